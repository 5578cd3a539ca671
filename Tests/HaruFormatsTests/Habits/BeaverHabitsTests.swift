import HaruFormats
import Testing

@Suite struct BeaverHabitsTests {
    @Test func daysThatAreDoneAreCompletions() {
        let history = read(HabitSamples.beaverHabits)
        #expect(history.problems == [])
        #expect(
            history.lines() == [
                Line("명상", "2026-08-12", "done"), Line("Read", "2026-08-10", "done"),
            ])
        #expect(history.habits.map { $0.isArchived } == [false, true])
        #expect(history.losses.notes == 1)
    }

    @Test(arguments: [
        HabitSamples.beaverHabitsCSV, "Date,명상,Read,\n2026-08-12,1,0,\n2026-08-11,0,3,\n",
    ])
    func itsTableIsReadWithAndWithoutACommaAtTheEnd(text: String) {
        #expect(
            read(text).lines() == [
                Line("명상", "2026-08-12", "done"), Line("Read", "2026-08-11", "done"),
            ])
    }

    @Test(arguments: [
        (#"{"day": "2026-02-30", "done": true}"#, "2 badDate"),
        (#"{"day": 20260811, "done": true}"#, "2 badDate"),
        (#"{"day": "2026-08-11", "done": "yes"}"#, "2 unreadable"), ("null", "2 badDate"),
    ])
    func aBadRecordIsNamedAndTheOthersComeIn(record: String, problem: String) {
        let history = read(
            "{\"habits\": [{\"name\": \"A\", \"star\": false, \"records\": [\n" + record + ",\n"
                + #"{"day": "2026-08-12", "done": true}]}]}"#)
        #expect(history.problems == [problem])
        #expect(history.lines() == [Line("A", "2026-08-12", "done")])
    }
}
