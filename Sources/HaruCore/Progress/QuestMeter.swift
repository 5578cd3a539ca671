/// Reads off what a quest measures over any days: milliseconds, counts or units of health.
struct QuestMeter: Sendable {
    let boundary: DayBoundary
    let now: Instant
    /// Records and values of later days do not exist.
    var horizon: LocalDay?

    private let source: Source
    private let deadline: Int

    private enum Source: Sendable {
        case sessions([TimeSession])
        case counts([CountEntry])
        case metric(HealthMetric, HealthData, sleep: (start: Int, end: Int))
    }

    /// - Parameter measure: what the quest is measured in.
    init(_ quest: Quest, measure: TrackingType, input: ProgressInput) {
        boundary = input.boundary
        now = input.now
        if case .health(let key) = quest.target, let metric = HealthMetric(key: key) {
            source = .metric(metric, input.health, sleep: (quest.sleepStart, quest.sleepEnd))
            deadline = Quest.noDeadline
            horizon = input.today
            return
        }
        deadline = quest.period == .daily ? quest.deadlineMinutes : Quest.noDeadline
        switch measure {
        case .time:
            source = .sessions(input.sessions { QuestMeter.counts($0, for: quest, in: measure) })
        case .count:
            source = .counts(input.counts { QuestMeter.counts($0, for: quest, in: measure) })
        }
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

    /// The sum of whole days, whatever the deadline.
    func total(_ days: ClosedRange<LocalDay>, cutAtNow: Bool = false) -> Int64 {
        guard let days = visible(days) else { return 0 }
        switch source {
        case .sessions(let sessions):
            return Totals.milliseconds(
                sessions, in: boundary.range(days), now: now, cutAtNow: cutAtNow)
        case .counts(let entries):
            return Totals.count(entries, in: boundary.range(days), now: now, cutAtNow: cutAtNow)
        case .metric: return windows(days, cutAtNow: cutAtNow).reduce(0, +)
        }
    }

    /// The value of each day's measurement window, in one pass over the records.
    func windows(_ days: ClosedRange<LocalDay>, cutAtNow: Bool = false) -> [Int64] {
        var values = [Int64](repeating: 0, count: days.upperBound - days.lowerBound + 1)
        guard let seen = visible(days) else { return values }
        if case .metric(let metric, let health, let night) = source {
            for number in seen.lowerBound.number...seen.upperBound.number {
                let day = LocalDay(number: number)
                values[day - days.lowerBound] = value(
                    of: metric, health, night, on: day, cutAtNow: cutAtNow)
            }
            return values
        }
        let grid = DayGrid(seen, boundary: boundary)
        let ends = (0..<grid.count).map {
            boundary.window(of: grid.day($0), deadline: deadline).upperBound.milliseconds
        }
        let first = seen.lowerBound - days.lowerBound
        switch source {
        case .sessions(let sessions):
            var hint = 0
            for session in sessions {
                let end = cutAtNow ? min(session.end ?? now, now) : session.end ?? now
                var from = session.start.milliseconds
                grid.split(start: from, end: end.milliseconds, hint: &hint) { i, length in
                    from = max(from, grid.start(i).milliseconds)
                    values[first + i] += max(0, min(from + length, ends[i]) - from)
                }
            }
        case .counts(let entries):
            for entry in entries where !(cutAtNow && entry.timestamp > now) {
                let time = entry.timestamp
                guard grid.start <= time, time < grid.end else { continue }
                let i = grid.index(of: time.milliseconds)
                if time.milliseconds < ends[i] { values[first + i] += entry.counted }
            }
        case .metric: break
        }
        return values
    }

    /// The value of one day's measurement window.
    func window(_ day: LocalDay, cutAtNow: Bool = false) -> Int64 {
        windows(day...day, cutAtNow: cutAtNow)[0]
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
