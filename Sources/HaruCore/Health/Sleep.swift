extension DayBoundary {
    /// The window of a sleep quest that belongs to `day`: the one whose end lies in it (domain 11.3).
    ///
    /// - Parameters: minutes of day; a start that is not before the end lies on the date before.
    public func sleepWindow(of day: LocalDay, start: Int, end: Int) -> Range<Instant> {
        let endDate = end >= dayStartMinutes ? day : day + 1
        let from = resolve(start < end ? endDate : endDate - 1, minute: start)
        return from..<max(from, resolve(endDate, minute: end))
    }
}

/// When somebody was asleep, as all sources together saw it: stretches that do not touch, in order.
public struct SleepIntervals: Sendable {
    private var starts: [Instant] = []
    private var ends: [Instant] = []

    /// - Parameter intervals: in any order; those that overlap become one.
    public init(_ intervals: [Range<Instant>]) {
        for interval in intervals.ordered(by: { $0.lowerBound < $1.lowerBound })
        where !interval.isEmpty {
            if let last = ends.last, interval.lowerBound <= last {
                ends[ends.count - 1] = max(last, interval.upperBound)
            } else {
                starts.append(interval.lowerBound)
                ends.append(interval.upperBound)
            }
        }
    }

    /// Milliseconds asleep inside `window`.
    public func milliseconds(in window: Range<Instant>) -> Int64 {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= window.lowerBound { low = middle + 1 } else { high = middle }
        }
        var sum: Int64 = 0
        while low < starts.count, starts[low] < window.upperBound {
            sum += min(ends[low], window.upperBound) - max(starts[low], window.lowerBound)
            low += 1
        }
        return sum
    }
}
