import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

struct SettingsTests {
    /// The settings screen of a phone.
    private func settings(language: String = "en") -> App {
        let app = app(language: language)
        app.receive(.shell(.go(path: "/settings")), at: now)
        return app
    }

    @Test(
        arguments: [
            ("theme", "dark", SettingsMessage.theme(.dark)),
            ("language", "ja", .language(.ja)), ("language", "system", .language(nil)),
            ("turn haptics", "off", .turn(.haptics, false)),
            ("turn doubleTap", "on", .turn(.doubleTap, true)),
            ("navigation", "radial", .navigation(isRadial: true)),
            ("doubleTap", "stats", .doubleTap(.stats)), ("columns 5", "", .columns(5)),
            ("weekStart", "1", .weekStart(.sunday)), ("minSession", "600", .minSession(600)),
            ("representative", "earliest", .representative(.earliest)),
            ("hour", "6", .hour(6)), ("minute", "30", .minute(30)),
            ("zone Asia/Tokyo", "", .zone("Asia/Tokyo")),
            (
                "drag over bar-main", "bar 2",
                .hover(SettingsItem(list: .bar, name: "main"), place: 2)
            ),
        ] as [(String, String, SettingsMessage)])
    func aControlSaysWhatItChanges(_ text: String, _ value: String, _ message: SettingsMessage) {
        #expect(Message("settings." + text, value: value) == .settings(message))
        #expect(Message.settings(message).text == "settings." + text)
    }

    @Test(arguments: [("columns 9", 6), ("columns 0", 2), ("columns 4", 4)])
    func columnsStayWithinTwoAndSix(_ text: String, _ columns: Int) throws {
        let app = settings()
        app.receive(try #require(Message("settings." + text)), at: now)
        #expect(app.model.preferences.columns == columns)
    }

    @Test func languageChangesTheScreenAtOnceAndKeepsIt() {
        let app = settings()
        app.receive(.settings(.language(.ja)), at: now)
        #expect(app.html.contains("data-screen=\"settings\""))
        #expect(app.html.contains("設定"))
    }

    ///
    @Test func dayStartIsKeptWhenItsRowIsFolded() {
        let app = settings()
        #expect(!app.html.contains("wheel-box open"))
        app.receive(.settings(.fold(.dayStart)), at: now)
        #expect(app.html.contains("wheel-box open"))
        app.receive(.settings(.hour(6)), at: now)
        app.receive(.settings(.minute(30)), at: now)
        #expect(app.model.settings.dayStartMinutes == 0)
        app.receive(.settings(.fold(.dayStart)), at: now)
        #expect(app.model.settings.dayStartMinutes == 390)
        #expect(!app.html.contains("wheel-box open"))
    }

    @Test func onlyWheelsThatRestAreKept() {
        let app = settings()
        app.receive(.settings(.fold(.dayStart)), at: now)
        app.receive(.settings(.hour(5)), at: now)
        let early = app.model.settingsState.turns
        app.receive(.settings(.hour(6)), at: now)
        app.receive(.settings(.keepDayStart(early)), at: now)
        #expect(app.model.settings.dayStartMinutes == 0)
        app.receive(.settings(.keepDayStart(early + 1)), at: now)
        #expect(app.model.settings.dayStartMinutes == 360)
    }

    ///
    @Test func aLaterDayStartMovesTheMorningToTheDayBefore() {
        let app = settings()
        let fourInTheMorning = now - 10 * 3_600_000
        app.receive(.settings(.fold(.dayStart)), at: fourInTheMorning)
        let day = app.model.ledger.today
        app.receive(.settings(.hour(5)), at: fourInTheMorning)
        app.receive(.settings(.fold(.dayStart)), at: fourInTheMorning)
        #expect(app.model.ledger.today == day - 1)
    }

    @Test func oneToThreeTabsStandInTheBar() {
        let app = settings()
        for tab in [Tab.stats, .goals] { app.receive(.settings(.addTab(tab)), at: now) }
        #expect(app.model.barTabs == [.main, .actions, .history])
        for tab in [Tab.actions, .history] { app.receive(.settings(.removeTab(tab)), at: now) }
        app.receive(.settings(.removeTab(.main)), at: now)
        #expect(app.model.barTabs == [.main])
        for tab in [Tab.stats, .goals] { app.receive(.settings(.addTab(tab)), at: now) }
        let item = SettingsItem(list: .bar, name: "main")
        app.receive(.settings(.lift(item)), at: now)
        app.receive(.settings(.drop(item, place: 2)), at: now)
        #expect(app.model.barTabs == [.stats, .goals, .main])
    }

    @Test func aCancelledDragLeavesTheOrder() {
        let app = settings()
        let item = SettingsItem(list: .bubbles, name: "settings")
        app.receive(.settings(.lift(item)), at: now)
        app.receive(.settings(.hover(item, place: 0)), at: now)
        #expect(app.model.shownOrder(.bubbles).first == "settings")
        app.receive(.settings(.cancelDrag), at: now)
        #expect(app.model.radialTabs.first == .main)
    }

    /// A-61, as far as there are sections
    @Test func sectionsOfHomeFollowTheirOrder() throws {
        let app = settings()
        app.receive(.home(.createExamples), at: now)
        app.receive(.home(.favorite(app.model.ledger.actions[0].id)), at: now)
        let item = SettingsItem(list: .sections, name: "others")
        app.receive(.settings(.lift(item)), at: now)
        app.receive(.settings(.drop(item, place: 0)), at: now)
        app.receive(.shell(.go(path: "/")), at: now)
        let others = try #require(app.html.place(of: "data-key=\"others\""))
        let favorites = try #require(app.html.place(of: "data-key=\"favorites\""))
        #expect(others < favorites)
    }

    @Test func aZoneIsWrittenOnceItsRulesAreThere() {
        let app = settings()
        app.receive(.settings(.zone("Asia/Tokyo")), at: now)
        #expect(app.model.settings.timeZone == nil)
        app.zoneCame("Asia/Tokyo", isKnown: false)
        #expect(app.model.settings.timeZone == nil)
        app.receive(.settings(.zone("Asia/Tokyo")), at: now)
        app.zones.append(TimeZoneRules(name: "Asia/Tokyo", fixedOffset: 9 * 3600))
        app.zoneCame("Asia/Tokyo", isKnown: true)
        #expect(app.model.settings.timeZone == "Asia/Tokyo")
        #expect(app.html.contains("data-el=\"zone-banner\""))
        app.receive(.settings(.keepZone), at: now)
        #expect(!app.html.contains("data-el=\"zone-banner\""))
    }

    @Test(
        arguments: [
            ("new y", ["America/New_York"]), ("SEOUL", ["Asia/Seoul"]), ("xyz", []),
            ("", ["America/New_York", "Asia/Seoul"]),
        ] as [(String, [String])])
    func zonesAreFoundByTheirLetters(_ query: String, _ names: [String]) {
        var model = Model()
        model.device.zones = ["America/New_York", "Asia/Seoul"]
        #expect(model.zones(matching: query) == names)
    }

    @Test func rowsFitTheLayout() {
        let app = settings()
        #expect(app.html.contains("settings.navigation"))
        app.model.device.width = 1440
        app.model.device.hasFinePointer = true
        #expect(!app.html.contains("settings.navigation"))
        #expect(app.html.contains("settings.turn singleKeys"))
    }
}

extension String {
    /// Where `words` begin, as a byte offset.
    func place(of words: String) -> Int? {
        let (text, part) = (Array(utf8), Array(words.utf8))
        return (0...max(0, text.count - part.count)).first {
            text[$0...].starts(with: part)
        }
    }
}
