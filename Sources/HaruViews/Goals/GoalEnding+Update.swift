import HaruCore
import HaruReplica
import HaruStrings

// How a goal ends (domain 9).
extension App {
    /// Follows what was promised and recorded.
    func readGoals() {
        guard let book else { return }
        do {
            // In place: a copy would take the records of all goals along.
            try model.goals.ledger.read(book, model.ledger, at: model.now)
        } catch { fail(error) }
    }

    /// What is drawn next shows numbers of this moment.
    func reckonShownGoals() {
        let shown = model.goalsInSight
        model.goals.ledger.reckon(model.ledger, at: model.now) { goal in
            shown?.contains(goal.id) ?? true
        }
    }

    /// While something runs that a goal counts, its numbers are drawn anew each minute.
    func refreshEachMinute() {
        guard model.launch == .ready, !model.goals.awaitsMinute, model.device.isVisible,
            model.ledger.running.contains(where: { model.goals.ledger.counts($0.actionID) })
        else { return }
        model.goals.awaitsMinute = true
        effects.append(.later(.goals(.minute), 60_000))
    }

    /// The numbers of one goal from all its records, for what is decided about it.
    ///
    /// - Parameter goal: as it is, or as it will be.
    private func progress(of goal: Goal, in book: Book) throws(ReplicaError) -> GoalProgress {
        var promises = model.goals.ledger.promises
        var open = goal
        open.status = .inProgress
        promises.goals = [open]
        promises.quests = promises.quests(of: goal.id)
        let input = try book.progressInput(
            for: promises, boundary: model.ledger.boundary, now: model.now)
        return promises.progress(of: goal, input)
    }

    /// Judges the goals whose last day is over.
    func judgeGoals() {
        let ended = model.goals.ledger.goals.filter { $0.canBeJudged }.map { $0.goal }
        guard !ended.isEmpty, model.launch == .ready else { return }
        let judged = write { (book, now) throws(ReplicaError) in
            var goals: [GoalProgress] = []
            for goal in ended { goals.append(try self.progress(of: goal, in: book)) }
            return try book.judge(goals, wall: now)
        }
        for goal in judged ?? [] { settled(goal) }
    }

    /// A goal was judged, or answered for.
    private func settled(_ goal: Goal) {
        let strings = model.strings
        guard goal.status == .achieved else {
            return announce(goal.title + ", " + strings.goalNotAchieved)
        }
        vibrate(.achieved)
        announce(strings.goalIsAchieved(name: goal.title))
        model.goals.celebrated = goal.id
        effects.append(.later(.goals(.endCelebration), 1500))
    }

    /// Asks before a goal is finished by hand; without quests it asks how it went.
    func askToFinish(_ id: RecordID) {
        guard let figures = model.goals.ledger.figures(id) else { return }
        let strings = model.strings
        let goal = figures.goal
        if figures.quests.isEmpty || figures.standing == .needsReview {
            return ask(
                Confirmation(
                    title: strings.goalAskAchieved, explanation: goal.title,
                    verb: strings.goalAchieved, isDestructive: false,
                    deed: .settleGoal(id, isAchieved: true),
                    other: Confirmation.Other(
                        verb: strings.goalNotAchieved,
                        deed: .settleGoal(id, isAchieved: false), isDestructive: false)))
        }
        var explanation = strings.goalFinishText
        if goal.achieveThresholdPercent < 100 {
            explanation +=
                " " + strings.goalThresholdText(percent: "\(goal.achieveThresholdPercent)")
        }
        ask(
            Confirmation(
                title: strings.goalFinishAsk(name: goal.title), explanation: explanation,
                verb: strings.goalFinish, isDestructive: false, deed: .finishGoal(id)))
    }

    func finishGoal(_ id: RecordID) {
        guard let goal = model.goals.ledger.figures(id)?.goal else { return }
        let finished = write { (book, now) throws(ReplicaError) -> Goal? in
            let evaluation: GoalEvaluation
            let progress = try self.progress(of: goal, in: book)
            do throws(DomainError) { evaluation = try progress.finishByHand() } catch {
                throw .refused(error)
            }
            guard case .judged(let status, _) = evaluation else { return nil }
            return try book.settle(goal, as: status, wall: now)
        }
        if let finished = finished ?? nil { settled(finished) }
    }

    func settle(_ id: RecordID, as status: Goal.Status) {
        guard let goal = model.goals.ledger.figures(id)?.goal else { return }
        let settled = write { (book, now) throws(ReplicaError) in
            try book.settle(goal, as: status, wall: now)
        }
        if let settled { self.settled(settled) }
    }

    /// Saves a goal; where its end day was touched it is judged at once (domain 9.6).
    ///
    /// - Returns: whether it is stored.
    func save(_ goal: Goal, isEndTouched: Bool) -> Bool {
        let saved = write { (book, now) throws(ReplicaError) in
            guard isEndTouched else { return try book.edit(goal, wall: now) }
            let progress = try self.progress(of: goal, in: book)
            return try book.edit(
                goal, evaluate: { progress.changingEndDay(to: $0.endDay) }, wall: now)
        }
        guard let saved else { return false }
        if case .judged = saved.evaluation { settled(saved.goal) }
        return true
    }
}
