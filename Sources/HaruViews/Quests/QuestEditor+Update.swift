import HaruCore
import HaruReplica
import HaruStrings

extension App {
    /// Opens the editor for a new quest, or says that the free version has no room for one.
    func addQuest(to goal: RecordID) {
        guard let figures = model.goals.ledger.figures(goal) else { return }
        guard
            FreeLimit.questsPerGoal.allows(existing: figures.quests.count, plan: model.plan)
        else {
            vibrate(.refused)
            return present(.limit(.questsPerGoal))
        }
        var quest = Quest(id: newID(), goalID: goal)
        quest.createdAt = model.now
        quest.targetSeconds = 1800
        quest.targetCount = 1
        quest.sortOrder = (figures.quests.last?.quest.sortOrder ?? -1) + 1
        present(.questEditor(QuestEditor(quest, of: goal, isNew: true)))
    }

    func editQuest(_ id: RecordID) {
        guard let quest = model.promise(id), let goal = quest.goalID else { return }
        var editor = QuestEditor(quest, of: goal, isNew: false)
        editor.preview = preview(editor)
        present(.questEditor(editor))
    }

    func update(_ message: QuestEditorMessage) {
        guard case .questEditor(var editor) = model.sheet else { return }
        editor.problem = nil
        switch message {
        case .save: return save(editor)
        case .askDelete: return askToDeleteQuest(editor.original.id)
        case .step(let step): go(to: step, in: &editor)
        case .next:
            if let step = QuestEditor.Step(rawValue: editor.step.rawValue + 1) {
                go(to: step, in: &editor)
            }
        case .back:
            if let step = QuestEditor.Step(rawValue: editor.step.rawValue - 1) {
                go(to: step, in: &editor)
            }
        case .aim(let aim):
            editor.aim = aim
            editor.query = ""
        case .search(let query): editor.query = query
        case .action(let id): editor.aim(at: .action(id), measure: .time)
        case .tag(let id):
            if editor.draft.targetTag != id || editor.draft.targetAction != nil {
                editor.aim(at: .tag(id), measure: measureToBegin(with: id))
            }
        case .measure(let measure):
            if let tag = editor.draft.targetTag, model.canChooseMeasure(editor) {
                editor.aim(at: .tag(tag), measure: measure)
            }
        default: change(message, in: &editor)
        }
        editor.preview = preview(editor)
        replaceSheet(.questEditor(editor))
    }

    /// Forwards only as far as everything before is said.
    private func go(to step: QuestEditor.Step, in editor: inout QuestEditor) {
        let action = model.action(of: editor.draft)
        for earlier in QuestEditor.Step.allCases where earlier.rawValue < step.rawValue {
            if earlier.rawValue >= editor.step.rawValue,
                editor.problem(at: earlier, action) != nil
            {
                return vibrate(.refused)
            }
        }
        editor.step = step
    }

    private func change(_ message: QuestEditorMessage, in editor: inout QuestEditor) {
        switch message {
        case .period(let period):
            editor.draft.period = period
            if period == .custom, editor.draft.customDays == nil {
                let today = model.ledger.today
                let end = model.goals.ledger.figures(editor.goal)?.goal.endDay
                editor.draft.customStart = today
                editor.draft.customEnd = max(today, end ?? today + 29)
            }
        case .schedule(let mode): editor.draft.scheduleMode = mode
        case .weekday(let day): editor.draft.weekdays.toggle(day)
        case .monthDay(let day): editor.draft.monthDays.toggle(day)
        case .week(let week): editor.draft.ordinalWeek = week
        case .ordinalWeekday(let day): editor.draft.ordinalWeekday = day
        case .first(let day): editor.draft.customStart = day ?? editor.draft.customStart
        case .last(let day): editor.draft.customEnd = day ?? editor.draft.customEnd
        case .toggleDeadline:
            let isOn = editor.draft.isDeadlined
            editor.draft.deadlineMinutes = isOn ? Quest.noDeadline : 22 * 60
            editor.isDeadlineOpen = !isOn
        case .foldDeadline: editor.isDeadlineOpen.toggle()
        case .deadline(let column, let index):
            var time = WallTime(
                date: model.ledger.today, minute: max(editor.draft.deadlineMinutes, 0))
            time.turn(column, to: index, dates: DateColumn(center: time.date))
            editor.draft.deadlineMinutes = time.minute
        case .direction(let direction): editor.draft.direction = direction
        case .hours(let hours):
            editor.draft.targetSeconds =
                min(max(hours, 0), 999) * 3600 + editor.draft.targetSeconds % 3600
        case .minutes(let minutes):
            editor.draft.targetSeconds =
                editor.draft.targetSeconds / 3600 * 3600 + min(max(minutes, 0), 59) * 60
        case .number(let number):
            editor.number = number
            editor.draft.targetCount = Int(digits: TextRules.trimmed(number)) ?? 0
        case .raise(let step):
            let count = max(editor.draft.targetCount + step, 0)
            editor.draft.targetCount = count
            editor.number = String(count)
        case .step, .next, .back, .aim, .search, .action, .tag, .measure, .askDelete, .save: break
        }
    }

    /// What most of a tag's actions are tracked by.
    private func measureToBegin(with tag: RecordID) -> TrackingType {
        let counted = model.actions(wearing: tag, trackedBy: .count)
        return counted > model.actions(wearing: tag, trackedBy: .time) ? .count : .time
    }

    /// What has been recorded of the promise as it stands in the editor.
    private func preview(_ editor: QuestEditor) -> QuestPreview? {
        let ledger = model.ledger
        var quest = editor.promise(model.action(of: editor.draft))
        guard quest.target != .none else { return nil }
        if quest.period == .custom, quest.customDays == nil { quest.period = .daily }
        let actions = ledger.actions.filter { quest.names($0) }
        let days = ProgressInput.days(
            [], [quest], [], around: ledger.today, boundary: ledger.boundary)
        return read { (book) throws(ReplicaError) in
            let records = PromisedRecords(
                of: actions, days, in: book.storage, ledger.boundary)
            let input = records.input(
                actions.map { $0.id }, ledger.boundary, at: self.model.now)
            let progress = QuestProgress(quest, input: input)
            let own: Span =
                switch quest.period {
                case .weekly: .week
                case .monthly, .custom: .month
                case .daily, nil: .day
                }
            return QuestPreview(
                gauge: Gauge(progress.progress(over: own), of: quest),
                week: Gauge(progress.progress(over: .week), of: quest))
        }
    }
}

// Saving and deleting.
extension App {
    private func save(_ editor: QuestEditor) {
        let action = model.action(of: editor.draft)
        if let problem = editor.problem(at: .amount, action) {
            var editor = editor
            editor.problem = problem
            vibrate(.refused)
            return replaceSheet(.questEditor(editor))
        }
        if !editor.isNew, !editor.hasChanges { return dismiss() }
        let boundary = model.ledger.boundary
        let madeOn = boundary.day(of: editor.original.createdAt)
        if editor.isNew || madeOn >= model.ledger.today { return save(.alsoForThePast) }
        let strings = model.strings
        ask(
            Confirmation(
                title: strings.questChangeAsk, explanation: strings.questChangeText,
                verb: strings.questFromToday, isDestructive: false,
                deed: .saveQuest(alsoForThePast: false),
                other: Confirmation.Other(
                    verb: strings.questAlsoPast, deed: .saveQuest(alsoForThePast: true),
                    isDestructive: false)))
    }

    /// Saves what the editor on top holds.
    func save(_ change: Quest.Change) {
        guard case .questEditor(let editor) = model.sheet else { return }
        let quest = editor.promise(model.action(of: editor.draft))
        let (today, subject) = (model.ledger.today, model.targetName(quest))
        let saved = write { (book, now) throws(ReplicaError) in
            editor.isNew
                ? try book.add(quest, subject: subject, wall: now)
                : try book.edit(quest, change, today: today, subject: subject, wall: now)
        }
        if saved != nil { dismiss() }
    }

    func askToDeleteQuest(_ id: RecordID) {
        guard let quest = model.promise(id) else { return }
        let strings = model.strings
        ask(
            Confirmation(
                title: strings.askDeleteNamed(name: model.targetName(quest)),
                explanation: strings.goalRecordsStay, verb: strings.delete, isDestructive: true,
                deed: .deleteQuest(id)))
    }

    /// Deletes a quest; its editor is closed with it.
    func deleteQuest(_ id: RecordID) {
        guard let quest = model.promise(id) else { return }
        if case .questEditor = model.sheet { dismiss() }
        let name = model.targetName(quest)
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            try book.delete(quest: quest, subject: name, wall: now)
            return true
        }
        if done == true { toast(model.strings.deletedNamed(name: name), canUndo: true) }
    }
}

extension Model {
    func action(of quest: Quest) -> Action? { quest.targetAction.flatMap { ledger.action($0) } }

    func actions(wearing tag: RecordID, trackedBy measure: TrackingType) -> Int {
        ledger.actions.reduce(0) {
            $0 + ($1.tagIDs.contains(tag) && $1.trackingType == measure ? 1 : 0)
        }
    }

    /// What is measured of a tag is chosen together with it, once.
    func canChooseMeasure(_ editor: QuestEditor) -> Bool {
        editor.isNew || editor.draft.targetTag != editor.original.targetTag
    }
}

extension DaySet {
    mutating func toggle(_ number: Int) {
        let known = numbers
        self = DaySet(contains(number) ? known.filter { $0 != number } : known + [number])
    }
}
