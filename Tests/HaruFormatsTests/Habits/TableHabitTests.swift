import HaruCore
import HaruFormats
import Testing

@Suite struct TableHabitTests {
    @Test func habitsOfOneADayAreTickedAndTheOthersCounted() {
        let history = read(HabitSamples.tableHabit)
        #expect(history.problems == [])
        #expect(
            history.lines() == [
                Line("Coffee (0.1 cups)", "2026-08-12 12:00:00", "25", "late"),
                Line("명상", "2026-08-12", "done"), Line("명상", "2026-08-11", "paused"),
            ])
        #expect(history.habits.map { $0.startedOn } == [ISO8601.day("2026-08-05")])
        #expect(history.actions.map { $0.name } == ["Coffee (0.1 cups)", "Run (km)"])
        #expect(history.losses.notes == 1)
    }

    /// A goal on some days of a week is none that a quest has.
    @Test func aNegativeHabitPromisesAtMost() {
        let history = read(HabitSamples.tableHabit)
        #expect(history.quests.map { $0.direction } == [.atMost])
        #expect(history.quests.map { $0.target } == [30])
        #expect(history.losses.promises == 1)
    }

    @Test(arguments: [
        (#"{"record_date": "x", "record_type": 1, "record_value": 1}"#, "2 badDate"),
        (#"{"record_date": -1, "record_type": 1, "record_value": 1}"#, "2 badDate"),
        (#"{"record_date": 1e18, "record_type": 1, "record_value": 1}"#, "2 badDate"),
        (#"{"record_date": 20676, "record_type": 1, "record_value": 1e300}"#, "2 amountOutOfRange"),
        (#"{"record_date": 20676, "record_type": 1}"#, "2 amountOutOfRange"),
        (#"{"record_date": 20676}"#, "2 unreadable"), ("7", "2 badDate"),
    ])
    func aBadRecordIsNamedAndTheOthersComeIn(record: String, problem: String) {
        let history = read(
            "{\"habits\": [{\"name\": \"A\", \"daily_goal\": 1, \"records\": [\n" + record + ",\n"
                + #"{"record_date": 20677, "record_type": 1, "record_value": 1}]}]}"#)
        #expect(history.problems == [problem])
        #expect(history.lines() == [Line("A", "2026-08-12", "done")])
    }

    @Test func aHabitThatIsNoneIsNamed() {
        let history = read(
            "{\"habits\": [{\"daily_goal\": 1, \"name\": \"A\"},\n7, {\"name\": 3, \"records\": 5}]}"
        )
        #expect(history.problems == ["2 unreadable", "2 missingName"])
        #expect(history.habits.map { $0.name } == ["A"])
    }
}
