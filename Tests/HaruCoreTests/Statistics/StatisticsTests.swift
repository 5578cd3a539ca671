import HaruCore
import Testing

/// The records of the specification's examples: reading on 4, 10, 11 and 12 August 2026, Seoul.
@Suite struct StatisticsTests {
    static let study = id(101), health = id(102), morning = id(103)
    static let actions = [
        Action(id: id(1), name: "독서", tagIDs: [study, morning]),
        Action(id: id(2), name: "달리기", tagIDs: [health]),
        Action(id: id(3), name: "물", trackingType: .count),
        Action(id: id(4), name: "?", trackingType: nil),
    ]
    static let sessions = [
        session(1, "2026-08-04T20:00:00+09:00", "2026-08-04T22:00:00+09:00"),
        session(2, "2026-08-10T20:00:00+09:00", "2026-08-10T21:00:00+09:00"),
        session(3, "2026-08-11T20:00:00+09:00", "2026-08-11T20:30:00+09:00"),
        session(4, "2026-08-12T09:00:00+09:00", "2026-08-12T10:30:00+09:00"),
        session(5, action: 4, "2026-08-12T09:00:00+09:00", "2026-08-12T10:30:00+09:00"),
        session(6, action: 3, "2026-08-12T09:00:00+09:00", "2026-08-12T10:30:00+09:00"),
        session(7, action: 77, "2026-08-12T09:00:00+09:00", "2026-08-12T10:30:00+09:00"),
    ]
    static let counts = [
        CountEntry(
            id: id(1), actionID: id(3), timestamp: at("2026-08-05T09:00:00+09:00"), amount: 3),
        CountEntry(
            id: id(2), actionID: id(3), timestamp: at("2026-08-12T09:00:00+09:00"), amount: 2),
        CountEntry(
            id: id(3), actionID: id(1), timestamp: at("2026-08-12T09:00:00+09:00"), amount: 9),
    ]

    private func statistics(
        _ window: DayWindow, anchor: String = "2026-08-12",
        now: String = "2026-08-12T12:00:00+09:00",
        excluded: [RecordID] = [], boundary: DayBoundary = seoul()
    ) -> Statistics {
        let frame = StatisticsFrame(window, anchor: day(anchor), now: at(now), boundary: boundary)
        return Statistics(
            frame: frame, actions: Self.actions, sessions: Self.sessions, counts: Self.counts,
            now: at(now), excluded: excluded)
    }

    private func hours(_ values: [Int64]) -> [Double] { values.map { Double($0) / 3_600_000 } }

    @Test func averagesDivideByTheDaysThatHaveBegun() {
        // D-97, D-99
        let week = statistics(.span(.week))
        #expect(week.frame.startedDays == 3)
        #expect(hours(week.rows[0].perDay) == [1, 0.5, 1.5, 0, 0, 0, 0])
        #expect(week.rows[0].dayAverage == 3_600_000)
        let rolling = statistics(.rolling(7))
        #expect(rolling.frame.startedDays == 7)
        #expect(rolling.rows[0].dayAverage == 10_800_000.0 / 7)
    }

    @Test func nothingBegunIsNoAverage() {
        let future = statistics(.span(.week), anchor: "2026-09-16")
        #expect(future.frame.startedDays == 0)
        #expect(future.rows[0].dayAverage == 0)
    }

    @Test func aMonthHasWeeksClippedToIt() {
        // D-100
        let month = statistics(.span(.month))
        #expect(
            month.frame.weeks == [
                days("2026-08-01", "2026-08-02"), days("2026-08-03", "2026-08-09"),
                days("2026-08-10", "2026-08-16"), days("2026-08-17", "2026-08-23"),
                days("2026-08-24", "2026-08-30"), days("2026-08-31", "2026-08-31"),
            ])
        #expect(hours(month.rows[0].perWeek) == [0, 2, 3, 0, 0, 0])
        #expect(month.frame.startedDays == 12 && month.frame.startedWeeks == 3)
        #expect(month.rows[0].dayAverage == 25 * 60_000)
        #expect(month.rows[0].weekAverage == 100 * 60_000)
        #expect(
            statistics(.rolling(30)).frame.weeks == nil, "a rolling month has no numbered weeks")
    }

    @Test func theLabelAndTheSumOfAWeekAreOfTheSameDays() {
        // W1: the week starts on Sunday.
        let boundary = boundary("Asia/Seoul", week: .sunday)
        let week = statistics(.span(.week), boundary: boundary)
        #expect(week.frame.days == days("2026-08-09", "2026-08-15"))
        #expect(week.milliseconds == 3 * 3_600_000)
    }

    @Test func anActionCountsForEachOfItsTags() {
        // D-102
        let groups = statistics(.span(.day)).tagTotals([Self.study, Self.health, Self.morning])
        #expect(groups.map { $0.tagID } == [Self.study, Self.morning, nil])
        #expect(groups.map { $0.milliseconds } == [5_400_000, 5_400_000, 0])
        #expect(groups.map { $0.count } == [0, 0, 2])
        #expect(
            statistics(.span(.day)).tagTotals([]).map { $0.tagID } == [nil],
            "a dangling tag is none")
    }

    @Test func onlyRecordsOfTheRightKindCount() {
        let week = statistics(.span(.week))
        #expect(week.rows.map { $0.actionID } == [id(1), id(2), id(3)])
        #expect((week.milliseconds, week.count) == (10_800_000, 2))
    }

    @Test func aFilterTakesActionsOutOfBothSides() {
        // D-101, D-101b
        let gone = statistics(.span(.week), excluded: [id(99)])
        #expect(!gone.isFiltering && gone.milliseconds == 10_800_000)
        let filtered = statistics(.span(.week), excluded: [id(1)])
        #expect(filtered.isFiltering)
        #expect((filtered.milliseconds, filtered.previousMilliseconds) == (0, 0))
    }

    @Test func everyViewOfASessionOverMidnightAgrees() {
        // D13: two hours on each day, four in all.
        let crossing = session("2026-08-11T22:00:00+09:00", "2026-08-12T02:00:00+09:00")
        let now = at("2026-08-12T12:00:00+09:00")
        for window in [DayWindow.span(.week), .span(.month), .rolling(7), .rolling(30)] {
            let frame = StatisticsFrame(
                window, anchor: day("2026-08-12"), now: now, boundary: seoul())
            let all = Statistics(
                frame: frame, actions: Self.actions, sessions: [crossing], counts: [], now: now)
            let place = day("2026-08-11") - frame.days.lowerBound
            #expect(hours(Array(all.rows[0].perDay[place...(place + 1)])) == [2, 2])
            #expect(all.milliseconds == 4 * 3_600_000)
        }
    }
}
