/// The numbers of one quest: progress over spans, streak and judgement. Made from records, never
/// stored.
public struct QuestProgress: Sendable {
    public let quest: Quest
    /// `nil` where this version does not know.
    public let measure: TrackingType?
    let boundary: DayBoundary
    /// The day that the numbers are about.
    let today: LocalDay
    /// `nil` when the quest cannot be computed here or its data is not on this device; every number
    /// is then 0 and the state `noData`.
    let terms: Terms?
    /// A quest that this version cannot compute at all (domain 2).
    public let isComputable: Bool
    private let health: HealthData

    /// A quest that can be computed, read and ready.
    struct Terms: Sendable {
        let period: Quest.Period
        let direction: Quest.Direction
        /// Milliseconds, counts or units.
        let target: Int64
        let isCapped: Bool
        var meter: QuestMeter
    }

    /// What a quest shows on a span; the first that applies.
    public enum State: String, CaseIterable, Sendable {
        case noData, offDay, periodFulfilled, normal
    }

    public init(_ quest: Quest, input: ProgressInput) {
        self.quest = quest
        boundary = input.boundary
        today = input.today
        health = input.health
        let action = quest.targetAction.flatMap { id in input.actions.first { $0.id == id } }
        measure = quest.measure(action: action)
        let readable = QuestProgress.terms(quest, measure, input)
        isComputable = readable != nil
        var isMissing = false
        if case .health = quest.target { isMissing = !input.health.isAvailable }
        terms = isMissing ? nil : readable
    }

    private init(_ progress: QuestProgress, asOf day: LocalDay) {
        quest = progress.quest
        measure = progress.measure
        boundary = progress.boundary
        today = day
        health = progress.health
        isComputable = progress.isComputable
        guard var terms = progress.terms, progress.isKnown(on: day) else {
            self.terms = nil
            return
        }
        terms.meter.horizon = min(day, terms.meter.horizon ?? day)
        self.terms = terms
    }

    /// The quest as it stood at the end of `day`: that day stands for today, and records of later
    /// days do not exist.
    public func asOf(_ day: LocalDay) -> QuestProgress { QuestProgress(self, asOf: day) }

    /// Whether the quest's values of `day` are on this device: unknown is not missed.
    private func isKnown(on day: LocalDay) -> Bool {
        if case .health = quest.target { return health.keeps(day) }
        return true
    }

    private static func terms(
        _ quest: Quest, _ measure: TrackingType?, _ input: ProgressInput
    ) -> Terms? {
        guard let measure, let period = quest.period, let direction = quest.direction else {
            return nil
        }
        // A merge may bring any number; nobody lives a million million seconds.
        let amount = Int64(measure == .time ? quest.targetSeconds : quest.targetCount)
        let target = min(max(amount, -1), 1_000_000_000_000) * (measure == .time ? 1000 : 1)
        guard target >= (direction == .atLeast ? 1 : 0) else { return nil }
        switch period {
        case .daily: if quest.scheduleMode == nil { return nil }
        case .weekly, .monthly: break
        case .custom: if quest.customDays == nil { return nil }
        }
        return Terms(
            period: period, direction: direction, target: target,
            isCapped: direction == .atLeast,
            meter: QuestMeter(quest, measure: measure, input: input))
    }

    public func isScheduled(on day: LocalDay) -> Bool {
        quest.isScheduled(on: day, boundary: boundary)
    }

    /// The days of the quest's own period around `day`; those of a custom one wherever `day` is.
    func period(around day: LocalDay, _ period: Quest.Period) -> ClosedRange<LocalDay> {
        switch period {
        case .daily: day...day
        case .weekly: Span.week.days(around: day, weekStart: boundary.weekStart)
        case .monthly: Span.month.days(around: day, weekStart: boundary.weekStart)
        case .custom: quest.customDays ?? day...day
        }
    }

    /// The value of the quest's own period around today against the whole target, records later in
    /// the period included. `nil` without data.
    public var current: Measured? {
        guard let terms else { return nil }
        return measured(terms, over: period(around: today, terms.period))
    }

    /// Whether the share of the week or month is complete by the end of `day` (domain 8.4).
    public func isPeriodFulfilled(on day: LocalDay) -> Bool {
        guard let terms, terms.direction == .atLeast else { return false }
        switch terms.period {
        case .daily, .custom: return false
        case .weekly, .monthly:
            let first = period(around: day, terms.period).lowerBound
            return terms.meter.total(first...day) >= terms.target
        }
    }

    /// Looking back at a day (domain 8.5): the quest's own period, counted up to the end of that
    /// day, against the whole target.
    public func onDay(_ day: LocalDay) -> (state: State, measured: Measured) {
        guard let terms, isKnown(on: day) else { return (.noData, .zero) }
        guard isScheduled(on: day) else { return (.offDay, .zero) }
        let first = period(around: day, terms.period).lowerBound
        return (.normal, measured(terms, over: first...day))
    }

    /// Days of a period of this quest against the whole target; one day is measured in its window.
    func measured(_ terms: Terms, over days: ClosedRange<LocalDay>) -> Measured {
        let value =
            terms.period == .daily ? terms.meter.window(days.lowerBound) : terms.meter.total(days)
        return Measured(
            value: Double(value), target: Double(terms.target), direction: terms.direction)
    }
}
