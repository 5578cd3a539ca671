import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

/// Signed in, the owner of its store, with three actions that wait to be sent.
func signedIn(language: String = "en") -> App {
    let app = app(language: language)
    app.receive(.home(.createExamples), at: now)
    try? app.book?.noteAccount(RecordID(high: 100, low: 1))
    app.model.device.isSignedIn = true
    app.model.preferences[PreferenceKey.deviceID] = RecordID(high: 9, low: 9).text
    app.event(["type": .string("owner"), "mine": .bool(true)])
    return app
}

struct SyncTests {
    private let copied = Array(#"{"error":{"code":"device_copied","watermark":"0"}}"#.utf8)

    @Test func aCopyRegistersItselfAndLosesNothing() throws {
        let app = signedIn()
        let waiting = try #require(app.book).storage.pending(after: 0, limit: 100).count
        #expect(app.requests.map { $0.id } == ["status", "sync"])
        app.answer("sync", 409, String(decoding: copied, as: UTF8.self))
        let asked = try #require(app.requests.first)
        #expect(asked.path == "/v1/auth/pair")
        #expect(asked.body?.contains("(copy)") == true)
        app.answer("device.ask", 201, #"{"code":"7K3M-9QXT","request":"secret"}"#)
        #expect(app.requests.map { $0.path } == ["/v1/auth/pair/7K3M-9QXT"])
        app.answer("device.agree", 204, "")
        #expect(app.requests.map { $0.path } == ["/v1/auth/pair/redeem"])
        app.answer("device.redeem", 200, #"{"token":"new"}"#)
        let effects = app.takeEffects()
        let tokens = effects.compactMap { effect -> String? in
            if case .token(let token) = effect { return token }
            return nil
        }
        #expect(tokens == ["new"])
        let device = try #require(app.deviceID)
        #expect(device != RecordID(high: 9, low: 9))
        let sent = effects.compactMap { effect -> Effect.Fetch? in
            if case .fetch(let fetch) = effect { return fetch }
            return nil
        }
        #expect(sent.contains { $0.id == "sync" && $0.body!.contains(device.text) })
        #expect(app.model.device.isSignedIn)
        #expect(app.model.toast?.text == app.model.strings.deviceCopied)
        #expect(try #require(app.book).storage.pending(after: 0, limit: 100).count == waiting)
    }

    @Test(arguments: [("ask", 0), ("ask", 503), ("agree", 500), ("redeem", 202)])
    func aRegistrationThatIsCutOffBeginsAnew(_ step: String, _ status: Int) throws {
        let app = signedIn()
        _ = app.requests
        app.answer("sync", 409, String(decoding: copied, as: UTF8.self))
        for (name, body) in [("ask", #"{"code":"7K3M","request":"s"}"#), ("agree", "")] {
            if name == step { break }
            app.answer("device." + name, 204, body)
        }
        app.answer("device." + step, status, "")
        let isArranged = app.takeEffects().contains { effect in
            if case .later(.shell(.sync), _) = effect { return true }
            return false
        }
        #expect(isArranged)
        app.receive(.shell(.sync), at: now)
        #expect(app.requests.map { $0.id } == ["sync"])
    }

    @Test func aStoreThatWasClearedSaysSoAndRegistersAnew() {
        let app = App(random: { 5 })
        app.event(["type": .string("start"), "signedIn": .bool(true)])
        app.model.preferences[PreferenceKey.deviceID] = RecordID(high: 9, low: 9).text
        app.model.preferences["onboarding.done"] = "on"
        app.event(["type": .string("opened"), "problem": .string("cleared")])
        app.event(["type": .string("owner"), "mine": .bool(true)])
        #expect(app.html.contains("data-state=\"storageCleared\""))
        #expect(app.requests.map { $0.id } == ["account.account", "status", "device.ask"])
        app.receive(.shell(.closeNotice("cleared")), at: now)
        #expect(!app.html.contains("data-state=\"storageCleared\""))
    }

    @Test func aRefusalToKeepTheStoreIsToldUntilItIsRead() {
        let app = app(language: "en")
        app.event(["type": .string("persisted"), "granted": .bool(false)])
        #expect(app.html.contains("The browser may clear your data"))
        app.receive(.shell(.closeNotice("mayBeCleared")), at: now)
        #expect(!app.html.contains("The browser may clear your data"))
        app.receive(.shell(.go(path: "/settings")), at: now)
        #expect(app.html.contains("The browser may clear your data"))
        app.event(["type": .string("persisted"), "granted": .bool(true)])
        #expect(!app.html.contains("The browser may clear your data"))
    }

    @Test func aDeviceThatSyncsNeedNotFearForItsStore() {
        let app = app(language: "en")
        app.event(["type": .string("persisted"), "granted": .bool(false)])
        app.event(["type": .string("signedIn"), "is": .bool(true)])
        #expect(!app.html.contains("The browser may clear your data"))
        app.event(["type": .string("signedIn"), "is": .bool(false)])
        #expect(app.html.contains("The browser may clear your data"))
    }

    @Test func whatWasNotSyncedIsCarriedOverFromAStoreSetAside() throws {
        let old = app(language: "en")
        old.receive(.home(.createExamples), at: now)
        var entries: [ResidentCommit] = []
        while let commit = old.book?.storage.takeCommit() { entries.append(commit) }
        let names = old.model.ledger.actions.map { $0.name }

        let new = app(language: "en")
        for commit in entries {
            new.call(7, commit.entry, number: commit.number, at: now) { _ in }
        }
        new.event(["type": .string("salvage")])
        #expect(new.model.ledger.actions.map { $0.name } == names)
        let count = try #require(old.book).storage.pending(after: 0, limit: 100).count
        #expect(new.model.notices == [.setAside(count)])
        let stamps = { (app: App) in
            try app.book!.storage.record(.action, app.model.ledger.actions[0].id)!.fields.map {
                $0.field.stamp
            }
        }
        #expect(try stamps(new) == stamps(old))
        while let commit = new.book?.storage.takeCommit() { new.saved(upTo: commit.number) }
        let isOver = new.takeEffects().contains { effect in
            if case .store(.salvaged) = effect { return true }
            return false
        }
        #expect(isOver)
    }

    @Test func anEntryThatIsDamagedHidesNothingBehindIt() throws {
        let old = app(language: "en")
        var entries: [(Int64, [UInt8])] = []
        for (i, name) in ["One", "Two", "Three"].enumerated() {
            _ = try #require(old.book).write(.actionAdd, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.insert(
                    .action, RecordID(high: 1, low: UInt64(i)),
                    Action(id: RecordID(high: 1, low: UInt64(i)), createdAt: now, name: name)
                        .fields)
            }
            while let commit = old.book?.storage.takeCommit() {
                entries.append((commit.number, commit.entry))
            }
        }
        entries[1].1[40] ^= 1
        let new = app(language: "en")
        for (number, entry) in entries {
            new.call(7, entry, number: number, at: now) { _ in }
        }
        new.event(["type": .string("salvage")])
        let names = Set(new.model.ledger.actions.map { $0.name })
        #expect(names.isSuperset(of: ["One", "Three"]))
    }
}

extension App {
    func event(_ members: [String: JSON]) {
        receive(
            event: .object(members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }),
            at: now)
    }

    func answer(_ id: String, _ status: Int, _ body: String) {
        event([
            "type": .string("response"), "id": .string(id), "status": .int(Int64(status)),
            "body": .string(body),
        ])
    }

    /// What was asked of the server since the last look.
    var requests: [Effect.Fetch] {
        takeEffects().compactMap { effect in
            if case .fetch(let fetch) = effect { return fetch }
            return nil
        }
    }
}
