import HaruCore
import HaruReplica
import HaruStrings

extension App {
    func update(_ message: GoalsMessage) {
        switch message {
        case .add: addGoal()
        case .edit(let id): editGoal(id)
        case .askDelete(let id): askToDeleteGoal(id)
        case .fold(let id): toggle(id, in: PreferenceKey.goalsCollapsed)
        case .answer(let id, let isAchieved): settle(id, as: isAchieved ? .achieved : .notAchieved)
        case .askFinish(let id): askToFinish(id)
        // What is shown by itself counts as chosen once a person chooses.
        case .pin(let id): toggle(id, in: PreferenceKey.pinnedGoals, known: model.pinnedGoals)
        case .reorder: present(.goalOrder(GoalOrder()))
        case .reorderQuests(let id): present(.goalOrder(GoalOrder(questsOf: id)))
        case .drag(let message): dragInOrder(message)
        case .addQuest(let goal): addQuest(to: goal)
        case .editQuest(let id): editQuest(id)
        case .swipeQuest(let id, let isLeft): if isLeft { askToDeleteQuest(id) }
        case .unfold(let id):
            if model.goals.unfolded.contains(id) {
                model.goals.unfolded.removeAll { $0 == id }
            } else {
                model.goals.unfolded.append(id)
            }
        case .page(let page): model.goals.page = max(page, 0)
        case .chooseCards: present(.goalCardChoice)
        case .cardStyle(let isCombined):
            prefer(PreferenceKey.goalCardStyle, isCombined ? "combined" : "perQuest")
        case .minute:
            model.goals.awaitsMinute = false
            reread()
        case .endCelebration: model.goals.celebrated = nil
        case .editor(let message): update(message)
        case .quest(let message): update(message)
        }
    }

    /// Puts an id into a list that the device remembers, or takes it out.
    func toggle(_ id: RecordID, in key: String, known: [RecordID]? = nil) {
        var ids = known ?? model.preferences.ids(key)
        if ids.contains(id) { ids.removeAll { $0 == id } } else { ids.append(id) }
        prefer(key, ids.map { $0.text }.joined(separator: ","))
    }

    private func addGoal() {
        let existing = model.goals.ledger.goals.count
        guard FreeLimit.goals.allows(existing: existing, plan: model.plan) else {
            vibrate(.refused)
            return present(.limit(.goals))
        }
        let last = model.goals.ledger.goals.last?.goal.sortOrder ?? -1
        let goal = Goal(
            id: newID(), createdAt: model.now,
            colorHex: Palette.presets[existing % Palette.presets.count],
            startDay: model.ledger.today, sortOrder: last + 1)
        present(
            .goalEditor(GoalEditor(goal, isNew: true)),
            at: model.route == .goals ? "/goals?new=1" : nil)
    }

    func editGoal(_ id: RecordID) {
        guard let goal = model.goals.ledger.figures(id)?.goal else { return }
        let isOnWatch = model.preferences.ids(PreferenceKey.watchGoals).contains(id)
        present(
            .goalEditor(GoalEditor(goal, isNew: false, isOnWatch: isOnWatch)),
            at: model.route == .goal(id) ? model.route.path + "?edit=1" : nil)
    }

    private func askToDeleteGoal(_ id: RecordID) {
        guard let figures = model.goals.ledger.figures(id) else { return }
        let strings = model.strings
        let quests = figures.quests.count
        ask(
            Confirmation(
                title: strings.askDeleteNamed(name: figures.goal.title),
                explanation: quests > 0
                    ? strings.goalGoes(count: quests) : strings.goalRecordsStay,
                verb: strings.delete, isDestructive: true, deed: .deleteGoal(id)))
    }

    /// Deletes a goal with its quests; its own screen is left first.
    func deleteGoal(_ id: RecordID) {
        guard let goal = model.goals.ledger.figures(id)?.goal else { return }
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            try book.delete(goal: goal, wall: now)
            return true
        }
        if done == true {
            toast(model.strings.deletedNamed(name: goal.title), canUndo: true)
        }
    }

    private func dragInOrder(_ message: ListDragMessage) {
        guard case .goalOrder(var order) = model.sheet else { return }
        let list = model.ids(in: order)
        let names = list.map { model.name(ofOrdered: $0) }
        let dropped = follow(message, in: &order.drag, list: list) { id in
            list.firstIndex(of: id).map { names[$0] } ?? ""
        }
        replaceSheet(.goalOrder(order))
        guard let dropped, dropped != list else { return }
        let kind: Kind = order.goal == nil ? .goal : .quest
        write { (book, now) throws(ReplicaError) in
            try book.write(
                order.goal == nil ? .goalEdit : .questEdit,
                subject: self.model.name(ofOrdered: dropped[0]), wall: now
            ) { (transaction) throws(ReplicaError) in
                for (place, id) in dropped.enumerated() {
                    try transaction.update(
                        kind, id, [FieldWrite("sortOrder", .int(Int64(place)))])
                }
            }
        }
    }
}
