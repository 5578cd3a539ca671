import HaruCore
import Testing

/// A merge may bring any number; none stops the engine or spoils the sums of other records.
@Suite struct ExtremeRecordsTests {
    static let extremes: [Int64] = [
        .min, .min + 1, -62_135_596_800_001, -1, 0, 253_402_300_800_000, .max - 1, .max,
    ]
    static let instants = extremes.map { Instant(milliseconds: $0) }

    @Test(arguments: ["Asia/Seoul", "America/New_York", "Pacific/Apia"])
    func everyMomentHasADayAndAnOffset(zone: String) {
        let boundary = boundary(zone, start: 240)
        for instant in Self.instants {
            let key = boundary.day(of: instant)
            #expect((-1...10_000).contains(key.date.year))
            #expect(boundary.zone.offset(at: instant).magnitude <= 26 * 3600)
            #expect((0..<86_400_000).contains(boundary.wallClock(instant).milliseconds))
        }
    }

    @Test func theSumsOfOtherRecordsStayWhole() {
        let boundary = seoul()
        let now = at("2026-08-12T12:00:00+09:00")
        let week = days("2026-08-10", "2026-08-16")
        let range = boundary.range(week)
        let good = session("2026-08-11T20:00:00+09:00", "2026-08-11T21:00:00+09:00")
        var grid = PeriodTotals.perDay(DayGrid(week, boundary: boundary), actionCount: 1)
        var sessions = [good]
        var expected: Int64 = 3_600_000
        for start in Self.instants {
            for end in Self.instants {
                let strange = TimeSession(id: id(2), actionID: id(1), start: start, end: end)
                sessions.append(strange)
                grid.add(start: start.milliseconds, end: end.milliseconds, action: 0)
                // A stretch that covers the whole week is as long as the week.
                if start < range.lowerBound, end > range.upperBound {
                    expected += range.upperBound - range.lowerBound
                }
            }
        }
        grid.add(start: good.start.milliseconds, end: good.end!.milliseconds, action: 0)
        #expect(Totals.milliseconds(sessions, in: range, now: now) == expected)
        #expect((0..<7).reduce(0) { $0 + grid[$1, 0] } == expected)
    }

    @Test func anEndlessSessionIsSplitInsideTheCalendar() {
        let endless = TimeSession(
            id: id(1), actionID: id(1), start: at("9999-12-30T00:00:00Z"),
            end: Instant(milliseconds: .max))
        let parts = endless.split(
            boundary: DayBoundary(zone: .utc), now: at("2026-08-12T00:00:00Z"))
        #expect(parts.count == 2)
        let sample = SampleSplit.parts(
            amount: 7, start: at("9999-12-30T00:00:00Z"), end: Instant(milliseconds: .max),
            boundary: DayBoundary(zone: .utc))
        #expect(sample.reduce(0) { $0 + $1.amount } == 7)
    }

    @Test(arguments: [Int.min, -1, 0, 1, Int.max], [Quest.Period.daily, .weekly, .monthly])
    func noTargetOrAmountStopsAQuest(amount: Int, period: Quest.Period) {
        var world = ProgressWorld(now: "08-12T22:00")
        for _ in 0..<3 {
            world.counts.append(
                CountEntry(
                    id: id(1), actionID: ProgressWorld.water,
                    timestamp: world.moment("08-12T09:00"),
                    amount: amount))
        }
        world.health = HealthData(isAvailable: true)
        for date in ["10", "11", "12"] {
            world.health.set(Int64(amount), of: .mindfulTime, on: day("2026-08-\(date)"))
        }
        for direction in Quest.Direction.allCases {
            var counted = ProgressWorld.quest(ProgressWorld.water, amount, period)
            counted.direction = direction
            var mindful = Quest(id: id(2)).aimed(at: .health("mindfulTime"))
            (mindful.targetSeconds, mindful.period, mindful.direction) = (amount, period, direction)
            for quest in [counted, mindful] {
                let progress = world.progress(quest)
                #expect(progress.isComputable == (amount >= (direction == .atLeast ? 1 : 0)))
                for span in Span.allCases {
                    #expect((0...1).contains(progress.progress(over: span).measured.ratio))
                }
                _ = progress.streak(goalStart: day("2026-08-01"))
                _ = progress.judgement(on: day("2026-08-12"))
            }
        }
    }
}
