import HaruCommand
import HaruCore
import HaruReplica
import HaruStore
import HaruStrings

/// Goals and quests, as far as a server knows: health values never reach it.
extension Intents {
    /// A quest with what it is called.
    struct NamedQuest {
        /// As it was made; what it promises today may be another thing.
        let made: Quest
        /// As it stands today.
        let quest: Quest
        /// The name of its action, tag or metric; empty when it has none.
        let target: String
        /// In the caller's language, with how often and how much.
        let name: String

        var entity: IntentResult.Entity { IntentResult.Entity(.quest, id: quest.id, name: name) }
    }

    func promises() throws(APIError) -> Promises {
        try replied { () throws(ReplicaError) in try replica.promises() }
    }

    /// Goals in progress first, each part in the order of the list.
    func goals() throws(APIError) -> [Goal] {
        let goals = try promises().goals
        return goals.filter { $0.status == .inProgress } + goals.filter { $0.status != .inProgress }
    }

    /// Quests in the order of their goals.
    func quests() throws(APIError) -> [NamedQuest] {
        let actions = try actions()
        let tags = try replied { () throws(ReplicaError) in try replica.tags() }
        let promises = try promises()
        let today = try boundary().day(of: now)
        return try goals().flatMap { promises.quests(of: $0.id) }.map { made in
            let quest = QuestRevision.inForce(made, promises.revisions, on: today)
            let action = quest.targetAction.flatMap { id in actions.first { $0.id == id } }
            let target: String
            switch quest.target {
            case .action: target = action?.name ?? ""
            case .tag(let id): target = tags.first { $0.id == id }?.name ?? ""
            case .health(let key): target = strings.fullName(ofMetric: key)
            case .none: target = ""
            }
            return NamedQuest(
                made: made, quest: quest, target: target,
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
        let promises = try promises()
        let progress = promises.progress(of: goal, try input(for: promises))
        switch progress.combined(over: span) {
        case .paused:
            return .paused(
                IntentResult.Entity(.goal, id: goal.id, name: goal.title), .goal,
                revision: try revision(), strings)
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
        let promises = try promises()
        let paused = quest.goalID.map { DayRanges(pausesOf: $0, promises.goalPauses) }
        let progress = QuestProgress(
            named.made, revisions: promises.revisions, pauses: paused ?? DayRanges(),
            input: try input(for: promises)
        ).progress(over: span)
        let percent = Percent.whole(progress.measured.displayRatio)
        let revision = try revision()
        switch progress.state {
        case .noData: throw APIError(.noData)
        case .paused: return .paused(named.entity, .quest, revision: revision, strings)
        case .offDay: return .offDay(named.entity, revision: revision, strings)
        case .periodFulfilled:
            return .fulfilled(
                named.entity, of: quest.period ?? .weekly, revision: revision, strings)
        case .normal where progress.isNothingDue:
            return .nothingDue(named.entity, over: span, revision: revision, strings)
        case .normal where quest.direction == .atMost:
            return .limit(
                named.entity, isKept: progress.measured.isMet, percent: percent, over: span,
                revision: revision, strings)
        case .normal:
            return .questProgress(
                named.entity, percent: percent, over: span, revision: revision, strings)
        }
    }

    private func input(for promises: Promises) throws(APIError) -> ProgressInput {
        let boundary = try boundary()
        return try replied { () throws(ReplicaError) in
            try replica.progressInput(for: promises, boundary: boundary, now: now)
        }
    }
}
