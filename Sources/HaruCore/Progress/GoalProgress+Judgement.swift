/// What an evaluation of a goal comes to.
public enum GoalEvaluation: Equatable, Sendable {
    /// Nothing to decide: the goal goes on, or has been judged before, or has a status that this
    /// version does not know.
    case unchanged(Goal.Status?)
    /// The mean of its quests decided; the caller writes the status and `judgedAt`.
    case judged(Goal.Status, ratio: Double)
    /// There are no quests to judge by, so a person is asked.
    case needsConfirmation
    /// A quest cannot be judged here or not yet; nothing changes.
    case deferred
}

extension GoalProgress {
    /// Whether the goal's last day is over.
    public var hasEnded: Bool {
        goal.endDay.map { input.now >= input.boundary.start(of: $0 + 1) } ?? false
    }

    /// Judges a goal in progress that has ended, as of its end day, however much later this happens
    /// (domain 9.3).
    public func evaluateIfEnded() -> GoalEvaluation {
        guard goal.status == .inProgress, hasEnded, let endDay = goal.endDay else {
            return .unchanged(goal.status)
        }
        if quests.isEmpty { return .needsConfirmation }
        let end = input.boundary.start(of: endDay + 1)
        for quest in quests where !quest.hasCompleteData(on: endDay, until: end, input.health) {
            return .deferred
        }
        return judge(on: endDay)
    }

    /// Days after which a person may answer in place of a judgement that waits for health data.
    public static let longestWaitDays = 30

    /// Whether a person is asked if the goal was achieved: it has no quests to judge by, or its
    /// judgement has been deferred for thirty days.
    public var asksForAnswer: Bool {
        switch evaluateIfEnded() {
        case .needsConfirmation: true
        case .deferred:
            goal.endDay.map { input.today - ($0 + 1) >= GoalProgress.longestWaitDays } ?? false
        case .unchanged, .judged: false
        }
    }

    /// Finishes a goal without an end day by hand, as of today and with the records up to now.
    ///
    /// - Throws: `.hasEndDay`, `.alreadyFinished`, `.healthDataUnavailable`.
    public func finishByHand() throws(DomainError) -> GoalEvaluation {
        if goal.endDay != nil { throw .hasEndDay }
        if goal.status != .inProgress { throw .alreadyFinished }
        if quests.isEmpty { return .needsConfirmation }
        for quest in quests where quest.needsHealthData && !input.health.isAvailable {
            throw .healthDataUnavailable
        }
        return judge(on: input.today)
    }

    /// The goal after an editor was saved in which the end day was touched, and what evaluating it
    /// at once comes to. A judged goal is reopened first, also by choosing the same day again.
    public func changingEndDay(to endDay: LocalDay?) -> (goal: Goal, evaluation: GoalEvaluation) {
        var changed = self.goal
        changed.endDay = endDay
        switch changed.status {
        case .achieved, .notAchieved: changed = changed.with(status: .inProgress, at: input.now)
        case .inProgress, nil: break
        }
        let evaluation = GoalProgress(changed, self).evaluateIfEnded()
        if case .judged(let status, _) = evaluation {
            changed = changed.with(status: status, at: input.now)
        }
        return (changed, evaluation)
    }

    private init(_ goal: Goal, _ other: GoalProgress) {
        self.goal = goal
        quests = other.quests
        isPaused = other.isPaused
        input = other.input
    }

    private func judge(on reference: LocalDay) -> GoalEvaluation {
        var ratios: [Double] = []
        for quest in quests {
            guard let judgement = quest.judgement(on: reference) else { return .deferred }
            ratios.append(judgement.ratio)
        }
        let ratio = GoalProgress.mean(ratios)
        // The only tolerance of the whole domain: a mean of thirds may fall short of 100.
        let isAchieved = ratio * 100 >= Double(goal.achieveThresholdPercent) - 0.0001
        return .judged(isAchieved ? .achieved : .notAchieved, ratio: ratio)
    }
}

extension QuestProgress {
    /// Whether the quest can be judged on its goal's last `day`: computable, and health data complete
    /// until `moment`, when that day is over.
    fileprivate func hasCompleteData(on day: LocalDay, until moment: Instant, _ health: HealthData)
        -> Bool
    {
        guard let rule = rule(on: day) else { return false }
        guard case .health(let key) = rule.quest.target, let metric = HealthMetric(key: key) else {
            return true
        }
        return health.reaches(moment, metric: metric)
    }
}
