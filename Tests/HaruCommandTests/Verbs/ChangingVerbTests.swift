import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

/// Correcting, deleting, taking back, and the verbs that ask before they do (S-54, S-57).
struct ChangingVerbTests {
    static func person() -> Person {
        let person = Person()
        person.prepare(
            "action add 독서 --tag 공부 --yes", "action add 운동", "action add 물 --count",
            "record 독서 09:00 10:00 --note 처음", "add 물 3 --at 11:00")
        return person
    }

    private func record(_ person: Person, type: String) -> JSON? {
        let days = person("log --json").json?["days"]?.array ?? []
        return days.first?["records"]?.array?.first { $0["type"]?.string == type }
    }

    @Test func anEditIsTakenBackToTheEndBefore() throws {
        let person = Self.person()
        let prefix = try #require(record(person, type: "time")?["prefix"]?.string)
        let edited = person("edit \(prefix) --end 10:15")
        #expect(edited.code == .ok && edited.output.contains("09:00-10:15"))
        #expect(record(person, type: "time")?["seconds"]?.int == 4500)
        person.prepare("undo")
        #expect(record(person, type: "time")?["seconds"]?.int == 3600, "S-57")
    }

    @Test func aDeletionIsTakenBackWithTheSameIdAndFields() throws {
        let person = Self.person()
        let before = person("log --json").output
        let deleted = person("delete last")
        #expect(deleted.output == "횟수 기록 1개를 지웠어요.\n  물\n")
        #expect(record(person, type: "count") == nil)
        person.prepare("undo")
        #expect(person("log --json").output == before, "S-57")
    }

    @Test func aStopIsTakenBackAndRunsSinceTheSameStart() throws {
        let person = Self.person()
        person.prepare("start 독서 --at -10m")
        let before = person("status --json").json?["running"]?["startedAt"]?.int64
        person.prepare("stop", "undo")
        #expect(person("status --json").json?["running"]?["startedAt"]?.int64 == before, "S-57")
        person.passes(seconds: 60)
        #expect(person("stop --json").json?["value"]?.int == 660)
    }

    @Test func aSessionThatWasTooShortComesBack() {
        let person = Self.person()
        person.prepare("settings set minSessionSeconds 60", "start 독서 --at -40s")
        #expect(person("stop --json").json?["code"]?.string == "discarded_short", "S-27")
        #expect(person("status --json").json?["running"]?["name"] == nil)
        person.prepare("undo")
        #expect(person("status --json").json?["running"]?["name"]?.string == "독서")
    }

    static let refused = [
        Typed("an end before the start", "edit RECORD --end 08:00", .refused, "종료가"),
        Typed("a start behind the end", "edit RECORD --start 11:00", .refused, "종료가"),
        Typed("no length", "edit RECORD --end 09:00", .refused, "같아요"),
        Typed("the amount of a time record", "edit RECORD --amount 3", .usage, "--amount"),
        Typed("the moment of a time record", "edit RECORD --at 10:00", .usage, "--at"),
        Typed("the end of a count", "edit last --end 10:00", .usage, "--end"),
        Typed("nothing to change", "edit last", .usage, "--amount"),
        Typed("a note too long", "edit last --note LONG", .refused, "메모"),
        Typed(
            "the end of a running one", after: ["start 운동 --at -5m"], "edit last --end 11:59",
            .refused, "haru stop"),
    ]

    @Test(arguments: refused) func aCorrectionThatMakesNoSenseIsRefused(_ typed: Typed) {
        let person = Self.person()
        let prefix = record(person, type: "time")?["prefix"]?.string ?? ""
        var line = ""
        for word in typed.line.split(separator: " ") {
            switch word {
            case "RECORD": line += prefix
            case "LONG": line += String(repeating: "가", count: 100_000)
            default: line += word
            }
            line += " "
        }
        Typed(typed.why, after: typed.before, line, typed.code, typed.words).check(person)
    }

    @Test func onlyTheEndOfARecordInTheRepeatedHourIsEdited() throws {
        let person = Person(zone: "America/New_York")
        // 1 November 2026, 01:30 comes twice in New York; the second time is 06:30 UTC.
        person.now = Instant(milliseconds: 1_793_520_000_000)
        person.prepare(
            "action add Reading", "record Reading 2026-11-01T06:30Z 2026-11-01T06:45Z")
        let day = "log --json --date 2026-11-01"
        let before = person(day).json?["days"]?.array?.first?["records"]?.array?.first
        person.prepare("edit last --end 2026-11-01T03:00")
        let after = person(day).json?["days"]?.array?.first?["records"]?.array?.first
        #expect(before?["startedAt"]?.int64 == after?["startedAt"]?.int64, "T5")
        #expect(after?["seconds"]?.int == 5400, "T5")
    }

    // MARK: Verbs that ask

    /// Before, the verb, and the member of its report that counts.
    static let asking: [(String, String, [String])] = [
        ("", "action delete 독서", ["actions", "sessions", "counts"]),
        ("", "tag delete 공부", ["tags"]),
        ("", "import @more", ["sessions", "counts", "duplicates"]),
        ("delete last", "restore @b.haru --undelete", ["added", "revived", "same"]),
        ("", "restore @b.haru --as-copy", ["added", "revived", "same"]),
    ]

    private func ready(_ before: String) -> Person {
        let person = Self.person()
        let other = Person()
        other.prepare("action add 독서", "record 독서 07:00 08:00", "export -o @out")
        _ = shell("cp -r '\(other.folder)/out' '\(person.folder)/more'")
        person.prepare("backup -o @b.haru")
        if !before.isEmpty { person.prepare(before) }
        return person
    }

    @Test(arguments: asking)
    func aDryRunShowsTheNumbersOfWhatIsThenDone(before: String, line: String, members: [String]) {
        let person = ready(before)
        let stored = person.digest
        let shown = person(line + " --dry-run --json")
        #expect(shown.code == .ok, "\(shown.error)")
        #expect(person.digest == stored, "a dry run writes nothing")
        let done = person(line + " --yes --json")
        #expect(done.code == .ok && person.digest != stored)
        for member in members {
            #expect(
                shown.json?[member]?.int != nil
                    && shown.json?[member]?.int == done.json?[member]?.int)
        }
    }

    @Test(arguments: asking)
    func withoutATerminalNothingIsDone(before: String, line: String, members: [String]) {
        let person = ready(before)
        let stored = person.digest
        let answer = person(line)
        #expect(answer.code == .usage && answer.error.contains("--yes") && answer.output.isEmpty)
        #expect(person.digest == stored)
    }

    @Test(arguments: asking)
    func aNoDoesNothingAndAYesDoes(before: String, line: String, members: [String]) {
        let person = ready(before)
        let stored = person.digest
        person.answers = ["n"]
        #expect(person(line).code == .failure && person.digest == stored)
        person.answers = ["네"]
        let agreed = person(line)
        #expect(agreed.code == .ok && person.digest != stored, "\(agreed.error)")
    }

    @Test func severalChangesAreTakenBackAfterAsking() {
        let person = Self.person()
        let shown = person("undo 2 --dry-run")
        #expect(shown.lines.count == 2)
        #expect(person("undo 2").code == .usage)
        #expect(person("undo 2 --yes").code == .ok)
        #expect(person("log --json").json?["days"]?.array?.isEmpty == true)
        #expect(person("undo --list --json").json?["changes"]?.array?.count == 3)
    }

    @Test func severalRecordsAreDeletedAfterAsking() throws {
        let person = Self.person()
        let prefix = try #require(record(person, type: "time")?["prefix"]?.string)
        #expect(person("delete last \(prefix)").code == .usage)
        #expect(person("delete last \(prefix) \(prefix) --yes --json").json?["sessions"]?.int == 1)
        #expect(person("log --json").json?["days"]?.array?.isEmpty == true)
        person.prepare("undo")
        #expect(person("log --json").json?["days"]?.array?.first?["records"]?.array?.count == 2)
    }

    @Test func aRepairThatIsOnlyTriedRepairsNothing() {
        let person = Self.person()
        let stored = person.digest
        let answer = person("doctor --repair --dry-run")
        #expect(answer.code == .ok && !answer.output.contains("새로 만들었어요"))
        #expect(person.digest == stored)
    }
}
