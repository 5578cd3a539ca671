import HaruCore

/// The calendar of one month.
public struct DatePopover: Equatable, Sendable {
    /// Its first day.
    public var month: LocalDay
    /// The days that have records, ascending.
    public var marked: [LocalDay]

    /// The days of `days` that a record falls into.
    static func marked(
        _ days: ClosedRange<LocalDay>, _ ledger: HistoryLedger, boundary: DayBoundary, now: Instant
    ) -> [LocalDay] {
        let count = days.upperBound - days.lowerBound + 1
        var isMarked = [Bool](repeating: false, count: count)
        func mark(from first: LocalDay, to last: LocalDay) {
            let from = max(first, days.lowerBound)
            let to = min(last, days.upperBound)
            guard from <= to else { return }
            for i in (from - days.lowerBound)...(to - days.lowerBound) { isMarked[i] = true }
        }
        for session in ledger.sessions {
            let end = max(session.start + 1, session.end ?? now)
            mark(from: boundary.day(of: session.start), to: boundary.day(of: end - 1))
        }
        for entry in ledger.counts {
            let day = boundary.day(of: entry.timestamp)
            mark(from: day, to: day)
        }
        return (0..<count).filter { isMarked[$0] }.map { days.lowerBound + $0 }
    }

    /// The weeks of the month, each from its first day on.
    func weeks(startingOn weekStart: Weekday) -> [LocalDay] {
        var weeks: [LocalDay] = []
        var week = month.startOfWeek(weekStart)
        while week <= month.lastOfMonth {
            weeks.append(week)
            week = week + 7
        }
        return weeks
    }
}
