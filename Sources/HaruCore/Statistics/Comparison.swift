/// A total against the one before it.
public enum Comparison: Equatable, Sendable {
    /// There was nothing to compare with, so there is no percentage.
    case noPrevious
    /// Whole percent of the previous total, halves rounded away from zero.
    case change(percent: Int64, direction: Direction)

    /// Told from the unrounded difference.
    public enum Direction: String, CaseIterable, Sendable { case up, down, same }

    /// - Parameter previous: not negative.
    public init(current: Int64, previous: Int64) {
        guard previous > 0 else {
            self = .noPrevious
            return
        }
        let difference = current - previous
        let (high, low) = difference.magnitude.multipliedFullWidth(by: 200)
        let (sum, carry) = low.addingReportingOverflow(previous.magnitude)
        let numerator = (high: high + (carry ? 1 : 0), low: sum)
        let divisor = previous.magnitude * 2
        let percent =
            numerator.high < divisor ? divisor.dividingFullWidth(numerator).quotient : UInt64.max
        self = .change(
            percent: Int64(clamping: percent),
            direction: difference > 0 ? .up : difference < 0 ? .down : .same)
    }
}

/// Percentages as text never round up, so that 99.9 % is not 100 % (domain 8.1).
public enum Percent {
    /// Whole percent of a ratio that is not negative.
    public static func whole(_ ratio: Double) -> Int64 {
        let percent = (ratio * 100 + 1e-9).rounded(.down)
        return percent.isNaN ? 0 : Int64(exactly: min(max(percent, 0), 1e15)) ?? 0
    }
}
