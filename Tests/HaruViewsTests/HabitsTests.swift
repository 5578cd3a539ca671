import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

/// 11 August 2026, a Tuesday.
private let today = LocalDay(year: 2026, month: 8, day: 11)!

extension App {
    /// Makes a habit as a person does, and marks days as done.
    ///
    /// - Parameters:
    ///   - start: how many days ago it began.
    ///   - done: so many days ago it was done.
    @discardableResult
    fileprivate func habit(_ name: String, start: Int = 0, done: [Int] = []) -> RecordID {
        receive(.habits(.tap(.add)), at: model.now)
        receive(.habits(.name(name)), at: model.now)
        receive(.habits(.first(model.ledger.today - start)), at: model.now)
        receive(.habits(.tap(.save)), at: model.now)
        let id = model.ledger.habits.all.last!.habit.id
        for back in done { check(id, today - back) }
        return id
    }

    fileprivate func check(_ id: RecordID, _ day: LocalDay, _ isDone: Bool = true) {
        receive(.habits(.check(id, day, isDone: isDone)), at: model.now)
    }

    /// Shows the list, or one habit.
    fileprivate func show(_ route: Route = .habits) {
        receive(.shell(.go(path: route.path)), at: model.now)
    }

    fileprivate func entries(_ id: RecordID, _ days: ClosedRange<Int>) -> [HabitEntry] {
        days.map { model.ledger.habits[id]!.entry(on: today - $0) }
    }

    fileprivate func numbers(_ id: RecordID) -> [Int] {
        guard let numbers = model.ledger.habits[id]?.statistics else { return [] }
        return [
            numbers.streak.current, numbers.streak.longest, numbers.totalCompletedDays,
            numbers.eligibleTrackingDays,
        ]
    }

    fileprivate func completions(_ id: RecordID) -> [LocalDay] {
        (try? book?.completions(of: id).map { $0.completedOn }.sorted()) ?? []
    }

    /// What can be pressed of a day: its button says this.
    fileprivate func offers(_ id: RecordID, _ day: LocalDay, _ isDone: Bool) -> Bool {
        html.contains("\"" + Message.habits(.check(id, day, isDone: isDone)).text + "\"")
    }
}

@Suite struct HabitsTests {
    @Test func aTapOnHomeMarksTodayAndAnotherTakesItBack() throws {
        let app = app()
        let id = app.habit("영양제")
        app.habit("이불 개기")
        #expect(app.html.contains("data-el=\"habit-chip\""))
        #expect(app.html.contains(">0/2<"))
        #expect(app.offers(id, today, true))
        app.check(id, today)
        #expect(app.html.contains(">1/2<"))
        #expect(app.offers(id, today, false))
        #expect(app.completions(id) == [today])
        app.check(id, today, false)
        #expect(app.html.contains(">0/2<"))
        #expect(app.completions(id).isEmpty)
    }

    @Test func aCheckIsOneTransactionAndSaidAloud() throws {
        let app = app()
        let id = app.habit("영양제")
        _ = app.book?.storage.takeCommit()
        _ = app.takeEffects()
        app.check(id, today)
        #expect(app.book?.storage.takeCommit() != nil)
        #expect(app.book?.storage.takeCommit() == nil)
        let said = app.takeEffects().compactMap { effect in
            if case .announce(let words) = effect { words } else { nil }
        }
        #expect(said == ["영양제, 8월 11일 (화), 완료"])
    }

    ///
    @Test(arguments: [true, false])
    func aDayMarkedTwiceIsDoneOnce(_ isDone: Bool) {
        let app = app()
        let id = app.habit("물", done: isDone ? [] : [0])
        app.check(id, today, isDone)
        app.check(id, today, isDone)
        #expect(app.completions(id).count == (isDone ? 1 : 0))
        #expect(app.offers(id, today, !isDone))
    }

    ///
    @Test func aGapYesterdayEndsTheStreakUntilTodayIsDone() {
        let app = app()
        let id = app.habit("달리기", start: 4, done: [4, 3, 2])
        app.show()
        #expect(app.numbers(id) == [0, 3, 3, 5])
        #expect(!app.html.contains("data-el=\"streak\""))
        app.check(id, today)
        #expect(app.numbers(id) == [1, 3, 4, 5])
        #expect(app.html.contains("연속 1일"))
    }

    ///
    @Test func aDayBeforeTheStartCannotBeMarked() {
        let app = app()
        let id = app.habit("달리기", start: 0)
        app.show()
        #expect(app.entries(id, 1...1) == [.untracked])
        #expect(!app.offers(id, today - 1, true))
        app.check(id, today - 1)
        #expect(app.completions(id).isEmpty)
        #expect(app.model.toast?.text == "습관을 시작하기 전의 날이에요.")
    }

    ///
    @Test func anArchivedHabitLeavesHomeAndComesBackWithMissedDays() throws {
        let app = app()
        let id = app.habit("수영", start: 3, done: [3, 2])
        app.receive(.habits(.about(id, .archive)), at: now)
        app.receive(.habits(.last(today - 1)), at: now)
        app.receive(.habits(.tap(.save)), at: now)
        #expect(app.model.toast?.text == "수영을 보관했어요")
        #expect(!app.html.contains("data-el=\"habit-chip\""))
        app.show(.habit(id))
        #expect(app.offers(id, today - 1, true))
        #expect(!app.offers(id, today, true))
        app.check(id, today - 1)
        #expect(app.numbers(id) == [3, 3, 3, 3])

        let later = now + 7 * 86_400_000
        app.receive(.habits(.about(id, .resume)), at: later)
        guard case .confirm(let question) = app.model.sheet else {
            Issue.record("nothing was asked")
            return
        }
        #expect(question.explanation == "그동안의 7일은 놓친 날로 세요.")
        app.receive(.shell(.confirm), at: later)
        #expect(app.numbers(id) == [0, 3, 3, 11])
        app.receive(.shell(.go(path: "/")), at: later)
        #expect(app.html.contains("data-el=\"habit-chip\""))
    }

    ///
    @Test func missedDaysStayOnTheirOwnDay() {
        let app = app()
        let id = app.habit("일기", start: 3)
        #expect(app.entries(id, 0...3) == [.open, .missed, .missed, .missed])
        app.check(id, today - 2)
        #expect(app.entries(id, 0...3) == [.open, .missed, .completed, .missed])
    }

    @Test func aWeekOfPauseIsNeutralEverywhere() throws {
        let app = app()
        let id = app.habit("영양제", start: 9, done: [9, 8, 7])
        app.receive(.pauses(.add(.habit, id)), at: now)
        app.receive(.pauses(.first(today - 6)), at: now)
        app.receive(.pauses(.last(today)), at: now)
        app.receive(.pauses(.save), at: now)
        #expect(app.model.sheets.isEmpty)
        #expect(!app.html.contains("data-el=\"habit-chip\""))
        app.show()
        #expect(app.numbers(id) == [3, 3, 3, 3])
        #expect(app.html.contains("쉬는 중"))
        #expect(!app.offers(id, today, true))
        app.check(id, today)
        #expect(app.model.toast?.text == "쉬는 날이에요. 쉬기를 끝내면 체크할 수 있어요.")

        app.receive(.pauses(.resume(.habit, id)), at: now)
        #expect(app.entries(id, 0...6) == [.open] + Array(repeating: .paused, count: 6))
        #expect(app.numbers(id) == [3, 3, 3, 4])
        let pause = try #require(app.model.ledger.habits[id]?.pauses.first)
        app.receive(.pauses(.delete(.habit, pause.id)), at: now)
        #expect(app.numbers(id) == [0, 3, 3, 10])
        app.receive(.shell(.undo), at: now)
        #expect(app.numbers(id) == [3, 3, 3, 4])
    }

    @Test func aPauseWithoutAnEndGoesOnUntilItIsEnded() {
        let app = app()
        let id = app.habit("영양제")
        app.receive(.pauses(.add(.habit, id)), at: now)
        app.receive(.pauses(.toggleOpen), at: now)
        app.receive(.pauses(.save), at: now)
        app.show(.habit(id))
        #expect(app.entries(id, -30...(-30)) == [.paused])
        #expect(app.html.contains("8월 11일부터"))
    }

    /// Case D3: the day begins at four.
    @Test func aHabitDoneInTheSmallHoursCountsForTheDayBefore() throws {
        let app = app()
        let id = app.habit("영양제")
        _ = try app.book?.write(.settings, wall: now) { (transaction) throws(ReplicaError) in
            try transaction.set(
                .settings, Settings.recordID, [FieldWrite("dayStartMinutes", .int(240))])
        }
        app.reread()
        // One in the morning of the 12th.
        let night = now + 11 * 3_600_000
        app.receive(.shell(.go(path: "/")), at: night)
        #expect(app.offers(id, today, true))
        app.receive(.habits(.check(id, today, isDone: true)), at: night)
        #expect(app.completions(id) == [today])
        // Four.
        app.advance(to: night + 3 * 3_600_000)
        #expect(app.html.contains(">0/1<"))
        #expect(app.offers(id, today + 1, true))
    }

    @Test func whatTwoDevicesMarkedIsOneDayAndTakenBackAsOne() throws {
        let app = app()
        let id = app.habit("물", done: [0])
        let other = Completion(
            id: RecordID(high: 5, low: 5), createdAt: now, habitID: id, completedOn: today)
        let stamp = Stamp(milliseconds: now.milliseconds, node: 99)
        _ = try app.book?.merge([
            Change(
                kind: .completion, id: other.id,
                fields: other.fields.map { Change.ChangedField($0.name, $0.value, stamp) })
        ])
        app.reread()
        app.show()
        #expect(app.numbers(id) == [1, 1, 1, 1])
        app.check(id, today, false)
        #expect(app.completions(id).isEmpty)
        #expect(app.numbers(id) == [0, 0, 0, 1])
    }

    @Test func undoTakesACheckBackOnEveryScreen() {
        let app = app()
        let id = app.habit("물", start: 2, done: [2, 1])
        app.show()
        app.check(id, today)
        #expect(app.numbers(id) == [3, 3, 3, 3])
        app.receive(.shell(.undo), at: now)
        #expect(app.numbers(id) == [2, 2, 2, 3])
        #expect(app.offers(id, today, true))
    }

    @Test(arguments: [
        ("", 0, DomainError.emptyName), (String(repeating: "가", count: 41), 0, .nameTooLong),
        ("물", -1, .startsInFuture),
    ])
    func whatIsNoHabitIsToldInTheEditor(_ name: String, _ start: Int, _ reason: DomainError) {
        let app = app()
        app.receive(.habits(.tap(.add)), at: now)
        app.receive(.habits(.name(name)), at: now)
        app.receive(.habits(.first(today - start)), at: now)
        app.receive(.habits(.tap(.save)), at: now)
        guard case .habitEditor(let editor) = app.model.sheet else {
            Issue.record("the editor is gone")
            return
        }
        #expect(editor.problem == reason)
        #expect(app.html.contains(reason.message(app.model.strings)))
        #expect(app.model.ledger.habits.all.isEmpty)
    }

    @Test func theEditorWritesWhatWasChangedAndNothingElse() throws {
        let app = app()
        let id = app.habit("물")
        app.receive(.habits(.about(id, .edit)), at: now)
        app.receive(.habits(.color("#123456")), at: now)
        // Another device archives it meanwhile.
        _ = try app.book?.archive(habit: id, on: today, today: today, wall: now)
        app.receive(.habits(.tap(.save)), at: now)
        let habit = try #require(app.model.ledger.habits[id]?.habit)
        #expect(habit.colorHex == "#123456")
        #expect(habit.archivedOn == today)
    }

    @Test func theIconIsChosenForTheHabit() {
        let app = app()
        app.receive(.habits(.tap(.add)), at: now)
        app.receive(.habits(.tap(.icon)), at: now)
        app.receive(.actions(.icons(.choose("book"))), at: now)
        guard case .habitEditor(let editor) = app.model.sheet else {
            Issue.record("the editor is gone")
            return
        }
        #expect(editor.draft.symbolName == "book")
        #expect(editor.hasChanges)
    }

    @Test func deletingNamesTheDaysThatGoAndCanBeUndone() {
        let app = app()
        let id = app.habit("물", start: 3, done: [3, 2])
        app.show(.habit(id))
        app.receive(.habits(.about(id, .delete)), at: now)
        #expect(app.html.contains("완료한 2일의 기록도 함께 지워져요."))
        app.receive(.shell(.confirm), at: now)
        #expect(app.model.route == .habits)
        #expect(app.model.ledger.habits.all.isEmpty)
        app.receive(.shell(.undo), at: now)
        #expect(app.numbers(id) == [0, 2, 2, 4])
    }

    @Test func habitsAreKeptInTheOrderInWhichTheyAreDropped() {
        let app = app()
        let ids = ["하나", "둘", "셋"].map { app.habit($0) }
        app.receive(.habits(.tap(.reorder)), at: now)
        app.receive(.habits(.drag(.lift(ids[2]))), at: now)
        app.receive(.habits(.drag(.drop(ids[2], place: 0))), at: now)
        #expect(app.model.ledger.habits.all.map { $0.habit.name } == ["셋", "하나", "둘"])
    }

    @Test func theCalendarGoesFromTheFirstMonthToThisOne() {
        let app = app()
        let id = app.habit("물", start: 40)
        app.show(.habit(id))
        for (months, shown) in [
            (1, "2026년 8월"), (-1, "2026년 7월"), (-1, "2026년 7월"), (1, "2026년 8월"),
        ] {
            app.receive(.habits(.tap(months < 0 ? .monthBack : .monthOn)), at: now)
            #expect(app.html.contains(shown))
        }
        #expect(app.model.habits.month == nil)
    }

    @Test func thePercentageIsRoundedDown() {
        let app = app()
        let id = app.habit("물", start: 2, done: [2, 1])
        app.show(.habit(id))
        #expect(app.html.contains("data-el=\"rate\" data-value=\"66\""))
    }

    @Test func homeShowsHabitsUnlessTheDeviceHidesThem() {
        let app = app()
        app.habit("물")
        app.receive(.settings(.turn(.habits, false)), at: now)
        #expect(!app.html.contains("data-el=\"habit-chip\""))
        app.receive(.settings(.turn(.habits, true)), at: now)
        #expect(app.html.contains("data-el=\"habit-chip\""))
    }

    @Test func besideTheListStandsOneHabit() {
        let app = app()
        let ids = ["하나", "둘"].map { app.habit($0) }
        (app.model.device.width, app.model.device.height) = (1280, 800)
        app.model.device.hasFinePointer = true
        app.show()
        #expect(app.model.openHabit?.habit.id == ids[0])
        #expect(app.html.contains("data-el=\"habit-detail\""))
        app.show(.habit(ids[1]))
        #expect(app.model.openHabit?.habit.id == ids[1])
        #expect(app.html.contains("data-screen=\"habits\""))
    }

    @Test func everyMessageSurvivesItsText() {
        let id = RecordID(high: 1, low: 2)
        let messages: [HabitsMessage] =
            [
                .check(id, today, isDone: true), .check(id, today, isDone: false), .drag(.cancel),
                .color("#123456"),
            ] + HabitTap.allCases.map { .tap($0) } + HabitDeed.allCases.map { .about(id, $0) }
        for message in messages {
            #expect(Message(Message.habits(message).text) == .habits(message))
        }
        #expect(Message("habits.first", value: "2026-08-11") == .habits(.first(today)))
        #expect(Message("habits.last", value: "31.02.") == .habits(.last(nil)))
        #expect(Message("habits.name", value: "물 마시기") == .habits(.name("물 마시기")))
    }

    @Test(arguments: [Route.habits, .habit(RecordID(high: 1, low: 2))])
    func anAddressOfHabitsComesBack(_ route: Route) {
        #expect(Route(path: route.path) == route)
        #expect(route.tab == .goals)
    }
}

/// What a check costs, in rows that are read: it must not grow with the history.
@Suite struct HabitCostTests {
    private static let habits = (0..<3).map { RecordID(high: 7, low: UInt64($0)) }

    /// Three habits that were done on so many days before today.
    private static func start(days: Int) throws -> (app: App, storage: ResidentStorage) {
        let book = Book(ResidentStorage(node: 7))
        var changes: [Change] = []
        func add(_ kind: Kind, _ id: RecordID, _ fields: [FieldWrite]) {
            let stamp = Stamp(milliseconds: 1, node: 1)
            changes.append(
                Change(
                    kind: kind, id: id,
                    fields: fields.map { Change.ChangedField($0.name, $0.value, stamp) }))
        }
        for (i, id) in habits.enumerated() {
            add(.habit, id, Habit(id: id, name: "물", startedOn: today - days).fields)
            for back in 1...days {
                let done = RecordID(high: UInt64(100 + i), low: UInt64(back))
                add(
                    .completion, done,
                    Completion(id: done, habitID: id, completedOn: today - back).fields)
            }
        }
        _ = try book.merge(changes, fromServer: true)
        let app = app()
        app.open(book, at: now)
        return (app, book.storage)
    }

    private func rows(_ storage: ResidentStorage, _ body: () -> Void) -> Int {
        let before = storage.rowsRead
        body()
        return storage.rowsRead - before
    }

    @Test func homeReadsNoHistoryOfHabits() throws {
        let (app, few) = try Self.start(days: 20)
        let (_, many) = try Self.start(days: 900)
        #expect(few.rowsRead == many.rowsRead)
        #expect(app.model.ledger.habits.all.allSatisfy { $0.statistics == nil })
    }

    @Test(arguments: [Route.main, .habits, .habit(habits[0])])
    func aCheckReadsNoHistory(_ route: Route) throws {
        var costs: [[Int]] = []
        for days in [20, 900] {
            let (app, storage) = try Self.start(days: days)
            app.receive(.shell(.go(path: route.path)), at: now)
            costs.append([
                rows(storage) { app.check(Self.habits[0], today) },
                rows(storage) { app.check(Self.habits[0], today, false) },
                rows(storage) { app.check(Self.habits[0], today - 3, false) },
            ])
        }
        #expect(costs[0] == costs[1])
        #expect(costs[0].allSatisfy { $0 <= 12 }, "\(costs[0])")
    }

    @Test func onlyTheFiguresOfTheHabitChange() throws {
        let (app, _) = try Self.start(days: 20)
        app.show()
        let before = app.model.ledger.habits.all
        app.check(Self.habits[1], today)
        let after = app.model.ledger.habits.all
        #expect(before[0] === after[0] && before[2] === after[2])
        #expect(after[1].statistics?.streak.current == 21)
        #expect(before[1].statistics?.streak.current == 20)
    }

    @Test func whatAnotherWindowMarkedIsShown() throws {
        let (app, _) = try Self.start(days: 20)
        let (other, _) = try Self.start(days: 20)
        app.show()
        _ = app.book?.storage.takeCommit()
        _ = other.book?.storage.takeCommit()
        other.check(Self.habits[0], today)
        let commit = try #require(other.book?.storage.takeCommit())
        app.call(3, commit.entry, number: commit.number, at: now) { _ in }
        #expect(app.model.ledger.habits[Self.habits[0]]?.statistics?.streak.current == 21)
    }
}
