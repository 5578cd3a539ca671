import HaruCore
import Testing

@Suite struct SpanTests {
    static let weeks: [(start: Weekday, day: String, first: String, last: String)] = [
        (.monday, "2026-08-12", "2026-08-10", "2026-08-16"),  // D-11
        (.sunday, "2026-08-12", "2026-08-09", "2026-08-15"),  // D-11b
        (.wednesday, "2026-08-12", "2026-08-12", "2026-08-18"),  // D-11c
        (.saturday, "2026-08-14", "2026-08-08", "2026-08-14"),  // W5, a Friday
        (.saturday, "2026-08-15", "2026-08-15", "2026-08-21"),  // W5, the Saturday after
        (.monday, "2024-12-30", "2024-12-30", "2025-01-05"),  // W3, over a new year
    ]

    @Test(arguments: weeks) func aWeekBeginsOnItsWeekday(
        start: Weekday, day text: String, first: String, last: String
    ) {
        #expect(Span.week.days(around: day(text), weekStart: start) == days(first, last))
    }

    static let months: [(day: String, first: String, last: String)] = [
        ("2026-08-12", "2026-08-01", "2026-08-31"),
        ("2026-02-28", "2026-02-01", "2026-02-28"),  // M1: true months, not 30 days
        ("2028-02-29", "2028-02-01", "2028-02-29"),
        ("2026-12-31", "2026-12-01", "2026-12-31"),
    ]

    @Test(arguments: months) func aMonthIsThatOfTheCalendar(
        day text: String, first: String, last: String
    ) {
        #expect(Span.month.days(around: day(text), weekStart: .monday) == days(first, last))
    }

    static let windows:
        [(window: DayWindow, days: ClosedRange<LocalDay>, before: ClosedRange<LocalDay>)] = [
            (.span(.day), days("2026-08-12", "2026-08-12"), days("2026-08-11", "2026-08-11")),
            (.span(.week), days("2026-08-10", "2026-08-16"), days("2026-08-03", "2026-08-09")),
            (.span(.month), days("2026-08-01", "2026-08-31"), days("2026-07-01", "2026-07-31")),
            (.rolling(7), days("2026-08-06", "2026-08-12"), days("2026-07-30", "2026-08-05")),
            (.rolling(30), days("2026-07-14", "2026-08-12"), days("2026-06-14", "2026-07-13")),
        ]

    @Test(arguments: windows) func aWindowAndTheOneBefore(
        window: DayWindow, days: ClosedRange<LocalDay>, before: ClosedRange<LocalDay>
    ) {
        let anchor = day("2026-08-12")
        #expect(window.days(anchor: anchor, weekStart: .monday) == days)
        #expect(window.previousDays(anchor: anchor, weekStart: .monday) == before)
    }

    @Test func monthsStepWithoutDrift() {
        // M3: 31 January, then month by month.
        var date = day("2026-01-31")
        var lasts: [String] = []
        for _ in 0..<4 {
            date = date.lastOfMonth + 1
            lasts.append(ISO8601.text(date.lastOfMonth))
        }
        #expect(lasts == ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"])
    }

    @Test func theWeekOfAClockChangeHasSevenDaysAnd167Hours() {
        // D-14, T3
        let newYork = boundary("America/New_York")
        let week = Span.week.days(around: day("2026-03-08"), weekStart: .monday)
        let range = newYork.range(week)
        #expect(range.upperBound - range.lowerBound == 167 * 3_600_000)
        #expect(DayGrid(week, boundary: newYork).count == 7)
    }
}
