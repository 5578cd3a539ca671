import HaruCore
import HaruReplica
import HaruStrings

/// Quests: making, changing, ordering, deleting.
extension Workspace {
    func addQuest() throws(Refusal) -> ExitCode {
        let goal = try namedGoal()
        let targets: [Flag] = [.action, .tag, .health]
        guard targets.contains(where: { invocation.has($0) }) else {
            throw .usage(.missingArgument("--action | --tag | --health", verb: .questAdd))
        }
        guard invocation.has(.target) else {
            throw .usage(.missingArgument(Flag.target.typed, verb: .questAdd))
        }
        let names = try QuestNames(self)
        var quest = try promised(Quest(id: newID(), goalID: goal.id), names)
        quest.createdAt = now
        let made = try replied(within: .questsPerGoal) { () throws(ReplicaError) in
            try replica.add(quest, subject: names.name(quest), wall: now)
        }
        console.show(Done(.questAdded(names.name(made)), ids: [made.id], strings), style)
        return .ok
    }

    /// From today on, or as if the quest had always been so; a quest of today has no past.
    func editQuest() throws(Refusal) -> ExitCode {
        let names = try QuestNames(self)
        let known = try quest(
            named: invocation.text(0) ?? "", in: questLabels(promises(), names))
        let quest = try promised(known.quest, names)
        let isNew = boundary.day(of: known.made.createdAt) >= today
        let change: Quest.Change =
            isNew || invocation.has(.alsoPast) ? .alsoForThePast : .fromToday
        let saved = try replied { () throws(ReplicaError) in
            try replica.edit(
                quest, change, today: today, subject: names.name(quest), wall: now)
        }
        let name = names.name(saved)
        console.show(
            Done(
                isNew
                    ? .questEdited(name)
                    : change == .fromToday
                        ? .questEditedFromToday(name) : .questEditedForThePast(name),
                ids: [saved.id], strings), style)
        return .ok
    }

    func orderQuests() throws(Refusal) -> ExitCode {
        let promises = try promises()
        let labels = questLabels(promises, try QuestNames(self))
        var ids: [RecordID] = []
        var goalID: RecordID?
        for query in invocation.texts {
            let label = try quest(named: query, in: labels)
            if let goalID, label.goalID != goalID { throw .questsOfSeveralGoals }
            goalID = label.goalID
            if !ids.contains(label.id) { ids.append(label.id) }
        }
        let rest = labels.filter { $0.goalID == goalID && !ids.contains($0.id) }.map { $0.id }
        let first = labels.first { $0.id == ids[0] }?.name ?? ""
        try write(order: ids + rest, .quest, .questEdit, subject: first)
        console.show(Done(.questsOrdered, strings), style)
        return .ok
    }

    func deleteQuest() throws(Refusal) -> ExitCode {
        let label = try quest(named: invocation.text(0) ?? "", in: questLabels())
        func report(isDone: Bool) -> ChangeReport {
            ChangeReport(
                .questDelete, [ChangeReport.Item(.quests, 1)], names: [label.name], isDone: isDone)
        }
        let agreement = try console.agree(
            to: report(isDone: false), question: .deleteQuest(label.name), invocation, style)
        guard agreement == .go else { return .ok }
        try replied { () throws(ReplicaError) in
            try replica.delete(quest: label.made, subject: label.name, wall: now)
        }
        console.show(report(isDone: true), style)
        return .ok
    }

    // MARK: What the flags promise

    /// The quest as the flags change it.
    private func promised(_ known: Quest, _ names: QuestNames) throws(Refusal) -> Quest {
        var quest = try aimed(known, names)
        if invocation.has(.atMost) { quest.direction = .atMost }
        if invocation.has(.atLeast) { quest.direction = .atLeast }
        try schedule(&quest)
        if let (start, end) = invocation.sleepWindow(.sleep) {
            guard quest.metric == .sleep else { throw .sleepWindowOfOther }
            (quest.sleepStart, quest.sleepEnd) = (start, end)
        }
        let measure = quest.measure(action: names.action(quest))
        if let amount = invocation.amount(.target) {
            if let metric = quest.metric, metric.measure == .count {
                quest.targetCount = try count(amount, of: metric)
            } else {
                try set(amount, of: &quest, measure, names.target(quest) ?? names.name(quest))
            }
        } else if let metric = quest.metric, metric.measure == .count, metric != known.metric {
            // What was promised was in another unit.
            throw .amountOfMetric(metric)
        } else if let measure, measure != known.measure(action: names.action(known)) {
            // What was promised was of another kind.
            throw .amountOfOtherKind(names.target(quest) ?? "", needed: measure)
        } else if measure == .count, known.metric != nil, quest.metric == nil {
            throw .amountOfOtherKind(names.target(quest) ?? "", needed: .count)
        }
        return quest
    }

    private func aimed(_ known: Quest, _ names: QuestNames) throws(Refusal) -> Quest {
        let measure = invocation.text(.measure).flatMap { TrackingType(rawValue: $0) }
        if let query = invocation.text(.action) {
            if measure != nil { throw .usage(.exclusive(Flag.action.typed, .measure)) }
            return known.aimed(at: .action(try action(named: query, in: names.actions).id))
        }
        if let query = invocation.text(.tag) {
            let tag = try tag(named: query, in: names.tags)
            return known.aimed(
                at: .tag(tag.id), measure: measure ?? self.measure(of: tag.id, names.actions))
        }
        if let key = invocation.text(.health) {
            if measure != nil { throw .usage(.exclusive(Flag.health.typed, .measure)) }
            return known.aimed(at: .health(key))
        }
        // While the target stays, so does what is measured of it.
        if let measure, measure != known.measure(action: names.action(known)) {
            throw .domain(.trackingTypeIsFixed)
        }
        return known
    }

    /// What a tag is measured in when nobody says: an amount of time, or a number, tells it; else
    /// how its actions are tracked.
    private func measure(of tag: RecordID, _ actions: [Action]) -> TrackingType {
        switch invocation.amount(.target) {
        case .seconds: return .time
        case .thousandths(let number) where number > 0: return .count
        case .thousandths, nil:
            let types = actions.filter { $0.tagIDs.contains(tag) }.map { $0.trackingType }
            return types.contains(.time) ? .time : .count
        }
    }

    private func set(
        _ amount: TypedAmount, of quest: inout Quest, _ measure: TrackingType?, _ name: String
    ) throws(Refusal) {
        switch (amount, measure) {
        case (.seconds(let seconds), .time): quest.targetSeconds = seconds
        case (.thousandths(0), .time): quest.targetSeconds = 0
        case (.seconds(0), .count): quest.targetCount = 0
        case (.thousandths(let number), .count) where number % 1000 == 0:
            quest.targetCount = number / 1000
        case (_, let measure?): throw .amountOfOtherKind(name, needed: measure)
        case (_, nil): throw .domain(.outOfRange)
        }
    }

    /// - Parameter amount: in the unit that is shown, `5.4` for 5.4 km.
    private func count(_ amount: TypedAmount, of metric: HealthMetric) throws(Refusal) -> Int {
        switch amount {
        case .seconds(0): return 0
        case .thousandths(let number) where number * metric.unitsPerShown % 1000 == 0:
            return number * metric.unitsPerShown / 1000
        case .seconds, .thousandths: throw .amountOfMetric(metric)
        }
    }

    private func schedule(_ quest: inout Quest) throws(Refusal) {
        if let word = invocation.text(.period) {
            quest.period = Quest.Period(rawValue: word)
            quest.scheduleMode = .everyDay
        } else if let expression = invocation.days(.period) {
            do throws(ValueProblem) {
                let days = try expression.resolve(today: today)
                (quest.customStart, quest.customEnd) = (days.lowerBound, days.upperBound)
            } catch {
                throw .usage(.badValue(expression.text, place: Flag.period.typed, error))
            }
            quest.period = .custom
        }
        let flags: [Flag] = [.weekdays, .days, .nth, .until]
        if let flag = flags.first(where: { invocation.has($0) }), quest.period != .daily {
            throw .onlyDaily(flag)
        }
        if let days = invocation.daySet(.weekdays) {
            (quest.scheduleMode, quest.weekdays) = (.weekdays, days)
        } else if let days = invocation.daySet(.days) {
            (quest.scheduleMode, quest.monthDays) = (.monthDays, days)
        } else if let (week, weekday) = invocation.ordinal(.nth) {
            quest.scheduleMode = .ordinalWeekday
            (quest.ordinalWeek, quest.ordinalWeekday) = (week, weekday)
        }
        if invocation.has(.until) {
            if case .health = quest.target { throw .healthHasNoDeadline }
            quest.deadlineMinutes = invocation.number(.until) ?? Quest.noDeadline
        }
    }
}

extension Quest {
    /// The metric it looks at; `nil` where it aims elsewhere or this version does not know it.
    fileprivate var metric: HealthMetric? {
        if case .health(let key) = target { HealthMetric(key: key) } else { nil }
    }
}
