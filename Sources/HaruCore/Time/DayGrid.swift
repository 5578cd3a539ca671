/// The boundaries of consecutive days, computed once, so that a million records are put into days
/// without asking the zone a million times.
public struct DayGrid: Sendable {
    public let first: LocalDay
    /// `starts[i]` is the beginning of day `first + i`, in milliseconds; one more than there are
    /// days, so that the last day has an end.
    @usableFromInline let starts: [Int64]

    public init(_ days: ClosedRange<LocalDay>, boundary: DayBoundary) {
        first = days.lowerBound
        let count = days.upperBound - days.lowerBound + 1
        starts = (0...count).map { boundary.start(of: days.lowerBound + $0).milliseconds }
    }

    public var count: Int { starts.count - 1 }
    public var start: Instant { Instant(milliseconds: starts[0]) }
    public var end: Instant { Instant(milliseconds: starts[count]) }

    public func day(_ index: Int) -> LocalDay { first + index }

    /// Where day number `index` begins.
    public func start(_ index: Int) -> Instant { Instant(milliseconds: starts[index]) }

    /// The index of the day that holds `time` (milliseconds), which lies inside the grid.
    @inlinable public func index(of time: Int64) -> Int {
        // Days are 24 hours long, give or take a few; the guess is seldom wrong by more than one.
        var i = min(max(Int((time - starts[0]) / 86_400_000), 0), starts.count - 2)
        while starts[i] > time { i -= 1 }
        while starts[i + 1] <= time { i += 1 }
        return i
    }

    /// Calls `body` with the index of each day that `[start, end)` touches inside the grid and the
    /// milliseconds that fall into it, in order and without empty parts.
    ///
    /// - Parameter hint: the day of the previous call; sessions read in order rarely leave it.
    @inlinable public func split(
        start: Int64, end: Int64, hint: inout Int,
        _ body: (_ day: Int, _ milliseconds: Int64) -> Void
    ) {
        starts.withUnsafeBufferPointer { starts in
            var from = max(start, starts[0])
            let to = min(end, starts[starts.count - 1])
            guard from < to else { return }
            var i = hint
            if !(i >= 0 && i < starts.count - 1 && starts[i] <= from && from < starts[i + 1]) {
                i = index(of: from)
            }
            hint = i
            while to > starts[i + 1] {
                if starts[i + 1] > from { body(i, starts[i + 1] - from) }
                i += 1
                from = starts[i]
            }
            body(i, to - from)
        }
    }
}
