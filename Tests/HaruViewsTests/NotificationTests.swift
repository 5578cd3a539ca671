import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

struct NotificationTests {
    /// The owner of its store, with examples, allowed to notify.
    private func allowed(_ language: String = "en") -> App {
        let app = app(language: language)
        app.receive(.home(.createExamples), at: now)
        app.model.device.canNotify = true
        app.model.device.abilities = ["notifications"]
        app.isOwner = true
        _ = app.takeEffects()
        return app
    }

    private func notifications(_ app: App) -> [DeviceNotification] {
        app.takeEffects().compactMap { effect in
            if case .notify(let notification) = effect { return notification }
            return nil
        }
    }

    private func closed(_ app: App) -> [String] {
        app.takeEffects().compactMap { effect in
            if case .closeNotification(let tag) = effect { return tag }
            return nil
        }
    }

    @Test func theBannerTellsTheRepresentativeAndStopsIt() throws {
        let app = allowed()
        app.receive(.settings(.turn(.runningNotification, true)), at: now)
        let reading = app.model.ledger.actions[0]
        app.receive(.home(.run(reading.id)), at: now)
        let banner = try #require(notifications(app).first)
        #expect(banner.tag == "haru-now")
        #expect(banner.title == "Reading")
        #expect(banner.body == "since 14:00")
        #expect(banner.buttons.map { $0.title } == ["Stop", "Open"])
        let later = now + 60_000
        app.receive(.home(.run(app.model.ledger.actions[1].id)), at: later)
        let second = try #require(notifications(app).first)
        #expect(second.title == "Exercise")
        #expect(second.body.hasSuffix("+1 more running"))
        #expect(notifications(app).isEmpty)
        app.receive(try #require(Message(banner.buttons[0].id)), at: later)
        #expect(!app.model.isRunning(reading.id))
        app.receive(try #require(Message(second.buttons[0].id)), at: later)
        #expect(closed(app) == ["haru-now"])
    }

    @Test func withoutTheSettingOrThePermissionThereIsNoBanner() {
        for isWanted in [true, false] {
            let app = allowed()
            app.model.device.canNotify = !isWanted
            if isWanted { app.prefer(PreferenceKey.runningNotification, "on") }
            app.receive(.home(.run(app.model.ledger.actions[0].id)), at: now)
            #expect(notifications(app).isEmpty)
        }
    }

    @Test func aRefusedPermissionTurnsTheSettingsBackAndExplains() {
        let app = allowed()
        app.model.device.canNotify = false
        app.receive(.settings(.longSession(3)), at: now)
        let asks = app.takeEffects().contains { effect in
            if case .permit = effect { return true }
            return false
        }
        #expect(asks)
        app.permitted(false)
        #expect(app.model.longSessionHours == nil)
        #expect(app.model.toast?.text == app.model.strings.notificationsRefused)
    }

    /// Each row: hours of the setting, when the app looks (seconds after the start), alerts shown.
    @Test(arguments: [
        (1, [3599], 0), (1, [3600], 1), (1, [3600, 3601, 9000], 1), (2, [3600], 0),
        (2, [7200, 7300], 1),
    ])
    func aLongSessionIsToldOnce(_ hours: Int, _ looks: [Int], _ count: Int) {
        let app = allowed()
        app.receive(.settings(.longSession(hours)), at: now)
        app.receive(.home(.run(app.model.ledger.actions[0].id)), at: now)
        app.issueAlerts()
        _ = app.takeEffects()
        var shown: [DeviceNotification] = []
        for seconds in looks {
            app.advance(to: now + Int64(seconds) * 1000)
            app.issueAlerts()
            shown += notifications(app)
        }
        #expect(shown.count == count)
        if let first = shown.first {
            #expect(first.title.hasPrefix(hours == 1 ? "Reading: 1 hour " : "Reading: 2 hours "))
        }
    }

    @Test func whatWasLongBeforeItWasPlannedIsNotTold() {
        let app = allowed()
        app.receive(.home(.run(app.model.ledger.actions[0].id)), at: now)
        let later = now + 2 * 3_600_000
        app.receive(.settings(.longSession(1)), at: later)
        app.issueAlerts()
        #expect(notifications(app).isEmpty)
    }

    @Test func stoppingTakesTheAlertAway() {
        let app = allowed()
        app.receive(.settings(.longSession(1)), at: now)
        let reading = app.model.ledger.actions[0].id
        app.receive(.home(.run(reading)), at: now)
        app.issueAlerts()
        let long = app.model.longSessionAlerts[0]
        app.advance(to: long.at)
        app.issueAlerts()
        #expect(notifications(app).map { $0.tag } == [long.id])
        app.receive(.home(.stop(reading)), at: long.at + 1000)
        app.issueAlerts()
        #expect(closed(app) == [long.id])
        #expect(app.model.preferences[PreferenceKey.alerts] == nil)
    }

    @Test(arguments: [
        ("ko", true, "오후 2:00"), ("en", true, "2:00 PM"), ("ja", false, "14:00"),
        ("en", false, "14:00"),
    ])
    func timesFollowTheDevice(_ language: String, _ countsToTwelve: Bool, _ words: String) {
        let app = app(language: language)
        app.model.device.countsToTwelve = countsToTwelve
        #expect(app.model.clock(now) == words)
    }

    @Test(arguments: [("ko", "오후 2:00"), ("ja", "14:00")])
    func anotherLanguageWritesTimesItsOwnWay(_ language: String, _ words: String) {
        let app = app(language: "en")
        app.prefer(PreferenceKey.language, language)
        #expect(app.model.clock(now) == words)
    }
}
