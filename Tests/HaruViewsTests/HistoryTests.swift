import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

/// An app on the history of 2026-08-11, 14:00 in Seoul, with the example actions.
struct HistoryWorld {
    let app: App
    let reading: Action
    let water: Action

    init(dayStart: Int = 0, path: String = "/history", language: String = "ko") {
        app = HaruViewsTests.app(language: language)
        app.receive(.home(.createExamples), at: now)
        if dayStart > 0 {
            app.write { (book, now) throws(ReplicaError) in
                try book.write(.settings, subject: "", wall: now) {
                    (transaction) throws(ReplicaError) in
                    try transaction.set(
                        .settings, Settings.recordID,
                        [FieldWrite("dayStartMinutes", .int(Int64(dayStart)))])
                }
            }
        }
        reading = app.model.ledger.actions[0]
        water = app.model.ledger.actions[2]
        app.receive(.shell(.go(path: path)), at: now)
    }

    /// A session of reading, in minutes after midnight of 2026-08-11.
    @discardableResult
    func read(_ start: Int64, _ end: Int64, note: String = "", seconds: Int64 = 0) -> RecordID {
        let id = app.newID()
        app.write { (book, now) throws(ReplicaError) in
            _ = try book.record(
                self.reading, from: at(start) + seconds * 1000, to: at(end) + seconds * 1000,
                note: note, id: id, wall: now)
        }
        return id
    }

    @discardableResult
    func drink(_ minute: Int64, _ amount: Int = 1) -> RecordID {
        let id = app.newID()
        app.write { (book, now) throws(ReplicaError) in
            _ = try book.add(amount, to: self.water, at: at(minute), id: id, wall: now)
        }
        return id
    }

    func say(_ message: HistoryMessage) { app.receive(.history(message), at: now) }
    func say(_ message: RecordMessage) { app.receive(.record(message), at: now) }

    var route: HistoryRoute? {
        if case .history(let route) = app.model.route { route } else { nil }
    }

    var day: HistoryDay { app.model.historyDay(route?.day ?? app.model.ledger.today) }

    var editor: RecordEditor? {
        if case .recordEditor(let editor) = app.model.sheet { editor } else { nil }
    }
}

/// So many minutes after midnight of 2026-08-11 in Seoul.
func at(_ minute: Int64) -> Instant { now + (minute - 14 * 60) * 60_000 }

struct HistoryTests {
    @Test func recordsStandByTheirStartAndAreSummed() {
        let world = HistoryWorld()
        world.drink(600, 2)
        world.read(480, 520, note: "3장")
        world.read(540, 560)
        #expect(world.day.records.map { $0.start } == [at(480), at(540), at(600)])
        #expect(world.day.time == 3_600_000)
        #expect(world.day.count == 2)
        let html = world.app.html
        #expect(html.contains("독서, 08:00부터 08:40까지"))
        #expect(html.contains("3장"))
        #expect(html.contains("+2"))
    }

    ///
    @Test func aNightStandsOnBothDaysWithItsParts() {
        let world = HistoryWorld()
        world.read(-30, 40)
        #expect(world.day.time == 40 * 60_000)
        #expect(world.app.html.contains("어제부터"))
        world.say(.step(-1))
        #expect(world.route?.day == world.app.model.ledger.today - 1)
        #expect(world.day.time == 30 * 60_000)
        #expect(world.app.html.contains("내일까지"))
    }

    @Test func whatRunsTicksAndCanBeStopped() throws {
        let world = HistoryWorld()
        world.app.receive(.home(.run(world.reading.id)), at: now)
        let id = try #require(world.day.records.first?.running?.id)
        let ticks = world.app.ticks(at: now + 65_000)
        #expect(ticks.contains { $0.key == "history-" + id.text && $0.text == "1:05" })
        #expect(world.app.html.contains("data-tick=\"history-\(id.text)\""))
        world.say(.step(1))
        #expect(world.day.records.isEmpty, "What runs is not on days to come.")
    }

    @Test(arguments: [(300, 270, -1), (300, 300, 0), (1080, 1079, -1)])
    func aRecordStandsOnTheDayThatBegunBeforeIt(_ dayStart: Int, _ minute: Int64, _ day: Int) {
        let world = HistoryWorld(dayStart: dayStart, path: "/history/2026-08-11")
        world.drink(minute)
        let shown = LocalDay(year: 2026, month: 8, day: 11)!
        world.say(.pick(shown + day))
        #expect(world.day.records.count == 1)
        world.say(.pick(shown))
        #expect(world.app.html.contains("8월 11일 (화)"))
    }

    ///
    @Test(arguments: [0, 240, 1080])
    func fortyStepsVisitFortyDays(_ dayStart: Int) {
        let world = HistoryWorld(dayStart: dayStart)
        let today = world.app.model.ledger.today
        for i in 1...40 {
            world.say(.step(1))
            #expect(world.route?.day == today + i)
        }
        world.say(.today)
        #expect(world.route?.day == nil)
    }

    @Test func aWeekIsSteppedBySevenDaysAndADayByOne() {
        let world = HistoryWorld(path: "/history/2026-08-11?view=timetable&mode=week")
        world.say(.step(1))
        #expect(world.route?.day == LocalDay(year: 2026, month: 8, day: 18))
        #expect(world.app.html.contains("8월 17일 – 23일"))
        world.say(.span(.day))
        world.say(.step(-1))
        #expect(world.route?.day == LocalDay(year: 2026, month: 8, day: 17))
        world.say(.show(.list))
        #expect(world.route?.path == "/history/2026-08-17")
    }

    @Test func todayMovesOnAndAChosenDayStays() {
        let world = HistoryWorld()
        let tomorrow = now + 86_400_000
        world.app.receive(.shell(.closeSheet), at: tomorrow)
        #expect(world.app.html.contains("8월 12일 (수)"))
        world.say(.pick(LocalDay(year: 2026, month: 8, day: 11)!))
        world.app.receive(.shell(.closeSheet), at: tomorrow + 86_400_000)
        #expect(world.app.html.contains("8월 11일 (화)"))
    }

    @Test func aHandOverShowsOneActionOnce() {
        let world = HistoryWorld()
        world.read(480, 520)
        world.drink(600)
        let path = "/history?action=" + world.reading.id.text
        world.app.receive(.shell(.go(path: path)), at: now)
        #expect(world.day.records.count == 1)
        #expect(world.app.html.contains("필터 · 2개 제외"))
        #expect(world.route?.only == nil)
        #expect(world.route?.path == "/history")
        world.app.receive(.filter(.clear), at: now)
        #expect(world.day.records.count == 2)
        #expect(!world.app.html.contains("filter-chip"))
    }

    @Test func theCalendarMarksDaysWithRecords() {
        let world = HistoryWorld()
        world.read(-30, 40)
        world.say(.calendar)
        guard case .datePopover(let popover) = world.app.model.sheet else {
            Issue.record("no calendar")
            return
        }
        #expect(popover.marked.map { $0.date.day } == [10, 11])
        #expect(world.app.html.contains("2026년 8월"))
        world.say(.turnMonth(-1))
        #expect(world.app.html.contains("2026년 7월"))
        world.say(.turnMonth(1))
        world.say(.turnMonth(1))
        #expect(world.app.html.contains("2026년 9월"))
    }

    @Test func deletingTheLastRecordShowsTheEmptyDay() {
        let world = HistoryWorld()
        let id = world.read(480, 520)
        world.say(.sweep(.session(id)))
        #expect(world.app.html.contains("독서 기록을 지울까요?"))
        world.app.receive(.shell(.confirm), at: now)
        #expect(world.app.html.contains("이 날의 기록이 없어요."))
        world.app.receive(.shell(.undo), at: now)
        #expect(world.day.records.count == 1)
    }

    @Test func keysMoveAboutInTheHistory() {
        let world = HistoryWorld()
        #expect(world.app.pressedInHistory("ArrowLeft"))
        #expect(world.route?.day == world.app.model.ledger.today - 1)
        #expect(world.app.pressedInHistory("t"))
        #expect(world.route?.day == nil)
        #expect(world.app.pressedInHistory("l"))
        #expect(world.route?.view == .timetable)
        #expect(!world.app.pressedInHistory("z"))
        #expect(world.app.pressedInHistory("n"))
        #expect(world.editor?.isNew == true)
    }

    @Test func aPickedDayTakesThePlaceOfTheCalendar() {
        let world = HistoryWorld()
        world.say(.calendar)
        _ = world.app.takeEffects()
        world.say(.pick(LocalDay(year: 2026, month: 8, day: 12)!))
        #expect(world.app.model.sheets.isEmpty)
        let steps = world.app.takeEffects().filter { if case .back = $0 { true } else { false } }
        #expect(steps.isEmpty, "Going back would show the day before it again.")
        #expect(world.app.model.route.path == "/history/2026-08-12")
    }

    @Test func theMouseDrawsATimeThatTheNewRecordHas() {
        let world = HistoryWorld(path: "/history/2026-08-11?view=timetable&mode=day")
        let day = LocalDay(year: 2026, month: 8, day: 11)!
        world.say(.lane(day, .draw, 600..<690))
        #expect(world.app.html.contains("10:00–11:30"))
        world.say(.lane(day, .cancel, 600..<690))
        #expect(!world.app.html.contains("data-el=\"drawn\""))
        #expect(world.app.model.sheets.isEmpty)
        world.say(.lane(day, .drawn, 600..<690))
        world.say(.choose(world.reading.id))
        world.say(.save)
        #expect(world.day.records.map { $0.start } == [at(600)])
        #expect(world.day.records.map { $0.milliseconds } == [90 * 60_000])
    }

    @Test func everyMessageOfTheHistorySurvivesItsText() {
        let id = RecordID(high: 1, low: 2)
        let day = LocalDay(year: 2026, month: 8, day: 11)!
        let messages: [Message] = [
            .history(.step(-1)), .history(.today), .history(.show(.timetable)),
            .history(.span(.week)), .history(.calendar), .history(.turnMonth(1)),
            .history(.pick(day)), .history(.open(.session(id))), .history(.open(.count(id))),
            .history(.add), .history(.sweep(.count(id))),
            .history(.minute), .record(.fold(.end)), .record(.choose(id)), .record(.raise(-1)),
            .record(.save), .record(.delete), .record(.stop), .filter(.open),
            .filter(.toggle(id)), .filter(.toggleGroup(id)), .filter(.toggleGroup(nil)),
            .filter(.all), .filter(.none), .filter(.clear),
        ]
        for message in messages { #expect(Message(message.text) == message) }
        let turn = Message.record(.turn(.start, .minute, index: 7))
        #expect(Message(turn.text, value: "7") == turn)
        let drawn = Message.history(.lane(day, .drawn, 540..<615))
        #expect(Message(drawn.text, value: "36 40") == drawn)
    }
}
