/// Days as ranges: ascending, apart from each other by a day at least.
public struct DayRanges: Equatable, Sendable {
    public private(set) var ranges: [ClosedRange<LocalDay>] = []

    /// The upper bound of a range without an end, later than any day of a record.
    public static let endless = LocalDay(number: 1_000_000_000)

    public init() {}

    /// - Parameter ranges: in any order; they may overlap.
    public init(_ ranges: some Sequence<ClosedRange<LocalDay>>) {
        let ascending = Array(ranges).ordered { $0.lowerBound < $1.lowerBound }
        for range in ascending {
            if let last = self.ranges.last, range.lowerBound <= last.upperBound + 1 {
                let end = max(last.upperBound, range.upperBound)
                self.ranges[self.ranges.count - 1] = last.lowerBound...end
            } else {
                self.ranges.append(range)
            }
        }
    }

    public var isEmpty: Bool { ranges.isEmpty }

    public func contains(_ day: LocalDay) -> Bool { ranges.contains { $0.contains(day) } }

    /// How many of `days` are among these.
    public func count(in days: ClosedRange<LocalDay>) -> Int {
        var count = 0
        for range in ranges where range.overlaps(days) { count += range.clamped(to: days).dayCount }
        return count
    }

    /// What these leave of `days`, ascending.
    public func gaps(in days: ClosedRange<LocalDay>) -> [ClosedRange<LocalDay>] {
        var gaps: [ClosedRange<LocalDay>] = []
        var next = days.lowerBound
        for range in ranges where range.overlaps(days) {
            if next < range.lowerBound { gaps.append(next...(range.lowerBound - 1)) }
            next = range.upperBound + 1
        }
        if next <= days.upperBound { gaps.append(next...days.upperBound) }
        return gaps
    }
}

extension ClosedRange<LocalDay> {
    /// How many days there are, both ends included.
    public var dayCount: Int { upperBound - lowerBound + 1 }
}
