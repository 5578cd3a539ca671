import HaruCore
import Testing

@Suite struct GoalJudgementTests {
    typealias World = ProgressWorld

    private func isJudged(_ evaluation: GoalEvaluation, _ status: Goal.Status, _ ratio: Double)
        -> Bool
    {
        if case .judged(let found, let mean) = evaluation {
            return found == status && isClose(mean, ratio)
        }
        return false
    }

    @Test func theReferenceDayIsTheEndDayHoweverLate() {
        // D-65
        var world = World(now: "08-15T09:00")
        world.time(World.read, "08-11T08:00", minutes: 120)
        world.time(World.read, "08-13T08:00", minutes: 600)
        let goal = world.goal([World.quest(World.read, 420, .weekly)], to: "2026-08-12")
        #expect(isJudged(goal.evaluateIfEnded(), .notAchieved, 2.0 / 3))
    }

    @Test func daysThatNeverCameAreNotHeldAgainstAPromise() {
        // D-66
        var world = World(now: "08-13T00:00")
        world.time(World.read, "08-11T08:00", minutes: 180)
        let quest = World.quest(World.read, 420, .weekly)
        #expect(isJudged(world.goal([quest], to: "2026-08-12").evaluateIfEnded(), .achieved, 1))
        world.now = "08-12T23:59"
        #expect(world.goal([quest], to: "2026-08-12").evaluateIfEnded() == .unchanged(.inProgress))
    }

    @Test func aLimitShrinksByTheSameShare() {
        // D-67
        var world = World(now: "08-13T09:00")
        world.time(World.phone, "08-11T08:00", minutes: 210)
        let goal = world.goal(
            [World.quest(World.phone, 420, .weekly, atMost: true)], to: "2026-08-12")
        #expect(isJudged(goal.evaluateIfEnded(), .notAchieved, 0))
        #expect(goal.quests[0].progress(over: .week).measured.ratio == 1)
    }

    @Test(arguments: [(80, true), (85, false), (100, false)])
    func theMeanIsComparedWithTheThreshold(threshold: Int, isAchieved: Bool) {
        // D-68
        var world = World(now: "08-13T09:00")
        world.drink("08-12T09:00", 2)
        world.time(World.read, "08-12T08:00", minutes: 60)
        let quests = [
            World.quest(World.read, 60), World.quest(World.phone, 60, atMost: true),
            World.quest(World.water, 5),
        ]
        let evaluation = world.goal(quests, to: "2026-08-12", threshold: threshold)
            .evaluateIfEnded()
        #expect(isJudged(evaluation, isAchieved ? .achieved : .notAchieved, 0.8))
    }

    @Test func theToleranceIsTenThousandthsOfAPercent() {
        // D-69, and one step past it
        let cases: [(Int64, Goal.Status)] = [(300, .achieved), (400, .notAchieved)]
        for (missing, status) in cases {
            var world = World(now: "08-21T09:00")
            world.time(World.read, "08-01T00:00", minutes: 6000)
            world.sessions[0].end = world.sessions[0].end! - missing
            let quest = World.custom(World.read, 6000, "2026-08-01", "2026-08-20")
            let goal = world.goal([quest], to: "2026-08-20")
            #expect(isJudged(goal.evaluateIfEnded(), status, 1 - Double(missing) / 360_000_000))
        }
    }

    @Test func aQuestThatIsNotDueCountsAsKept() {
        // D-70, D-76
        var world = World(now: "08-14T09:00")
        world.time(World.read, "08-12T08:00", minutes: 60)
        world.time(World.read, "08-13T08:00", minutes: 30)
        let quests = [
            World.quest(World.read, 60), World.quest(World.run, 60, weekdays: [2, 4, 6]),
        ]
        let goal = world.goal(quests, to: "2026-08-13")
        #expect(isJudged(goal.evaluateIfEnded(), .notAchieved, 0.75))
        #expect(goal.quests[1].judgement(on: day("2026-08-13")) == .notDue)
        let later = world.progress(World.custom(World.read, 60, "2026-09-05", "2026-09-10"))
        #expect(later.judgement(on: day("2026-08-31")) == .notDue)
    }

    @Test func aCustomQuestIsJudgedOnItsShareOrItsWhole() {
        // D-75, D-76
        var world = World(now: "09-01T09:00")
        world.time(World.read, "08-03T08:00", minutes: 480)
        world.time(World.read, "08-25T08:00", minutes: 600)
        let quest = World.custom(World.read, 1200, "2026-08-01", "2026-08-20")
        let part = world.goal([quest], to: "2026-08-10", threshold: 80)
        #expect(isJudged(part.evaluateIfEnded(), .achieved, 0.8))
        #expect(
            isJudged(world.goal([quest], to: "2026-08-31").evaluateIfEnded(), .notAchieved, 0.4))
    }

    @Test func aDayStartInTheAfternoonMovesTheEnd() {
        // D-74
        var world = World(now: "08-13T12:59")
        world.boundary = seoul(start: 780)
        world.drink("08-13T11:00")
        let quest = World.quest(World.water, 1)
        #expect(world.goal([quest], to: "2026-08-12").evaluateIfEnded() == .unchanged(.inProgress))
        world.now = "08-13T13:00"
        #expect(isJudged(world.goal([quest], to: "2026-08-12").evaluateIfEnded(), .achieved, 1))
    }

    @Test func withoutQuestsAPersonIsAsked() {
        // D-71
        let world = World(now: "08-13T09:00")
        #expect(world.goal([], to: "2026-08-12").evaluateIfEnded() == .needsConfirmation)
        #expect(world.goal([], to: "2026-08-12").asksForAnswer)
        #expect(!world.goal([], to: "2026-08-13").asksForAnswer)
    }

    @Test func finishingByHandTakesTodayAndTheRecordsUpToNow() throws {
        // D-73
        var world = World(now: "08-12T12:00")
        world.drink("08-11T09:00", 2)
        world.drink("08-12T20:00", 5)
        let quest = World.quest(World.water, 7, .weekly)
        #expect(isJudged(try world.goal([quest]).finishByHand(), .notAchieved, 2.0 / 3))
        #expect(try world.goal([]).finishByHand() == .needsConfirmation)
        func error(_ goal: GoalProgress) -> DomainError? {
            domainError { () throws(DomainError) in try goal.finishByHand() }
        }
        #expect(error(world.goal([quest], to: "2026-08-31")) == .hasEndDay)
        let done = world.goal([quest]).goal.with(status: .achieved, at: world.input.now)
        #expect(error(GoalProgress(done, quests: [quest], input: world.input)) == .alreadyFinished)
        #expect(error(world.goal([GoalProgressTests.steps])) == .healthDataUnavailable)
    }

    static let endDays: [(end: String?, evaluation: GoalEvaluation, status: Goal.Status)] = [
        ("2026-08-31", .unchanged(.inProgress), .inProgress),  // D-72
        ("2026-08-11", .judged(.achieved, ratio: 1), .achieved),  // D-72b
        (nil, .unchanged(.inProgress), .inProgress),  // D-72c
        ("2026-08-12", .judged(.notAchieved, ratio: 2.0 / 3), .notAchieved),  // the same day again
    ]

    @Test(arguments: endDays) func touchingTheEndDayReopens(
        end: String?, evaluation: GoalEvaluation, status: Goal.Status
    ) {
        var world = World(now: "08-13T09:00")
        world.drink("08-10T09:00", 2)
        let goal = Goal(
            id: id(9), startDay: day("2026-08-01"), endDay: day("2026-08-12"), status: .notAchieved,
            judgedAt: at("2026-08-13T00:00:00+09:00"))
        let progress = GoalProgress(
            goal, quests: [World.quest(World.water, 7, .weekly)], input: world.input)
        #expect(
            progress.evaluateIfEnded() == .unchanged(.notAchieved), "judged before, judged once")
        let changed = progress.changingEndDay(to: end.map { day($0) })
        #expect(changed.evaluation == evaluation)
        #expect(changed.goal.status == status)
        #expect(changed.goal.judgedAt == (status == .inProgress ? nil : world.input.now))
    }

    @Test func aStatusOfANewerVersionIsNeverJudged() {
        let goal = Goal(
            id: id(9), startDay: day("2026-08-01"), endDay: day("2026-08-12"), status: nil)
        let progress = GoalProgress(
            goal, quests: [World.quest(World.water, 1)], input: World(now: "08-13T09:00").input)
        #expect(progress.evaluateIfEnded() == .unchanged(nil))
        #expect(progress.changingEndDay(to: day("2026-08-11")).goal.status == nil)
    }

    struct Coverage: CustomTestStringConvertible {
        let testDescription: String
        let health: HealthData
        let evaluation: GoalEvaluation
    }

    static let coverages = [
        Coverage(testDescription: "D-86 no data here", health: .none, evaluation: .deferred),
        Coverage(
            testDescription: "D-86b all of it", health: HealthData(isAvailable: true),
            evaluation: .judged(.notAchieved, ratio: 0)),
        Coverage(
            testDescription: "D-86c half a day",
            health: HealthData(
                isAvailable: true, coverage: .until(at("2026-08-12T18:00:00+09:00"))),
            evaluation: .deferred),
        Coverage(
            testDescription: "exactly to the end",
            health: HealthData(
                isAvailable: true, coverage: .until(at("2026-08-13T00:00:00+09:00"))),
            evaluation: .judged(.notAchieved, ratio: 0)),
        Coverage(
            testDescription: "D-86d one metric is behind",
            health: HealthData(
                isAvailable: true,
                coverage: .perMetric([
                    (.steps, at("2026-08-13T08:00:00+09:00")),
                    (.sleep, at("2026-08-12T08:00:00+09:00")),
                ])), evaluation: .deferred),
        Coverage(
            testDescription: "a metric that is not named",
            health: HealthData(
                isAvailable: true, coverage: .perMetric([(.steps, at("2026-08-13T08:00:00+09:00"))])
            ),
            evaluation: .deferred),
    ]

    @Test(arguments: coverages) func judgementWaitsForTheWholeDay(_ c: Coverage) {
        var world = World(now: "08-13T09:00")
        world.health = c.health
        var sleep = Quest(id: id(61)).aimed(at: .health("sleep"))
        sleep.targetSeconds = 25_200
        let quests = [GoalProgressTests.steps, sleep]
        #expect(world.goal(quests, to: "2026-08-12").evaluateIfEnded() == c.evaluation)
        #expect(!world.goal(quests, to: "2026-08-12").asksForAnswer)
    }

    @Test(arguments: [("09-11T23:59", false), ("09-12T00:00", true)])
    func afterThirtyDaysOfWaitingAPersonMayAnswer(now: String, asks: Bool) {
        let goal = World(now: now).goal([GoalProgressTests.steps], to: "2026-08-12")
        #expect(goal.evaluateIfEnded() == .deferred)
        #expect(goal.asksForAnswer == asks)
    }
}
