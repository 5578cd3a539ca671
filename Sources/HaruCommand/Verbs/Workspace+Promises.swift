import HaruCore
import HaruReplica
import HaruStrings

/// Goals, quests and habits: finding them by name, and the numbers they come to.
extension Workspace {
    func promises() throws(Refusal) -> Promises {
        try replied { () throws(ReplicaError) in try replica.promises() }
    }

    func goals() throws(Refusal) -> [Goal] {
        try replied { () throws(ReplicaError) in try replica.goals() }
    }

    func habits() throws(Refusal) -> [Habit] {
        try replied { () throws(ReplicaError) in try replica.habits() }
    }

    /// The records that the numbers of goals follow from.
    ///
    /// - Parameter streaks: whether streaks are asked for, which read up to 400 days.
    func progressInput(
        for promises: Promises, streaks: Bool = true
    ) throws(Refusal) -> ProgressInput {
        try replied { () throws(ReplicaError) in
            try replica.progressInput(
                for: promises, boundary: boundary, now: now, streaks: streaks)
        }
    }

    // MARK: What a person named

    func goal(named query: String, in goals: [Goal]) throws(Refusal) -> Goal {
        try named(query, .goal, in: goals) {
            NamedThing(id: $0.id, name: $0.title)
        } detail: {
            style.day($0.startDay)
        }
    }

    /// The goal of the verb's first argument.
    func namedGoal() throws(Refusal) -> Goal {
        try goal(named: invocation.text(0) ?? "", in: goals())
    }

    /// A quest is named by what it is called today, or by a part of that.
    func quest(named query: String, in labels: [QuestLabel]) throws(Refusal) -> QuestLabel {
        try named(query, .quest, in: labels) {
            NamedThing(id: $0.id, name: $0.name)
        } detail: {
            $0.goalTitle
        }
    }

    func habit(named query: String, in habits: [Habit]) throws(Refusal) -> Habit {
        try named(query, .habit, in: habits) {
            NamedThing(id: $0.id, name: $0.name)
        } detail: {
            style.day($0.startedOn)
        }
    }

    /// The habit of the verb's first argument.
    func namedHabit() throws(Refusal) -> Habit {
        try habit(named: invocation.text(0) ?? "", in: habits())
    }

    /// The day of a flag, else today.
    func day(_ flag: Flag) -> LocalDay {
        invocation.day(flag).map { $0.resolve(today: today) } ?? today
    }

    // MARK: What quests are called

    /// All quests as they stand today, in the order of their goals; those in progress first.
    func questLabels() throws(Refusal) -> [QuestLabel] {
        try questLabels(promises(), QuestNames(self))
    }

    func questLabels(_ promises: Promises, _ names: QuestNames) -> [QuestLabel] {
        let inProgress = promises.goals.filter { $0.status == .inProgress }
        let others = promises.goals.filter { $0.status != .inProgress }
        return (inProgress + others).flatMap { goal in
            promises.quests(of: goal.id).map { quest in
                names.label(
                    quest, goal, as: QuestRevision.inForce(quest, promises.revisions, on: today))
            }
        }
    }
}

/// What quests are called: by the names of what they are about.
struct QuestNames {
    let actions: [Action]
    let tags: [Tag]
    private let strings: Strings

    init(_ workspace: Workspace) throws(Refusal) {
        actions = try workspace.actions()
        tags = try workspace.tags()
        strings = workspace.strings
    }

    func action(_ quest: Quest) -> Action? {
        quest.targetAction.flatMap { id in actions.first { $0.id == id } }
    }

    /// The name of what a quest is about; `nil` when that is gone.
    func target(_ quest: Quest) -> String? {
        switch quest.target {
        case .action: action(quest)?.name
        case .tag(let id): tags.first { $0.id == id }?.name
        case .health(let key): strings.fullName(ofMetric: key)
        case .none: nil
        }
    }

    /// `독서 · 매일 · 30분 이상`
    func name(_ quest: Quest) -> String {
        quest.displayName(
            target: target(quest) ?? strings.questNoTarget,
            measure: quest.measure(action: action(quest)), strings)
    }

    func label(_ made: Quest, _ goal: Goal, as quest: Quest) -> QuestLabel {
        QuestLabel(
            made: made, quest: quest, name: name(quest), target: target(quest),
            measure: quest.measure(action: action(quest)), colorHex: goal.colorHex,
            goalTitle: goal.title)
    }
}
