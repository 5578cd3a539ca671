/// Sums per action and period over a stretch of days, filled by one pass over the records.
///
/// A report runs over a million sessions, so `add` is a few comparisons and one addition: the day of
/// the session before is tried first, and neither bounds nor reference counts are touched.
public struct PeriodTotals: ~Copyable, @unchecked Sendable {
    public let grid: DayGrid
    public let actionCount: Int
    public let periodCount: Int

    /// Day boundaries, `days + 1` of them.
    @usableFromInline let starts: UnsafeMutablePointer<Int64>
    /// Where the sums of a day's period begin in `sums`.
    @usableFromInline let rows: UnsafeMutablePointer<Int>
    @usableFromInline let sums: UnsafeMutablePointer<Int64>
    @usableFromInline let days: Int
    /// The day of the record before.
    @usableFromInline var day = 0

    /// - Parameters:
    ///   - actionCount: how many actions there are; they are numbered from 0.
    ///   - periods: the number of the period of each day of the grid, from 0.
    public init(grid: DayGrid, actionCount: Int, periods: [Int]) {
        precondition(periods.count == grid.count && actionCount >= 0)
        precondition(periods.allSatisfy { $0 >= 0 })
        self.grid = grid
        self.actionCount = actionCount
        periodCount = (periods.max() ?? -1) + 1
        days = grid.count
        starts = .allocate(capacity: days + 1)
        rows = .allocate(capacity: max(1, days))
        sums = .allocate(capacity: max(1, periodCount * actionCount))
        sums.initialize(repeating: 0, count: max(1, periodCount * actionCount))
        for i in 0...days { (starts + i).initialize(to: grid.start(i).milliseconds) }
        for i in 0..<days { (rows + i).initialize(to: periods[i] * actionCount) }
    }

    deinit {
        starts.deallocate()
        rows.deallocate()
        sums.deallocate()
    }

    /// Milliseconds, or amounts, of `action` in `period`.
    public subscript(period: Int, action: Int) -> Int64 {
        precondition(0..<periodCount ~= period && 0..<actionCount ~= action)
        return sums[period * actionCount + action]
    }

    /// Adds a session's time to the periods it touches; what lies outside the grid is left out.
    ///
    /// - Parameters:
    ///   - end: milliseconds since 1970; for a running session the caller's `now`.
    ///   - action: the number of the action, within `0..<actionCount`.
    @inlinable @inline(__always)
    public mutating func add(start: Int64, end: Int64, action: Int) {
        assert(0..<actionCount ~= action)
        var from = max(start, starts[0])
        let to = min(end, starts[days])
        guard from < to else { return }
        if !(starts[day] <= from && from < starts[day &+ 1]) { day = index(of: from) }
        var i = day
        while to > starts[i &+ 1] {
            sums[rows[i] &+ action] &+= starts[i &+ 1] &- from
            i &+= 1
            from = starts[i]
        }
        sums[rows[i] &+ action] &+= to &- from
    }

    /// Adds an amount to the period that holds `time`, milliseconds since 1970.
    @inlinable @inline(__always)
    public mutating func add(amount: Int64, at time: Int64, action: Int) {
        assert(0..<actionCount ~= action)
        guard starts[0] <= time, time < starts[days] else { return }
        if !(starts[day] <= time && time < starts[day &+ 1]) { day = index(of: time) }
        sums[rows[day] &+ action] &+= amount
    }

    /// The day that holds `time`, which lies inside the grid.
    @usableFromInline func index(of time: Int64) -> Int {
        // Days are 24 hours long, give or take a few; the guess is seldom wrong by more than one.
        var i = min(max(Int((time - starts[0]) / 86_400_000), 0), days - 1)
        while starts[i] > time { i -= 1 }
        while starts[i + 1] <= time { i += 1 }
        return i
    }
}

extension PeriodTotals {
    /// One period for each day.
    public static func perDay(_ grid: DayGrid, actionCount: Int) -> PeriodTotals {
        PeriodTotals(grid: grid, actionCount: actionCount, periods: Array(0..<grid.count))
    }

    /// One period for each calendar month, the first being that of the grid's first day.
    public static func perMonth(_ grid: DayGrid, actionCount: Int) -> PeriodTotals {
        PeriodTotals(grid: grid, actionCount: actionCount, periods: months(of: grid))
    }

    private static func months(of grid: DayGrid) -> [Int] {
        var periods: [Int] = []
        periods.reserveCapacity(grid.count)
        var month = -1
        var nextMonth = grid.first
        for i in 0..<grid.count {
            if grid.day(i) >= nextMonth {
                month += 1
                nextMonth = grid.day(i).lastOfMonth + 1
            }
            periods.append(max(0, month))
        }
        return periods
    }
}
