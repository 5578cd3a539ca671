import HaruCore
import HaruFormats
import Testing

@Suite struct LoopTests {
    private static var archive: [ImportFile] {
        [
            file(HabitSamples.loopHabits, name: "Loop.zip/Habits.csv"),
            file(HabitSamples.loopTable, name: "Loop.zip/Checkmarks.csv"),
            file("Date,명상,\n2026-08-12,0.5000,\n", name: "Loop.zip/Scores.csv"),
            file("Date,Score\n2026-08-12,0.5000\n", name: "Loop.zip/001/Scores.csv"),
            file(HabitSamples.loopMarks, name: "Loop.zip/001/Checkmarks.csv"),
            file("Date,Value,Notes\n", name: "Loop.zip/002 Wake up early/Checkmarks.csv"),
            file(HabitSamples.loopAmounts, name: "Loop.zip/004 Run/Checkmarks.csv"),
        ]
    }

    /// A Korean name leaves only the number of a folder, and numbers have gaps.
    @Test func anArchiveIsReadHabitByHabit() {
        let history = read(LoopTests.archive)
        #expect(history.problems == [])
        #expect(history.habits.map { $0.name } == ["명상", "Wake up, early"])
        #expect(history.habits.map { $0.colorHex } == ["#FF8F00", "#00897B"])
        #expect(history.habits.map { $0.isArchived } == [false, true])
        #expect(
            history.lines() == [
                Line("Run (0.1 km)", "2026-08-12 12:00:00", "70"),
                Line("Run (0.1 km)", "2026-08-09 12:00:00", "25", "\"ran\" home"),
                Line("명상", "2026-08-12", "done"), Line("명상", "2026-08-07", "done"),
                Line("명상", "2026-08-10", "paused"), Line("명상", "2026-08-09", "paused"),
            ])
        #expect(history.losses.notes == 2)
        #expect(history.losses.skippedAmounts == 1)
    }

    @Test func whatIsPromisedOfAmountsBecomesAQuestOfItsPeriod() {
        let quests = read(LoopTests.archive).quests
        #expect(quests.count == 1)
        #expect(quests.first?.period == .weekly)
        #expect(quests.first?.direction == .atLeast)
        #expect(quests.first?.target == 125)
        #expect(quests.first?.goalTitle == "Loop Habit Tracker")
    }

    private static let promises: [(String, String, Quest.Direction, Quest.Period?, Int)] = [
        ("AT_MOST,2", "1,1", .atMost, .daily, 2),
        ("AT_LEAST,2", "7,7", .atLeast, .daily, 2),
        ("AT_LEAST,100000000", "1,1", .atLeast, nil, 0), ("AT_LEAST,0", "1,1", .atLeast, nil, 0),
        ("AT_MOST,0", "1,7", .atMost, .weekly, 0), ("AT_LEAST,2", "1,30", .atLeast, .monthly, 2),
        ("AT_LEAST,2", "1,31", .atLeast, .monthly, 2), ("AT_LEAST,2", "1,3", .atLeast, nil, 0),
    ]

    @Test(arguments: promises)
    func aPromiseThatNoQuestCanMakeIsTold(
        target: String, frequency: String, direction: Quest.Direction, period: Quest.Period?,
        count: Int
    ) {
        let history = read(
            "Position,Name,Type,Description,FrequencyNumerator,FrequencyDenominator,Color,Target Type,"
                + "Target Value\n001,A,NUMERICAL,,\(frequency),,\(target)\n")
        #expect(history.actions.map { $0.name } == ["A"])
        guard let period else {
            #expect(history.quests.isEmpty)
            #expect(history.losses.promises == 1)
            return
        }
        #expect(history.quests.map { $0.direction } == [direction])
        #expect(history.quests.map { $0.period } == [period])
        #expect(history.quests.map { $0.target } == [count])
    }

    @Test func olderHeadersAreRead() {
        for header in [
            "Name,Description,NumRepetitions,Interval,Color\n명상,Did you?,1,1,#FF8F00\n",
            "Position,Name,Description,NumRepetitions,Interval,Color\n001,명상,Did you?,1,1,#FF8F00\n",
            "Position,Name,Question,Description,NumRepetitions,Interval,Color\n"
                + "001,명상,Did you?,,1,1,#FF8F00\n",
        ] {
            let history = read([
                file(header, name: "x/Habits.csv"),
                file(HabitSamples.loopOldMarks, name: "x/001/Checkmarks.csv"),
            ])
            #expect(
                history.lines() == [
                    Line("명상", "2015-01-25", "done"), Line("명상", "2015-01-23", "paused"),
                ])
            #expect(history.habits.map { $0.startedOn } == [ISO8601.day("2015-01-23")])
        }
    }

    @Test func aHabitsFolderIsReadByItself() {
        let history = read([file(HabitSamples.loopMarks, name: "002 Wake up/Checkmarks.csv")])
        #expect(history.habits.map { $0.name } == ["Wake up"])
        #expect(read(HabitSamples.loopMarks).habits.map { $0.name } == ["Loop Habit Tracker"])
        let amounts = read(HabitSamples.loopAmounts)
        #expect(amounts.actions.map { $0.name } == ["Loop Habit Tracker (0.1)"])
    }

    @Test func aFileThatASpreadsheetSavedAgainIsRead() {
        let saved = HabitSamples.loopMarks.replacing("2026-08-", with: "2026/8/")
        #expect(read(saved).lines() == read(HabitSamples.loopMarks).lines())
        let table = HabitSamples.loopTable.replacing("2026-08-", with: "2026/8/")
        #expect(read(table).lines() == read(HabitSamples.loopTable).lines())
    }

    @Test func theObjectDumpOfVersionTwoIsRead() {
        #expect(
            read(HabitSamples.loopDump).lines() == [
                Line("Loop Habit Tracker", "2021-03-02", "done")
            ])
    }

    @Test func theTableOfAllHabitsIsReadWhereThereAreNoFolders() {
        let lines = [
            Line("Run", "2026-08-12 12:00:00", "7"), Line("명상", "2026-08-12", "done"),
            Line("명상", "2026-08-11", "paused"),
        ]
        #expect(read(HabitSamples.loopTable).lines() == lines)
        #expect(
            read(HabitSamples.loopOldTable).lines() == [
                Line("Meditate", "2015-01-25", "done"), Line("Run", "2015-01-24", "done"),
                Line("Run", "2015-01-25", "paused"),
            ])
        let named = read([
            file(HabitSamples.loopHabits, name: "Habits.csv"),
            file(HabitSamples.loopTable, name: "Checkmarks.csv"),
        ])
        #expect(named.actions.map { $0.name } == ["Run (0.1 km)"])
        #expect(named.habits.map { $0.name } == ["Wake up, early", "명상"])
    }

    /// Names stand in that table without quotes.
    @Test func aNameWithACommaTakesTheListOfHabits() {
        let table = "Date,Wake up, early,\n2026-08-12,YES_MANUAL,\n"
        let habits = "Position,Name,Description,Interval,Color\n001,\"Wake up, early\",,1,#00897B\n"
        let history = read([
            file(habits, name: "Habits.csv"), file(table, name: "Checkmarks.csv"),
        ])
        #expect(history.lines() == [Line("Wake up, early", "2026-08-12", "done")])
        #expect(read([file(table)]).problems == ["2 unreadable"])
    }

    @Test(arguments: [
        ("2026-02-30,YES_MANUAL,\n", "3 badDate"), ("1969-12-31,YES_MANUAL,\n", "3 badDate"),
        ("12.08.2026,YES_MANUAL,\n", "3 badDate"), ("2026-08-11,MAYBE,\n", "3 unreadable"),
        ("2026-08-11,,\n", "3 unreadable"), ("2026-08-11", "3 truncated"),
        ("2026-08-11,7.5,\n", "3 unreadable"),
        ("2026-08-11,99999999999999999999,\n", "3 unreadable"),
        ("2026-08-11,YES_MANUAL,\"open\n", "3 truncated"),
    ])
    func aBadDayIsNamedAndTheOthersComeIn(row: String, problem: String) {
        let history = read(
            "Date,Value,Notes\n2026-08-12,YES_MANUAL,\n" + row
                + (row.hasSuffix("\n") ? "2026-08-10,YES_MANUAL,\n" : ""))
        #expect(history.problems.first == problem)
        #expect(history.lines().first == Line("Loop Habit Tracker", "2026-08-12", "done"))
    }

    @Test func threeYearsOfDaysAllArrive() {
        let last = ISO8601.day("2026-08-12")!
        var text = "Date,Value,Notes\n"
        for i in 0..<1100 { text += ISO8601.text(last - i) + ",YES_MANUAL,\n" }
        var shelf = Shelf()
        #expect(shelf.plan(read(text)).completions.count == 1100)
    }
}
