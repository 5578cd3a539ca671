import HaruCore

/// What the screens show of a goal: its numbers of one moment.
public struct GoalFigures: Equatable, Sendable {
    public let goal: Goal
    public let standing: Standing
    /// How much of its dates has gone by, 0…1; `nil` without an end day.
    public let elapsed: Double?
    /// The goal's own gauges.
    public let day: GoalProgress.Combined
    public let week: GoalProgress.Combined
    public let month: GoalProgress.Combined
    /// In their order.
    public let quests: [QuestFigures]
    /// It has ended, and everything that judges it is here.
    public let canBeJudged: Bool

    /// Where a goal stands, as its badge says (app 1.3).
    public enum Standing: String, Equatable, Sendable {
        case inProgress, paused, achieved, notAchieved, needsReview
        /// It has ended, and this device cannot judge it: health data, or a newer version, is needed.
        case waiting
    }

    public init(_ progress: GoalProgress) {
        goal = progress.goal
        standing = Standing(progress)
        elapsed = progress.periodRatio
        day = progress.combined(over: .day)
        week = progress.combined(over: .week)
        month = progress.combined(over: .month)
        let start = progress.goal.startDay
        quests = progress.quests.map { QuestFigures($0, goalStart: start) }
        canBeJudged = if case .judged = progress.evaluateIfEnded() { true } else { false }
    }

    /// A goal of which nothing is reckoned: it was judged, or nobody has looked at it yet.
    init(unreckoned goal: Goal, _ quests: [Quest]) {
        self.goal = goal
        standing = Standing(goal.status)
        elapsed = nil
        day = .noData
        week = .noData
        month = .noData
        self.quests = quests.map { QuestFigures(unreckoned: $0) }
        canBeJudged = false
    }

    public func combined(over span: Span) -> GoalProgress.Combined {
        switch span {
        case .day: day
        case .week: week
        case .month: month
        }
    }
}

extension GoalFigures.Standing {
    /// As far as what is stored says it.
    init(_ status: Goal.Status?) {
        switch status {
        case .achieved: self = .achieved
        case .notAchieved: self = .notAchieved
        case .inProgress, nil: self = .inProgress
        }
    }

    init(_ progress: GoalProgress) {
        self.init(progress.goal.status)
        guard self == .inProgress else { return }
        if progress.asksForAnswer {
            self = .needsReview
        } else if progress.evaluateIfEnded() == .deferred {
            self = .waiting
        } else if progress.isPaused {
            self = .paused
        }
    }
}

/// What the screens show of a quest.
public struct QuestFigures: Equatable, Sendable {
    /// As it is promised today.
    public let quest: Quest
    /// `nil` where this version does not know.
    public let measure: TrackingType?
    public let day: Gauge
    public let week: Gauge
    public let month: Gauge
    /// At least 1; `nil` without one.
    public let streak: Streak?
    /// What was done in its own period: milliseconds, a count, or units of health. `nil` without data.
    public let current: Int64?

    public init(_ progress: QuestProgress, goalStart: LocalDay) {
        quest = progress.quest
        measure = progress.measure
        day = Gauge(progress.progress(over: .day), of: progress.quest)
        week = Gauge(progress.progress(over: .week), of: progress.quest)
        month = Gauge(progress.progress(over: .month), of: progress.quest)
        let streak = progress.streak(goalStart: goalStart)
        self.streak = streak.flatMap { $0.count > 0 ? $0 : nil }
        current = progress.current.map { Int64($0.value) }
    }

    init(unreckoned quest: Quest) {
        self.quest = quest
        measure = nil
        day = .none
        week = .none
        month = .none
        streak = nil
        current = nil
    }
}

/// A quest over a span: how full its bar is, and what stands beside it (app 1.3).
public struct Gauge: Equatable, Sendable {
    public let state: State
    /// 0…1.
    public let fill: Double
    /// Rounded down; may exceed 100.
    public let percent: Int
    /// The plain amount of the span.
    public let amount: Int64

    public enum State: String, Equatable, Sendable {
        case noData, paused, notScheduled, periodFulfilled, within, over
        /// The percentage is said: reached, or still to be reached.
        case done, open
    }

    static let none = Gauge(.noData)

    private init(_ state: State) {
        self.state = state
        fill = 0
        percent = 0
        amount = 0
    }

    public init(_ progress: SpanProgress, of quest: Quest) {
        amount = progress.rawValue
        let state = State(progress, of: quest)
        self.state = state
        fill = state == .periodFulfilled ? 1 : progress.measured.ratio
        percent = state == .periodFulfilled ? 100 : Gauge.percent(progress.measured.displayRatio)
    }

    /// Never rounded up: 100 is shown only when it is reached (domain 8.1).
    static func percent(_ ratio: Double) -> Int {
        Int(min(max(ratio * 100 + 1e-9, 0), 1_000_000_000))
    }
}

extension Gauge.State {
    init(_ progress: SpanProgress, of quest: Quest) {
        let measured = progress.measured
        switch progress.state {
        case .noData: self = .noData
        case .paused: self = .paused
        case .offDay: self = .notScheduled
        case .periodFulfilled: self = .periodFulfilled
        case .normal:
            if progress.isNothingDue {
                self = .notScheduled
            } else if quest.direction == .atMost {
                self = measured.isMet ? .within : .over
            } else {
                self = measured.ratio >= 1 ? .done : .open
            }
        }
    }
}
