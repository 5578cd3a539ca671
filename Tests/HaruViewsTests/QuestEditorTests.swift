import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

/// The editor of quests in three steps (app 8.2).
struct QuestEditorTests {
    private func editor(_ app: App) throws -> QuestEditor {
        guard case .questEditor(let editor) = app.model.sheet else {
            throw DomainError.notFound
        }
        return editor
    }

    private func started() -> App {
        let app = appWithExamples()
        let goal = app.makeGoal("Read")
        app.receive(.goals(.addQuest(goal: goal)), at: now)
        return app
    }

    ///
    @Test func theWayOnIsClosedUntilATargetIsChosenAndNothingIsForgotten() throws {
        let app = started()
        #expect(app.html.contains("data-el=\"next\" disabled"))
        app.receive(.goals(.quest(.next)), at: now)
        #expect(try editor(app).step == .target)
        app.receive(.goals(.quest(.action(app.reading))), at: now)
        app.receive(.goals(.quest(.next)), at: now)
        app.receive(.goals(.quest(.period(.monthly))), at: now)
        app.receive(.goals(.quest(.next)), at: now)
        app.receive(.goals(.quest(.hours(7))), at: now)
        app.receive(.goals(.quest(.back)), at: now)
        app.receive(.goals(.quest(.back)), at: now)
        #expect(try editor(app).draft.targetAction == app.reading)
        app.receive(.goals(.quest(.next)), at: now)
        app.receive(.goals(.quest(.next)), at: now)
        let draft = try editor(app).draft
        #expect(draft.period == .monthly && draft.targetSeconds == 7 * 3600 + 1800)
        #expect(app.html.contains("Reading: Monthly, at least 7h 30m."))
    }

    ///
    @Test func aTagSaysHowManyOfItsActionsCount() {
        let app = appWithExamples()
        let goal = app.makeGoal("Health")
        let health = app.model.ledger.tags[1].id
        // Reading joins exercise: two timed actions and a counted one.
        app.receive(.actions(.edit(app.reading)), at: now)
        app.receive(.actions(.editor(.toggleTag(health))), at: now)
        app.receive(.actions(.editor(.save)), at: now)
        app.receive(.goals(.addQuest(goal: goal)), at: now)
        app.receive(.goals(.quest(.aim(.tag))), at: now)
        app.receive(.goals(.quest(.tag(health))), at: now)
        #expect(app.html.contains("2 actions included"))
        app.receive(.goals(.quest(.measure(.count))), at: now)
        #expect(app.html.contains("1 action included"))
    }

    ///
    @Test func weekdaysWithoutADayCannotGoOnAndSayWhy() throws {
        let app = started()
        app.receive(.goals(.quest(.action(app.reading))), at: now)
        app.receive(.goals(.quest(.next)), at: now)
        app.receive(.goals(.quest(.schedule(.weekdays))), at: now)
        #expect(app.html.contains("Choose at least one scheduled day."))
        app.receive(.goals(.quest(.next)), at: now)
        #expect(try editor(app).step == .period)
        app.receive(.goals(.quest(.weekday(2))), at: now)
        app.receive(.goals(.quest(.next)), at: now)
        #expect(try editor(app).step == .amount)
    }

    ///
    @Test(arguments: [
        (Quest.Period.daily, true), (.weekly, false), (.monthly, false), (.custom, false),
    ])
    func onlyADailyQuestHasADeadline(_ period: Quest.Period, _ isOffered: Bool) {
        let app = started()
        app.receive(.goals(.quest(.action(app.reading))), at: now)
        app.receive(.goals(.quest(.next)), at: now)
        app.receive(.goals(.quest(.period(period))), at: now)
        #expect(app.html.contains("data-el=\"deadline\"") == isOffered)
    }

    ///
    @Test func aHealthQuestHasNoDeadline() {
        let app = appWithExamples()
        let goal = app.makeGoal("Sleep")
        var sleep = Quest(id: RecordID(high: 5, low: 5), goalID: goal)
        sleep.healthMetric = HealthMetric.sleep.key
        sleep.targetSeconds = 25_200
        app.write { (book, now) throws(ReplicaError) in
            try book.add(sleep, subject: "Sleep", wall: now)
        }
        app.receive(.goals(.editQuest(sleep.id)), at: now)
        app.receive(.goals(.quest(.back)), at: now)
        #expect(app.html.contains("data-el=\"period\""))
        #expect(!app.html.contains("data-el=\"deadline\""))
    }

    ///
    @Test func aNewTargetClearsTheOldOne() {
        let app = appWithExamples()
        let goal = app.makeGoal("Health")
        let quest = app.makeQuest(goal, .tag(app.model.ledger.tags[1].id))
        app.receive(.goals(.editQuest(quest)), at: now)
        app.receive(.goals(.quest(.action(app.water))), at: now)
        app.receive(.goals(.quest(.save)), at: now)
        let stored = app.quest(quest).quest
        #expect(stored.targetAction == app.water && stored.targetTag == nil)
        #expect(stored.targetSeconds == 0 && stored.targetCount == 1)
    }

    @Test func theEditorShowsWhatHasBeenRecordedSoFar() {
        let app = appWithExamples()
        let goal = app.makeGoal("Drink")
        for _ in 0..<3 { app.receive(.home(.run(app.water)), at: now) }
        app.receive(.goals(.addQuest(goal: goal)), at: now)
        app.receive(.goals(.quest(.action(app.water))), at: now)
        #expect(app.html.contains("This week so far: 3 times"))
        app.receive(.goals(.quest(.next)), at: now)
        app.receive(.goals(.quest(.next)), at: now)
        app.receive(.goals(.quest(.number("4"))), at: now)
        #expect(app.html.contains("Today so far: 3 times · 75%"))
    }

    /// A quest of one glass a day, made a week ago and kept since.
    private func keptForAWeek() -> (app: App, quest: RecordID) {
        let app = appWithExamples()
        let quest = app.makeQuest(app.makeGoal("Drink"), .action(app.water))
        for day in 0..<7 {
            app.receive(.home(.run(app.water)), at: now + Int64(day) * 86_400_000)
        }
        return (app, quest)
    }

    @Test(arguments: [(false, 7, 1), (true, 0, 0)])
    func aChangeOfAPromiseAsksFromWhenItHolds(
        _ alsoForThePast: Bool, _ streak: Int, _ revisions: Int
    ) {
        let (app, quest) = keptForAWeek()
        let today = now + 7 * 86_400_000
        app.receive(.goals(.editQuest(quest)), at: today)
        app.receive(.goals(.quest(.number("5"))), at: today)
        app.receive(.goals(.quest(.save)), at: today)
        guard case .confirm(let question) = app.model.sheet else {
            Issue.record("nothing was asked")
            return
        }
        #expect(question.verb == "From today" && question.other?.verb == "Also for the past")
        app.receive(.shell(alsoForThePast ? .choose : .confirm), at: today)
        #expect(app.model.sheets.isEmpty)
        #expect(app.quest(quest).quest.targetCount == 5)
        #expect(app.quest(quest).streak?.count ?? 0 == streak)
        #expect(app.model.goals.ledger.promises.revisions.count == revisions)
    }

    @Test func aQuestMadeTodayChangesWithoutAQuestion() {
        let app = appWithExamples()
        let quest = app.makeQuest(app.makeGoal("Drink"), .action(app.water))
        app.receive(.goals(.editQuest(quest)), at: now)
        app.receive(.goals(.quest(.number("5"))), at: now)
        app.receive(.goals(.quest(.save)), at: now)
        #expect(app.model.sheets.isEmpty && app.quest(quest).quest.targetCount == 5)
        #expect(app.model.goals.ledger.promises.revisions.isEmpty)
    }

    @Test(arguments: [
        ("ko", "독서를 매주 월·수 08:00까지 30분 이상 해요."),
        ("en", "Reading: Mon, Wed by 08:00, at least 30m."),
        ("ja", "読書を月・水 08:00まで 30分以上行います。"),
    ])
    func theSentenceSaysThePromise(_ language: String, _ sentence: String) {
        let app = appWithExamples(language: language)
        let goal = app.makeGoal("Read")
        app.receive(.goals(.addQuest(goal: goal)), at: now)
        app.receive(.goals(.quest(.action(app.reading))), at: now)
        app.receive(.goals(.quest(.next)), at: now)
        for message in [
            QuestEditorMessage.schedule(.weekdays), .weekday(2), .weekday(4), .toggleDeadline,
            .deadline(.hour, index: 8), .next,
        ] { app.receive(.goals(.quest(message)), at: now) }
        #expect(app.html.contains(sentence))
    }

    @Test func everyMessageSurvivesItsText() {
        let id = RecordID(high: 1, low: 2)
        let messages: [GoalsMessage] = [
            .add, .edit(id), .askDelete(id), .fold(id), .answer(id, isAchieved: true),
            .answer(id, isAchieved: false), .askFinish(id), .pin(id), .reorder, .reorderQuests(id),
            .drag(.lift(id)), .addQuest(goal: id), .editQuest(id), .unfold(id), .page(1),
            .chooseCards, .minute, .endCelebration, .editor(.save), .editor(.color("#2F6B4F")),
            .editor(.toggleEnd),
            .quest(.next), .quest(.back),
            .quest(.step(.amount)), .quest(.aim(.tag)), .quest(.action(id)), .quest(.tag(id)),
            .quest(.measure(.count)), .quest(.period(.custom)), .quest(.schedule(.monthDays)),
            .quest(.weekday(7)), .quest(.monthDay(31)), .quest(.week(5)),
            .quest(.ordinalWeekday(1)), .quest(.toggleDeadline), .quest(.foldDeadline),
            .quest(.deadline(.hour, index: 0)), .quest(.direction(.atMost)), .quest(.raise(1)),
            .quest(.raise(-1)), .quest(.askDelete), .quest(.save),
        ]
        for message in messages {
            #expect(Message(Message.goals(message).text) == .goals(message))
        }
        #expect(Message("goals.quest hours", value: "7") == .goals(.quest(.hours(7))))
        #expect(Message("goals.editor end", value: "2026-08-11") == .goals(.editor(.end(tuesday))))
        #expect(Message("goals.page", value: "1") == .goals(.page(1)))
    }
}
