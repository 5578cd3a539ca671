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
        guard let rules, let rule = rule(on: today) else { return nil }
        let unit: Span
        switch rule.period {
        case .daily: unit = .day
        case .weekly: unit = .week
        case .monthly: unit = .month
        case .custom: return nil
        }
        guard start <= today else { return Streak(count: 0, unit: unit) }
        let bound = max(start, today - (QuestProgress.longestStreakDays - 1))
        var first = period(of: rule, around: bound).lowerBound
        // Counted in one unit, a streak reaches back to where the quest took on its period.
        for (i, older) in rules.enumerated() where older.period != rule.period {
            if i + 1 < rules.count, let next = rules[i + 1].from, next <= today {
                first = max(first, next)
            }
        }
        let count = unit == .day ? days(rules, from: first) : periods(rule, from: first)
        return Streak(count: count, unit: unit)
    }

    /// Counts days backwards from today to `first`.
    private func days(_ rules: [QuestRule], from first: LocalDay) -> Int {
        let values = windows(first...today)
        var count = 0
        var i = rules.count - 1
        for number in stride(from: today.number, through: first.number, by: -1) {
            let day = LocalDay(number: number)
            while let from = rules[i].from, day < from { i -= 1 }
            if pauses.contains(day) || !isScheduled(rules[i], on: day) { continue }
            let value = values[day - first]
            let isLimit = rules[i].direction == .atMost
            if isLimit ? value <= rules[i].target : value >= rules[i].target {
                count += 1
            } else if day < today || isLimit {
                // A limit is broken the moment it is passed; a promise is open until its day ends.
                return count
            }
        }
        return count
    }

    /// Counts weeks or months backwards from the current one to the one that holds `first`.
    private func periods(_ rule: QuestRule, from first: LocalDay) -> Int {
        let values = windows(first...today)
        var count = 0
        var day = today
        while day >= first {
            let whole = period(of: rule, around: day)
            let isCurrent = whole.contains(today)
            let days = max(whole.lowerBound, first)...whole.upperBound
            day = days.lowerBound - 1
            let due = tallies(pieces(days)) { piece in
                var tally = share(piece, anchor: whole.lowerBound)
                for gap in pauses.gaps(in: piece.days) where gap.lowerBound <= today {
                    let last = min(gap.upperBound, today)
                    tally.value += values[(gap.lowerBound - first)...(last - first)].reduce(0, +)
                }
                return tally
            }
            // Nothing due, all of it paused, neither counts nor breaks.
            if due.isEmpty { continue }
            if due.allSatisfy({ $0.isMet }) {
                count += 1
            } else if !isCurrent || due.contains(where: { $0.isBrokenLimit }) {
                return count
            }
        }
        return count
    }

    /// The value of each day's window, cut at now, under the rule of that day.
    private func windows(_ days: ClosedRange<LocalDay>) -> [Int64] {
        pieces(days).flatMap { $0.rule.meter.windows($0.days, cutAtNow: true) }
    }
}
