import HaruCore
import HaruReplica
import HaruStrings

/// Goals and quests with their numbers.
extension Workspace {
    private var span: Span? { invocation.text(.span).flatMap { Span(rawValue: $0) } }

    func listGoals() throws(Refusal) -> ExitCode {
        let promises = try judgedPromises()
        let input = try progressInput(for: promises)
        var shown = promises.goals
        if invocation.text(0) != nil {
            shown = [try goal(named: invocation.text(0) ?? "", in: promises.goals)]
        } else if !invocation.has(.finished) {
            shown = shown.filter { isOpen($0) }
        }
        let names = try QuestNames(self)
        let prefixes = Prefixes(promises)
        let rows = shown.map { row($0, promises, input, names, prefixes) }
        console.show(
            GoalReport(
                rows: rows, span: span, isDetailed: invocation.text(0) != nil && span == nil,
                hasFinished: shown.count < promises.goals.count), style)
        return .ok
    }

    func listQuests() throws(Refusal) -> ExitCode {
        let promises = try judgedPromises()
        let input = try progressInput(for: promises)
        var shown = promises.goals.filter { isOpen($0) }
        if let query = invocation.text(.goal) {
            shown = [try goal(named: query, in: promises.goals)]
        }
        let names = try QuestNames(self)
        let prefixes = Prefixes(promises)
        let rows = shown.flatMap { row($0, promises, input, names, prefixes).quests }
        console.show(QuestReport(rows: rows, span: span ?? .day), style)
        return .ok
    }

    /// Whether a goal is neither achieved nor missed; one of a newer version's status is shown too.
    private func isOpen(_ goal: Goal) -> Bool {
        switch goal.status {
        case .inProgress, nil: true
        case .achieved, .notAchieved: false
        }
    }

    /// The promises, with the goals judged that have ended by now (domain 9.3).
    func judgedPromises() throws(Refusal) -> Promises {
        let promises = try promises()
        guard promises.goals.contains(where: { $0.hasEnded(by: today) }) else { return promises }
        let input = try progressInput(for: promises)
        let ended = promises.goals.filter { $0.hasEnded(by: today) }
        let judged = try replied { () throws(ReplicaError) in
            try replica.judge(ended.map { promises.progress(of: $0, input) }, wall: now)
        }
        if judged.isEmpty { return promises }
        hasJudged = true
        return try self.promises()
    }

    private func row(
        _ goal: Goal, _ promises: Promises, _ input: ProgressInput, _ names: QuestNames,
        _ prefixes: Prefixes
    ) -> GoalReport.Row {
        let progress = promises.progress(of: goal, input)
        let quests = promises.quests(of: goal.id)
        return GoalReport.Row(
            goal: goal, prefix: prefixes[goal.id], needsReview: progress.asksForAnswer,
            isWaiting: !progress.asksForAnswer && progress.evaluateIfEnded() == .deferred,
            isPaused: progress.isPaused,
            pauses: promises.goalPauses.filter { $0.ownerID == goal.id }.inOrder(),
            periodRatio: progress.periodRatio, day: progress.combined(over: .day),
            week: progress.combined(over: .week), month: progress.combined(over: .month),
            quests: zip(quests, progress.quests).map { made, numbers in
                let revisions = promises.revisions.filter { $0.quest.id == made.id }
                    .sorted { $0.from < $1.from }
                return QuestNumbers(
                    label: names.label(made, goal, as: numbers.quest), prefix: prefixes[made.id],
                    day: numbers.progress(over: .day), week: numbers.progress(over: .week),
                    month: numbers.progress(over: .month),
                    isScheduledToday: numbers.isScheduled(on: today),
                    streak: numbers.streak(goalStart: goal.startDay),
                    changes: revisions.map {
                        QuestNumbers.Change(
                            from: $0.from, name: names.name(made.promising($0.quest)))
                    })
            })
    }

    /// The shortest ids that tell all goals and quests apart.
    private struct Prefixes {
        private let ids: [RecordID]
        private let prefixes: [String]

        init(_ promises: Promises) {
            ids = promises.goals.map { $0.id } + promises.quests.map { $0.id }
            prefixes = IDPrefix.shortest(ids)
        }

        subscript(_ id: RecordID) -> String { ids.firstIndex(of: id).map { prefixes[$0] } ?? "" }
    }

    // MARK: In totals and status bars

    /// The goals of a period as of its last day, or of today while it goes on.
    func goalTotals(_ span: Span, _ days: ClosedRange<LocalDay>) throws(Refusal) -> [GoalTotal] {
        let day = min(days.upperBound, today)
        guard days.lowerBound <= today else { return [] }
        let promises = try promises()
        if promises.goals.isEmpty { return [] }
        let moment = day == today ? now : boundary.start(of: day + 1) - 1
        let input = try replied { () throws(ReplicaError) in
            try replica.progressInput(
                for: promises, boundary: boundary, now: moment, streaks: false)
        }
        return promises.goals.compactMap { goal in
            let progress = promises.progress(of: goal, input)
            guard progress.isShown(on: day) else { return nil }
            return GoalTotal(
                id: goal.id, title: goal.title, colorHex: goal.colorHex,
                combined: day == today
                    ? progress.combined(over: span) : progress.combined(over: span, asOf: day))
        }
    }

    /// The mean day of the goals in progress that have quests, 0…100, rounded down; `nil` without
    /// any.
    func goalPercent() throws(Refusal) -> Int? {
        var promises = try promises()
        promises.goals = promises.goals.filter { goal in
            goal.status == .inProgress && promises.quests.contains { $0.goalID == goal.id }
        }
        if promises.goals.isEmpty { return nil }
        let input = try progressInput(for: promises, streaks: false)
        let ratios = promises.goals.compactMap {
            promises.progress(of: $0, input).combined(over: .day).ratio
        }
        if ratios.isEmpty { return nil }
        return Int(Percent.whole(ratios.reduce(0, +) / Double(ratios.count)))
    }
}

extension Goal {
    /// Whether it is in progress though its last day is over.
    fileprivate func hasEnded(by today: LocalDay) -> Bool {
        status == .inProgress && endDay.map { $0 < today } ?? false
    }
}

extension [Pause] {
    fileprivate func inOrder() -> [Pause] { sorted { ($0.start, $0.id) < ($1.start, $1.id) } }
}
