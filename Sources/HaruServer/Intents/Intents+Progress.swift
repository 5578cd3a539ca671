import HaruCommand
import HaruCore
import HaruReplica
import HaruStore
import HaruStrings

/// Goals and quests, as far as a server knows: health values never reach it.
extension Intents {
    /// A quest with what it is called.
    struct NamedQuest {
        let quest: Quest
        /// The name of its action, tag or metric; empty when it has none.
        let target: String
        /// In the caller's language, with how often and how much.
        let name: String

        var entity: IntentResult.Entity { IntentResult.Entity(.quest, id: quest.id, name: name) }
    }

    /// Goals in progress first, each part in the order of the list.
    func goals() throws(APIError) -> [Goal] {
        try replied { () throws(ReplicaError) in try replica.goals() }.sorted { a, b in
            let (first, second) = (a.status == .inProgress, b.status == .inProgress)
            if first != second { return first }
            if a.sortOrder != b.sortOrder { return a.sortOrder < b.sortOrder }
            return a.id < b.id
        }
    }

    /// Quests in the order of their goals.
    func quests() throws(APIError) -> [NamedQuest] {
        let actions = try actions()
        let tags = try replied { () throws(ReplicaError) in try replica.tags() }
        let goals = try goals()
        let quests = try replied { () throws(ReplicaError) in try replica.quests() }
        return goals.flatMap { goal in
            quests.filter { $0.goalID == goal.id }.sorted {
                ($0.sortOrder, $0.id) < ($1.sortOrder, $1.id)
            }
        }.map { quest in
            let action = quest.targetAction.flatMap { id in actions.first { $0.id == id } }
            let target: String
            switch quest.target {
            case .action: target = action?.name ?? ""
            case .tag(let id): target = tags.first { $0.id == id }?.name ?? ""
            case .health(let key): target = key
            case .none: target = ""
            }
            return NamedQuest(
                quest: quest, target: target,
                name: quest.displayName(
                    target: target, measure: quest.measure(action: action), strings))
        }
    }

    func goal(_ query: String) throws(APIError) -> Goal {
        let goals = try goals()
        let things = goals.map { NamedThing(id: $0.id, name: $0.title) }
        return goals[try place(of: query, in: things, .goal)]
    }

    func quest(_ query: String) throws(APIError) -> NamedQuest {
        let quests = try quests()
        let things = quests.map { NamedThing(id: $0.quest.id, name: $0.name) }
        return quests[try place(of: query, in: things, .quest)]
    }

    func progress(of goal: Goal, over span: Span) throws(APIError) -> IntentResult {
        let quests = try quests().map { $0.quest }.filter { $0.goalID == goal.id }
        let progress = GoalProgress(goal, quests: quests, input: try input(for: quests))
        switch progress.combined(over: span) {
        case .noQuests: throw APIError(.noQuests)
        case .noData: throw APIError(.noData)
        case .ratio(let ratio):
            return .goalProgress(
                IntentResult.Entity(.goal, id: goal.id, name: goal.title),
                percent: Percent.whole(ratio), over: span, revision: try revision(), strings)
        }
    }

    func progress(of named: NamedQuest, over span: Span) throws(APIError) -> IntentResult {
        let quest = named.quest
        if named.target.isEmpty { throw APIError(.noTarget) }
        let progress = QuestProgress(quest, input: try input(for: [quest])).progress(over: span)
        let percent = Percent.whole(progress.measured.displayRatio)
        let revision = try revision()
        switch progress.state {
        case .noData: throw APIError(.noData)
        case .offDay: return .offDay(named.entity, revision: revision, strings)
        case .periodFulfilled:
            return .fulfilled(
                named.entity, of: quest.period ?? .weekly, revision: revision, strings)
        case .normal where quest.direction == .atMost:
            return .limit(
                named.entity, isKept: progress.measured.isMet, percent: percent, over: span,
                revision: revision, strings)
        case .normal:
            return .questProgress(
                named.entity, percent: percent, over: span, revision: revision, strings)
        }
    }

    /// The records that the numbers of `quests` follow from.
    private func input(for quests: [Quest]) throws(APIError) -> ProgressInput {
        let boundary = try boundary()
        let today = boundary.day(of: now)
        var days = Span.month.days(around: today, weekStart: boundary.weekStart)
        let others =
            [Span.week.days(around: today, weekStart: boundary.weekStart)]
            + quests.compactMap { $0.customDays }
        for other in others {
            days =
                min(days.lowerBound, other.lowerBound)...max(days.upperBound, other.upperBound)
        }
        let range = boundary.range(days)
        let actions = try actions()
        return try replied { () throws(ReplicaError) in
            ProgressInput(
                boundary: boundary, now: now, actions: actions,
                sessions: try replica.sessions(touching: range),
                counts: try replica.counts(in: range))
        }
    }
}
