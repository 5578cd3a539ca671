import HaruCore
import Testing

@Suite struct PeriodTotalsTests {
    @Test func totalsAreThoseOfTheSplitSessions() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        for zone in ["America/New_York", "Pacific/Apia", "Asia/Seoul"] {
            let boundary = boundary(zone, start: 240)
            let window = days("2011-11-15", "2012-04-20")
            let grid = DayGrid(window, boundary: boundary)
            var perDay = PeriodTotals.perDay(grid, actionCount: 3)
            var perMonth = PeriodTotals.perMonth(grid, actionCount: 3)
            var expectedDays = [[Int64]](repeating: [0, 0, 0], count: grid.count)
            var expectedMonths = [[Int64]](repeating: [0, 0, 0], count: 6)
            for _ in 0..<500 {
                // Some begin before the grid and some end after it.
                let start = Int64.random(
                    in: grid.start.milliseconds - 9_000_000_0...grid.end.milliseconds + 9_000_000_0,
                    using: &random)
                let length = Int64.random(in: -1000...200_000_000, using: &random)
                let action = Int.random(in: 0..<3, using: &random)
                perDay.add(start: start, end: start + length, action: action)
                perMonth.add(start: start, end: start + length, action: action)
                let session = TimeSession(
                    id: id(1), actionID: id(1), start: Instant(milliseconds: start),
                    end: Instant(milliseconds: start + length))
                for part in session.split(boundary: boundary, now: grid.end)
                where window.contains(part.day) {
                    expectedDays[part.day - grid.first][action] += part.milliseconds
                    let (year, month, _) = part.day.date
                    expectedMonths[(year - 2011) * 12 + month - 11][action] += part.milliseconds
                }
            }
            for i in 0..<grid.count {
                #expect((0..<3).map { perDay[i, $0] } == expectedDays[i], "\(zone), seed \(seed)")
            }
            #expect(perMonth.periodCount == 6)
            for i in 0..<6 {
                #expect(
                    (0..<3).map { perMonth[i, $0] } == expectedMonths[i], "\(zone), seed \(seed)")
            }
        }
    }

    @Test func amountsFallIntoTheirDay() {
        let grid = DayGrid(days("2026-08-11", "2026-08-12"), boundary: seoul())
        var totals = PeriodTotals.perDay(grid, actionCount: 2)
        for (time, amount) in [
            ("2026-08-10T23:59:59+09:00", 100), ("2026-08-11T23:59:59+09:00", 2),
            ("2026-08-12T00:00:00+09:00", 5), ("2026-08-13T00:00:00+09:00", 100),
        ] { totals.add(amount: Int64(amount), at: at(time).milliseconds, action: 1) }
        #expect((totals[0, 1], totals[1, 1], totals[1, 0]) == (2, 5, 0))
    }

    @Test func theGridAgreesWithTheBoundary() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        let boundary = boundary("Pacific/Apia", start: 90)
        let grid = DayGrid(days("2011-12-20", "2012-01-10"), boundary: boundary)
        for _ in 0..<1000 {
            let time = Int64.random(
                in: grid.start.milliseconds..<grid.end.milliseconds, using: &random)
            #expect(
                grid.day(grid.index(of: time)) == boundary.day(of: Instant(milliseconds: time)),
                "seed \(seed)")
        }
    }

    @Test func aMonthThatBeginsInTheMiddleOfTheGridIsItsOwn() {
        let grid = DayGrid(days("2026-08-31", "2026-09-01"), boundary: seoul())
        var totals = PeriodTotals.perMonth(grid, actionCount: 1)
        totals.add(start: grid.start.milliseconds, end: grid.end.milliseconds, action: 0)
        #expect(totals.periodCount == 2)
        #expect((totals[0, 0], totals[1, 0]) == (86_400_000, 86_400_000))
    }
}
