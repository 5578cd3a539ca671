/// A value against its target (domain 8.1). Time is in milliseconds.
public struct Measured: Equatable, Sendable {
    public let value: Double
    public let target: Double
    /// For gauges and averages, 0…1.
    public let ratio: Double
    /// For the percent text; may exceed 1. Of a limit, how much of it is used.
    public let displayRatio: Double
    /// Whether the promise is kept as it stands.
    public let isMet: Bool

    /// Nothing was due, or nothing is known.
    public static let zero = Measured(value: 0, target: 0, ratio: 0, displayRatio: 0, isMet: false)

    init(value: Double, target: Double, direction: Quest.Direction) {
        self.value = value
        self.target = target
        switch direction {
        case .atLeast:
            isMet = value >= target
            displayRatio = value / target
            ratio = min(displayRatio, 1)
        case .atMost:
            isMet = value <= target
            ratio = isMet ? 1 : 0
            displayRatio = target > 0 ? value / target : value > 0 ? 2 : 0
        }
    }

    init(value: Double, target: Double, ratio: Double, displayRatio: Double, isMet: Bool) {
        self.value = value
        self.target = target
        self.ratio = ratio
        self.displayRatio = displayRatio
        self.isMet = isMet
    }
}
