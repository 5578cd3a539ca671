import HaruCore
import Testing

@testable import HaruViews

struct TimetableTests {
    private func table(
        _ spans: [(Int64, Int64)], dayStart: Int = 0, shortest: Int = 11
    ) -> TimetableDay {
        let boundary = DayBoundary(
            zone: TimeZoneRules(name: "Asia/Seoul", fixedOffset: 9 * 3600),
            dayStartMinutes: dayStart)
        let sessions = spans.enumerated().map { i, span in
            TimeSession(
                id: RecordID(high: 0, low: UInt64(i)), actionID: RecordID(high: 1, low: 1),
                start: at(span.0), end: at(span.1))
        }
        let day = HistoryDay(
            LocalDay(year: 2026, month: 8, day: 11)!,
            of: HistoryLedger(sessions: sessions, counts: []),
            boundary: boundary, filter: RecordFilter(), now: now)
        return TimetableDay(day, boundary: boundary, now: now, shortest: shortest)
    }

    struct Layout: Sendable {
        let spans: [(Int64, Int64)]
        /// Column and number of columns of each block.
        let expected: [[Int]]

        init(_ spans: [(Int64, Int64)], _ expected: [[Int]]) {
            self.spans = spans
            self.expected = expected
        }
    }

    @Test(arguments: [
        Layout([(540, 600)], [[0, 1]]),
        Layout([(540, 600), (600, 660)], [[0, 1], [0, 1]]),
        Layout([(540, 660), (600, 620), (610, 700)], [[0, 3], [1, 3], [2, 3]]),
        // The third fits behind the second, and they all share the width of two.
        Layout([(540, 700), (550, 600), (600, 650)], [[0, 2], [1, 2], [1, 2]]),
        // The longer of two that begin together comes first.
        Layout([(540, 550), (540, 600)], [[0, 2], [1, 2]]),
        // What is too short to see is as long as it has to be.
        Layout([(540, 541), (545, 600)], [[0, 2], [1, 2]]),
    ])
    func blocksThatOverlapShareTheWidth(_ layout: Layout) {
        let blocks = table(layout.spans).blocks
        #expect(blocks.map { [$0.column, $0.columns] } == layout.expected)
    }

    @Test(arguments: 1...20)
    func noTwoBlocksCoverEachOther(_ seed: UInt64) {
        var state = seed &* 0x9e37_79b9_7f4a_7c15
        func next(_ bound: Int64) -> Int64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return Int64(state >> 33) % bound
        }
        let spans = (0..<30).map { _ in
            let start = next(1430)
            return (start, start + 1 + next(180))
        }
        let blocks = table(spans).blocks
        for (i, a) in blocks.enumerated() {
            #expect(a.start >= 0 && a.end <= 1440 && a.column < a.columns)
            for b in blocks[(i + 1)...] where a.start < b.end && b.start < a.end {
                #expect(a.column != b.column && a.columns == b.columns, "seed \(seed)")
            }
        }
    }

    @Test(arguments: [
        (0, 540, 600, 540, 60), (240, 240, 300, 0, 60), (240, 60, 200, -1, 0),
        (240, 1500, 1680, 1260, 180), (240, 180, 300, 0, 60), (390, 400, 430, 10, 30),
    ])
    func theAxisBeginsWithTheDay(
        _ dayStart: Int, _ from: Int64, _ to: Int64, _ start: Int, _ length: Int
    ) {
        let block = table([(from, to)], dayStart: dayStart).blocks.first
        #expect((block?.start ?? -1) == start)
        #expect((block?.length ?? 0) == length)
    }

    @Test(arguments: [
        (0, "0", "13"), (360, "6", "19"), (390, "06:30", "19:30"), (1080, "18", "7"),
    ])
    func labelsAreHoursUnlessTheDayStartsBetweenThem(
        _ dayStart: Int, _ first: String, _ fourteenth: String
    ) {
        let labels = TimetableAxis.labels(dayStartMinutes: dayStart)
        #expect(labels.count == 24)
        #expect(labels[0] == first)
        #expect(labels[13] == fourteenth)
    }

    @Test func aDayWithAMissingHourAgreesWithItsAxis() {
        let date = LocalDay(year: 2026, month: 3, day: 29)!
        let session = TimeSession(
            id: RecordID(high: 0, low: 1), actionID: RecordID(high: 1, low: 1),
            start: berlin.resolve(date, minute: 60), end: berlin.resolve(date, minute: 240))
        let later = berlin.resolve(date + 1, minute: 0)
        let day = HistoryDay(
            date, of: HistoryLedger(sessions: [session], counts: []), boundary: berlin,
            filter: RecordFilter(), now: later)
        #expect(day.time == 2 * 3_600_000)
        let block = TimetableDay(day, boundary: berlin, now: later, shortest: 11).blocks[0]
        #expect(block.start == 60)
        #expect(block.end == 240)
    }

    @Test func itOpensAnHourBeforeTheFirstRecord() {
        #expect(table([(430, 460)]).opening == 6)
        #expect(table([]).opening == 13)
        #expect(table([(10, 50)]).opening == 0)
    }

    @Test func theWeekHasSevenLanesAndEveryBlockItsName() {
        let world = HistoryWorld(path: "/history?view=timetable&mode=week")
        world.read(480, 520)
        world.drink(600, 2)
        let html = world.app.html
        #expect(html.split(separator: "<").count { $0.contains("class=\"lane") } == 7)
        #expect(html.contains("독서, 08:00부터 08:40까지"))
        #expect(html.contains("물 마시기, 10:00, 2회"))
        #expect(html.contains("now-line"))
    }
}

struct RecordFilterTests {
    ///
    @Test func whatIsCreatedLaterIsShown() {
        let world = HistoryWorld()
        world.app.receive(.filter(.none), at: now)
        world.read(480, 520)
        #expect(world.app.html.contains("조건에 맞는 기록이 없어요."))
        #expect(!world.app.model.filter.excludes(RecordID(high: 9, low: 9)))
        world.app.receive(.filter(.all), at: now)
        #expect(world.day.records.count == 1)
    }

    ///
    @Test func whatWasDeletedDoesNotCount() {
        let world = HistoryWorld()
        world.app.receive(.filter(.toggle(world.reading.id)), at: now)
        #expect(world.app.html.contains("필터 · 1개 제외"))
        world.app.deleteAction(world.reading.id)
        #expect(!world.app.html.contains("filter-chip"))
    }

    @Test func aTagStandsForItsActions() throws {
        let world = HistoryWorld()
        let health = try #require(world.app.model.ledger.tags.first { $0.name == "건강" })
        world.app.receive(.filter(.open), at: now)
        world.app.receive(.filter(.toggle(world.water.id)), at: now)
        #expect(world.app.html.contains("aria-checked=\"mixed\""))
        world.app.receive(.filter(.toggleGroup(health.id)), at: now)
        #expect(world.app.model.filter.count(among: world.app.model.ledger.actions) == 0)
        world.app.receive(.filter(.toggleGroup(health.id)), at: now)
        #expect(world.app.model.filter.count(among: world.app.model.ledger.actions) == 2)
    }

    @Test func anActionOfTwoTagsStandsUnderBoth() {
        let tags = [Tag(id: RecordID(high: 0, low: 1)), Tag(id: RecordID(high: 0, low: 2))]
        let both = Action(id: RecordID(high: 1, low: 1), tagIDs: tags.map { $0.id })
        let neither = Action(id: RecordID(high: 1, low: 2))
        let groups = FilterGroup.groups([both, neither], tags: tags)
        #expect(groups.map { $0.actions.count } == [1, 1, 1])
        #expect(groups.map { $0.tag?.id } == [tags[0].id, tags[1].id, nil])
    }
}
