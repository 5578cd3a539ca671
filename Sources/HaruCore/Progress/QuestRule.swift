/// What a quest promises over a stretch of days, read and ready.
struct QuestRule: Sendable {
    /// The first day; `nil` for the promise that the quest was made with.
    let from: LocalDay?
    let quest: Quest
    let measure: TrackingType
    let period: Quest.Period
    let direction: Quest.Direction
    /// Milliseconds, counts or units.
    let target: Int64
    var meter: QuestMeter

    /// - Returns: `nil` for a quest that this version cannot compute.
    init?(_ quest: Quest, from: LocalDay?, input: ProgressInput) {
        guard let measure = quest.measure(in: input), let period = quest.period,
            let direction = quest.direction
        else { return nil }
        // A merge may bring any number; nobody lives a million million seconds.
        let amount = Int64(measure == .time ? quest.targetSeconds : quest.targetCount)
        target = min(max(amount, -1), 1_000_000_000_000) * (measure == .time ? 1000 : 1)
        guard target >= (direction == .atLeast ? 1 : 0) else { return nil }
        switch period {
        case .daily: if quest.scheduleMode == nil { return nil }
        case .weekly, .monthly: break
        case .custom: if quest.customDays == nil { return nil }
        }
        self.from = from
        self.quest = quest
        self.measure = measure
        self.period = period
        self.direction = direction
        meter = QuestMeter(quest, measure: measure, input: input)
    }

    /// "At least" counts no more than was promised where it is added up or scaled.
    var isCapped: Bool { direction == .atLeast }

    /// The days of the quest's own period around `day`; those of a custom one wherever `day` is.
    func period(around day: LocalDay, weekStart: Weekday) -> ClosedRange<LocalDay> {
        switch period {
        case .daily: day...day
        case .weekly: Span.week.days(around: day, weekStart: weekStart)
        case .monthly: Span.month.days(around: day, weekStart: weekStart)
        case .custom: quest.customDays ?? day...day
        }
    }

    /// Whether amounts of both are of one kind and can be added up.
    func isAddable(to other: QuestRule) -> Bool {
        direction == other.direction && measure == other.measure
            && sameBytes(metric, other.metric)
    }

    private var metric: String {
        if case .health(let key) = quest.target { return key }
        return ""
    }
}

extension Quest {
    /// What the quest is measured in; `nil` where this version does not know.
    func measure(in input: ProgressInput) -> TrackingType? {
        measure(action: targetAction.flatMap { id in input.actions.first { $0.id == id } })
    }
}
