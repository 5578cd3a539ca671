import HaruCore
import HaruFormats
import Testing

private func day(_ text: String) -> LocalDay { ISO8601.day(text)! }

private func marks(_ days: [String], value: String = "YES_MANUAL") -> String {
    days.reduce("Date,Value,Notes\n") { $0 + $1 + "," + value + ",\n" }
}

private func named(_ text: String, _ name: String = "Meditate") -> ImportedHistory {
    read([file(text, name: "001 \(name)/Checkmarks.csv")])
}

@Suite struct HabitPlannerTests {
    @Test func aNewHabitBeginsWithItsFirstDay() {
        var shelf = Shelf()
        let plan = shelf.plan(
            named(
                "Date,Value\n2026-08-12,YES_MANUAL\n2026-08-11,SKIP\n2026-08-10,SKIP\n"
                    + "2026-08-07,NO\n"))
        #expect(plan.newHabits.map { $0.startedOn } == [day("2026-08-07")])
        #expect(plan.completions.map { $0.day } == [day("2026-08-12")])
        #expect(plan.pauses.map { $0.start } == [day("2026-08-10")])
        #expect(plan.pauses.map { $0.end } == [day("2026-08-11")])
        #expect(plan.pauses.map { $0.ownerID } == plan.newHabits.map { $0.id })
    }

    @Test func aSkippedDayIsNeitherKeptNorBroken() {
        var shelf = Shelf()
        let plan = shelf.plan(
            named(
                "Date,Value\n2026-08-12,YES_MANUAL\n2026-08-11,SKIP\n2026-08-10,YES_MANUAL\n"
                    + "2026-08-09,SKIP\n"))
        shelf.apply(plan)
        let habit = shelf.habits[0]
        let numbers = HabitStatistics(
            habit, completions: shelf.completions,
            pauses: DayRanges(pausesOf: habit.id, shelf.pauses), on: day("2026-08-12"))
        #expect(numbers.eligibleTrackingDays == 2)
        #expect(numbers.totalCompletedDays == 2)
        #expect(numbers.streak.current == 2)
    }

    @Test func daysThatCameSinceAreAdded() {
        var shelf = Shelf()
        shelf.apply(shelf.plan(named(marks(["2026-08-10", "2026-08-11"]))))
        let plan = shelf.plan(named(marks(["2026-08-10", "2026-08-11", "2026-08-12"])))
        #expect(plan.newHabits.isEmpty)
        #expect(plan.completions.map { $0.day } == [day("2026-08-12")])
        #expect(plan.duplicates == 2)
    }

    /// Two devices that import the same file make the same records.
    @Test func identitiesFollowFromTheFile() {
        var (first, second) = (Shelf(), Shelf())
        second.habits = [
            Habit(id: RecordID(high: 1, low: 2), name: "Other", startedOn: day("2020-01-01"))
        ]
        for text in [HabitSamples.loopBackup, HabitSamples.beaverHabits, HabitSamples.habitBull] {
            let (a, b) = (first.plan(read(text)), second.plan(read(text)))
            #expect(a.newHabits.map { $0.id } == b.newHabits.map { $0.id })
            #expect(a.completions.map { $0.id } == b.completions.map { $0.id })
            #expect(a.pauses.map { $0.id } == b.pauses.map { $0.id })
            #expect(a.newQuests.map { $0.id } == b.newQuests.map { $0.id })
            #expect(a.newGoals.map { $0.id } == b.newGoals.map { $0.id })
        }
    }

    @Test func aHabitOfThatNameIsTakenIfItTracksTheDays() {
        let mine = RecordID(high: 1, low: 2)
        for (start, archived, isTaken) in [
            ("2026-08-01", nil, true), ("2026-08-11", nil, false),
            ("2026-08-01", "2026-08-11", false), ("2026-08-01", "2026-08-12", true),
        ] as [(String, String?, Bool)] {
            var shelf = Shelf()
            shelf.habits = [
                Habit(
                    id: mine, name: "Meditate", startedOn: day(start),
                    archivedOn: archived.map { day($0) })
            ]
            let plan = shelf.plan(named(marks(["2026-08-10", "2026-08-12"])))
            #expect(plan.newHabits.isEmpty == isTaken)
            #expect(plan.completions.allSatisfy { ($0.habitID == mine) == isTaken })
            #expect(plan.completions.count == 2)
        }
    }

    @Test func daysOutsideAHabitThatIsKnownAreNamed() {
        var shelf = Shelf()
        shelf.apply(shelf.plan(named(marks(["2026-08-11"]))))
        let plan = shelf.plan(named(marks(["2026-08-12", "2026-08-10"])))
        #expect(plan.completions.map { $0.day } == [day("2026-08-12")])
        #expect(plan.issues.map { $0.reason } == [.outsideHabit])
        #expect(plan.issues.map { $0.line } == [3])
        #expect(plan.invalid == 1)
    }

    @Test func daysToComeAreNamed() {
        var shelf = Shelf()
        let plan = shelf.plan(named(marks(["2027-01-16", "2027-01-15", "9999-12-31"])))
        #expect(plan.completions.map { $0.day } == [day("2027-01-15")])
        #expect(plan.issues.map { $0.reason } == [.futureDay, .futureDay])
        let future = shelf.plan(named(marks(["2027-01-16"])))
        #expect(future.newHabits.map { $0.startedOn } == [day("2027-01-15")])
    }

    @Test func anArchivedHabitEndsWithItsLastDay() {
        var shelf = Shelf()
        let plan = shelf.plan(read(HabitSamples.beaverHabits))
        #expect(plan.newHabits.map { $0.archivedOn } == [nil, day("2026-08-10")])
    }

    @Test func twoHabitsOfOneNameInOneFileAreTwo() {
        let text = HabitSamples.beaverHabits.replacing("\"Read\"", with: "\"명상\"")
        var shelf = Shelf()
        shelf.habits = [
            Habit(id: RecordID(high: 1, low: 2), name: "명상", startedOn: day("2020-01-01"))
        ]
        let plan = shelf.plan(read(text))
        #expect(plan.newHabits.count == 1)
        #expect(Set(plan.completions.map { $0.habitID }).count == 2)
    }

    @Test func whatWasTakenBackByHandIsNotBroken() {
        var shelf = Shelf()
        let text = "Date,Value\n2026-08-12,YES_MANUAL\n2026-08-11,SKIP\n2026-08-10,YES_MANUAL\n"
        shelf.apply(shelf.plan(named(text)))
        // The pause was moved since; its identity stays taken.
        shelf.pauses[0].start = day("2026-08-12")
        shelf.pauses[0].end = day("2026-08-13")
        let plan = shelf.plan(named(text))
        #expect(plan.pauses.map { $0.start } == [day("2026-08-11")])
        #expect(plan.pauses[0].id != shelf.pauses[0].id)
    }

    // MARK: - Sums of days

    @Test func aDayThatGrewIsFilledUp() {
        var shelf = Shelf()
        shelf.apply(shelf.plan(named("Date,Value\n2026-08-12,3000\n2026-08-11,4000\n", "Water")))
        let plan = shelf.plan(named("Date,Value\n2026-08-12,5000\n2026-08-11,1000\n", "Water"))
        #expect(plan.added.indices.map { plan.record($0).content } == [.count(amount: 2)])
        #expect(plan.duplicates == 1)
        shelf.apply(plan)
        #expect(shelf.plan(named("Date,Value\n2026-08-12,5000\n", "Water")).addsNothing)
    }

    @Test func aLargeSumTakesSeveralEntries() {
        var shelf = Shelf()
        let history = named("Date,Value,Notes\n2026-08-12,12345000,far\n", "Steps")
        let plan = shelf.plan(history)
        #expect(
            plan.added.indices.map { plan.record($0).content } == [
                .count(amount: 9999), .count(amount: 2346),
            ])
        #expect(plan.added.indices.map { plan.record($0).note.count } == [3, 0])
        shelf.apply(plan)
        #expect(shelf.plan(history).addsNothing)
    }

    /// A date is a date, wherever the person's days begin and whatever the clocks did.
    @Test(arguments: [0, 240, 719, 720, 1439])
    func aDateIsThatDayOfThePerson(dayStart: Int) {
        for zone in [Zones.seoul, Zones.berlin, Zones.newYork, Zones.saoPaulo, Zones.apia] {
            let days = DayBoundary(zone: zone, dayStartMinutes: dayStart)
            for first in ["2011-12-31", "2018-11-01", "2025-03-28", "2025-10-24", "2026-03-06"] {
                let dates = (0..<6).map { day(first) + $0 }
                let text = dates.reduce("Date,Value\n") { $0 + ISO8601.text($1) + ",7000\n" }
                let options = ImportOptions(zone: Zones.seoul, days: days)
                let history = Importer.read([file(text)], options: options)
                let read = history.totals.start.map { days.day(of: Instant(milliseconds: $0)) }
                #expect(read == dates)
                let ticks = Importer.read(
                    [file(marks(dates.map { ISO8601.text($0) }))], options: options)
                #expect(ticks.marks.day.map { Int($0) } == dates.map { $0.number })
            }
        }
    }

    @Test func movingTheBeginningOfTheDayAddsNothing() {
        var shelf = Shelf()
        let text = HabitSamples.loopAmounts
        for start in [0, 240, 600] {
            let days = DayBoundary(zone: Zones.seoul, dayStartMinutes: start)
            let history = Importer.read(
                [file(text)], options: ImportOptions(zone: Zones.seoul, days: days))
            let plan = shelf.plan(history, boundary: days)
            #expect(plan.addsNothing == (start > 0))
            shelf.apply(plan)
        }
    }

    // MARK: - Promises

    @Test func oneGoalHoldsThePromisesOfATracker() {
        var shelf = Shelf()
        let habits = HabitSamples.loopHabits + "005,Water,NUMERICAL,,,1,1,,ml,AT_LEAST,2000,false\n"
        let history = read([
            file(habits, name: "Habits.csv"),
            file(HabitSamples.loopAmounts, name: "004 Run/Checkmarks.csv"),
        ])
        let plan = shelf.plan(history)
        #expect(plan.newGoals.map { $0.title } == ["Loop Habit Tracker"])
        #expect(plan.newGoals.map { $0.startDay } == [day("2026-08-09")])
        #expect(plan.newQuests.map { $0.targetCount } == [2000, 125])
        #expect(plan.newQuests.map { $0.sortOrder } == [0, 1])
        for quest in plan.newQuests {
            let action = plan.newActions.first { $0.id == quest.targetAction }
            #expect(throws: Never.self) { _ = try quest.checked(action: action) }
            #expect(quest.goalID == plan.newGoals[0].id)
        }
        shelf.apply(plan)
        // A target that was changed by hand stays.
        shelf.quests[0].targetCount = 1
        #expect(shelf.plan(history).addsNothing)
        shelf.quests.removeLast()
        let again = shelf.plan(history)
        #expect(again.newGoals.isEmpty)
        #expect(again.newQuests.count == 1)
    }

    // MARK: - Bounds

    @Test func aFileOfBadDaysIsNotListedDayByDay() {
        let text = "Date,Value\n2026-08-12,2\n" + String(repeating: "2026-08-32,2\n", count: 12_000)
        let history = read(text)
        #expect(history.invalid == 12_000)
        #expect(history.issues.count == ImportedHistory.issueLimit)
        #expect(history.marks.count == 1)
    }

    @Test func aDayThatIsGivenOverAndOverIsOneDay() {
        let history = named("Date,Value\n" + String(repeating: "2026-08-12,2\n", count: 50_000))
        var shelf = Shelf()
        let plan = shelf.plan(history)
        #expect(plan.completions.count == 1)
        #expect(plan.duplicates == 0)
    }

    @Test func longNamesAreCutAndUnitsAreKept() {
        let name = String(repeating: "길", count: 60)
        let history = read(
            "Position,Name,Type,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,"
                + "Target Value\n001,\(name),YES_NO,,1,1,,,,\n002,\(name),NUMERICAL,,1,1,,km,AT_LEAST,0.5\n"
        )
        #expect(history.habits[0].name.count == Habit.nameLimit)
        #expect(history.actions[0].name.count <= Action.nameLimit)
        #expect(history.actions[0].name.hasSuffix("… (0.1 km)"))
    }
}
