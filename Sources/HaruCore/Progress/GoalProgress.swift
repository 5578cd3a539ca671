/// The numbers of one goal: its gauge, its way through the dates, and its judgement.
public struct GoalProgress: Sendable {
    public let goal: Goal
    public let quests: [QuestProgress]
    /// Whether today is a day on which the goal is neither kept nor broken.
    public let isPaused: Bool
    let input: ProgressInput

    /// - Parameters:
    ///   - quests: those of the goal, in their order.
    ///   - revisions: of these quests; others are passed over.
    ///   - pauses: of this goal; others are passed over.
    public init(
        _ goal: Goal, quests: [Quest], revisions: [QuestRevision] = [], pauses: [Pause] = [],
        input: ProgressInput
    ) {
        self.goal = goal
        self.input = input
        let paused = DayRanges(pausesOf: goal.id, pauses)
        isPaused = paused.contains(input.today)
        self.quests = quests.map { quest in
            QuestProgress(
                quest, revisions: revisions.filter { $0.quest.id == quest.id }, pauses: paused,
                input: input)
        }
    }

    /// A goal's own gauge over a span.
    public enum Combined: Equatable, Sendable {
        case noQuests
        /// No quest has a number, or one without data hides whether anything was due.
        case noData
        /// Everything that would have been due is paused.
        case paused
        /// 0…1.
        case ratio(Double)
    }

    /// The mean of the quests over `span` (domain 9.1).
    public func combined(over span: Span) -> Combined {
        GoalProgress.combined(quests, over: span)
    }

    /// How much of the dates has gone by, 0…1; `nil` without an end day.
    public var periodRatio: Double? {
        guard let endDay = goal.endDay else { return nil }
        let whole = endDay - goal.startDay + 1
        guard whole > 0 else { return 1 }
        let gone = min(max(input.today - goal.startDay + 1, 0), whole)
        return Double(gone) / Double(whole)
    }

    /// Whether the goal was in progress on `day`, as the diary shows it (domain 9.7).
    public func isShown(on day: LocalDay) -> Bool {
        guard goal.startDay <= day else { return false }
        if let endDay = goal.endDay { return day <= endDay }
        switch goal.status {
        case .inProgress: return true
        case .achieved, .notAchieved, nil:
            return goal.judgedAt.map { day <= input.boundary.day(of: $0) } ?? false
        }
    }

    /// The gauge of `day` as of `day`: what was done later does not exist.
    public func combined(onDay day: LocalDay) -> Combined { combined(over: .day, asOf: day) }

    /// The gauge of the span around `day` as it stood at the end of that day.
    public func combined(over span: Span, asOf day: LocalDay) -> Combined {
        GoalProgress.combined(quests.map { $0.asOf(day) }, over: span)
    }

    private static func combined(_ quests: [QuestProgress], over span: Span) -> Combined {
        if quests.isEmpty { return .noQuests }
        var ratios: [Double] = []
        var isMissing = false
        var isPaused = false
        for quest in quests {
            let progress = quest.progress(over: span)
            switch progress.state {
            case .noData: isMissing = true
            case .paused: isPaused = true
            case .offDay: continue
            case .periodFulfilled: ratios.append(1)
            case .normal: ratios.append(progress.measured.ratio)
            }
        }
        // Nothing was due, unless what is missing might have been.
        if ratios.isEmpty { return isMissing ? .noData : isPaused ? .paused : .ratio(1) }
        return .ratio(mean(ratios))
    }

    static func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
}
