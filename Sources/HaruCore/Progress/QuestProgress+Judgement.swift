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
        guard let rule = rule(on: reference) else { return nil }
        if rule.period == .daily {
            if isPaused(on: reference) || !isScheduled(rule, on: reference) { return .notDue }
            var tally = QuestTally(direction: rule.direction)
            tally.value = rule.meter.window(reference, cutAtNow: true)
            tally.target = Double(rule.target)
            tally.days = 1
            return judged([tally])
        }
        let days = period(of: rule, around: reference)
        if reference < days.lowerBound { return .notDue }
        let due = days.lowerBound...min(reference, days.upperBound)
        return judged(tallies(due, anchor: reference, cutAtNow: true))
    }

    /// Parts that cannot be added up are weighed by their days.
    private func judged(_ tallies: [QuestTally]) -> QuestJudgement {
        guard let last = tallies.last else { return .notDue }
        var days = 0.0
        var ratio = 0.0
        var isMet = true
        for tally in tallies {
            days += Double(tally.days)
            ratio += tally.judgedRatio * Double(tally.days)
            isMet = isMet && tally.isMet
        }
        return .judged(
            value: Double(last.value), target: last.target,
            ratio: tallies.count == 1 ? last.judgedRatio : ratio / days, isMet: isMet)
    }
}

extension QuestTally {
    /// A kept promise counts 1, a broken limit nothing.
    fileprivate var judgedRatio: Double {
        if isMet { return 1 }
        return direction == .atLeast ? Double(value) / target : 0
    }
}
