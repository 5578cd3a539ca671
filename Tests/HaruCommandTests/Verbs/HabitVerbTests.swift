import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

/// Habits. It is Wednesday, 12 August 2026.
struct HabitVerbTests {
    static let made = ["habit add 스트레칭 --start 2026-08-03"]

    static let refused = [
        Typed("no name", "habit add ''", .refused, "이름"),
        Typed(
            "a name of 41 letters", "habit add " + String(repeating: "가", count: 41), .refused, "40"
        ),
        Typed("a start to come", "habit add 일기 --start 2026-08-13", .refused, "오늘이나 그 전"),
        Typed("no such habit", "tick 없음", .notFound, "haru habits --archived"),
        Typed("a day twice", after: made + ["tick 스트"], "tick 스트", .refused, "이미 완료"),
        Typed("tomorrow", after: made, "tick 스트 --date 2026-08-13", .refused, "아직"),
        Typed("before the start", after: made, "tick 스트 --date 2026-08-02", .refused, "시작하기 전"),
        Typed(
            "after the archive", after: made + ["habit archive 스트 --on yesterday"], "tick 스트",
            .refused, "보관한 뒤"),
        Typed("a paused day", after: made + ["habit pause 스트"], "tick 스트", .refused, "쉬는 날"),
        Typed("a check that is not there", after: made, "untick 스트", .refused, "완료 기록이 없어요"),
        Typed(
            "an archive twice", after: made + ["habit archive 스트"], "habit archive 스트", .refused,
            "이미 보관"),
        Typed(
            "an archive to come", after: made, "habit archive 스트 --on 2026-08-13", .refused, "아직"),
        Typed("a pause that is none", after: made, "habit resume 스트", .refused, "쉬고 있지 않아요"),
        Typed(
            "an archive that ends on a day", after: made + ["habit archive 스트"],
            "habit resume 스트 --on yesterday", .usage, "--on"),
        Typed(
            "a day and days", after: made, "habits --date today --range today..today", .usage, "--"),
        Typed(
            "days backwards", after: made, "habits --range today..yesterday", .usage, "빨라요"),
    ]

    @Test(arguments: refused) func whatMakesNoSenseIsRefused(_ typed: Typed) {
        typed.check(Person())
    }

    private func habit(_ person: Person, _ flags: String = "") -> JSON? {
        person("habits --json \(flags)").json?["habits"]?.array?.first
    }

    @Test func aHabitIsCheckedOffAndTakenBack() {
        let person = Person()
        person.prepare("habit add 스트레칭 --start 2026-08-03")
        #expect(person("tick 스트").output == "스트레칭을 체크했어요.\n")
        #expect(
            person("tick 스트 --date yesterday").output
                == "스트레칭을 8월 11일 (화)에 체크했어요. 연속 2일이에요.\n")
        let row = habit(person)
        #expect(row?["streak"]?["current"]?.int == 2 && row?["completedDays"]?.int == 2)
        #expect(row?["trackedDays"]?.int == 10 && row?["rate"]?.double == 0.2)
        #expect(
            row?["days"]?.array?.map { $0["entry"]?.string } == [
                "missed", "missed", "missed", "missed", "missed", "completed", "completed",
            ])
        #expect(person("untick 스트").output == "스트레칭 체크를 취소했어요.\n")
        #expect(habit(person)?["days"]?.array?.last?["entry"]?.string == "open")
        person.prepare("undo")
        #expect(habit(person)?["streak"]?["current"]?.int == 2)
    }

    @Test func todayShowsTheHabitsOfTheDay() {
        let person = Person()
        person.prepare("habit add 스트레칭 --start 2026-08-03", "habit add 일기", "tick 스트")
        let today = person("today --json").json?["habits"]?.array
        #expect(today?.map { $0["entry"]?.string } == ["completed", "open"])
        let yesterday = person("today --json --date yesterday").json?["habits"]?.array
        #expect(yesterday?.map { $0["name"]?.string } == ["스트레칭"], "the diary began today")
        #expect(person("today").lines.suffix(2) == ["✓  스트레칭  연속 1일", "○  일기"])
        #expect(person("week --json").json?["habits"] == nil)
    }

    @Test func aStreakGoesOnOverAPause() {
        let person = Person()
        person.prepare("habit add 스트레칭 --start 2026-08-03")
        for day in ["07", "08", "11"] { person.prepare("tick 스트 --date 2026-08-\(day)") }
        person.prepare("habit pause 스트 --start 2026-08-09 --end 2026-08-10")
        #expect(habit(person)?["streak"]?["current"]?.int == 3)
        #expect(habit(person)?["trackedDays"]?.int == 8)
        let paused = person("habit pause 스트 --start 2026-08-20")
        #expect(paused.output == "스트레칭을 쉬어요. 8월 20일 (목)부터.\n")
        #expect(habit(person)?["pauses"]?.array?.count == 2)
        person.prepare("habit resume 스트 --on 2026-08-10")
        #expect(habit(person)?["streak"]?["current"]?.int == 1, "the 10th was missed")
    }

    @Test func anArchivedHabitIsHiddenAndGoesOn() {
        let person = Person()
        person.prepare(
            "habit add 스트레칭 --start 2026-08-03", "tick 스트 --date yesterday",
            "habit archive 스트 --on yesterday")
        #expect(person("habits").output.contains("--archived"))
        #expect(habit(person, "--archived")?["archivedOn"]?.string == "2026-08-11")
        #expect(person("habits 스트").output.contains("8월 11일 (화)까지, 보관함"))
        person.prepare("habit resume 스트")
        #expect(habit(person)?["archivedOn"]?.text == "null")
    }

    @Test func oneHabitIsShownAsACalendar() {
        let person = Person()
        person.prepare("habit add 스트레칭 --start 2026-08-03")
        for day in ["03", "04", "11"] { person.prepare("tick 스트 --date 2026-08-\(day)") }
        let lines = person("habits 스트").lines
        #expect(lines.contains("  월  화  수  목  금  토  일"))
        #expect(lines.contains("   3✓  4✓  5·  6·  7·  8·  9·"))
        #expect(lines.contains("  10· 11✓ 12○ 13  14  15  16"))
        person.prepare("settings set weekStart sunday")
        #expect(person("habits 스트").lines.contains("  일  월  화  수  목  금  토"), "W1")
    }

    @Test func aHabitIsChangedOrderedAndDeletedWithItsChecks() {
        let person = Person()
        person.prepare(
            "habit add 스트레칭", "habit create 일기 --color 3 --symbol book", "tick 스트",
            "habit edit 스트 --name 요가 --symbol none", "habit order 일기")
        let rows = person("habits --json").json?["habits"]?.array ?? []
        #expect(rows.map { $0["name"]?.string } == ["일기", "요가"])
        #expect(rows[1]["symbol"]?.string == Habit.defaultSymbol)
        #expect(
            person("habit delete 요가 --dry-run").output == "지울 것: 습관 1개, 체크 1개.\n  요가\n")
        person.answers = ["아니요"]
        #expect(person("habit delete 요가").code == .failure)
        person.prepare("habit delete 요가 --yes")
        #expect(person("habits --json").json?["habits"]?.array?.count == 1)
        person.prepare("undo")
        #expect(habit(person, "--date today")?["name"]?.string == "일기")
        #expect(
            person("habits 요가 --json").json?["habits"]?.array?.first?["completedDays"]?.int == 1)
    }

    /// D3: the day of a night owl.
    @Test func aCheckAfterMidnightBelongsToTheDayThatGoesOn() {
        let person = Person()
        person.prepare("settings set dayStartMinutes 04:00", "habit add 스트레칭")
        person.isIt("01:00", on: Fixture.today + 1)
        person.prepare("tick 스트")
        let day = habit(person, "--date today")?["days"]?.array?.first
        #expect(day?["day"]?.string == "2026-08-12" && day?["entry"]?.string == "completed")
        person.isIt("05:00", on: Fixture.today + 1)
        #expect(habit(person, "--date today")?["days"]?.array?.first?["entry"]?.string == "open")
    }
}
