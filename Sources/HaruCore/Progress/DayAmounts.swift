/// What was recorded of something day by day: milliseconds or amounts. Records are read once; every
/// number of a quest is then a sum over days.
struct DayAmounts: Sendable {
    private let first: LocalDay
    /// From `first` on; what lies outside was never recorded.
    private var whole: [Int64]
    /// The same up to now, which is what streaks and judgements know.
    private var past: [Int64]

    static let none = DayAmounts(first: LocalDay(number: 0), whole: [], past: [])

    private init(first: LocalDay, whole: [Int64], past: [Int64]) {
        self.first = first
        self.whole = whole
        self.past = past
    }

    /// - Parameters:
    ///   - ends: where each day of `grid` ceases to count, in milliseconds.
    init(
        _ sessions: [ProgressRecords.Session], _ counts: [ProgressRecords.Count], grid: DayGrid,
        ends: [Int64]? = nil, now: Instant
    ) {
        first = grid.first
        whole = [Int64](repeating: 0, count: grid.count)
        past = whole
        var hint = 0
        let (start, end) = (grid.start.milliseconds, grid.end.milliseconds)
        let now = now.milliseconds
        for session in sessions {
            let end = session.end == ProgressRecords.Session.running ? now : session.end
            var from = session.start
            grid.split(start: from, end: end, hint: &hint) { i, length in
                from = max(from, grid.start(i).milliseconds)
                let to = min(from + length, ends?[i] ?? Int64.max)
                whole[i] += max(0, to - from)
                past[i] += max(0, min(to, now) - from)
            }
        }
        for entry in counts {
            let time = entry.time
            guard start <= time, time < end else { continue }
            let i = grid.index(of: time)
            if let ends, time >= ends[i] { continue }
            whole[i] += entry.amount
            if time <= now { past[i] += entry.amount }
        }
    }

    /// Both together, of what share their days.
    func adding(_ other: DayAmounts) -> DayAmounts {
        if whole.isEmpty { return other }
        if other.whole.isEmpty { return self }
        var sum = self
        for i in other.whole.indices {
            sum.whole[i] += other.whole[i]
            sum.past[i] += other.past[i]
        }
        return sum
    }

    func sum(_ days: ClosedRange<LocalDay>, cutAtNow: Bool) -> Int64 {
        let from = max(days.lowerBound - first, 0)
        let to = min(days.upperBound - first, whole.count - 1)
        guard from <= to else { return 0 }
        return (cutAtNow ? past : whole)[from...to].reduce(0, +)
    }

    func each(_ days: ClosedRange<LocalDay>, cutAtNow: Bool) -> [Int64] {
        let amounts = cutAtNow ? past : whole
        var list = [Int64](repeating: 0, count: days.dayCount)
        let from = max(days.lowerBound - first, 0)
        let to = min(days.upperBound - first, amounts.count - 1)
        guard from <= to else { return list }
        let shift = first - days.lowerBound
        for i in from...to { list[i + shift] = amounts[i] }
        return list
    }
}
