import Foundation
import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

struct RecordEditorTests {
    /// 2026-08-11 14:32:47–15:10:05 shown on a history at 18:00.
    private func world() -> (HistoryWorld, RecordID) {
        let world = HistoryWorld()
        let id = world.app.newID()
        world.app.write { (book, now) throws(ReplicaError) in
            _ = try book.record(
                world.reading, from: at(8 * 60 + 32) + 47_000, to: at(9 * 60 + 10) + 5_000, id: id,
                wall: now)
        }
        world.say(.open(.session(id)))
        return (world, id)
    }

    private func session(_ world: HistoryWorld, _ id: RecordID) -> TimeSession? {
        world.app.model.history.ledger.session(id)
    }

    ///
    @Test func aNoteAloneKeepsTheSeconds() {
        let (world, id) = world()
        world.say(.note("고쳤다"))
        world.say(.save)
        #expect(session(world, id)?.note == "고쳤다")
        #expect(session(world, id)?.start == at(8 * 60 + 32) + 47_000)
        #expect(session(world, id)?.end == at(9 * 60 + 10) + 5_000)
        #expect(world.app.model.sheets.isEmpty)
    }

    ///
    @Test func aRecordOfFortySecondsStaysOne() throws {
        let world = HistoryWorld()
        let id = world.app.newID()
        world.app.write { (book, now) throws(ReplicaError) in
            _ = try book.record(
                world.reading, from: at(500), to: at(500) + 40_000, id: id, wall: now)
        }
        world.say(.open(.session(id)))
        world.say(.note("짧다"))
        world.say(.save)
        let saved = try #require(session(world, id))
        #expect(saved.end! - saved.start == 40_000)
        #expect(saved.note == "짧다")
    }

    ///
    @Test func aMovedEndIsWholeAndTheStartStays() {
        let (world, id) = world()
        world.say(.turn(.end, .hour, index: 10))
        world.say(.turn(.end, .minute, index: 0))
        world.say(.save)
        #expect(session(world, id)?.start == at(8 * 60 + 32) + 47_000)
        #expect(session(world, id)?.end == at(600))
    }

    ///
    @Test func anHourByWheelsIsAnHour() throws {
        let (world, id) = world()
        world.say(.turn(.start, .hour, index: 10))
        world.say(.turn(.start, .minute, index: 0))
        world.say(.turn(.end, .hour, index: 11))
        world.say(.turn(.end, .minute, index: 0))
        #expect(world.app.html.contains("data-value=\"3600\">1시간<"))
        world.say(.save)
        let saved = try #require(session(world, id))
        #expect(saved.end! - saved.start == 3_600_000)
    }

    @Test(arguments: [
        (8, 10, "종료가 시작보다 빨라요."), (8, 32, "종료가 시작보다 빨라요."),
    ])
    func anEndBeforeTheStartCannotBeSaved(_ hour: Int, _ minute: Int, _ sentence: String) throws {
        let (world, id) = world()
        world.say(.turn(.end, .hour, index: hour))
        world.say(.turn(.end, .minute, index: minute))
        #expect(world.app.html.contains(sentence))
        #expect(world.app.html.contains("data-el=\"save\" disabled"))
        let editor = try #require(world.editor)
        #expect(editor.draft.end.minute == hour * 60 + minute, "The app never moves a wheel.")
        world.say(.save)
        #expect(session(world, id)?.end == at(9 * 60 + 10) + 5_000)
        world.say(.turn(.end, .hour, index: 9))
        #expect(!world.app.html.contains("data-el=\"save\" disabled"))
    }

    @Test func anEndThatEqualsTheStartSaysSo() {
        let world = HistoryWorld()
        let id = world.read(480, 540)
        world.say(.open(.session(id)))
        world.say(.turn(.end, .hour, index: 8))
        #expect(world.app.html.contains("시작과 종료가 같아요."))
        #expect(world.app.html.contains("data-el=\"save\" disabled"))
    }

    @Test func onlyOneRowIsUnfoldedAndWheelsAreAlwaysThere() {
        let (world, _) = world()
        func count(_ part: String) -> Int {
            world.app.html.split(separator: "<").count { $0.contains(part) }
        }
        #expect(count("data-el=\"time-wheel\"") == 2)
        #expect(count("wheel-box open") == 0)
        world.say(.fold(.start))
        #expect(world.editor?.unfolded == .start)
        world.say(.fold(.end))
        #expect(world.editor?.unfolded == .end)
        #expect(count("wheel-box open") == 1)
        world.say(.fold(.end))
        #expect(world.editor?.unfolded == nil)
        #expect(count("data-el=\"time-wheel\"") == 2)
    }

    @Test func whatRunsHasAStartAndANoteOnly() throws {
        let world = HistoryWorld()
        world.app.receive(.home(.run(world.reading.id)), at: now)
        let id = try #require(world.day.records.first?.reference.id)
        world.say(.open(.session(id)))
        #expect(world.app.html.split(separator: "<").count { $0.contains("time-wheel") } == 1)
        world.say(.turn(.start, .hour, index: 13))
        world.say(.note("일찍 시작했다"))
        world.say(.save)
        let saved = try #require(session(world, id))
        #expect(saved.start == at(13 * 60))
        #expect(saved.isRunning)
        world.say(.open(.session(id)))
        world.say(.turn(.start, .hour, index: 15))
        #expect(world.app.html.contains("data-el=\"save\" disabled"), "It cannot start later.")
    }

    @Test func stoppingFromTheSheetKeepsWhatWasChanged() throws {
        let world = HistoryWorld()
        world.app.receive(.home(.run(world.reading.id)), at: now)
        let id = try #require(world.day.records.first?.reference.id)
        world.say(.open(.session(id)))
        world.app.receive(.record(.note("끝")), at: now + 60_000)
        world.app.receive(.record(.stop), at: now + 60_000)
        #expect(session(world, id)?.end == now + 60_000)
        #expect(session(world, id)?.note == "끝")
        #expect(world.app.model.sheets.isEmpty)
    }

    @Test func aNewRecordAsksForItsAction() {
        let world = HistoryWorld()
        world.say(.add)
        #expect(world.app.html.contains("행동을 고르세요"))
        #expect(world.app.html.contains("data-el=\"save\" disabled"))
        world.say(.choose(world.reading.id))
        world.say(.save)
        #expect(world.day.records.map { $0.start } == [at(13 * 60)])
        #expect(world.day.records.map { $0.end } == [at(14 * 60)])
    }

    @Test(arguments: [("0", false), ("1", true), ("9999", true), ("10000", false), ("x", false)])
    func anAmountIsBetweenOneAnd9999(_ typed: String, _ isSaved: Bool) {
        let world = HistoryWorld()
        let id = world.drink(600, 3)
        world.say(.open(.count(id)))
        world.say(.amount(typed))
        world.say(.save)
        let amount = world.app.model.history.ledger.count(id)?.amount
        #expect(amount == (isSaved ? Int(typed) : 3))
    }

    @Test func freeSpaceOfTheTimetableGivesTheTimes() {
        let world = HistoryWorld(dayStart: 240, path: "/history/2026-08-11?view=timetable&mode=day")
        let day = LocalDay(year: 2026, month: 8, day: 11)!
        world.say(.lane(day, .tap, 21 * 60..<21 * 60 + 15))
        world.say(.choose(world.reading.id))
        world.say(.save)
        #expect(world.day.records.map { $0.start } == [at(25 * 60)], "01:00 of the next date.")
    }

    @Test func deletingOffersToTakeItBack() {
        let (world, id) = world()
        world.say(.delete)
        #expect(session(world, id) == nil)
        #expect(world.app.model.toast?.canUndo == true)
        world.app.receive(.shell(.undo), at: now)
        #expect(session(world, id) != nil)
    }

    @Test func leavingWithChangesAsks() {
        let (world, _) = world()
        world.say(.note("x"))
        world.app.receive(.shell(.closeSheet), at: now)
        #expect(world.app.html.contains("변경을 버릴까요?"))
        world.app.receive(.shell(.confirm), at: now)
        #expect(world.app.model.sheets.isEmpty)
    }
}

/// Berlin, from the machine's tz database: in 2026 its clock is put on at 02:00 of 29 March and back
/// at 03:00 of 25 October.
let berlin = DayBoundary(
    zone: TimeZoneRules(
        name: "Europe/Berlin",
        tzif: [UInt8](FileManager.default.contents(atPath: "/usr/share/zoneinfo/Europe/Berlin")!))!)

struct WallTimeTests {
    @Test func aTimeThatTheClockSkipsIsTheNextThatItShows() {
        let day = LocalDay(year: 2026, month: 3, day: 29)!
        let time = WallTime(date: day, minute: 150)
        #expect(WallTime(time.instant(berlin), berlin) == WallTime(date: day, minute: 180))
    }

    @Test func anUntouchedTimeOfTheSecondEqualHourStays() {
        let day = LocalDay(year: 2026, month: 10, day: 25)!
        let first = berlin.resolve(day, minute: 150)
        let second = first + 3_600_000
        let shown = WallTime(second, berlin)
        #expect(shown == WallTime(first, berlin))
        #expect(shown.instant(berlin, original: second) == second)
        #expect(shown.instant(berlin) == first)
    }
}
