import HaruCore

extension Replica {
    /// - Throws: `.refused(.limitReached)` where the plan has no room for it.
    public func add(_ goal: Goal, wall: Instant) throws(ReplicaError) -> Goal {
        let checked = try refusable { () throws(DomainError) in try goal.checked() }
        try write(.goalAdd, subject: checked.title, wall: wall) {
            (transaction) throws(ReplicaError) in
            try self.checkRoomForGoal()
            try transaction.insert(.goal, checked.id, checked.fields)
        }
        return checked
    }

    /// Saves a goal from an editor. Where its end day was touched it is judged at once, and reopened
    /// before if it had been (domain 9.6); otherwise it is never judged anew.
    ///
    /// - Parameter evaluate: what changing the end day comes to (`GoalProgress.changingEndDay`);
    ///   `nil` when it was not touched.
    public func edit(
        _ goal: Goal, evaluate: ((Goal) -> (goal: Goal, evaluation: GoalEvaluation))? = nil,
        wall: Instant
    ) throws(ReplicaError) -> (goal: Goal, evaluation: GoalEvaluation?) {
        let checked = try refusable { () throws(DomainError) in try goal.checked() }
        let judged = evaluate.map { $0(checked) }
        let saved = judged?.goal ?? checked
        try write(.goalEdit, subject: saved.title, wall: wall) {
            (transaction) throws(ReplicaError) in
            try transaction.update(.goal, saved.id, saved.editable)
        }
        return (saved, judged?.evaluation)
    }

    /// Writes what goals that have ended come to (domain 9.3). Those that wait for an answer or for
    /// data stay as they are.
    ///
    /// - Returns: the goals that were judged, as they stand now.
    public func judge(_ goals: [GoalProgress], wall: Instant) throws(ReplicaError) -> [Goal] {
        var judged: [Goal] = []
        for progress in goals {
            if case .judged(let status, _) = progress.evaluateIfEnded() {
                judged.append(progress.goal.with(status: status, at: wall))
            }
        }
        if judged.isEmpty { return [] }
        try write(.goalJudge, subject: judged[0].title, wall: wall) {
            (transaction) throws(ReplicaError) in
            for goal in judged { try transaction.writeStatus(goal) }
        }
        return judged
    }

    /// Sets the status that a judgement or a person's answer decided.
    public func settle(
        _ goal: Goal, as status: Goal.Status, wall: Instant
    ) throws(ReplicaError) -> Goal {
        let settled = goal.with(status: status, at: wall)
        try write(.goalJudge, subject: goal.title, wall: wall) {
            (transaction) throws(ReplicaError) in
            try transaction.writeStatus(settled)
        }
        return settled
    }

    /// Deletes a goal with its quests, their revisions and its pauses; records stay.
    public func delete(goal: Goal, wall: Instant) throws(ReplicaError) {
        try write(.goalDelete, subject: goal.title, wall: wall) {
            (transaction) throws(ReplicaError) in
            _ = try transaction.delete(.goal, goal.id, isConfirmed: true)
        }
    }
}

extension WriteTransaction {
    fileprivate mutating func writeStatus(_ goal: Goal) throws(ReplicaError) {
        let status = goal.status ?? .inProgress
        try update(
            .goal, goal.id,
            [
                FieldWrite("status", .string(status.rawValue)),
                FieldWrite("judgedAt", goal.judgedAt.map { .instant($0) } ?? .null),
            ])
    }
}
