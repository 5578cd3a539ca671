/// What a quest counts in the judgement of its goal (domain 9.5).
public enum QuestJudgement: Equatable, Sendable {
    /// Nothing was due on the reference day: counts as 1.
    case notDue
    case judged(value: Double, target: Double, ratio: Double, isMet: Bool)

    /// 0…1.
    public var ratio: Double {
        switch self {
        case .notDue: 1
        case .judged(_, _, let ratio, _): ratio
        }
    }
}

extension QuestProgress {
    /// Judges the quest on its reference day, values cut at now. `nil` without data.
    public func judgement(on reference: LocalDay) -> QuestJudgement? {
        guard let terms else { return nil }
        switch terms.period {
        case .daily:
            guard isScheduled(on: reference) else { return .notDue }
            let value = terms.meter.window(reference, cutAtNow: true)
            return judged(terms, value: value, target: Double(terms.target))
        case .weekly, .monthly, .custom:
            let days = period(around: reference, terms.period)
            if reference < days.lowerBound { return .notDue }
            let last = min(reference, days.upperBound)
            let value = terms.meter.total(days.lowerBound...last, cutAtNow: true)
            let elapsed = (days.lowerBound...last).dayCount
            let target = Double(terms.target) * Double(elapsed) / Double(days.dayCount)
            return judged(terms, value: value, target: target)
        }
    }

    private func judged(_ terms: Terms, value: Int64, target: Double) -> QuestJudgement {
        let value = Double(value)
        let isMet: Bool
        let missed: Double
        switch terms.direction {
        case .atLeast: (isMet, missed) = (value >= target, value / target)
        case .atMost: (isMet, missed) = (value <= target, 0)
        }
        return .judged(value: value, target: target, ratio: isMet ? 1 : missed, isMet: isMet)
    }
}
