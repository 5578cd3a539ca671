import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

/// Changes that the server did not accept, on the account screen (app 17.1).
struct RefusedTests {
    private func answered(
        _ app: App, cursor: UInt64, number: UInt64,
        _ change: (inout SyncAnswer, [SyncItem]) -> Void
    ) throws {
        let request = try #require(app.requests.first { $0.id == "sync" })
        var answer = SyncAnswer(
            epoch: Epoch(high: 1, low: 1), incarnation: Incarnation(number: number, bits: 1),
            cursor: cursor, accepted: 0, serverAt: now)
        let sent = try SyncRequest(bytes: Array(try #require(request.body).utf8))
        change(&answer, sent.items)
        answer.accepted = sent.items.count - answer.rejected.count
        app.answer("sync", 200, String(decoding: answer.bytes, as: UTF8.self))
    }

    /// The first of three actions was refused, and the account screen is open.
    private func refused(_ code: SyncAnswer.Code = .tooLarge, language: String = "en") throws -> App
    {
        let app = signedIn(language: language)
        try answered(app, cursor: 0, number: 1) { _, _ in }
        try answered(app, cursor: 3, number: 2) { answer, items in
            let action = items.firstIndex { item in
                if case .change(let change) = item { change.kind == .action } else { false }
            }
            answer.rejected = [SyncAnswer.Rejection(index: action!, code: code)]
        }
        app.receive(.shell(.go(path: "/settings/account")), at: now)
        return app
    }

    @Test(arguments: [
        ("ko", "서버가 받지 않은 변경 1개", "행동 · 서버가 받기에는 너무 커요."),
        ("en", "1 change the server did not accept", "Action · Too large for the server."),
        ("ja", "サーバーが受け付けなかった変更 1件", "アクション · サーバーが受け取るには大きすぎます。"),
    ])
    func theyAreListedWithTheirReason(_ language: String, _ title: String, _ reason: String) throws
    {
        let app = try refused(language: language)
        let html = app.html
        #expect(html.contains("data-state=\"quarantined\""))
        #expect(html.contains(title) && html.contains(reason))
        let change = try #require(app.model.sync.refused.first)
        #expect(html.contains("data-click=\"refused.copy action \(change.record.id.text)\""))
        #expect(html.contains("data-click=\"refused.discard action \(change.record.id.text)\""))
    }

    @Test func aCopyHasTheReasonAndTheChangeAsItWouldTravel() throws {
        let app = try refused(.malformed)
        let change = try #require(app.model.sync.refused.first)
        app.receive(.refused(.copy(change.record)), at: now)
        let texts = app.takeEffects().compactMap { effect -> String? in
            if case .copy(let text) = effect { return text }
            return nil
        }
        #expect(texts.count == 1)
        #expect(texts[0].hasPrefix("malformed\n{\"k\":\"action\""))
        #expect(texts[0].contains(change.name))
        #expect(app.model.toast?.text == "Copied")
    }

    @Test func discardingAsksAndFetchesWhatTheServerHas() throws {
        let app = try refused()
        let change = try #require(app.model.sync.refused.first)
        app.receive(.refused(.askToDiscard(change.record)), at: now)
        guard case .confirm(let question) = app.model.sheet else {
            Issue.record("nothing is asked")
            return
        }
        #expect(question.isDestructive && question.title.contains(change.name))
        #expect(app.model.ledger.actions.count == 3)
        _ = app.requests
        app.receive(.shell(.confirm), at: now)
        #expect(app.model.ledger.actions.map { $0.id }.contains(change.record.id) == false)
        #expect(app.model.ledger.actions.count == 2)
        #expect(app.requests.map { $0.id }.contains("sync"))
        #expect(app.model.sync.refused.isEmpty)
        #expect(!app.html.contains("data-state=\"quarantined\""))
    }

    @Test func whatCannotBeReadIsNotCalledRefused() throws {
        let app = signedIn()
        try answered(app, cursor: 0, number: 1) { answer, _ in
            answer.items = [
                .unreadable(Array(#"{"k":"tag","id":"no","f":{}}"#.utf8), .badID)
            ]
        }
        app.receive(.shell(.go(path: "/settings/account")), at: now)
        #expect(app.model.sync.refusedCount == 0 && app.model.sync.unread == 1)
        #expect(app.html.contains("1 item that arrived cannot be read here."))
        #expect(!app.html.contains("did not accept"))
    }

    @Test(arguments: ["copy action", "copy action x", "keep action"])
    func aMessageThatMakesNoSenseIsNone(_ text: String) {
        #expect(Message("refused." + text) == nil)
    }
}
