import Testing

@testable import HaruCore

@Suite struct SpanProgressTests {
    typealias World = ProgressWorld

    @Test func aScaledPromiseIsCappedAndItsOwnSpanIsNot() {
        // D-36, D-35
        var world = World(now: "08-12T22:00")
        world.drink("08-12T09:00")
        let twice = world.progress(World.quest(World.water, 2, .weekly))
        let today = twice.progress(over: .day)
        #expect(today.state == .normal && today.rawValue == 1)
        #expect(isClose(today.measured.target, 2.0 / 7) && today.measured.displayRatio == 1)
        #expect(twice.progress(over: .week).measured.ratio == 0.5)
        let daily = world.progress(World.quest(World.water, 1))
        world.drink("08-12T10:00")
        #expect(daily.progress(over: .day).measured.displayRatio == 1)
        #expect(world.progress(daily.quest).progress(over: .day).measured.displayRatio == 2)
    }

    @Test func aVeryGoodDayDoesNotHideAMissedOne() {
        // D-37
        var world = World(now: "08-12T22:00")
        world.time(World.read, "08-10T20:00", minutes: 60)
        world.time(World.read, "08-11T20:00", minutes: 10)
        let week = world.progress(World.quest(World.read, 30)).progress(over: .week)
        #expect(week.measured.value == 40 * 60_000 && week.measured.target == 210 * 60_000)
        #expect(week.rawValue == 70 * 60_000)
    }

    @Test func offDaysTakeNoPartInEitherDirection() {
        // D-38
        var world = World(now: "08-14T22:00")
        world.time(World.phone, "08-10T20:00", minutes: 50)
        world.time(World.phone, "08-12T20:00", minutes: 40)
        world.time(World.phone, "08-13T18:00", minutes: 120)
        let quest = World.quest(World.phone, 60, atMost: true, weekdays: [2, 4, 6])
        let week = world.progress(quest).progress(over: .week)
        #expect(week.measured.value == 90 * 60_000 && week.measured.target == 180 * 60_000)
        #expect(week.measured.ratio == 1 && week.rawValue == 210 * 60_000)
    }

    @Test func anOffDayIsAllZeroButForTheRawValue() {
        // D-39
        var world = World(now: "08-13T22:00")
        world.time(World.read, "08-13T20:00", minutes: 30)
        let today = world.progress(World.quest(World.read, 60, weekdays: [2, 4, 6])).progress(
            over: .day)
        #expect(today == SpanProgress.offDay(rawValue: 30 * 60_000))
    }

    @Test func aLimitIsNeverCapped() {
        // D-40
        var world = World(now: "08-12T22:00")
        world.time(World.phone, "08-12T20:00", minutes: 90)
        let progress = world.progress(World.quest(World.phone, 420, .weekly, atMost: true))
        let today = progress.progress(over: .day).measured
        #expect((today.ratio, today.displayRatio, today.isMet) == (0, 1.5, false))
        #expect(progress.progress(over: .week).measured.ratio == 1)
    }

    @Test func theMonthOfADivisorIsTheOneThatHoldsToday() {
        // D-41, M1: a week that straddles two months; September has 30 days.
        var world = World(now: "09-01T22:00")
        world.drink("08-31T09:00", 3)
        world.drink("09-01T09:00")
        let progress = world.progress(World.quest(World.water, 20, .monthly))
        let week = progress.progress(over: .week).measured
        #expect(week.value == 4 && isClose(week.target, 140.0 / 30))
        #expect(progress.progress(over: .month).measured.value == 1)
        #expect(isClose(progress.progress(over: .day).measured.target, 20.0 / 30))
    }

    @Test func aCustomPeriodIsNeverScaled() {
        // D-44, D-44b
        for (now, state) in [("08-12T22:00", QuestProgress.State.normal), ("08-25T22:00", .offDay)]
        {
            var world = World(now: now)
            world.time(World.read, "08-03T08:00", minutes: 720)
            world.time(World.read, "08-22T08:00", minutes: 720)
            let progress = world.progress(
                World.custom(World.read, 1800, "2026-08-01", "2026-08-20"))
            #expect(progress.progress(over: .day).state == state)
            #expect(progress.progress(over: .day).rawValue == 720 * 60_000)
            for span in [Span.week, .month] {
                #expect(progress.progress(over: span).measured.ratio == 0.4)
            }
            #expect(progress.streak(goalStart: day("2026-08-01")) == nil)
        }
    }

    @Test func aMonthWithoutADueDayIsZeroInBothDirections() {
        // D-45
        let world = World(now: "06-10T22:00")
        for atMost in [false, true] {
            var quest = World.quest(World.read, 60, atMost: atMost)
            (quest.scheduleMode, quest.monthDays) = (.monthDays, [31])
            #expect(world.progress(quest).progress(over: .month).measured == .zero)
        }
    }

    @Test func neverMeansNever() {
        // D-116
        var world = World(now: "08-12T22:00")
        world.drink("08-12T09:00")
        let smoked = world.progress(World.quest(World.water, 0, atMost: true))
        let clean = world.progress(World.quest(World.phone, 0, atMost: true))
        #expect(smoked.progress(over: .day).measured.displayRatio == 2)
        #expect(smoked.progress(over: .week).measured.ratio == 0)
        #expect(clean.progress(over: .day).measured == Measured.kept)
        #expect(smoked.streak(goalStart: day("2026-08-01"))?.count == 0)
        #expect(clean.streak(goalStart: day("2026-08-01"))?.count == 12)
    }

    @Test func theTargetStaysTheSameOnADayOf25Hours() {
        // T7
        var world = World(now: "11-02T03:00")
        world.boundary = boundary("America/New_York")
        world.sessions = [
            TimeSession(
                id: id(1), actionID: World.read, start: at("2026-11-01T01:15:00-04:00"),
                end: at("2026-11-01T01:15:00-05:00"))
        ]
        let current = world.progress(World.quest(World.read, 60)).current
        #expect(current?.target == 3_600_000 && current?.value == 3_600_000)
    }

    @Test func aTagCountsItsActionsOfTheMeasure() {
        // D-46
        var world = World(now: "08-12T22:00")
        world.time(World.run, "08-12T06:00", minutes: 30)
        world.time(World.read, "08-12T07:00", minutes: 120)
        world.drink("08-12T09:00", 3)
        var quest = Quest(id: id(50)).aimed(at: .tag(World.healthTag), measure: .time)
        (quest.targetSeconds, quest.targetCount) = (3600, 4)
        #expect(world.progress(quest).current?.ratio == 0.5)
        quest.measure = .count
        #expect(world.progress(quest).current?.ratio == 0.75)
    }

    @Test func aTargetThatIsGoneIsNothing() {
        // D-47
        var world = World(now: "08-12T22:00")
        world.time(id(77), "08-12T06:00", minutes: 120)
        for (target, amount) in [
            (Quest.Target.action(id(77)), 0), (.tag(id(77)), 0), (.none, 0), (.none, 3),
        ] {
            for (atMost, ratio) in [(false, 0.0), (true, 1)] {
                var quest = World.quest(World.read, 60, atMost: atMost).aimed(at: target)
                if amount > 0 { (quest.targetSeconds, quest.targetCount) = (0, amount) }
                #expect(world.progress(quest).current?.ratio == ratio)
            }
        }
    }

    @Test func aPeriodIsTheCalendarsAndNotTheGoals() {
        // D-48, S5, W7: the week is judged as a whole, also what came before the goal.
        var world = World(now: "08-12T22:00")
        world.drink("08-10T09:00", 2)
        world.drink("08-12T09:00")
        world.drink("08-09T09:00", 9)
        #expect(world.progress(World.quest(World.water, 4, .weekly)).current?.ratio == 0.75)
        #expect(
            world.progress(World.quest(World.water, 5, .weekly, atMost: true)).current?.isMet
                == true)
    }

    @Test func aShareThatIsCompleteFillsTheDay() {
        // D-51
        var world = World(now: "08-12T12:00")
        world.drink("08-10T09:00")
        world.drink("08-11T09:00")
        let progress = world.progress(World.quest(World.water, 2, .weekly))
        let today = progress.progress(over: .day)
        #expect(today.state == .periodFulfilled && today.measured.ratio == 0)
        #expect(!progress.isPeriodFulfilled(on: day("2026-08-10")), "blind to what was done later")
        #expect(progress.isPeriodFulfilled(on: day("2026-08-11")))
        #expect(
            !world.progress(World.quest(World.water, 2)).isPeriodFulfilled(on: day("2026-08-11")))
    }

    @Test func windowsAreThoseOfTheDefinition() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        for zone in ["America/New_York", "Pacific/Apia", "Asia/Seoul"] {
            for _ in 0..<40 {
                let boundary = boundary(zone, start: Int.random(in: 0...1439, using: &random))
                let now =
                    at("2012-01-05T12:00:00Z") + Int64.random(in: 0...7_776_000_000, using: &random)
                var quest = ProgressWorld.quest(ProgressWorld.read, 60)
                quest.deadlineMinutes = Int.random(in: -1...1439, using: &random)
                let sessions = (0..<30).map { i in
                    let start =
                        now + Int64.random(in: -5_000_000_000...2_000_000_000, using: &random)
                    let length = Int64.random(in: -10...200_000_000, using: &random)
                    return TimeSession(
                        id: id(UInt64(i)), actionID: ProgressWorld.read, start: start,
                        end: i == 0 ? nil : start + length)
                }
                let input = ProgressInput(
                    boundary: boundary, now: now, actions: ProgressWorld.actions,
                    sessions: sessions,
                    counts: [])
                let progress = QuestProgress(quest, input: input)
                let month = Span.month.days(around: input.today, weekStart: .monday)
                var expected: Int64 = 0
                for number in month.lowerBound.number...month.upperBound.number {
                    let window = boundary.window(
                        of: LocalDay(number: number), deadline: quest.deadlineMinutes)
                    expected += Totals.milliseconds(sessions, in: window, now: now)
                }
                #expect(
                    progress.progress(over: .month).rawValue == expected, "\(zone), seed \(seed)")
            }
        }
    }
}

extension SpanProgress {
    fileprivate static func offDay(rawValue: Int64) -> SpanProgress {
        SpanProgress(state: .offDay, measured: .zero, rawValue: rawValue)
    }
}

extension Measured {
    fileprivate static let kept = Measured(value: 0, target: 0, direction: .atMost)
}
