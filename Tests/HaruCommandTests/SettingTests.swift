import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

struct SettingTests {
    @Test func settingsAreListedWithTheirScope() throws {
        var settings = Settings()
        settings.dayStartMinutes = 300
        settings.minSessionSeconds = 30
        let list = SettingsList(settings: settings, timeZone: "Asia/Seoul", language: nil)
        let lines = list.lines(Fixture.style())
        #expect(lines[0] == "키                 값          범위")
        #expect(lines[1] == "weekStart          monday      모든 기기  한 주가 시작하는 요일")
        #expect(lines[2] == "dayStartMinutes    05:00       모든 기기  하루가 시작하는 시각")
        #expect(lines.last == "settings.language  system      이 기기    언어")
        let one = SettingsList(
            settings: settings, timeZone: "Asia/Seoul", language: .ja, keys: [.language])
        #expect(one.lines(Fixture.style()) == ["ja"])
        let json = try #require(list.json["settings"]?.array)
        #expect(json[0]["value"]?.int == 2)
        #expect(json[1]["value"]?.int == 300)
        #expect(json[5]["scope"]?.string == "device")
    }

    /// What is shown can be typed: the value of every setting is one that `set` takes.
    @Test(arguments: SettingKey.allCases) func aShownSettingCanBeSet(_ key: SettingKey) throws {
        var settings = Settings()
        settings.dayStartMinutes = 300
        settings.minSessionSeconds = 30
        settings.weekStart = .sunday
        settings.representative = .earliest
        let list = SettingsList(settings: settings, timeZone: "Asia/Tokyo", language: .en)
        let expected: SettingChange =
            switch key {
            case .weekStart: .weekStart(.sunday)
            case .dayStartMinutes: .dayStartMinutes(300)
            case .timeZone: .timeZone("Asia/Tokyo")
            case .minSessionSeconds: .minSessionSeconds(30)
            case .representative: .representative(.earliest)
            case .language: .language(.en)
            }
        #expect(try SettingChange(key, list.text(key)) == expected)
    }

    @Test(arguments: [
        (SettingKey.weekStart, "sat", SettingChange.weekStart(.saturday)),
        (.weekStart, "1", .weekStart(.sunday)), (.dayStartMinutes, "90", .dayStartMinutes(90)),
        (.minSessionSeconds, "off", .minSessionSeconds(0)),
        (.minSessionSeconds, "1m", .minSessionSeconds(60)),
        (.minSessionSeconds, "45", .minSessionSeconds(45)), (.language, "system", .language(nil)),
    ])
    func aSettingHasHandyForms(_ key: SettingKey, _ text: String, _ change: SettingChange) throws {
        #expect(try SettingChange(key, text) == change)
    }

    @Test func aSettingRefusesWhatItCannotBe() {
        #expect(throws: Refusal.domain(.outOfRange)) { try SettingChange(.weekStart, "8") }
        #expect(throws: Refusal.domain(.outOfRange)) { try SettingChange(.dayStartMinutes, "1440") }
        #expect(throws: Refusal.domain(.outOfRange)) {
            try SettingChange(.minSessionSeconds, "2h")
        }
        #expect(
            throws: Refusal.usage(
                .badValue(
                    "latst", place: "VALUE",
                    .notChoice(["latest", "earliest"], nearest: "latest")))
        ) { try SettingChange(.representative, "latst") }
        #expect(
            throws: UsageError.badValue(
                "timezone", place: "KEY",
                .notChoice(SettingKey.allCases.map { $0.rawValue }, nearest: "timeZone"))
        ) { try SettingKey(named: "timezone") }
    }
}
