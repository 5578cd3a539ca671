import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

/// A device with records signs in to another account than theirs (sync 2).
struct AdmissionTests {
    private let mine = RecordID(high: 100, low: 1)
    private let other = RecordID(high: 100, low: 2)

    private func answer(_ account: RecordID) -> String {
        """
        {"token":"secret","account":{"id":"\(account.text)","login":"other"},
        "device":{"id":"\(RecordID(high: 8, low: 8).text)"}}
        """
    }

    /// Signed out, with three actions, on the account screen.
    private func signedOut(of account: RecordID?, language: String = "en") throws -> App {
        let app = app(language: language)
        app.receive(.home(.createExamples), at: now)
        if let account { try #require(app.book).joinAccount(account) }
        app.event(["type": .string("owner"), "mine": .bool(true)])
        app.receive(.shell(.go(path: "/settings/account")), at: now)
        _ = app.takeEffects()
        return app
    }

    private func tokens(_ effects: [Effect]) -> [String?] {
        effects.compactMap { effect -> String?? in
            if case .token(let token) = effect { return .some(token) }
            return nil
        }
    }

    @Test(arguments: [true, false]) func nobodyIsAskedAboutTheirOwnRecords(_ isFirst: Bool) throws {
        let app = try signedOut(of: isFirst ? nil : mine)
        app.answer("account.join", 201, answer(mine))
        #expect(app.model.account.admission == nil)
        #expect(app.model.device.isSignedIn)
        #expect(try #require(app.book).account() == mine)
    }

    @Test(arguments: [
        ("ko", "이 기기에 다른 계정의 기록이 있어요", "합치기", "지우고 로그인"),
        (
            "en", "The records on this device belong to another account", "Merge",
            "Erase and sign in"
        ),
        ("ja", "この端末には別のアカウントの記録があります", "合わせる", "消去してサインイン"),
    ])
    func anotherAccountAsksBeforeAnythingIsSent(
        _ language: String, _ title: String, _ merge: String, _ erase: String
    ) throws {
        let app = try signedOut(of: mine, language: language)
        app.answer("account.join", 201, answer(other))
        let html = app.html
        #expect(html.contains(title) && html.contains(merge) && html.contains(erase))
        #expect(!app.model.device.isSignedIn)
        let effects = app.takeEffects()
        #expect(tokens(effects).isEmpty)
        let isAsking = effects.contains { effect in
            if case .fetch = effect { return true }
            return false
        }
        #expect(!isAsking)
        #expect(try #require(app.book).account() == mine)
    }

    @Test(arguments: [
        ("ko", "어느 계정의 것인지 알 수 없어요"), ("en", "cannot be told whose"),
        ("ja", "どのアカウントのものかわかりません"),
    ])
    func recordsOfNobodyKnowsWhomAskToo(_ language: String, _ title: String) throws {
        let app = try signedOut(of: mine, language: language)
        try #require(app.book).storage.setBookkeeping("sync.account", Array("?".utf8))
        app.answer("account.join", 201, answer(mine))
        #expect(app.html.contains(title))
        #expect(!app.model.device.isSignedIn)
        #expect(tokens(app.takeEffects()).isEmpty)
        app.receive(.admission(.merge), at: now)
        #expect(app.model.device.isSignedIn)
        #expect(try #require(app.book).account() == mine)
    }

    @Test(arguments: [
        ("account.join", "sign-in"), ("account.enter", "sign-in"), ("account.redeem", "connect"),
    ])
    func anAnswerThatSaysNothingIsTold(_ question: String, _ card: String) throws {
        for (body, language, words) in [
            ("", "en", "could not be read"), ("<html>", "ko", "서버의 답을 읽을 수 없어서"),
            (#"{"token":"secret"}"#, "ja", "サーバーの応答を読み取れず"),
        ] {
            let app = try signedOut(of: nil, language: language)
            app.model.account.isBusy = true
            app.answer(question, 201, body)
            #expect(app.model.account.error == .unreadable)
            #expect(!app.model.account.isBusy && !app.model.device.isSignedIn)
            let html = app.html
            let shown = try #require(html.firstRange(of: "data-el=\"\(card)\""))
            #expect(html[shown.upperBound...].contains(words))
            #expect(tokens(app.takeEffects()).isEmpty)
        }
    }

    @Test func mergingOffersEverythingToTheNewAccount() throws {
        let app = try signedOut(of: mine)
        app.answer("account.join", 201, answer(other))
        app.receive(.admission(.merge), at: now)
        let effects = app.takeEffects()
        #expect(tokens(effects) == ["secret"])
        #expect(app.model.device.isSignedIn)
        #expect(app.model.account.login == "other")
        #expect(try #require(app.book).account() == other)
        #expect(app.model.ledger.actions.count == 3)
    }

    @Test func erasingAsksOnceMoreAndKeepsTheTokenForTheNewStore() throws {
        let app = try signedOut(of: mine)
        app.answer("account.join", 201, answer(other))
        app.receive(.admission(.askToErase), at: now)
        guard case .confirm(let question) = app.model.sheet else {
            Issue.record("nothing is asked")
            return
        }
        #expect(question.isDestructive)
        #expect(question.explanation.contains("does not have yet"))
        app.receive(.shell(.confirm), at: now)
        let effects = app.takeEffects()
        let places = effects.indices.filter { place in
            switch effects[place] {
            case .store(.erase), .token("secret"): true
            default: false
            }
        }
        #expect(places.count == 2)
        guard case .store = effects[places[0]] else {
            Issue.record("erasing would forget the token")
            return
        }
        #expect(app.model.preferences[PreferenceKey.deviceID] == RecordID(high: 8, low: 8).text)
    }

    @Test func cancellingEndsTheTokenThatNobodyElseHad() throws {
        let app = try signedOut(of: mine)
        app.answer("account.join", 201, answer(other))
        app.receive(.admission(.cancel), at: now)
        let requests = app.requests
        #expect(requests.map { $0.path } == ["/v1/auth/token"])
        #expect(requests.first?.method == "DELETE" && requests.first?.token == "secret")
        #expect(!app.model.device.isSignedIn)
        #expect(app.model.account.admission == nil)
        #expect(app.model.preferences[PreferenceKey.deviceID] == nil)
        #expect(try #require(app.book).account() == mine)
    }

    @Test func aStoreThatKnowsNoAccountAsksWhoseItIs() throws {
        let app = app()
        app.model.device.isSignedIn = true
        app.event(["type": .string("owner"), "mine": .bool(true)])
        #expect(app.requests.contains { $0.path == "/v1/account" })
        app.answer("account.account", 200, "{\"id\":\"\(mine.text)\",\"login\":\"me\"}")
        #expect(try #require(app.book).account() == mine)
    }

    @Test(arguments: ["merge", "erase", "cancel"]) func messagesReadAsTheyAreWritten(
        _ word: String
    ) {
        #expect(Message("admission." + word)?.text == "admission." + word)
    }
}
