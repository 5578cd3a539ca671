/// What this device knows about the body: whole numbers per day, and sleep as intervals. Values
/// never leave the device.
public struct HealthData: Sendable {
    /// From the first import or push on until the values are removed, however old they are.
    public let isAvailable: Bool
    /// The first day with values; `nil` reaches back before every day.
    public let keptFrom: LocalDay?
    public let sleep: SleepIntervals
    private let coverage: Coverage
    private var amounts: [DayOfMetric: Int64] = [:]

    /// Up to when the data is complete.
    public enum Coverage: Sendable {
        case everything
        case until(Instant)
        /// A metric that is not listed has no complete day.
        case perMetric([(metric: HealthMetric, until: Instant)])
    }

    private struct DayOfMetric: Hashable {
        let metric: HealthMetric
        let day: LocalDay
    }

    /// A device that has never seen health data.
    public static let none = HealthData(isAvailable: false)

    public init(
        isAvailable: Bool, coverage: Coverage = .everything, keptFrom: LocalDay? = nil,
        sleep: SleepIntervals = SleepIntervals([])
    ) {
        self.isAvailable = isAvailable
        self.coverage = coverage
        self.keptFrom = keptFrom
        self.sleep = sleep
    }

    /// Takes the amount of a day, in the unit of the metric: seconds for those measured in time.
    /// Amounts below 0 or beyond a million millions are no measurements and count as the nearest.
    public mutating func set(_ amount: Int64, of metric: HealthMetric, on day: LocalDay) {
        amounts[DayOfMetric(metric: metric, day: day)] = min(max(amount, 0), 1_000_000_000_000)
    }

    /// The amount of a day; 0 where there is none.
    public func amount(of metric: HealthMetric, on day: LocalDay) -> Int64 {
        amounts[DayOfMetric(metric: metric, day: day)] ?? 0
    }

    /// Whether a day lies in the kept range; before it, a value is unknown and not 0.
    public func keeps(_ day: LocalDay) -> Bool { keptFrom.map { $0 <= day } ?? true }

    /// Whether the data of a metric reaches `moment`.
    public func reaches(_ moment: Instant, metric: HealthMetric) -> Bool {
        switch coverage {
        case .everything: true
        case .until(let end): end >= moment
        case .perMetric(let list): list.contains { $0.metric == metric && $0.until >= moment }
        }
    }
}
