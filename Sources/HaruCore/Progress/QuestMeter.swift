/// Reads off what a quest measures over any days: milliseconds, counts or units of health.
struct QuestMeter: Sendable {
    let boundary: DayBoundary
    let now: Instant
    /// Records and values of later days do not exist.
    var horizon: LocalDay?

    private let source: Source

    private enum Source: Sendable {
        case records(DayAmounts)
        case metric(HealthMetric, HealthData, sleep: (start: Int, end: Int))
    }

    /// - Parameter measure: what the quest is measured in.
    init(_ quest: Quest, measure: TrackingType, input: ProgressInput) {
        boundary = input.boundary
        now = input.now
        if case .health(let key) = quest.target, let metric = HealthMetric(key: key) {
            source = .metric(metric, input.health, sleep: (quest.sleepStart, quest.sleepEnd))
            horizon = input.today
            return
        }
        let deadline = quest.period == .daily ? quest.deadlineMinutes : Quest.noDeadline
        source = .records(
            input.amounts(deadline: deadline) { QuestMeter.counts($0, for: quest, in: measure) })
    }

    /// Whether an action counts: the one aimed at, or any with the tag; tracked in the measure.
    private static func counts(
        _ action: Action, for quest: Quest, in measure: TrackingType
    ) -> Bool {
        guard action.trackingType == measure else { return false }
        switch quest.target {
        case .action(let id): return action.id == id
        case .tag(let id): return action.tagIDs.contains(id)
        case .health, .none: return false
        }
    }

    /// The sum of the days' measurement windows, which are whole days but for a daily quest.
    func total(_ days: ClosedRange<LocalDay>, cutAtNow: Bool = false) -> Int64 {
        guard let days = visible(days) else { return 0 }
        switch source {
        case .records(let amounts): return amounts.sum(days, cutAtNow: cutAtNow)
        case .metric: return windows(days, cutAtNow: cutAtNow).reduce(0, +)
        }
    }

    /// The value of each day's measurement window.
    func windows(_ days: ClosedRange<LocalDay>, cutAtNow: Bool = false) -> [Int64] {
        guard let seen = visible(days) else { return [Int64](repeating: 0, count: days.dayCount) }
        var values: [Int64]
        switch source {
        case .records(let amounts): values = amounts.each(seen, cutAtNow: cutAtNow)
        case .metric(let metric, let health, let night):
            values = (seen.lowerBound.number...seen.upperBound.number).map {
                value(of: metric, health, night, on: LocalDay(number: $0), cutAtNow: cutAtNow)
            }
        }
        values += [Int64](repeating: 0, count: days.upperBound - seen.upperBound)
        return values
    }

    /// The value of one day's measurement window.
    func window(_ day: LocalDay, cutAtNow: Bool = false) -> Int64 {
        total(day...day, cutAtNow: cutAtNow)
    }

    private func value(
        of metric: HealthMetric, _ health: HealthData, _ night: (start: Int, end: Int),
        on day: LocalDay, cutAtNow: Bool
    ) -> Int64 {
        guard health.keeps(day) else { return 0 }
        switch metric {
        case .sleep:
            let window = boundary.sleepWindow(of: day, start: night.start, end: night.end)
            let end = cutAtNow ? min(window.upperBound, now) : window.upperBound
            return health.sleep.milliseconds(in: window.lowerBound..<max(window.lowerBound, end))
        default:
            let amount = health.amount(of: metric, on: day)
            return metric.measure == .time ? amount * 1000 : amount
        }
    }

    private func visible(_ days: ClosedRange<LocalDay>) -> ClosedRange<LocalDay>? {
        let last = horizon.map { min($0, days.upperBound) } ?? days.upperBound
        return days.lowerBound <= last ? days.lowerBound...last : nil
    }
}
