import HaruCore
import HaruFormats
import Testing

@Suite struct LoopBackupTests {
    @Test func theBackupSaysTheSameOfItsHabits() {
        let history = read(HabitSamples.loopBackup)
        #expect(history.problems == [])
        #expect(
            history.lines() == [
                Line("Coffee (cups)", "2026-08-12 12:00:00", "3", "with friends"),
                Line("명상", "2026-08-12", "done"), Line("명상", "2026-08-11", "paused"),
            ])
        #expect(history.quests.map { $0.direction } == [.atMost])
        #expect(history.quests.map { $0.period } == [.weekly])
        #expect(history.quests.map { $0.target } == [2])
    }

    /// The oldest backups have neither values nor identities.
    @Test func aBackupOfTheFirstVersionsIsRead() {
        let history = read(
            """
            {"sqlite":["Habits","Repetitions"],"tables":{
            "Habits":{"columns":["Id","archived","name"],"rows":[[1,0,"Vegan"]]},
            "Repetitions":{"columns":["Id","habit","timestamp"],"rows":[[1,1,1453593600000]]}}}
            """)
        #expect(history.lines() == [Line("Vegan", "2016-01-24", "done")])
    }

    @Test(arguments: [
        ("[1,9,1786492800000,2,null]", "1 unknownAction"), ("[1,1,\"soon\",2,null]", "1 badDate"),
        ("[1,1,-1,2,null]", "1 badDate"), ("[1,1,9e18,2,null]", "1 badDate"),
        ("[1,1,1786492800000,\"x\",null]", "1 unreadable"), ("{}", "1 unreadable"),
        ("7", "1 unreadable"),
    ])
    func aBadRowOfABackupIsNamed(row: String, problem: String) {
        let history = read(
            "{\"sqlite\":[\"Habits\",\"Repetitions\"],\"tables\":{\"Habits\":{\"columns\":[\"id\","
                + "\"name\"],\"rows\":[[1,\"A\"]]},\"Repetitions\":{\"columns\":[\"id\",\"habit\","
                + "\"timestamp\",\"value\",\"notes\"],\"rows\":[" + row + "]}}}")
        #expect(history.problems == [problem])
        #expect(history.issues.map { $0.file } == ["file/Repetitions"])
        #expect(history.habits.map { $0.name } == ["A"])
    }

    @Test func aBackupThatTurnsOutDamagedIsReadAsFarAsItGoes() {
        let end = HabitSamples.loopBackup.firstRange(of: "[3,1")!.lowerBound
        let history = read(String(HabitSamples.loopBackup[..<end]))
        #expect(history.problems == ["- truncated"])
        #expect(history.issues.map { $0.file } == ["file/Repetitions"])
        #expect(history.marks.count == 2)
    }

    /// The archive has no identities and the backup has: they meet by name.
    @Test func archiveAndBackupMakeOneHabit() {
        var shelf = Shelf()
        shelf.apply(shelf.plan(read(HabitSamples.loopBackup)))
        let plan = shelf.plan(
            read([
                file(HabitSamples.loopHabits, name: "Habits.csv"),
                file("Date,Value\n2026-08-12,2\n2026-08-11,3\n", name: "001/Checkmarks.csv"),
            ]))
        #expect(plan.newHabits.map { $0.name } == ["Wake up, early"])
        #expect(plan.completions.isEmpty)
        #expect(plan.duplicates == 2)
    }
}
