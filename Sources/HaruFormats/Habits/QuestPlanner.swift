import HaruCore

/// Compares the promises of an import with a store: one goal for each tracker holds them.
public struct QuestPlanner {
    private let goals: [Goal]
    private let quests: [Quest]
    private let today: LocalDay
    private let now: Instant

    /// - Parameters:
    ///   - goals: of the store.
    ///   - quests: of the store.
    ///   - today: when the goal of a tracker begins that has no amounts yet.
    ///   - now: when what is new was made.
    public init(goals: [Goal], quests: [Quest], today: LocalDay, now: Instant) {
        self.goals = goals
        self.quests = quests
        self.today = today
        self.now = now
    }

    /// - Parameter plan: with its actions linked.
    public func add(_ history: ImportedHistory, to plan: inout ImportPlan) {
        for imported in history.quests {
            guard let action = plan.actionIDs[imported.action] else { continue }
            let isThere = (quests + plan.newQuests).contains { quest in
                quest.id == imported.id
                    || (quest.goalID == imported.goalID && quest.targetAction == action)
            }
            if isThere { continue }
            addGoal(of: imported, to: &plan)
            var quest = Quest(id: imported.id, goalID: imported.goalID)
            quest.createdAt = now
            quest.targetAction = action
            quest.measure = .count
            quest.period = imported.period
            quest.direction = imported.direction
            quest.targetCount = imported.target
            quest.sortOrder =
                (quests + plan.newQuests).count { $0.goalID == imported.goalID }
            plan.newQuests.append(quest)
        }
    }

    /// A new goal begins with the first amount that one of its promises is about.
    private func addGoal(of quest: ImportedQuest, to plan: inout ImportPlan) {
        if goals.contains(where: { $0.id == quest.goalID }) { return }
        let start = min(quest.firstDay ?? today, today)
        if let known = plan.newGoals.firstIndex(where: { $0.id == quest.goalID }) {
            plan.newGoals[known].startDay = min(plan.newGoals[known].startDay, start)
            return
        }
        let number = goals.count + plan.newGoals.count
        plan.newGoals.append(
            Goal(
                id: quest.goalID, createdAt: now, title: quest.goalTitle,
                colorHex: Palette.presets[number % Palette.presets.count], startDay: start,
                sortOrder: number))
    }
}
