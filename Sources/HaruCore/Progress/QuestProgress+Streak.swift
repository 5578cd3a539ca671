/// How many periods of a quest in a row were met, ending now (domain 10).
public struct Streak: Equatable, Sendable {
    public let count: Int
    /// Day, week or month, after the period of the quest.
    public let unit: Span

    public init(count: Int, unit: Span) {
        self.count = count
        self.unit = unit
    }
}

extension QuestProgress {
    /// How far back a streak looks, today included.
    public static let longestStreakDays = 400

    /// Values are cut at now, so that a streak cannot be built ahead. `nil` for a custom period and
    /// without data.
    ///
    /// - Parameter start: the first day of the goal.
    public func streak(goalStart start: LocalDay) -> Streak? {
        guard let terms else { return nil }
        let unit: Span
        switch terms.period {
        case .daily: unit = .day
        case .weekly: unit = .week
        case .monthly: unit = .month
        case .custom: return nil
        }
        guard start <= today else { return Streak(count: 0, unit: unit) }
        let bound = max(start, today - (QuestProgress.longestStreakDays - 1))
        let first = period(around: bound, terms.period).lowerBound
        let values = terms.meter.windows(first...today, cutAtNow: true)
        return Streak(count: count(terms, values, first: first), unit: unit)
    }

    /// Counts periods backwards from the current one to the one that begins on `first`.
    private func count(_ terms: Terms, _ values: [Int64], first: LocalDay) -> Int {
        var count = 0
        var day = today
        var isCurrent = true
        while day >= first {
            let days = period(around: day, terms.period)
            day = days.lowerBound - 1
            if terms.period == .daily, !isScheduled(on: days.lowerBound) {
                isCurrent = false
                continue
            }
            let last = min(days.upperBound, today) - first
            let value = values[(days.lowerBound - first)...last].reduce(0, +)
            let isMet: Bool
            switch terms.direction {
            case .atLeast: isMet = value >= terms.target
            case .atMost: isMet = value <= terms.target
            }
            if isMet {
                count += 1
            } else if !isCurrent || terms.direction == .atMost {
                // A limit is broken the moment it is passed; a promise is open until its period ends.
                return count
            }
            isCurrent = false
        }
        return count
    }
}
