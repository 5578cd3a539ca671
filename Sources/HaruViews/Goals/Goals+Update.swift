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
        case .pause(let goal): pause(goal)
        case .resume(let goal): resume(goal)
        case .deletePause(let id): deletePause(id)
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
        case .pauseEditor(let message): update(message)
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

// How a goal ends (domain 9).
extension App {
    /// Follows what was promised and recorded.
    func readGoals() {
        guard let book else { return }
        do {
            var ledger = model.goals.ledger
            try ledger.read(book, model.ledger, at: model.now)
            model.goals.ledger = ledger
        } catch { fail(error) }
    }

    /// While something runs that a goal counts, its numbers are drawn anew each minute.
    func watchGoals() {
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
    private func askToFinish(_ id: RecordID) {
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

// Days of rest (Docs/Promises.md 2).
extension App {
    private func pause(_ goal: RecordID) {
        let today = model.ledger.today
        present(
            .pauseEditor(
                PauseEditor(
                    Pause(
                        id: newID(), createdAt: model.now, ownerID: goal, start: today, end: today))
            ))
    }

    private func resume(_ goal: RecordID) {
        guard let title = model.goals.ledger.figures(goal)?.goal.title else { return }
        let today = model.ledger.today
        write { (book, now) throws(ReplicaError) in
            try book.resume(goal, of: .goal, on: today, subject: title, wall: now)
        }
    }

    private func deletePause(_ id: RecordID) {
        let known = model.goals.ledger.promises.goalPauses.first { $0.id == id }
        guard let goal = known?.ownerID else { return }
        let title = model.goals.ledger.figures(goal)?.goal.title ?? ""
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            try book.write(.resume, subject: title, wall: now) {
                (transaction) throws(ReplicaError) in
                _ = try transaction.delete(PauseOwner.goal.kind, id)
            }
            return true
        }
        if done == true {
            toast(model.strings.deletedNamed(name: model.strings.pauseTitle), canUndo: true)
        }
    }

    func update(_ message: PauseEditorMessage) {
        guard case .pauseEditor(var editor) = model.sheet else { return }
        editor.problem = nil
        switch message {
        case .first(let day):
            guard let day else { return }
            editor.draft.start = day
            editor.last = max(editor.last, day)
            if editor.draft.end != nil { editor.draft.end = editor.last }
        case .last(let day):
            guard let day else { return }
            editor.last = day
            editor.draft.end = day
        case .toggleOpen: editor.draft.end = editor.draft.end == nil ? editor.last : nil
        case .save: return save(editor)
        }
        replaceSheet(.pauseEditor(editor))
    }

    private func save(_ editor: PauseEditor) {
        do throws(DomainError) { _ = try editor.draft.checked() } catch {
            var editor = editor
            editor.problem = error
            vibrate(.refused)
            return replaceSheet(.pauseEditor(editor))
        }
        let title = model.goals.ledger.figures(editor.draft.ownerID)?.goal.title ?? ""
        let saved = write { (book, now) throws(ReplicaError) in
            try book.pause(editor.draft, of: .goal, subject: title, wall: now)
        }
        if saved != nil { dismiss() }
    }
}
