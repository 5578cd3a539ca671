import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

struct LookingVerbTests {
    static func person(_ language: Language = .ko) -> Person {
        let person = Person(language)
        person.prepare("action add 독서 --tag 공부 --yes", "action add 운동", "action add 물 --count")
        person.prepare("record 독서 09:00 10:00", "record 운동 10:00 10:30 --note 쉬움")
        person.prepare("add 물 3 --at 11:00", "start 독서 --at -12m")
        return person
    }

    /// A line for every verb that is offered and done here, each after the ones before it.
    static let everyVerb: [(Verb, String)] = [
        (.start, "start 운동"), (.stop, "stop 운동"), (.toggle, "toggle 물"), (.add, "add 물"),
        (.record, "record 독서 08:00 08:30"), (.edit, "edit last --note x"), (.delete, "delete last"),
        (.undo, "undo"), (.status, "status"), (.status, "status --format plain"),
        (.today, "today"),
        (.today, "today --all --tag 공부 --action 물"), (.week, "week --history"), (.week, "week"),
        (.month, "month --date 2026-02-01"), (.last7, "last7"), (.last30, "last30"),
        (.total, "total 물 --period month"), (.log, "log --range yesterday..today --action 독서"),
        (.actions, "actions --tag 공부"), (.actionAdd, "action add x"),
        (.actionEdit, "action edit x --name y"), (.actionOrder, "action order y"),
        (.actionDelete, "action delete y --yes"), (.tags, "tags"), (.tagAdd, "tag add x --color 3"),
        (.tagEdit, "tag edit x --name y"), (.tagOrder, "tag order y"),
        (.tagDelete, "tag delete y --yes"), (.goalAdd, "goal add 책 --end 2026-12-31"),
        (.questAdd, "quest add 책 --action 독서 --target 30m"),
        (.questEdit, "quest edit 독서 --target 40m"), (.questOrder, "quest order 독서"),
        (.goals, "goals"), (.goals, "goals 책"), (.goals, "goals --span week"),
        (.quests, "quests"), (.goalPause, "goal pause 책"), (.goalResume, "goal resume 책"),
        (.goalEdit, "goal edit 책 --end none"), (.goalOrder, "goal order 책"),
        (.questDelete, "quest delete 독서 --yes"),
        (.goalFinish, "goal finish 책 --achieved --yes"), (.goals, "goals --finished"),
        (.goalDelete, "goal delete 책 --yes"), (.habitAdd, "habit add 요가"), (.tick, "tick 요가"),
        (.untick, "untick 요가"), (.habits, "habits"), (.habits, "habits 요가"),
        (.habitEdit, "habit edit 요가 --name 체조"), (.habitOrder, "habit order 체조"),
        (.habitPause, "habit pause 체조"), (.habitResume, "habit resume 체조"),
        (.habitArchive, "habit archive 체조"), (.habitDelete, "habit delete 체조 --yes"),
        (.settings, "settings"),
        (.settingsGet, "settings get weekStart"), (.settingsSet, "settings set weekStart monday"),
        (.export, "export -o @out"), (.importFiles, "import @out --yes"),
        (.backup, "backup -o @b.haru"), (.restore, "restore @b.haru --yes"), (.doctor, "doctor"),
        (.conformance, "conformance @cases.json"), (.completions, "completions zsh"),
        (.account, "account"), (.help, "help start"), (.version, "--version"),
    ]

    static let cases = #"""
        {"format": 1, "cases": [{"id": "D-01", "title": "Midnight", "kind": "dayKey",
          "given": {"settings": {"zone": "Asia/Seoul", "dayStartMinutes": 0, "weekStart": 2},
                    "instants": ["2026-08-12T00:00:00+09:00"]},
          "expect": {"days": ["2026-08-12"]}}]}
        """#

    @Test(arguments: Language.allCases)
    func everyVerbAnswersInWordsAndAsOneJSONValue(_ language: Language) {
        let offered = Verb.allCases.filter { $0.isOffered && Companion.doing($0) == nil }
        #expect(offered.allSatisfy { verb in Self.everyVerb.contains { $0.0 == verb } })
        for isJSON in [true, false] {
            let person = Self.person(language)
            person.file("cases.json", Self.cases)
            for (_, line) in Self.everyVerb {
                let answer = person(isJSON ? line + " --json" : line)
                #expect(answer.code == .ok, "\(line): \(answer.error)")
                #expect(answer.error.isEmpty, "\(line): \(answer.error)")
                #expect(!answer.output.isEmpty, "\(line)")
                if isJSON {
                    #expect(
                        answer.lines.count == 1 && answer.json != nil, "\(line): \(answer.output)")
                }
            }
        }
    }

    @Test(arguments: everyVerb) func everyRefusalIsOneJSONValueToo(verb: Verb, line: String) {
        let answer = Person()(line + " --json --nonsense")
        #expect(answer.code == .usage && answer.error.isEmpty)
        #expect(answer.json?["error"]?["code"]?.string == "usage")
    }

    /// In two widths, without a line that is too long.
    @Test(arguments: [80, 120], Language.allCases)
    func noLineIsWiderThanTheTerminal(_ width: Int, _ language: Language) {
        let person = Self.person(language)
        person.width = width
        person.prepare(
            "action add '아주 긴 이름을 가진 행동이라서 한 줄에 다 들어가지 않아요' --tag '긴 꼬리표 이름' --yes",
            "record 아주 07:00 07:45 --note '이 메모도 매우 길어서 끝까지 보이지 않을 수도 있어요, 그래도 괜찮아요'")
        for line in [
            "status", "today", "week", "month", "log", "actions", "tags", "settings", "undo --list",
        ] {
            for text in person(line).lines {
                #expect(TextWidth.of(text) <= width, "\(line): \(text)")
            }
        }
    }

    @Test func listsAndTotalsAgree() throws {
        let person = Self.person()
        let today = try #require(person("today --json").json)
        #expect(today["totalSeconds"]?.int == 3600 + 1800 + 720)
        let week = try #require(person("week --json").json)
        #expect(week["totalSeconds"]?.int == today["totalSeconds"]?.int)
        #expect(person("log --json").json?["days"]?.array?.first?["seconds"]?.int == 6120)
        #expect(person("today --json --tag 공부").json?["totalSeconds"]?.int == 4320)
        #expect(person("today --json --action 운동").json?["rows"]?.array?.count == 1)
        #expect(person("month --history --json").json?["periods"]?.array?.count == 1)
    }

    @Test(arguments: StatusFormat.allCases) func aBarIsOnePictureInEveryState(
        _ format: StatusFormat
    ) {
        let idle = Person()
        #expect(idle("status --format \(format.rawValue)").code == .ok)
        let person = Self.person()
        person.prepare("start 운동 --at -3m")
        let answer = person("status --format \(format.rawValue) --seconds --max 4")
        #expect(answer.code == .ok)
        #expect(format == .xbar ? answer.lines.count == 4 : answer.lines.count == 1)
        switch format {
        case .waybar: #expect(answer.json?["text"]?.string == "● 운동 3:00 +1")
        case .json: #expect(answer.json?["running"]?["extraCount"]?.int == 1)
        case .i3blocks: #expect(answer.json?["short_text"]?.string == "● 3:00")
        case .plain, .tmux: #expect(answer.output == "● 운동 3:00 +1\n")
        case .polybar: #expect(answer.output == "%{F#D9A621}● 운동 3:00 +1%{F-}\n")
        case .xbar: #expect(answer.output.contains("param1=stop param2="))
        }
    }

    @Test func whatRunsIsNotListedUnderDaysToCome() {
        let person = Self.person()
        let log = person("log --range 2026-08-01..2026-08-31 --json").json
        #expect(log?["days"]?.array?.map { $0["day"]?.string } == ["2026-08-12"])
    }

    @Test func aLogOfAllTimeListsEachDayOnce() {
        let person = Self.person()
        person.prepare("record 독서 2026-08-05T23:00 2026-08-08T01:00", "add 물 --at 2020-02-29T12:00")
        let log = person("log --range 0001-01-01..9999-12-31 --json").json
        #expect(
            log?["days"]?.array?.map { $0["day"]?.string } == [
                "2020-02-29", "2026-08-05", "2026-08-06", "2026-08-07", "2026-08-08", "2026-08-12",
            ])
        let seconds = log?["days"]?.array?.map { $0["seconds"]?.int }
        #expect(seconds == [0, 3600, 86_400, 86_400, 3600, 6120])
    }

    @Test func theIdsOfTheLogNameTheirRecords() throws {
        let person = Self.person()
        for _ in 0..<40 { person.prepare("add 물") }
        let records = person("log --json").json?["days"]?.array?.first?["records"]?.array ?? []
        #expect(records.count == 44)
        for record in records {
            let prefix = try #require(record["prefix"]?.string)
            let answer = person("edit \(prefix) --note \(prefix) --json")
            let edited = answer.json?["days"]?.array?.first?["records"]?.array?.first
            #expect(edited?["id"]?.string == record["id"]?.string, "\(prefix)")
        }
    }

    @Test(
        arguments: [
            ("2026-03-08", "a day of 23 hours", 23 * 3600), ("2026-11-01", "of 25", 25 * 3600),
        ])
    func aDayOfAClockChangeIsOneDay(date: String, why: String, seconds: Int) throws {
        let person = Person(zone: "America/New_York")
        person.now = Instant(milliseconds: 1_800_000_000_000)
        let day = try #require(ISO8601.day(date))
        person.prepare(
            "action add x",
            "record x \(ISO8601.text(day - 1))T12:00 \(ISO8601.text(day + 1))T12:00")
        let json = person("log --json --range \(ISO8601.text(day - 1))..\(ISO8601.text(day + 1))")
            .json
        let days = json?["days"]?.array ?? []
        #expect(days.map { $0["seconds"]?.int } == [12 * 3600, seconds, 12 * 3600])
        #expect(days.map { $0["day"]?.string }.filter { $0 == date }.count == 1, "T1")
        #expect(person("today --json --date \(date)").json?["totalSeconds"]?.int == seconds)
        #expect(
            person("week --json --date \(date)").json?["rows"]?.array?.first?["days"]?.array?.count
                == 7)
    }
}
