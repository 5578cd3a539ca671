import HaruCore
import Testing

@Suite struct StreakTests {
    typealias World = ProgressWorld

    private func streak(_ world: World, _ quest: Quest, since start: String = "2026-08-01")
        -> Streak?
    {
        world.progress(quest).streak(goalStart: day(start))
    }

    static let openDays: [(now: String, minutesToday: Int64, count: Int)] = [
        ("08-12T12:00", 0, 3), ("08-12T12:00", 60, 4), ("08-13T12:00", 0, 0),
    ]

    @Test(arguments: openDays) func todayIsOpenUntilItIsOver(
        now: String, minutesToday: Int64, count: Int
    ) {
        // D-57, D-57b, D-57c
        var world = World(now: now)
        for number in ["09", "10", "11"] {
            world.time(World.read, "08-\(number)T09:00", minutes: 60)
        }
        if minutesToday > 0 { world.time(World.read, "08-12T09:00", minutes: minutesToday) }
        #expect(streak(world, World.quest(World.read, 60)) == Streak(count: count, unit: .day))
    }

    @Test func daysThatAreNotScheduledArePassedOver() {
        // D-58, S11: a free day neither breaks nor extends.
        var world = World(now: "08-12T22:00")
        for date in ["07-22", "07-29", "08-05", "08-12", "08-06"] { world.drink("\(date)T09:00") }
        let quest = World.quest(World.water, 1, weekdays: [4])
        #expect(streak(world, quest, since: "2026-07-01") == Streak(count: 4, unit: .day))
        world.now = "08-13T22:00"
        #expect(streak(world, quest, since: "2026-07-01") == Streak(count: 4, unit: .day))
        world.now = "08-20T22:00"
        #expect(streak(world, quest, since: "2026-07-01") == Streak(count: 0, unit: .day))
    }

    @Test func aLimitIsBrokenTheMomentItIsPassed() {
        // D-59, D-60, S7
        var world = World(now: "08-12T22:00")
        let quest = World.quest(World.phone, 60, atMost: true)
        #expect(streak(world, quest, since: "2026-08-08")?.count == 5)
        world.time(World.phone, "08-12T10:00", minutes: 60)
        #expect(streak(world, quest, since: "2026-08-08")?.count == 5)
        world.time(World.phone, "08-12T12:00", minutes: 1)
        #expect(streak(world, quest, since: "2026-08-08")?.count == 0)
    }

    @Test(arguments: [(Quest.Period.daily, 400), (.weekly, 58), (.monthly, 14)])
    func aStreakLooksBack400Days(period: Quest.Period, count: Int) {
        // D-61
        let world = World(now: "08-12T22:00")
        let quest = World.quest(World.phone, 60, period, atMost: true)
        #expect(streak(world, quest, since: "2024-01-01")?.count == count)
    }

    @Test func thePartialFirstWeekBelongsToIt() {
        // D-62
        var world = World(now: "08-12T22:00")
        world.drink("07-20T09:00", 2)
        world.drink("07-27T09:00", 2)
        world.drink("08-05T09:00", 2)
        let quest = World.quest(World.water, 2, .weekly)
        #expect(streak(world, quest, since: "2026-07-30") == Streak(count: 2, unit: .week))
    }

    @Test func aStreakCannotBeBuiltAhead() {
        // D-49, D-49b, D-63, D-64
        var world = World(now: "08-12T18:00")
        world.time(World.read, "08-11T20:00", minutes: 60)
        world.time(World.read, "08-12T20:00", minutes: 60)
        let quest = World.quest(World.read, 60)
        #expect(world.progress(quest).current?.ratio == 1)
        #expect(streak(world, quest)?.count == 1)
        world.now = "08-12T21:00"
        #expect(streak(world, quest)?.count == 2)
        #expect(streak(world, quest, since: "2026-08-13")?.count == 0)
        world.drink("08-12T21:00")
        #expect(streak(world, World.quest(World.water, 1))?.count == 1, "at that very moment")
    }

    @Test func missingADeadlineBreaksNothingToday() {
        // D-50
        var world = World(now: "08-11T20:00")
        world.time(World.read, "08-10T06:00", minutes: 60)
        world.time(World.read, "08-11T07:30", minutes: 120)
        var quest = World.quest(World.read, 60)
        quest.deadlineMinutes = 480
        #expect(streak(world, quest)?.count == 1)
        world.now = "08-12T20:00"
        #expect(streak(world, quest)?.count == 0)
    }

    @Test func changingARecordChangesTheStreakAtOnce() {
        // S13, S15: nothing derived is stored.
        var world = World(now: "08-12T22:00")
        world.drink("08-10T09:00")
        world.drink("08-12T01:00")
        let quest = World.quest(World.water, 1)
        #expect(streak(world, quest)?.count == 1)
        world.counts[1].timestamp = world.moment("08-11T23:00")
        #expect(streak(world, quest)?.count == 2)
        world.counts.removeLast()
        #expect(streak(world, quest)?.count == 0)
    }

    @Test func everyStreakIsThatOfTheDefinition() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        for _ in 0..<60 {
            var world = World(now: "08-12T22:00")
            world.boundary = boundary("Asia/Seoul", start: Int.random(in: 0...1439, using: &random))
            let density = Int.random(in: 1...60, using: &random)
            for _ in 0..<density {
                let back = Int64.random(in: -86_400_000...3_456_000_000, using: &random)
                world.counts.append(
                    CountEntry(
                        id: id(1), actionID: World.water,
                        timestamp: world.moment("08-12T22:00") - back))
            }
            let weekdays = DaySet((1...7).filter { _ in Bool.random(using: &random) })
            let quest = World.quest(
                World.water, Int.random(in: 1...2, using: &random),
                atMost: Bool.random(using: &random),
                weekdays: weekdays)
            let start = day("2026-08-12") - Int.random(in: 0...40, using: &random)
            let found = world.progress(quest).streak(goalStart: start)?.count
            #expect(found == naive(world, quest, start), "seed \(seed)")
        }
    }

    /// Section 10, read aloud.
    private func naive(_ world: World, _ quest: Quest, _ start: LocalDay) -> Int {
        let input = world.input
        if start > input.today { return 0 }
        var count = 0
        var day = input.today
        while day >= max(start, input.today - 399) {
            if quest.isScheduled(on: day, boundary: input.boundary) {
                let value = Totals.count(
                    world.counts, in: input.boundary.range(of: day), now: input.now, cutAtNow: true)
                let isMet =
                    quest.direction == .atLeast
                    ? value >= quest.targetCount : value <= quest.targetCount
                if isMet {
                    count += 1
                } else if day != input.today || quest.direction == .atMost {
                    return count
                }
            }
            day = day - 1
        }
        return count
    }
}
