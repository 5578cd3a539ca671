import HaruCore
import HaruStrings

/// Answers about goals and quests (surfaces 8.1). Percentages are rounded down.
extension IntentResult {
    /// - Parameter percent: 0…100, the mean of its quests.
    public static func goalProgress(
        _ goal: Entity, percent: Int64, over span: Span, revision: Int64, _ strings: Strings
    ) -> IntentResult {
        progress(
            .goal, .goalProgress, goal, percent,
            strings.intentProgress(
                span: span.name(strings), name: goal.name, percent: String(percent)), revision)
    }

    /// - Parameter percent: of the target; may exceed 100.
    public static func questProgress(
        _ quest: Entity, percent: Int64, over span: Span, revision: Int64, _ strings: Strings
    ) -> IntentResult {
        progress(
            .quest, .questProgress, quest, percent,
            strings.intentProgress(
                span: span.name(strings), name: quest.name, percent: String(percent)), revision)
    }

    public static func offDay(
        _ quest: Entity, revision: Int64, _ strings: Strings
    ) -> IntentResult {
        progress(
            .quest, .offDay, quest, nil, strings.intentOffDay(name: quest.name), revision)
    }

    /// No day of the week or month is scheduled.
    public static func nothingDue(
        _ quest: Entity, over span: Span, revision: Int64, _ strings: Strings
    ) -> IntentResult {
        progress(
            .quest, .offDay, quest, nil,
            strings.intentNothingDue(span: span.name(strings), name: quest.name), revision)
    }

    /// Nothing is asked of a goal or quest just now.
    public static func paused(
        _ entity: Entity, _ intent: Intent, revision: Int64, _ strings: Strings
    ) -> IntentResult {
        progress(intent, .paused, entity, nil, strings.intentPaused(name: entity.name), revision)
    }

    /// The share of the week or month is done.
    public static func fulfilled(
        _ quest: Entity, of period: Quest.Period, revision: Int64, _ strings: Strings
    ) -> IntentResult {
        progress(
            .quest, .fulfilled, quest, 100,
            period == .monthly
                ? strings.intentFulfilledMonth(name: quest.name)
                : strings.intentFulfilledWeek(name: quest.name), revision)
    }

    /// - Parameter percent: how much of the limit is used; may exceed 100.
    public static func limit(
        _ quest: Entity, isKept: Bool, percent: Int64, over span: Span, revision: Int64,
        _ strings: Strings
    ) -> IntentResult {
        let name = span.name(strings)
        return progress(
            .quest, isKept ? .withinLimit : .overLimit, quest, percent,
            isKept
                ? strings.intentWithinLimit(span: name, name: quest.name, percent: String(percent))
                : strings.intentOverLimit(span: name, name: quest.name, percent: String(percent)),
            revision)
    }

    private static func progress(
        _ intent: Intent, _ code: Code, _ entity: Entity, _ percent: Int64?, _ dialog: String,
        _ revision: Int64
    ) -> IntentResult {
        IntentResult(
            intent: intent, code: code, dialog: dialog, value: percent,
            unit: percent == nil ? nil : .percent, entity: entity, session: nil,
            revision: revision)
    }
}

extension Span {
    /// Its name while it is the one around today.
    fileprivate func name(_ strings: Strings) -> String {
        switch self {
        case .day: strings.today
        case .week: strings.thisWeek
        case .month: strings.thisMonth
        }
    }
}

extension Quest {
    /// How a quest is called: what it is about, how often, how much (surfaces 5.3).
    ///
    /// - Parameters:
    ///   - target: the name of its action, tag or metric.
    ///   - measure: `nil` where this version does not know.
    public func displayName(
        target: String, measure: TrackingType?, _ strings: Strings
    ) -> String {
        let amount = amount(measure: measure, strings)
        let promise =
            direction == .atMost
            ? strings.questSaysAtMost(amount: amount) : strings.questSaysAtLeast(amount: amount)
        return [target, often(strings), promise].joined(separator: " · ")
    }

    /// `30분`, `7회`, `8,000보`
    func amount(measure: TrackingType?, _ strings: Strings) -> String {
        if case .health(let key) = target, let metric = HealthMetric(key: key) {
            let isTime = metric.measure == .time
            return strings.amount(Int64(isTime ? targetSeconds : targetCount), of: metric)
        }
        return measure == .time
            ? strings.duration(seconds: Int64(targetSeconds)) : strings.times(count: targetCount)
    }

    /// `매일`, `매주`
    func often(_ strings: Strings) -> String {
        switch period {
        case .daily: strings.intentDaily
        case .weekly: strings.intentWeekly
        case .monthly: strings.intentMonthly
        case .custom, nil: strings.intentCustom
        }
    }
}
