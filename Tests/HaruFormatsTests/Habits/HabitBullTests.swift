import HaruFormats
import Testing

@Suite struct HabitBullTests {
    @Test func ticksBecomeAHabitAndAmountsACountedAction() {
        let history = read(HabitSamples.habitBull)
        #expect(history.problems == [])
        #expect(
            history.lines() == [
                Line("물 (0.1)", "2026-08-10 12:00:00", "80", "with \"ice\""),
                Line("물 (0.1)", "2026-08-11 12:00:00", "25"),
                Line("Breed dragons", "2026-08-10", "done"),
            ])
        #expect(history.tags(of: "물 (0.1)") == ["Diet & Food"])
        #expect(history.losses.notes == 1)
        #expect(history.quests.isEmpty)
    }

    private static let header =
        "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"

    @Test(arguments: [
        ("3/15/2026", "3/4/2026", ["2026-03-15", "2026-03-04"]),
        ("15.3.2026", "4.3.2026", ["2026-03-15", "2026-03-04"]),
        ("2026-03-15", "2026/3/4", ["2026-03-15", "2026-03-04"]),
    ])
    func theOrderOfADateIsFoundInTheWholeFile(first: String, second: String, days: [String]) {
        let history = read(HabitBullTests.header + "A,,,\(first),1,\nA,,,\(second),1,\n")
        #expect(history.lines().map { $0.start } == days)
    }

    @Test func anUnclearDateIsAsked() {
        let text = HabitBullTests.header + "A,,,3/4/2026,1,\n"
        #expect(read(text).problems == ["- ambiguousDate"])
        #expect(read(text, order: .dayFirst).lines().map { $0.start } == ["2026-04-03"])
        #expect(read(text, order: .monthFirst).lines().map { $0.start } == ["2026-03-04"])
    }

    @Test(arguments: [
        ("A,,,2026-08-32,1,\n", "3 badDate"), (",,,2026-08-11,1,\n", "3 missingName"),
        ("A,,,2026-08-11,lots,\n", "3 unreadable"), ("A,,,2026-08-11,1e5,\n", "3 unreadable"),
        ("A,,,2026-08-11,-5,\n", "3 amountOutOfRange"),
        ("A,,,2026-08-11,99999999,\n", "3 amountOutOfRange"), ("A,,,2026-08-11", "3 truncated"),
    ])
    func aBadRowIsNamedAndTheOthersComeIn(row: String, problem: String) {
        let history = read(HabitBullTests.header + "A,,,2026-08-12,1,\n" + row)
        #expect(history.problems == [problem])
        #expect(history.understood == 1)
    }
}
