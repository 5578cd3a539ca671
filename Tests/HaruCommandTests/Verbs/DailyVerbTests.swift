import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

struct DailyVerbTests {
    static let actions = ["action add 독서", "action add 운동", "action add 물 --count"]

    static let spoken = [
        Typed("starting", after: actions, "start 독서", "독서 측정을 시작했어요."),
        Typed("a part of the name is enough", after: actions, "start 독", "독서 측정을 시작했어요."),
        Typed(
            "stopping the only one that runs", after: actions + ["start 독서 --at -1h20m"], "stop",
            "독서 측정을 마쳤어요. 1시간 20분."),
        Typed(
            "stopping all", after: actions + ["start 독서 --at -10m", "start 운동 --at -5m"],
            "stop --all", "독서 측정을 마쳤어요. 10분.\n운동 측정을 마쳤어요. 5분."),
        Typed(
            "too short to keep (S-27)",
            after: actions + ["settings set minSessionSeconds 60", "start 독서 --at -40s"], "stop",
            "너무 짧아서 기록하지 않았어요"),
        Typed("counting", after: actions + ["add 물 2"], "add 물", "물 1회를 더했어요. 오늘 3회."),
        Typed(
            "what is added to another day is not of today", after: actions,
            "add 물 5 --at '2026-08-10 09:00'", "물 5회를 더했어요. 오늘 0회."),
        Typed("toggling counts once", after: actions, "toggle 물", "물 1회를 더했어요. 오늘 1회."),
        Typed("toggling starts", after: actions, "toggle 독서", "독서 측정을 시작했어요."),
        Typed(
            "toggling stops", after: actions + ["toggle 독서 --at -15m"], "toggle 독서",
            "독서 측정을 마쳤어요. 15분."),
        Typed("entering", after: actions, "record 독서 9:00 10:30", "독서 1시간 30분을 기록했어요."),
        Typed("quiet", after: actions, "start 독서 --quiet", ""),
        Typed("nothing runs", "status", "측정 중인 행동이 없어요"),
        Typed("now is status", "now", "측정 중인 행동이 없어요"),
        Typed("a total", after: actions + ["record 독서 9:00 10:30"], "total 독서", "오늘 독서: 1시간 30분."),
        Typed("another language", after: actions, "start 독서 --lang en", "Started 독서."),
    ]

    @Test(arguments: spoken) func aDailyVerbSaysWhatCameOfIt(_ typed: Typed) {
        let person = Person()
        if typed.words.isEmpty {
            person.prepare("action add 독서")
            #expect(person(typed.line).output.isEmpty)
        } else {
            typed.check(person)
        }
    }

    static let refused = [
        Typed("no action is called so", "start 없음", .notFound, "‘없음’"),
        Typed(
            "two are", after: ["action add 독서", "action add 독립"], "start 독", .notFound, "독립"),
        Typed("already running", after: actions + ["start 독서"], "start 독서", .refused, "이미"),
        Typed("not running", after: actions, "stop 독서", .refused, "독서"),
        Typed("nothing runs", after: actions, "stop", .refused, "없어요"),
        Typed(
            "several run, and their names follow", after: actions + ["start 독서", "start 운동"],
            "stop",
            .notFound, "운동"),
        Typed("counting a timed action", after: actions, "add 독서", .refused, "haru start"),
        Typed("timing a counted one", after: actions, "start 물", .refused, "haru add"),
        Typed("a start in the future", after: actions, "start 독서 --at 23:00", .refused, "지금보다"),
        Typed(
            "a stop before the start keeps the session going",
            after: actions + ["start 독서 --at -15m"], "stop --at -20m", .refused, "종료가"),
        Typed("none at all", after: actions, "add 물 0", .usage, "1에서 9999"),
        Typed("too many", after: actions, "add 물 10000", .usage, "1에서 9999"),
        Typed("fewer than none", after: actions, "add 물 -1", .usage, "1에서 9999"),
        Typed("an end before the start", after: actions, "record 독서 10:00 9:00", .refused, "종료가"),
        Typed("no length", after: actions, "record 독서 9:00 9:00", .refused, "같아요"),
        Typed(
            "a date that does not exist", after: actions, "add 물 --at '2026-02-29 10:00'", .usage,
            "2026-02-29"),
        Typed("an hour that does not exist", after: actions, "add 물 --at 25:00", .usage, "25:00"),
        Typed("an unknown flag", after: actions, "start 독서 --nole x", .usage, "--note"),
        Typed("a name without quotes", after: actions, "start 운동 준비", .usage, "따옴표"),
        Typed("nothing named", "start", .usage, "ACTION"),
        Typed("an unknown verb", "strat", .usage, "start"),
        Typed("a record that is not there", after: actions, "delete ffffff", .notFound, "ffffff"),
        Typed("too few digits", after: actions, "delete abc", .notFound, "abc"),
        Typed("no record at all", after: actions, "edit last --note x", .notFound, "last"),
        Typed("nothing to take back", "undo", .refused, "되돌릴"),
        Typed("no store named", "status --store ''", .usage, "--store"),
        Typed("days backwards", "log --range today..yesterday", .usage, "today..yesterday"),
        Typed("a day that does not exist", "today --date 2026-02-30", .usage, "2026-02-30"),
        Typed("an unknown tag", after: actions, "today --tag 없음", .notFound, "haru tags"),
    ]

    @Test(arguments: refused) func aRefusalIsOneSentenceAndWritesNothing(_ typed: Typed) {
        typed.check(Person())
    }

    @Test(arguments: Language.allCases) func everyLanguageHasItsOwnWords(_ language: Language) {
        let person = Person(language)
        person.prepare("action add Reading", "start Reading --at -80m")
        let again = person("start Reading")
        let stopped = person("stop")
        let expected: (String, String) =
            switch language {
            case .ko: ("Reading", "측정을 마쳤어요. 1시간 20분.")
            case .en: ("Reading is already running", "1h 20m")
            case .ja: ("Reading", "1時間20分")
            }
        #expect(again.code == .refused && again.error.contains(expected.0), "\(again.error)")
        #expect(stopped.code == .ok && stopped.output.contains(expected.1), "\(stopped.output)")
    }

    @Test func everyFormOfAMomentIsUnderstood() {
        let person = Person()
        person.prepare("action add 물 --count")
        let moments = [
            ("9:05", Fixture.at("09:05")), ("09:05:30", Fixture.at("09:05:30")),
            ("-15m", Fixture.at("11:45")), ("-1h30m", Fixture.at("10:30")),
            ("-90s", Fixture.at("11:58:30")), ("2026-08-12T00:30Z", Fixture.at("09:30")),
            ("2026-08-12T09:40+09:00", Fixture.at("09:40")),
            ("2026-08-12T09:45", Fixture.at("09:45")),
        ]
        for (text, moment) in moments {
            let answer = person("add 물 --at \(text)")
            #expect(answer.code == .ok, "\(text): \(answer.error)")
            let records = person("log --json").json?["days"]?.array?.first?["records"]?.array ?? []
            let times = records.compactMap { $0["countedAt"]?.int64 }
            #expect(times.contains(moment.milliseconds), "\(text)")
        }
    }

    @Test func aSessionOverMidnightBelongsToBothDays() throws {
        let person = Person()
        person.prepare("action add 독서")
        person.isIt("23:30")
        person.prepare("start 독서")
        person.isIt("00:30", on: Fixture.today + 1)
        for day in ["yesterday", "today"] {
            let log = try #require(person("log --json --date \(day)").json)
            #expect(log["days"]?.array?.first?["seconds"]?.int == 1800, "D15 \(day)")
            let totals = try #require(person("today --json --date \(day)").json)
            #expect(totals["totalSeconds"]?.int == 1800, "D15 \(day)")
        }
        #expect(person("total 독서 --period last7 --json").json?["value"]?.int == 3600, "D13")
    }

    @Test func aNightBeforeTheDayStartIsOfTheDayBefore() throws {
        let person = Person()
        person.prepare(
            "action add 독서", "action add 물 --count", "settings set dayStartMinutes 04:00")
        person.isIt("00:50")
        person.prepare("record 독서 00:20 00:50", "add 물")
        let log = try #require(person("log --json").json)
        #expect(log["firstDay"]?.string == "2026-08-11")
        #expect(log["days"]?.array?.first?["records"]?.array?.count == 2, "D1")
        #expect(person("total 독서 --json").json?["value"]?.int == 1800, "D11")
        #expect(person("today --json").json?["totalSeconds"]?.int == 1800, "D11")
        person.isIt("04:00")
        #expect(person("today --json").json?["totalSeconds"]?.int == 0, "D1")
        #expect(person("today --json --date yesterday").json?["totalSeconds"]?.int == 1800, "D1")
    }

    @Test func noteOfAStopIsAddedToThatOfTheStart() {
        let person = Person()
        person.prepare("action add 독서", "start 독서 --at -10m --note 처음")
        person.prepare("stop --note '끝, \"따옴표\"'")
        let record = person("log --json").json?["days"]?.array?.first?["records"]?.array?.first
        #expect(record?["note"]?.string == "처음\n끝, \"따옴표\"")
    }

    @Test func stoppingAllIsOneJSONValue() {
        let person = Person()
        person.prepare("action add 독서", "action add 운동", "start 독서 --at -9m", "start 운동 --at -5m")
        let answer = person("stop --all --json")
        #expect(answer.json?["results"]?.array?.count == 2)
        #expect(answer.json?["v"]?.int == 1)
    }

    @Test func togglingTwiceIsOneSession() {
        let person = Person()
        person.prepare("action add 독서", "toggle 독서")
        person.passes(seconds: 60)
        person.prepare("toggle 독서")
        let records = person("log --json").json?["days"]?.array?.first?["records"]?.array ?? []
        #expect(records.count == 1, "S-31")
    }

    @Test func composedAndDecomposedNamesAreTheSame() {
        let person = Person()
        person.run(["action", "add", "\u{1103}\u{1169}\u{11A8}\u{1109}\u{1165}"])
        #expect(person("start 독서").code == .ok, "K3")
        #expect(person("action add x --tag 공부 --yes").code == .ok)
        person.run(["action", "add", "y", "--tag", "\u{1100}\u{1169}\u{11BC}\u{1107}\u{116E}"])
        #expect(person("tags --json").json?["tags"]?.array?.count == 1, "K3")
    }

    @Test func recordsThatTouchAreBothKept() {
        let person = Person()
        person.prepare("action add 독서", "record 독서 10:00 11:00", "record 독서 11:00 12:00")
        #expect(person("total 독서 --json").json?["value"]?.int == 7200, "R9")
    }
}
