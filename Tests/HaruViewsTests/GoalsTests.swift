import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

/// The day of `now`, a Tuesday.
let tuesday = LocalDay(number: 20_676)

/// An app with the example actions: reading (timed), exercise (timed), water (counted).
func appWithExamples(language: String = "en") -> App {
    let app = app(language: language)
    app.receive(.home(.createExamples), at: now)
    return app
}

extension App {
    var reading: RecordID { model.ledger.actions[0].id }
    var exercise: RecordID { model.ledger.actions[1].id }
    var water: RecordID { model.ledger.actions[2].id }

    /// A goal as the editor makes it.
    @discardableResult
    func makeGoal(
        _ title: String, until endDay: LocalDay? = nil, threshold: Int = 100,
        at moment: Instant = now
    ) -> RecordID {
        receive(.goals(.add), at: moment)
        receive(.goals(.editor(.title(title))), at: moment)
        if let endDay {
            receive(.goals(.editor(.toggleEnd)), at: moment)
            receive(.goals(.editor(.end(endDay))), at: moment)
        }
        receive(.goals(.editor(.threshold(threshold))), at: moment)
        receive(.goals(.editor(.save)), at: moment)
        return model.goals.ledger.goals.last!.goal.id
    }

    /// A quest as the three steps make it.
    @discardableResult
    func makeQuest(
        _ goal: RecordID, _ target: QuestEditorMessage, _ others: QuestEditorMessage...,
        at moment: Instant = now
    ) -> RecordID {
        receive(.goals(.addQuest(goal: goal)), at: moment)
        receive(.goals(.quest(target)), at: moment)
        receive(.goals(.quest(.next)), at: moment)
        for message in others { receive(.goals(.quest(message)), at: moment) }
        receive(.goals(.quest(.next)), at: moment)
        receive(.goals(.quest(.save)), at: moment)
        return model.goals.ledger.figures(goal)!.quests.last!.quest.id
    }

    /// Of all goals, in sight or not.
    func figures() -> [GoalFigures] {
        model.goals.ledger.reckon(model.ledger, at: model.now) { _ in true }
        return model.goals.ledger.goals
    }

    func figures(_ goal: RecordID) -> GoalFigures { figures().first { $0.goal.id == goal }! }

    func quest(_ id: RecordID) -> QuestFigures {
        figures().flatMap { $0.quests }.first { $0.quest.id == id }!
    }

    func standing(_ goal: RecordID) -> GoalFigures.Standing { figures(goal).standing }

    /// A day later by so many, at the same time of day.
    func wait(days: Int) -> Instant {
        let later = now + Int64(days) * 86_400_000
        isOwner = true
        advance(to: later)
        return later
    }
}

struct GoalsTests {
    @Test func aGoalAndAQuestAreMadeAndATapMovesItsCard() {
        let app = appWithExamples()
        let goal = app.makeGoal("Drink more")
        let quest = app.makeQuest(goal, .action(app.water), .number("4"))
        #expect(app.quest(quest).day.percent == 0)
        #expect(app.html.contains("data-el=\"goal-card\""))
        app.receive(.home(.run(app.water)), at: now)
        #expect(app.quest(quest).day.percent == 25)
        #expect(app.html.contains("<b data-el=\"percent\">25%</b>"))
        #expect(app.html.contains("data-value=\"0.2500\""))
        app.receive(.shell(.undo), at: now)
        #expect(app.quest(quest).day.percent == 0)
    }

    ///
    @Test func aGoalIsJudgedByTheRecordsOfItsDaysAlone() {
        let app = appWithExamples()
        let goal = app.makeGoal("Drink", until: tuesday)
        app.makeQuest(goal, .action(app.water), .number("2"))
        app.receive(.home(.run(app.water)), at: now)
        let next = now + 86_400_000
        app.receive(.home(.run(app.water)), at: next)
        app.receive(.home(.run(app.water)), at: next)
        app.receive(.shell(.go(path: "/goals")), at: next)
        #expect(app.standing(goal) == .notAchieved)
    }

    ///
    @Test func whatWasKeptIsAchievedAndCelebratedOnce() {
        let app = appWithExamples()
        let goal = app.makeGoal("Drink", until: tuesday)
        app.makeQuest(goal, .action(app.water), .number("1"))
        app.receive(.home(.run(app.water)), at: now)
        let next = now + 86_400_000
        app.receive(.shell(.go(path: "/goals")), at: next)
        #expect(app.standing(goal) == .achieved)
        #expect(app.html.contains("data-el=\"celebration\""))
        app.receive(.goals(.endCelebration), at: next)
        #expect(!app.html.contains("data-el=\"celebration\""))
    }

    ///
    @Test func anotherEndDayReopensAFinishedGoalAndSaysSoFirst() {
        let app = appWithExamples()
        let goal = app.makeGoal("Drink", until: tuesday)
        app.makeQuest(goal, .action(app.water))
        let next = now + 86_400_000
        app.receive(.shell(.go(path: "/goals")), at: next)
        #expect(app.model.goalsFinished.map { $0.goal.id } == [goal])
        app.receive(.goals(.edit(goal)), at: next)
        #expect(!app.html.contains("data-el=\"reopens\""))
        app.receive(.goals(.editor(.end(tuesday + 7))), at: next)
        #expect(app.html.contains("It will be in progress again."))
        app.receive(.goals(.editor(.save)), at: next)
        #expect(app.model.goalsInProgress.map { $0.goal.id } == [goal])
    }

    ///
    @Test func aGoalWithoutQuestsIsAskedAboutAndThenFinished() {
        let app = appWithExamples()
        let goal = app.makeGoal("Draw", until: tuesday)
        let next = now + 86_400_000
        app.receive(.shell(.go(path: "/goals")), at: next)
        #expect(app.standing(goal) == .needsReview)
        #expect(app.html.contains("Needs review") && app.html.contains("without quests"))
        app.receive(.goals(.answer(goal, isAchieved: true)), at: next)
        #expect(app.model.goalsFinished.map { $0.goal.id } == [goal])
        app.receive(.shell(.go(path: "/goals/finished")), at: next)
        #expect(app.html.contains("data-state=\"achieved\""))
    }

    ///
    @Test func theThresholdIsToldInItsSentence() {
        let app = appWithExamples()
        app.receive(.goals(.add), at: now)
        app.receive(.goals(.editor(.threshold(80))), at: now)
        #expect(app.html.contains("Achieved when 80% of the quests are met."))
        #expect(app.html.contains("min=\"10\" max=\"100\" step=\"5\""))
    }

    ///
    @Test(arguments: [(80, true), (100, false)])
    func finishingByHandNamesAThresholdBelowAll(_ threshold: Int, _ isNamed: Bool) {
        let app = appWithExamples()
        let goal = app.makeGoal("Drink", threshold: threshold)
        app.makeQuest(goal, .action(app.water), .number("1"))
        app.receive(.home(.run(app.water)), at: now)
        app.receive(.goals(.askFinish(goal)), at: now)
        guard case .confirm(let question) = app.model.sheet else {
            Issue.record("nothing was asked")
            return
        }
        #expect(question.explanation.contains("80%") == isNamed)
        app.receive(.shell(.confirm), at: now)
        #expect(app.standing(goal) == .achieved)
    }

    ///
    @Test(arguments: ["ko", "en", "ja"])
    func theFreeVersionHasRoomForTwoGoalsOfThreeQuests(_ language: String) {
        let app = appWithExamples(language: language)
        app.model.plan = .free
        let goal = app.makeGoal("1")
        app.makeGoal("2")
        app.receive(.goals(.add), at: now)
        #expect(app.model.sheet == .limit(.goals))
        #expect(app.html.contains(app.model.strings.limitGoal))
        app.receive(.shell(.closeSheet), at: now)
        for _ in 0..<3 { app.makeQuest(goal, .action(app.water)) }
        app.receive(.goals(.addQuest(goal: goal)), at: now)
        #expect(app.model.sheet == .limit(.questsPerGoal))
        #expect(app.html.contains(app.model.strings.limitQuest))
    }

    ///
    @Test func recordsStayWhenTheirGoalIsDeleted() {
        let app = appWithExamples()
        let goal = app.makeGoal("Drink")
        app.makeQuest(goal, .action(app.water))
        app.receive(.home(.run(app.water)), at: now)
        app.receive(.shell(.go(path: "/goals/" + goal.text)), at: now)
        app.receive(.goals(.askDelete(goal)), at: now)
        app.receive(.shell(.confirm), at: now)
        #expect(app.model.goals.ledger.goals.isEmpty && app.model.route == .goals)
        #expect(app.model.ledger.total(app.water).count == 1)
        app.receive(.shell(.undo), at: now)
        #expect(app.model.goals.ledger.figures(goal)?.quests.count == 1)
    }

    ///
    @Test func aStreakOfWednesdaysIsOfDaysAndNoneHasNoFlame() {
        let app = appWithExamples()
        app.receive(.goals(.add), at: now)
        app.receive(.goals(.editor(.title("Read"))), at: now)
        app.receive(.goals(.editor(.start(tuesday - 60))), at: now)
        app.receive(.goals(.editor(.save)), at: now)
        let goal = app.model.goals.ledger.goals[0].goal.id
        let quest = app.makeQuest(
            goal, .action(app.water), .schedule(.weekdays), .weekday(4), .number("1"))
        app.receive(.shell(.go(path: "/goals")), at: now)
        #expect(!app.html.contains("data-el=\"streak\""))
        // Four Wednesdays, then Thursday: the streak stands.
        for week in 0..<4 {
            app.receive(.home(.run(app.water)), at: now + Int64(1 + 7 * week) * 86_400_000)
        }
        let after = app.wait(days: 23)
        #expect(app.quest(quest).streak == Streak(count: 4, unit: .day))
        app.receive(.shell(.go(path: "/goals")), at: after)
        #expect(app.html.contains("4-day streak"))
    }

    ///
    @Test func aRecordAheadCountsForAStreakWhenItsTimeHasCome() {
        let app = appWithExamples()
        let quest = app.makeQuest(app.makeGoal("Read"), .action(app.reading))
        let reading = app.reading
        app.write { (book, wall) throws(ReplicaError) in
            let session = TimeSession(
                id: RecordID(high: 7, low: 7), actionID: reading, start: wall - 900_000,
                end: wall + 900_000, createdAt: wall)
            try book.write(.record, wall: wall) { (transaction) throws(ReplicaError) in
                try transaction.insert(.session, session.id, session.fields)
            }
        }
        #expect(app.quest(quest).day.percent == 100 && app.quest(quest).streak == nil)
        #expect(app.model.goals.ledger.nextTurn == now + 900_000)
        app.call(1, Array("{\"type\":\"woke\"}".utf8), at: now + 900_000) { _ in }
        #expect(app.quest(quest).streak == Streak(count: 1, unit: .day))
    }

    ///
    @Test func theDayOfAWeeklyQuestNeverExceedsItsShare() {
        let app = appWithExamples()
        let goal = app.makeGoal("Swim")
        let quest = app.makeQuest(goal, .action(app.water), .period(.weekly), .number("2"))
        app.receive(.home(.run(app.water)), at: now)
        #expect(app.quest(quest).day.percent == 100)
        #expect(app.quest(quest).week.percent == 50)
    }

    ///
    @Test func aHealthQuestWithoutDataIsNoDataAndLeftOutOfTheMean() {
        let app = appWithExamples()
        let goal = app.makeGoal("Rest")
        app.makeQuest(goal, .action(app.water), .number("2"))
        app.receive(.home(.run(app.water)), at: now)
        var sleep = Quest(id: RecordID(high: 5, low: 5), goalID: goal)
        sleep.healthMetric = HealthMetric.sleep.key
        sleep.targetSeconds = 25_200
        app.write { (book, now) throws(ReplicaError) in
            try book.add(sleep, subject: "Sleep", wall: now)
        }
        #expect(app.quest(sleep.id).day.state == .noData)
        #expect(app.figures(goal).day == .ratio(0.5))
        app.receive(.shell(.go(path: "/goals")), at: now)
        #expect(app.html.contains("No data"))
    }

    ///
    @Test func aGoalIsJudgedWhenTheDayTurns() {
        let app = appWithExamples()
        let goal = app.makeGoal("Drink", until: tuesday)
        app.makeQuest(goal, .action(app.water), .number("1"))
        app.receive(.home(.run(app.water)), at: now)
        app.receive(.shell(.go(path: "/goals")), at: now)
        #expect(app.standing(goal) == .inProgress)
        _ = app.wait(days: 1)
        #expect(app.standing(goal) == .achieved)
    }

    @Test func aPauseHasNothingDueAndResumingEndsIt() {
        let app = appWithExamples()
        let goal = app.makeGoal("Drink")
        let quest = app.makeQuest(goal, .action(app.water))
        app.receive(.pauses(.add(.goal, goal)), at: now)
        app.receive(.pauses(.toggleOpen), at: now)
        app.receive(.pauses(.save), at: now)
        #expect(app.standing(goal) == .paused && app.quest(quest).day.state == .paused)
        app.receive(.shell(.go(path: "/goals/" + goal.text)), at: now)
        #expect(app.html.contains("from Aug 11"))
        app.receive(.pauses(.resume(.goal, goal)), at: now)
        #expect(app.standing(goal) == .inProgress)
        #expect(app.model.goals.ledger.pauses(of: goal, from: tuesday).isEmpty)
    }

    @Test func goalsAndQuestsArePutInOrder() {
        let app = appWithExamples()
        let first = app.makeGoal("1")
        let second = app.makeGoal("2")
        app.receive(.goals(.reorder), at: now)
        app.receive(.goals(.drag(.lift(second))), at: now)
        app.receive(.goals(.drag(.drop(second, place: 0))), at: now)
        #expect(app.model.goalsInProgress.map { $0.goal.id } == [second, first])
        let one = app.makeQuest(first, .action(app.water))
        let two = app.makeQuest(first, .action(app.reading))
        app.receive(.shell(.closeSheet), at: now)
        app.receive(.goals(.reorderQuests(first)), at: now)
        app.receive(.goals(.drag(.lift(two))), at: now)
        app.receive(.goals(.drag(.drop(two, place: 0))), at: now)
        #expect(app.model.goals.ledger.quests(of: first) == [two, one])
    }
}

/// Goal cards on Home (app 5.2).
struct GoalCardTests {
    @Test func theFirstTwoGoalsHaveCardsUntilSomebodyChooses() {
        let app = appWithExamples()
        let ids = ["1", "2", "3"].map { app.makeGoal($0) }
        #expect(app.model.goalCards.map { $0.goal.id } == Array(ids.prefix(2)))
        app.receive(.goals(.pin(ids[2])), at: now)
        app.receive(.goals(.pin(ids[0])), at: now)
        #expect(app.model.goalCards.map { $0.goal.id } == [ids[1], ids[2]])
        app.receive(.goals(.pin(ids[1])), at: now)
        app.receive(.goals(.pin(ids[2])), at: now)
        #expect(app.model.goalCards.isEmpty)
        #expect(!app.html.contains("data-el=\"goal-card\""))
    }

    ///
    @Test func aCardShowsThreeQuestsAndUnfoldsTheRest() {
        let app = appWithExamples()
        let goal = app.makeGoal("Many")
        for _ in 0..<5 { app.makeQuest(goal, .action(app.water)) }
        func rows() -> Int { app.html.components(of: "data-el=\"quest-row\"") }
        #expect(rows() == 3 && app.html.contains("2 more"))
        app.receive(.goals(.unfold(goal)), at: now)
        #expect(rows() == 5 && app.html.contains("Show fewer"))
    }

    ///
    @Test func aCombinedCardHasTheMeansOfItsQuests() {
        let app = appWithExamples()
        let goal = app.makeGoal("Two")
        let one = app.makeQuest(goal, .action(app.water), .number("4"))
        let two = app.makeQuest(goal, .action(app.water), .number("2"))
        app.receive(.home(.run(app.water)), at: now)
        app.receive(.goals(.cardStyle(isCombined: true)), at: now)
        let mean = (app.quest(one).day.fill + app.quest(two).day.fill) / 2
        #expect(app.figures(goal).day == .ratio(mean))
        #expect(app.html.components(of: "data-el=\"gauge\"") == 3)
        #expect(app.html.contains("data-value=\"" + Html.decimal(mean) + "\""))
    }

    ///
    @Test func aDayOffIsAWordAndADoneWeekIsFull() {
        let app = appWithExamples()
        let goal = app.makeGoal("Swim")
        app.makeQuest(goal, .action(app.water), .schedule(.weekdays), .weekday(2))
        let weekly = app.makeQuest(goal, .action(app.water), .period(.weekly), .number("1"))
        let yesterday = now - 86_400_000
        app.receive(.home(.run(app.water)), at: yesterday)
        app.advance(to: now)
        let html = app.html
        #expect(html.contains("Not scheduled") && html.contains("Done this week"))
        #expect(html.contains("data-value=\"1\" data-state=\"periodFulfilled\""))
        #expect(!html.contains("data-el=\"percent\""))
        #expect(app.quest(weekly).day.fill == 1)
    }

    ///
    @Test(arguments: [(2, Gauge.State.within, 1.0), (3, .over, 0.0)])
    func aLimitIsKeptOrPassed(_ count: Int, _ state: Gauge.State, _ fill: Double) {
        let app = appWithExamples()
        let goal = app.makeGoal("Less")
        let quest = app.makeQuest(goal, .action(app.water), .direction(.atMost), .number("2"))
        for _ in 0..<count { app.receive(.home(.run(app.water)), at: now) }
        #expect(app.quest(quest).day.state == state && app.quest(quest).day.fill == fill)
        let words = state == .within ? "Within limit · 2 times" : "! Over limit · 3 times"
        #expect(app.html.contains(words))
        #expect(!app.html.contains("150%"))
    }

    @Test(arguments: [(0, "Ends today"), (1, "1 day left"), (12, "12 days left")])
    func theDaysLeftAreTold(_ days: Int, _ words: String) {
        let app = appWithExamples()
        app.makeGoal("Soon", until: tuesday + days)
        #expect(app.html.contains(words))
    }
}

extension String {
    /// How often `part` occurs.
    func components(of part: String) -> Int { ranges(of: part).count }
}
