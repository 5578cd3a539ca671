import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

/// How syncing goes, where a person sees it (app 2.10, 17.1).
struct SyncStateTests {
    /// What happened, and what the icon says of it.
    enum Case: String, CaseIterable {
        case nothing, working, offline, unreachable, refused, held, signedOut, switchedOff

        func happen(to app: App) {
            app.model.sync.phase = .idle
            switch self {
            case .nothing: break
            case .working: app.model.sync.phase = .working
            case .offline: app.event(["type": .string("offline")])
            case .unreachable: app.model.sync.phase = .attention(.unreachable)
            case .refused: app.model.sync.refusedCount = 1
            case .held: app.model.sync.heldDeletions = 600
            case .signedOut:
                app.model.device.isSignedIn = false
                app.model.sync.phase = .attention(.signedOut)
            case .switchedOff: app.receive(.settings(.turn(.sync, false)), at: now)
            }
        }

        var words: String {
            switch self {
            case .nothing: "Synced"
            case .working: "Syncing"
            case .offline: "Offline"
            case .unreachable, .refused, .held, .signedOut: "Needs attention"
            case .switchedOff: "On this device only"
            }
        }

        /// Whether the bar of a phone has room for it.
        var isTold: Bool { self != .nothing && self != .working && self != .switchedOff }
    }

    @Test(arguments: Case.allCases) func thePhoneTellsOnlyWhatAPersonMustKnow(_ state: Case) {
        let app = signedIn()
        (app.model.device.width, app.model.device.height) = (390, 844)
        state.happen(to: app)
        #expect(app.html.contains("data-el=\"sync-state\"") == state.isTold)
    }

    @Test(arguments: Case.allCases) func theSidebarSaysItInWords(_ state: Case) {
        let app = signedIn()
        (app.model.device.width, app.model.device.height) = (1440, 900)
        app.model.device.hasFinePointer = true
        state.happen(to: app)
        #expect(app.model.syncState == state.words)
        #expect(app.html.contains("aria-label=\"\(state.words)\""))
    }

    @Test func switchedOffNothingIsSentUntilItIsOnAgain() {
        let app = signedIn()
        app.answer("sync", 0, "")
        _ = app.takeEffects()
        app.receive(.settings(.turn(.sync, false)), at: now)
        app.receive(.shell(.go(path: "/settings/account")), at: now)
        #expect(app.html.contains("Sync is off."))
        #expect(!app.html.contains("data-el=\"sync-now\""))
        app.receive(.home(.createExamples), at: now)
        app.receive(.shell(.sync), at: now)
        #expect(app.requests.allSatisfy { $0.id != "sync" })
        app.receive(.settings(.turn(.sync, true)), at: now)
        #expect(app.requests.contains { $0.id == "sync" })
    }

    @Test(arguments: [(61, "61 minutes fast"), (1, "1 minute fast"), (-61, "61 minutes slow")])
    func aWrongClockIsToldWithItsDirection(_ minutes: Int, _ words: String) {
        let app = signedIn()
        app.receive(.shell(.go(path: "/settings/account")), at: now)
        app.model.sync.clockMinutes = minutes
        #expect(app.html.contains("clock is \(words). Corrected for sync."))
    }

    @Test(arguments: [("watch", "Watch"), ("device", "Device")])
    func whoAsksToJoinIsNamedWithItsKind(_ kind: String, _ word: String) {
        let app = signedIn()
        app.receive(.shell(.go(path: "/settings/account")), at: now)
        app.answer(
            "account.guest", 200,
            """
            {"kind":"\(kind)","name":"Mine","platform":"Wear","address":"192.0.2.1"}
            """)
        #expect(app.html.contains("Mine (192.0.2.1) asks to join."))
        #expect(app.html.contains("\(word) · Wear"))
    }

    @Test func aDeviceIsRemovedOnlyAfterAQuestion() throws {
        let app = signedIn()
        let other = RecordID(high: 5, low: 5)
        app.receive(.shell(.go(path: "/settings/account")), at: now)
        app.answer(
            "account.devices", 200,
            "{\"items\":[{\"id\":\"\(other.text)\",\"name\":\"Old phone\"}]}")
        _ = app.takeEffects()
        app.receive(.account(.remove(other)), at: now)
        #expect(app.requests.isEmpty)
        #expect(app.html.contains("Remove ‘Old phone’?"))
        app.receive(.shell(.confirm), at: now)
        #expect(app.requests.contains { $0.method == "DELETE" && $0.path.hasSuffix(other.text) })
    }

    @Test func rowsThatCannotBeReadAreFetchedAgainOnce() throws {
        let app = signedIn()
        _ = app.takeEffects()
        func cursorAsked() throws -> UInt64 {
            let request = try #require(app.requests.last { $0.id == "sync" })
            return try SyncRequest(bytes: Array(try #require(request.body).utf8)).cursor
        }
        func answer(_ number: UInt64) {
            let answer = SyncAnswer(
                epoch: Epoch(high: 1, low: 1), incarnation: Incarnation(number: number, bits: 1),
                cursor: 3, accepted: 0, serverAt: now)
            app.answer("sync", 200, String(decoding: answer.bytes, as: UTF8.self))
        }
        answer(1)
        #expect(try cursorAsked() == 3)
        answer(2)
        app.model.damagedRows = 2
        app.receive(.shell(.sync), at: now)
        #expect(try cursorAsked() == 0)
        answer(3)
        app.receive(.shell(.sync), at: now)
        #expect(try cursorAsked() == 3)
    }
}
