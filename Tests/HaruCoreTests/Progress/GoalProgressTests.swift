import HaruCore
import Testing

@Suite struct GoalProgressTests {
    typealias World = ProgressWorld

    static let read = World.quest(World.read, 60, weekdays: [2, 4, 6])
    static let run = World.quest(World.run, 60)
    static let water = World.quest(World.water, 2, .weekly)
    static let steps: Quest = {
        var quest = Quest(id: id(60)).aimed(at: .health("steps"))
        quest.targetCount = 8000
        return quest
    }()

    private func thursday() -> World {
        var world = World(now: "08-13T22:00")
        world.time(World.run, "08-13T06:00", minutes: 30)
        world.drink("08-11T09:00", 2)
        return world
    }

    private func isRatio(_ combined: GoalProgress.Combined, _ value: Double) -> Bool {
        if case .ratio(let ratio) = combined { return isClose(ratio, value) }
        return false
    }

    @Test func theGaugeIsTheMeanOfWhatIsDue() {
        // D-53, D-54, D-55
        let world = thursday()
        let all = world.goal([Self.read, Self.run, Self.water])
        #expect(isRatio(all.combined(over: .day), 0.75))
        #expect(isRatio(all.combined(over: .week), (0 + 0.5 / 7 + 1) / 3))
        #expect(world.goal([Self.read]).combined(over: .day) == .ratio(1))
        #expect(world.goal([Self.read]).combined(over: .week) == .ratio(0))
        for span in Span.allCases { #expect(world.goal([]).combined(over: span) == .noQuests) }
    }

    @Test func questsWithoutDataAreLeftOut() {
        // D-56, D-56b
        let world = thursday()
        #expect(world.goal([Self.steps, Self.run]).combined(over: .day) == .ratio(0.5))
        #expect(world.goal([Self.steps]).combined(over: .day) == .noData)
        #expect(world.goal([Self.steps, Self.read]).combined(over: .day) == .noData, "never 100 %")
        #expect(world.goal([Self.steps, Self.read]).combined(over: .week) == .ratio(0))
        let progress = world.progress(Self.steps)
        #expect(progress.current == nil && progress.streak(goalStart: day("2026-08-01")) == nil)
        #expect(progress.judgement(on: day("2026-08-12")) == nil)
    }

    @Test(arguments: [
        ("2026-08-01", "2026-08-20", 0.6), ("2026-08-20", "2026-08-25", 0),
        ("2026-08-01", "2026-08-05", 1),
        ("2026-08-12", "2026-08-12", 1),
    ])
    func theDatesGoBy(start: String, end: String, ratio: Double) {
        // D-77
        #expect(World(now: "08-12T09:00").goal([], from: start, to: end).periodRatio == ratio)
        #expect(World(now: "08-12T09:00").goal([]).periodRatio == nil)
    }

    @Test func whatThisVersionCannotComputeIsNotComputed() {
        // D-115, D-115b
        var world = World(now: "08-12T22:00")
        world.drink("08-12T09:00", 3)
        let four = World.quest(World.water, 4)
        let changes: [(inout Quest) -> Void] = [
            { $0.period = nil }, { $0.direction = nil }, { $0.scheduleMode = nil },
            { $0.period = .custom },
            { $0.targetCount = 0 }, { ($0.targetCount, $0.direction) = (-1, .atMost) },
            { $0 = $0.aimed(at: .health("bloodPressure")) },
            {
                $0 = $0.aimed(at: .tag(World.healthTag))
                $0.measure = nil
            },
        ]
        for change in changes {
            var strange = four
            change(&strange)
            #expect(!world.progress(strange).isComputable)
            #expect(world.progress(strange).progress(over: .day).state == .noData)
            #expect(world.goal([strange, four]).combined(over: .day) == .ratio(0.75))
            var later = world
            later.now = "08-13T09:00"
            #expect(later.goal([strange], to: "2026-08-12").evaluateIfEnded() == .deferred)
        }
    }

    @Test func aHeaderOfThePastKnowsNothingOfWhatCameLater() {
        // D-117
        var world = World(now: "08-12T12:00")
        world.drink("08-10T09:00")
        world.drink("08-11T09:00", 13)
        world.time(World.read, "08-10T20:00", minutes: 120)
        world.time(World.read, "08-11T20:00", minutes: 180)
        let goal = world.goal([
            World.quest(World.water, 14, .weekly),
            World.custom(World.read, 600, "2026-08-01", "2026-08-20"),
        ])
        #expect(isRatio(goal.combined(onDay: day("2026-08-10")), 0.35))
        #expect(isRatio(goal.combined(onDay: day("2026-08-11")), 0.75))
    }

    @Test func aHeaderOfThePastIsThatOfAWorldThatEndedThen() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        for _ in 0..<40 {
            var world = World(now: "08-31T12:00")
            for _ in 0..<25 {
                let date = Int.random(in: 10...30, using: &random)
                world.drink("08-\(date)T0\(Int.random(in: 0...9, using: &random)):00")
                world.time(
                    World.read, "08-\(date)T10:00",
                    minutes: Int64.random(in: 1...2000, using: &random))
            }
            let quests = [
                World.quest(World.water, Int.random(in: 1...9, using: &random), .weekly),
                World.quest(World.water, Int.random(in: 1...20, using: &random), .monthly),
                World.quest(World.read, Int.random(in: 1...300, using: &random)),
                World.quest(World.read, 2000, .weekly, atMost: true),
                World.custom(World.read, 3000, "2026-08-08", "2026-08-25"),
            ]
            let date = day("2026-08-10") + Int.random(in: 0...18, using: &random)
            let end = world.boundary.start(of: date + 1)
            let past = ProgressInput(
                boundary: world.boundary, now: end - 1, actions: World.actions,
                sessions: world.sessions.filter { $0.start < end }.map { session in
                    var session = session
                    session.end = session.end.map { min($0, end) }
                    return session
                }, counts: world.counts.filter { $0.timestamp < end })
            let goal = world.goal(quests)
            let ended = GoalProgress(goal.goal, quests: quests, input: past)
            #expect(goal.combined(onDay: date) == ended.combined(over: .day), "seed \(seed)")
        }
    }

    struct Shown: CustomTestStringConvertible {
        let testDescription: String
        var end: String?
        var status: Goal.Status? = .inProgress
        var judged: String?
        let shown: [String]
    }

    static let shown = [
        Shown(
            testDescription: "D-117b judged after its end", end: "2026-08-11", status: .notAchieved,
            judged: "2026-08-13T09:00:00+09:00", shown: ["05", "09", "11"]),
        Shown(
            testDescription: "D-117b finished by hand", status: .achieved,
            judged: "2026-08-09T21:00:00+09:00", shown: ["05", "09"]),
        Shown(testDescription: "going on", shown: ["05", "09", "11", "12"]),
        Shown(testDescription: "finished, but nobody knows when", status: .achieved, shown: []),
    ]

    @Test(arguments: shown) func aGoalIsShownWhileItWasInProgress(_ c: Shown) {
        let goal = Goal(
            id: id(9), startDay: day("2026-08-05"), endDay: c.end.map { day($0) }, status: c.status,
            judgedAt: c.judged.map { at($0) })
        let progress = GoalProgress(goal, quests: [], input: World(now: "08-14T12:00").input)
        let dates = ["04", "05", "09", "11", "12"]
        #expect(dates.filter { progress.isShown(on: day("2026-08-\($0)")) } == c.shown)
    }

    @Test func lookingBackAtADay() {
        // D-52, D-52b
        var world = World(now: "08-12T22:00")
        world.drink("08-10T09:00")
        world.drink("08-11T09:00")
        let progress = world.progress(Self.water)
        #expect(progress.onDay(day("2026-08-10")).measured.ratio == 0.5)
        #expect(progress.onDay(day("2026-08-11")).measured.isMet)
        #expect(world.progress(Self.read).onDay(day("2026-08-11")) == (.offDay, .zero))
    }

    @Test func valuesBeforeTheKeptRangeAreUnknownAndNotMissed() {
        // D-87, D-87c
        var world = World(now: "08-12T12:00")
        world.health = HealthData(isAvailable: true, keptFrom: day("2025-07-09"))
        world.health.set(9000, of: .steps, on: day("2026-08-11"))
        world.health.set(9000, of: .steps, on: day("2026-08-13"))
        let goal = world.goal([Self.steps], from: "2025-05-01")
        let quest = goal.quests[0]
        #expect(quest.onDay(day("2025-06-01")) == (.noData, .zero))
        #expect(goal.combined(onDay: day("2025-06-01")) == .noData)
        #expect(quest.onDay(day("2025-07-10")).state == .normal)
        #expect(goal.combined(onDay: day("2025-07-10")) == .ratio(0))
        #expect(quest.current?.ratio == 0)
        #expect(quest.progress(over: .week).rawValue == 9000, "values after today are ignored")
    }

    @Test func healthQuestsObeyTheSameRules() {
        // D-82, D-84
        var world = World(now: "08-12T22:00")
        world.health = HealthData(isAvailable: true)
        for (date, steps) in [("09", 12_000), ("10", 8000), ("11", 7000), ("12", 9000)] {
            world.health.set(Int64(steps), of: .steps, on: day("2026-08-\(date)"))
        }
        var week = Self.steps
        (week.period, week.targetCount) = (.weekly, 70_000)
        #expect(world.progress(week).current?.value == 24_000)
        #expect(world.progress(week).progress(over: .day).measured.ratio == 0.9)
        var daily = Self.steps
        daily.deadlineMinutes = 480
        #expect(world.progress(daily).current?.value == 9000, "a stray deadline is ignored")
        #expect(world.progress(daily).streak(goalStart: day("2026-08-01"))?.count == 1)
    }
}
