extension TimeSession {
    /// Milliseconds that fall into `range`; a running session lasts until `now` (domain 6).
    ///
    /// - Parameter cutAtNow: the session ends at `now` at the latest, as streaks and judgement see it.
    public func overlap(with range: Range<Instant>, now: Instant, cutAtNow: Bool = false) -> Int64 {
        let end = cutAtNow ? min(self.end ?? now, now) : self.end ?? now
        let from = max(start, range.lowerBound)
        let to = min(end, range.upperBound)
        return from < to ? to - from : 0
    }

    /// What falls into one day.
    public struct Part: Equatable, Sendable {
        public let day: LocalDay
        public let milliseconds: Int64
    }

    /// The parts of the session, one for each day it touches, in order and without empty ones. They
    /// add up to its length.
    public func split(boundary: DayBoundary, now: Instant) -> [Part] {
        let start = self.start.clamped
        let end = (self.end ?? now).clamped
        guard start < end else { return [] }
        var parts: [Part] = []
        var day = boundary.day(of: start)
        var from = start
        while from < end {
            let next = min(boundary.start(of: day + 1), end)
            if next > from { parts.append(Part(day: day, milliseconds: next - from)) }
            from = max(from, next)
            day = day + 1
        }
        return parts
    }
}

/// Sums over records, of which there is one implementation that everything uses.
public enum Totals {
    /// Milliseconds of all sessions in `range`. Sessions that overlap each other are both counted.
    public static func milliseconds(
        _ sessions: some Sequence<TimeSession>, in range: Range<Instant>, now: Instant,
        cutAtNow: Bool = false
    ) -> Int64 {
        var sum: Int64 = 0
        for session in sessions {
            sum += session.overlap(with: range, now: now, cutAtNow: cutAtNow)
        }
        return sum
    }

    /// The amounts of all entries in `range`; cut at now, an entry made at exactly `now` counts.
    public static func count(
        _ entries: some Sequence<CountEntry>, in range: Range<Instant>, now: Instant,
        cutAtNow: Bool = false
    ) -> Int64 {
        var sum: Int64 = 0
        for entry in entries
        where range.contains(entry.timestamp) && !(cutAtNow && entry.timestamp > now) {
            sum += entry.counted
        }
        return sum
    }
}
