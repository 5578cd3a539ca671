/// The numbers of one quest: progress over spans, streak and judgement. Made from records, never
/// stored.
public struct QuestProgress: Sendable {
    /// The quest as it stands today.
    public let quest: Quest
    /// `nil` where this version does not know.
    public let measure: TrackingType?
    let boundary: DayBoundary
    /// The day that the numbers are about.
    let today: LocalDay
    /// What the quest promised, oldest first, never empty. `nil` when it cannot be computed here or
    /// its data is not on this device; every number is then 0 and the state `noData`.
    let rules: [QuestRule]?
    /// A quest that this version can compute at all (domain 2).
    public let isComputable: Bool
    /// Whether any promise of it is about health.
    let needsHealthData: Bool
    /// Days on which the goal is paused.
    let pauses: DayRanges
    private let health: HealthData
    private let calendar: LivedDays

    /// What a quest shows on a span; the first that applies.
    public enum State: String, CaseIterable, Sendable {
        case noData, paused, offDay, periodFulfilled, normal
    }

    /// - Parameters:
    ///   - quest: as it was made.
    ///   - revisions: those of this quest, in any order; of those of one day one is taken.
    ///   - pauses: the days on which its goal is paused.
    public init(
        _ quest: Quest, revisions: [QuestRevision] = [], pauses: DayRanges = DayRanges(),
        input: ProgressInput
    ) {
        boundary = input.boundary
        today = input.today
        health = input.health
        calendar = input.calendar
        self.pauses = pauses
        let promises = QuestProgress.promises(quest, revisions)
        let current = promises[QuestProgress.index(in: promises, on: today)].quest
        self.quest = current
        measure = current.measure(in: input)
        var readable: [QuestRule] = []
        var needsHealthData = false
        for promise in promises {
            if case .health = promise.quest.target { needsHealthData = true }
            if let rule = QuestRule(promise.quest, from: promise.from, input: input) {
                readable.append(rule)
            }
        }
        isComputable = readable.count == promises.count
        self.needsHealthData = needsHealthData
        let isMissing = needsHealthData && !health.isAvailable
        rules = isMissing || !isComputable ? nil : readable
    }

    private init(_ progress: QuestProgress, asOf day: LocalDay) {
        boundary = progress.boundary
        today = day
        health = progress.health
        calendar = progress.calendar
        pauses = progress.pauses
        isComputable = progress.isComputable
        needsHealthData = progress.needsHealthData
        guard var rules = progress.rules else {
            quest = progress.quest
            measure = progress.measure
            self.rules = nil
            return
        }
        let current = rules[QuestProgress.index(in: rules, on: day) { $0.from }]
        quest = current.quest
        measure = current.measure
        for i in rules.indices {
            rules[i].meter.horizon = min(day, rules[i].meter.horizon ?? day)
        }
        self.rules = progress.isKnown(on: day) ? rules : nil
    }

    private typealias Promise = (from: LocalDay?, quest: Quest)

    /// The quest as it was made and as it was changed, by the day from which it holds. A change to
    /// what was promised already is none.
    private static func promises(_ quest: Quest, _ revisions: [QuestRevision]) -> [Promise] {
        var promises: [Promise] = [(nil, quest)]
        for revision in revisions.ordered(by: { ($0.from, $0.id) < ($1.from, $1.id) })
        where revision.quest.id == quest.id {
            if promises.last?.from == revision.from { promises.removeLast() }
            let changed = quest.promising(revision.quest)
            if promises.last?.quest != changed { promises.append((revision.from, changed)) }
        }
        return promises
    }

    private static func index(in promises: [Promise], on day: LocalDay) -> Int {
        index(in: promises, on: day) { $0.from }
    }

    private static func index<Element>(
        in list: [Element], on day: LocalDay, from: (Element) -> LocalDay?
    ) -> Int {
        list.lastIndex { element in from(element).map { $0 <= day } ?? true } ?? 0
    }

    /// What is promised on `day`; `nil` without data.
    func rule(on day: LocalDay) -> QuestRule? {
        rules.map { $0[QuestProgress.index(in: $0, on: day) { $0.from }] }
    }

    /// The quest as it stood at the end of `day`: that day stands for today, and records of later
    /// days do not exist.
    public func asOf(_ day: LocalDay) -> QuestProgress { QuestProgress(self, asOf: day) }

    /// Whether the quest's values of `day` are on this device: unknown is not missed.
    private func isKnown(on day: LocalDay) -> Bool {
        if let rule = rule(on: day), case .health = rule.quest.target { return health.keeps(day) }
        return true
    }

    /// Whether what is promised on `day` names that day. Whether the goal is paused is another
    /// question (`isPaused(on:)`).
    public func isScheduled(on day: LocalDay) -> Bool {
        guard let rule = rule(on: day) else {
            return quest.isScheduled(on: day, boundary: boundary)
        }
        return isScheduled(rule, on: day)
    }

    func isScheduled(_ rule: QuestRule, on day: LocalDay) -> Bool {
        if rule.period != .daily { return rule.quest.isScheduled(on: day, boundary: boundary) }
        return rule.quest.isOnSchedule(day) && calendar.contains(day)
    }

    public func isPaused(on day: LocalDay) -> Bool { pauses.contains(day) }

    /// The value of the quest's own period around today against the whole target, records later in
    /// the period included. `nil` without data.
    public var current: Measured? { rule(on: today).map { own($0, around: today) } }

    /// Whether the share of the week or month is complete by the end of `day` (domain 8.4).
    public func isPeriodFulfilled(on day: LocalDay) -> Bool {
        guard let rule = rule(on: day), rule.direction == .atLeast else { return false }
        switch rule.period {
        case .daily, .custom: return false
        case .weekly, .monthly:
            return own(rule, around: day, seen: day).isMet
        }
    }

    /// Looking back at a day (domain 8.5): the quest's own period, counted up to the end of that
    /// day, against the whole target.
    public func onDay(_ day: LocalDay) -> (state: State, measured: Measured) {
        guard let rule = rule(on: day), isKnown(on: day) else { return (.noData, .zero) }
        if isPaused(on: day) { return (.paused, .zero) }
        guard isScheduled(rule, on: day) else { return (.offDay, .zero) }
        return (.normal, own(rule, around: day, seen: day))
    }

    func period(of rule: QuestRule, around day: LocalDay) -> ClosedRange<LocalDay> {
        rule.period(around: day, weekStart: boundary.weekStart)
    }

    /// The quest's own period around `day` against what is due in it; one day is measured in its
    /// window, whatever the schedule.
    func own(_ rule: QuestRule, around day: LocalDay, seen: LocalDay? = nil) -> Measured {
        if rule.period == .daily {
            return Measured(
                value: Double(rule.meter.window(day)), target: Double(rule.target),
                direction: rule.direction)
        }
        let days = period(of: rule, around: day)
        return Measured(tallies(days, anchor: day, seen: seen), isCapped: false)
    }
}
