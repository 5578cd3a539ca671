import HaruCore
import HaruReplica
import HaruStrings

/// Goals: making, changing, ordering, finishing, deleting.
extension Workspace {
    func addGoal() throws(Refusal) -> ExitCode {
        let count = try goals().count
        let goal = Goal(
            id: newID(), createdAt: now, title: invocation.text(0) ?? "",
            symbolName: symbol(else: Goal.defaultSymbol) ?? Goal.defaultSymbol,
            colorHex: invocation.text(.color) ?? Palette.presets[count % Palette.presets.count],
            startDay: day(.start), endDay: invocation.day(.end).map { $0.resolve(today: today) },
            achieveThresholdPercent: invocation.number(.threshold) ?? 100)
        let made = try replied(within: .goals) { () throws(ReplicaError) in
            try replica.add(goal, wall: now)
        }
        console.show(Done(.goalAdded(made.title), ids: [made.id], strings), style)
        return .ok
    }

    /// Giving `--end` judges anew, also with the day it had (domain 9.6).
    func editGoal() throws(Refusal) -> ExitCode {
        var goal = try namedGoal()
        if let title = invocation.text(.title) { goal.title = title }
        if invocation.has(.start) { goal.startDay = day(.start) }
        if let threshold = invocation.number(.threshold) {
            goal.achieveThresholdPercent = threshold
        }
        if let symbol = symbol(else: Goal.defaultSymbol) { goal.symbolName = symbol }
        if let color = invocation.text(.color) { goal.colorHex = color }
        guard invocation.has(.end) else {
            let edited = goal
            let saved = try replied { () throws(ReplicaError) in
                try replica.edit(edited, wall: now).goal
            }
            console.show(Done(.goalEdited(saved.title), ids: [saved.id], strings), style)
            return .ok
        }
        let endDay = invocation.day(.end).map { $0.resolve(today: today) }
        goal.endDay = endDay
        var promises = try promises()
        for i in promises.goals.indices where promises.goals[i].id == goal.id {
            promises.goals[i] = goal.with(status: .inProgress, at: now)
        }
        let input = try progressInput(for: promises)
        let (edited, known) = (goal, promises)
        let saved = try replied { () throws(ReplicaError) in
            try replica.edit(
                edited, evaluate: { known.progress(of: $0, input).changingEndDay(to: endDay) },
                wall: now
            ).goal
        }
        let message: Message =
            switch saved.status {
            case .achieved: .goalJudged(saved.title, isAchieved: true)
            case .notAchieved: .goalJudged(saved.title, isAchieved: false)
            case .inProgress, nil: .goalEdited(saved.title)
            }
        console.show(Done(message, ids: [saved.id], strings), style)
        return .ok
    }

    func orderGoals() throws(Refusal) -> ExitCode {
        let goals = try goals()
        var ids: [RecordID] = []
        for query in invocation.texts {
            let id = try goal(named: query, in: goals).id
            if !ids.contains(id) { ids.append(id) }
        }
        let rest = goals.map { $0.id }.filter { !ids.contains($0) }
        let first = goals.first { $0.id == ids[0] }?.title ?? ""
        try write(order: ids + rest, .goal, .goalEdit, subject: first)
        console.show(Done(.goalsOrdered, strings), style)
        return .ok
    }

    /// Writes the order into the records, only where it changes (sync 4, rule 6).
    func write(
        order ids: [RecordID], _ kind: Kind, _ verb: UndoEntry.Verb, subject: String
    ) throws(Refusal) {
        try replied { () throws(ReplicaError) in
            try replica.write(verb, subject: subject, wall: now) {
                (transaction) throws(ReplicaError) in
                for (place, id) in ids.enumerated() {
                    try transaction.update(
                        kind, id, [FieldWrite("sortOrder", .int(Int64(place + 1)))])
                }
            }
        }
    }

    /// Finishes a goal without an end day as of today, or answers for one that no quest can tell.
    func finishGoal() throws(Refusal) -> ExitCode {
        let promises = try judgedPromises()
        let goal = try goal(named: invocation.text(0) ?? "", in: promises.goals)
        let progress = promises.progress(of: goal, try progressInput(for: promises))
        let status = try verdict(progress)
        func report(isDone: Bool) -> ChangeReport {
            let word =
                status == .achieved ? strings.goalAchieved : strings.goalNotAchieved
            return ChangeReport(
                .goalFinish, [ChangeReport.Item(.goals, 1)], names: [goal.title + ": " + word],
                isDone: isDone)
        }
        let agreement = try console.agree(
            to: report(isDone: false), question: .finishGoal(goal.title), invocation, style)
        guard agreement == .go else { return .ok }
        _ = try replied { () throws(ReplicaError) in
            try replica.settle(goal, as: status, wall: now)
        }
        console.show(report(isDone: true), style)
        return .ok
    }

    /// - Throws: `.answerNeeded` where a person has to say, `.answerNotAsked` where quests do,
    ///   `.judgedByDate` where the end day does.
    private func verdict(_ progress: GoalProgress) throws(Refusal) -> Goal.Status {
        let answer: Goal.Status? =
            invocation.has(.achieved)
            ? .achieved : invocation.has(.notAchieved) ? .notAchieved : nil
        let title = progress.goal.title
        if progress.goal.status != .inProgress { throw .domain(.alreadyFinished) }
        if progress.asksForAnswer {
            guard let answer else { throw .answerNeeded(goal: title) }
            return answer
        }
        if let endDay = progress.goal.endDay {
            throw .judgedByDate(goal: title, day: style.day(endDay))
        }
        let evaluation = try checked { () throws(DomainError) in try progress.finishByHand() }
        switch evaluation {
        case .judged(let status, _):
            if answer != nil { throw .answerNotAsked(goal: title) }
            return status
        case .needsConfirmation:
            guard let answer else { throw .answerNeeded(goal: title) }
            return answer
        case .deferred: throw .domain(.healthDataUnavailable)
        case .unchanged: throw .domain(.alreadyFinished)
        }
    }

    func deleteGoal() throws(Refusal) -> ExitCode {
        let goal = try namedGoal()
        let quests = try promises().quests(of: goal.id).count
        func report(isDone: Bool) -> ChangeReport {
            ChangeReport(
                .goalDelete,
                [ChangeReport.Item(.goals, 1), ChangeReport.Item(.quests, quests)],
                names: [goal.title], isDone: isDone)
        }
        let agreement = try console.agree(
            to: report(isDone: false), question: .deleteGoal(goal.title, quests: quests),
            invocation, style)
        guard agreement == .go else { return .ok }
        try replied { () throws(ReplicaError) in try replica.delete(goal: goal, wall: now) }
        console.show(report(isDone: true), style)
        return .ok
    }

    /// `--symbol`; `none` is the default symbol.
    func symbol(else usual: String) -> String? {
        invocation.text(.symbol).map { $0.isEmpty ? usual : $0 }
    }

    // MARK: Pauses

    func pauseGoal() throws(Refusal) -> ExitCode {
        let goal = try namedGoal()
        return try pause(goal.id, .goal, goal.title)
    }

    func resumeGoal() throws(Refusal) -> ExitCode {
        let goal = try namedGoal()
        return try resume(goal.id, .goal, goal.title)
    }

    func pause(_ id: RecordID, _ owner: PauseOwner, _ name: String) throws(Refusal) -> ExitCode {
        let pause = Pause(
            id: newID(), createdAt: now, ownerID: id, start: day(.start),
            end: invocation.day(.end).map { $0.resolve(today: today) })
        let made = try replied { () throws(ReplicaError) in
            try replica.pause(pause, of: owner, subject: name, wall: now)
        }
        console.show(
            Done(.paused(name, days: made.words(style)), ids: [made.id], strings), style)
        return .ok
    }

    func resume(_ id: RecordID, _ owner: PauseOwner, _ name: String) throws(Refusal) -> ExitCode {
        let day = day(.on)
        try replied { () throws(ReplicaError) in
            try replica.resume(id, of: owner, on: day, subject: name, wall: now)
        }
        console.show(Done(.resumed(name, day: style.day(day)), ids: [id], strings), style)
        return .ok
    }
}
