import HaruCore
import HaruFormats
import Testing

@Suite struct TickmateAndRewireTests {
    /// Months are counted from 0, and a day may be ticked several times.
    @Test func ticksBecomeCompletions() {
        #expect(
            read(HabitSamples.tickmate).lines() == [
                Line("Vegan", "2026-08-12", "done"), Line("Vegan", "2026-08-11", "done"),
                Line("운동", "2024-02-29", "done"),
            ])
    }

    /// Numbers of tracks mean something in their own database only.
    @Test func theTracksOfTwoPhonesAreNotMixedUp() {
        var shelf = Shelf()
        shelf.apply(shelf.plan(read(HabitSamples.tickmate)))
        let other = HabitSamples.tickmate.replacing("\"Vegan\"", with: "\"Sport\"")
        let plan = shelf.plan(read(other))
        #expect(plan.newHabits.map { $0.name } == ["Sport"])
        #expect(plan.completions.allSatisfy { $0.habitID == plan.newHabits[0].id })
    }

    @Test func onlyCheckInsOfTheSecondTypeAreDone() {
        let history = read(HabitSamples.rewire)
        #expect(
            history.lines() == [
                Line("Read", "2026-08-12", "done"), Line("Read", "2026-08-11", "done"),
            ])
        #expect(history.habits.map { $0.startedOn } == [ISO8601.day("2026-08-10")])
    }

    @Test(arguments: [
        ("[1,7,2026,12,1]", "1 badDate"), ("[1,7,2026,-1,1]", "1 badDate"),
        ("[1,7,2025,1,29]", "1 badDate"), ("[1,7,9999999999,1,1]", "1 badDate"),
        ("[1,7,null,1,1]", "1 badDate"), ("[1,8,2026,1,1]", "1 unknownAction"),
        ("[1,null,2026,1,1]", "1 unknownAction"), ("[1,7,1969,1,1]", "1 badDate"),
    ])
    func aBadTickIsNamed(row: String, problem: String) {
        let history = read(
            """
            {"sqlite":["ticks","tracks"],"tables":{
            "ticks":{"columns":["_id","_track_id","year","month","day"],"rows":[\(row),[2,7,2026,0,1]]},
            "tracks":{"columns":["_id","name"],"rows":[[7,"A"],[null,"B"]]}}}
            """)
        #expect(history.problems == ["2 unreadable", problem])
        #expect(history.lines() == [Line("A", "2026-01-01", "done")])
    }

    @Test(arguments: [
        ("\"2026081\"", "1 badDate"), ("\"20260230\"", "1 badDate"), ("-20260812", "1 badDate"),
        ("\"202608120\"", "1 badDate"), ("null", "1 badDate"), ("1.5", "1 badDate"),
    ])
    func aBadCheckInIsNamed(date: String, problem: String) {
        let history = read(
            """
            {"sqlite":["CHECKINS","HABITS"],"tables":{
            "CHECKINS":{"columns":["habit_id","date","type"],"rows":[[1,\(date),2],[1,20260812,2]]},
            "HABITS":{"columns":["_id","name"],"rows":[[1,"A"]]}}}
            """)
        #expect(history.problems == [problem])
        #expect(history.lines() == [Line("A", "2026-08-12", "done")])
    }
}
