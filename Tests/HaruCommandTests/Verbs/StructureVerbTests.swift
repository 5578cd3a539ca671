import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

/// Actions, tags and settings.
struct StructureVerbTests {
    private func names(_ person: Person, _ verb: String) -> [String] {
        (person("\(verb) --json").json?[verb]?.array ?? []).compactMap { $0["name"]?.string }
    }

    static let refused = [
        Typed("no name", "action add ''", .refused, "이름"),
        Typed("spaces alone", "action add '  '", .refused, "이름"),
        Typed(
            "a name of 41 letters", "action add " + String(repeating: "가", count: 41), .refused,
            "40"),
        Typed(
            "a tag of 31 letters", "tag add " + String(repeating: "가", count: 31), .refused, "30"),
        Typed("a colour that is none", "tag add x --color 12", .usage, "#2F6B4F"),
        Typed(
            "a type for life (S-55)", after: ["action add x"], "action edit x --count", .usage,
            "--count"),
        Typed("nothing to edit", after: ["action add x"], "action edit x", .usage, "--name"),
        Typed(
            "both ways", after: ["action add x"], "action edit x --favorite --no-favorite", .usage,
            "--no-favorite"),
        Typed("a new tag without a terminal", "action add x --tag 새", .usage, "--yes"),
        Typed(
            "taking off a tag that is not there", after: ["action add x"],
            "action edit x --untag 없음", .notFound, "없음"),
        Typed("no such tag", "tag edit 없음 --color 1", .notFound, "없음"),
        Typed("no such action", "action order 없음", .notFound, "없음"),
        Typed("a verb is missing", "action", .usage, "action add"),
        Typed("an unknown setting", "settings get zone", .usage, "timeZone"),
        Typed("an unknown zone", "settings set timeZone Mars/Base", .usage, "Mars/Base"),
        Typed("a zone that leads out", "settings set timeZone ../../etc/passwd", .usage, "passwd"),
        Typed("an unknown weekday", "settings set weekStart someday", .usage, "sunday"),
        Typed("a minimum above an hour", "settings set minSessionSeconds 2h", .refused, "범위"),
        Typed("an unknown language", "settings set settings.language fr", .usage, "system"),
    ]

    @Test(arguments: refused) func whatMakesNoSenseIsRefused(_ typed: Typed) {
        typed.check(Person())
    }

    @Test func anActionIsMadeChangedListedAndDeleted() {
        let person = Person()
        person.prepare("action create 독서 --tag 공부 --symbol book --favorite --yes")
        person.prepare("action edit 독서 --name '긴 독서' --no-favorite --untag 공부 --symbol none")
        let row = person("actions --json").json?["actions"]?.array?.first
        #expect(row?["name"]?.string == "긴 독서")
        #expect(row?["symbol"]?.string == "circle")
        #expect(row?["isFavorite"]?.bool == false)
        #expect(row?["tags"]?.array?.isEmpty == true)
        person.prepare("action delete '긴 독서' --yes")
        #expect(names(person, "actions").isEmpty)
        person.prepare("undo")
        #expect(names(person, "actions") == ["긴 독서"])
    }

    @Test func aTagFlagMeansWholeNamesOnly() {
        let person = Person()
        person.prepare("tag add party", "action add x --tag art --yes", "action add y --tag ART")
        #expect(Set(names(person, "tags")) == ["party", "art"])
        person.prepare("tag add art")
        #expect(person("action add z --tag art").code == .notFound)
        #expect(names(person, "actions") == ["x", "y"])
    }

    @Test func aNewTagIsMadeAfterAsking() {
        let person = Person()
        person.answers = ["no"]
        #expect(person("action add x --tag 새").code == .failure)
        #expect(names(person, "actions").isEmpty && names(person, "tags").isEmpty)
        person.answers = ["y"]
        #expect(person("action add x --tag 새").code == .ok)
        #expect(names(person, "tags") == ["새"])
        let shown = person("action edit x --symbol star --dry-run")
        #expect(shown.output == "바뀌는 것: 행동 1개.\n  x\n")
    }

    @Test func orderIsAsTold() {
        let person = Person()
        for name in ["a", "b", "c"] {
            person.prepare("action add \(name)", "tag add \(name)")
            person.passes(seconds: 1)
        }
        person.prepare("action order c a", "tag order b")
        #expect(names(person, "actions") == ["c", "a", "b"])
        #expect(names(person, "tags") == ["b", "a", "c"])
    }

    @Test func namesThatSteerATerminalAreShownHarmless() {
        let person = Person()
        person.run(["action", "add", "\"a\u{1b}[31m\nb\u{202e}\""])
        person.prepare("start '\"a'")
        person.passes(seconds: 90)
        for line in [
            "actions", "status", "status --format plain", "log", "today", "stop", "undo --list",
            "__names actions",
        ] {
            let output = person(line).output
            #expect(output.contains("\"a"), "\(line)")
            #expect(!output.unicodeScalars.contains("\u{1b}"), "\(line)")
            #expect(!output.unicodeScalars.contains("\u{202e}"), "\(line)")
        }
        #expect(person("__names actions").lines.count == 1)
    }

    static let settings: [(String, String, String)] = [
        ("weekStart", "sunday", "sunday"), ("dayStartMinutes", "04:00", "04:00"),
        ("timeZone", "America/New_York", "America/New_York"), ("minSessionSeconds", "1m", "60s"),
        ("representative", "earliest", "earliest"), ("settings.language", "ja", "ja"),
    ]

    @Test(arguments: settings)
    func aSettingIsSetReadAndListed(key: String, value: String, shown: String) {
        let person = Person()
        #expect(person("settings set \(key) \(value)").output == shown + "\n")
        #expect(person("settings get \(key)").output == shown + "\n")
        #expect(person("settings").output.contains(shown))
        #expect(person("settings get \(key) --json").json?["settings"]?.array?.count == 1)
    }

    @Test func theLanguageOfTheSettingsIsSpoken() {
        let person = Person()
        person.prepare("settings set settings.language en")
        #expect(person("status").output == "Nothing is running\n")
        #expect(person("status --lang ja").output == "計測中のアクションはありません\n")
        person.prepare("settings set settings.language system")
        #expect(person("status").output == "측정 중인 행동이 없어요\n")
    }

    @Test func theZoneOfTheFirstStartIsKept() {
        let person = Person(zone: "Asia/Seoul")
        person.prepare("action add 독서", "record 독서 09:00 10:00")
        let before = person("log --json").output
        person.variables["TZ"] = "America/New_York"
        #expect(person("settings get timeZone").output == "Asia/Seoul\n")
        #expect(person("log --json").output == before)
        person.prepare("settings set timeZone America/New_York")
        #expect(person("log --json").output != before)
    }

    @Test func theWeekBeginsOnItsDay() {
        let person = Person()
        person.prepare("action add 독서", "record 독서 2026-08-09T10:00 2026-08-09T11:00")
        #expect(person("week --json").json?["totalSeconds"]?.int == 0)
        person.prepare("settings set weekStart sunday")
        let week = person("week --json").json
        #expect(
            week?["firstDay"]?.string == "2026-08-09" && week?["lastDay"]?.string == "2026-08-15")
        #expect(week?["totalSeconds"]?.int == 3600, "W1")
    }
}
