import HaruCore
import HaruReplica
import HaruStrings

extension App {
    func update(_ message: HabitsMessage) {
        switch message {
        case .check(let id, let day, let isDone): check(id, on: day, isDone)
        case .turnMonth(let months): turnHabitMonth(by: months)
        case .foldArchive: model.habits.isArchiveOpen.toggle()
        case .add:
            let count = model.ledger.habits.all.count
            present(
                .habitEditor(
                    HabitEditor(
                        today: model.ledger.today,
                        colorHex: Palette.presets[count % Palette.presets.count])))
        case .edit(let id):
            guard let habit = model.ledger.habits[id]?.habit else { return }
            present(.habitEditor(HabitEditor(habit)))
        case .reorder: present(.habitOrder(nil))
        case .drag(let message): dragHabit(message)
        case .enterDays(let id, let purpose):
            guard model.ledger.habits[id] != nil else { return }
            present(.habitDays(HabitDays(id, purpose, today: model.ledger.today)))
        case .endPause(let id): endPause(of: id)
        case .deletePause(let habit, let id): deletePause(id, of: habit)
        case .resume(let id): askToResume(id)
        case .askDelete(let id): askToDeleteHabit(id)
        case .name(let name): editHabit { $0.draft.name = name }
        case .pickIcon:
            guard case .habitEditor(let editor) = model.sheet else { return }
            present(.iconPicker(IconPicker(chosen: editor.draft.symbolName)))
        case .color(let hex): editHabit { $0.draft.colorHex = Palette.capitals(hex) }
        case .first(let day): enterFirst(day)
        case .last(let day): editDays { $0.last = day ?? $0.last }
        case .toggleOpen: editDays { $0.isOpen.toggle() }
        case .save: saveHabitSheet()
        }
    }

    /// Marks a day as done or takes it back.
    private func check(_ id: RecordID, on day: LocalDay, _ isDone: Bool) {
        guard let figures = model.ledger.habits[id],
            isDone != (figures.entry(on: day) == .completed)
        else { return }
        let today = model.ledger.today
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            if isDone {
                try book.check(
                    habit: id, on: day, today: today, completion: self.newID(), wall: now)
            } else {
                try book.uncheck(habit: id, on: day, wall: now)
            }
            return true
        }
        guard done == true, let figures = model.ledger.habits[id] else { return }
        if isDone { vibrate(.count) }
        announce(model.aloud(figures, day))
    }

    /// Reads what the screens of habits show.
    func readHabits() {
        let (today, withHistory) = (model.ledger.today, model.route.showsHabits)
        var habits = model.ledger.habits
        read { (book) throws(ReplicaError) in
            try habits.read(book, today: today, withHistory: withHistory)
        }
        model.ledger.habits = habits
    }

    /// A screen of habits was opened: it begins with this month.
    func habitsEntered() {
        model.habits.month = nil
        readHabits()
    }

    private func turnHabitMonth(by months: Int) {
        guard let figures = model.openHabit else { return }
        let month = model.habitMonth
        let turned = months < 0 ? (month - 1).firstOfMonth : month.lastOfMonth + 1
        guard figures.months.contains(turned) else { return }
        model.habits.month = turned == model.ledger.today.firstOfMonth ? nil : turned
    }

    private func dragHabit(_ message: ListDragMessage) {
        guard case .habitOrder(var drag) = model.sheet else { return }
        let ledger = model.ledger.habits
        let list = ledger.habits(archived: false).map { $0.habit.id }
        let order = follow(message, in: &drag, list: list) { ledger[$0]?.habit.name ?? "" }
        replaceSheet(.habitOrder(drag))
        guard let order, order != list, let first = ledger[order[0]] else { return }
        write { (book, now) throws(ReplicaError) in
            try book.write(.habitEdit, subject: first.habit.name, wall: now) {
                (transaction) throws(ReplicaError) in
                for (place, id) in order.enumerated() {
                    try transaction.update(
                        .habit, id, [FieldWrite("sortOrder", .int(Int64(place)))])
                }
            }
        }
    }
}

// What ends: pauses, the archive, deletion.
extension App {
    private func endPause(of id: RecordID) {
        guard let name = model.ledger.habits[id]?.habit.name else { return }
        let today = model.ledger.today
        write { (book, now) throws(ReplicaError) in
            try book.resume(id, of: .habit, on: today, subject: name, wall: now)
        }
    }

    private func deletePause(_ id: RecordID, of habit: RecordID) {
        guard let name = model.ledger.habits[habit]?.habit.name else { return }
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            try book.write(.resume, subject: name, wall: now) {
                (transaction) throws(ReplicaError) in
                _ = try transaction.delete(PauseOwner.habit.kind, id)
            }
            return true
        }
        guard done == true else { return }
        toast(model.strings.deletedNamed(name: model.strings.habitPause), canUndo: true)
    }

    /// Asks where days were missed meanwhile.
    private func askToResume(_ id: RecordID) {
        guard let figures = model.ledger.habits[id], let last = figures.habit.archivedOn else {
            return
        }
        let missed = figures.missedDays(after: last)
        guard missed > 0 else { return resumeHabit(id) }
        ask(
            Confirmation(
                title: model.strings.habitResumeAsk(name: figures.habit.name),
                explanation: model.strings.habitResumeMissed(count: missed),
                verb: model.strings.habitResume, isDestructive: false, deed: .resumeHabit(id)))
    }

    func resumeHabit(_ id: RecordID) {
        write { (book, now) throws(ReplicaError) in try book.resume(habit: id, wall: now) }
    }

    private func askToDeleteHabit(_ id: RecordID) {
        guard let figures = model.ledger.habits[id] else { return }
        let strings = model.strings
        let days = figures.completedDays
        ask(
            Confirmation(
                title: strings.askDeleteNamed(name: figures.habit.name),
                explanation: days > 0 ? strings.habitGoes(count: days) : strings.hasNoRecords,
                verb: strings.delete, isDestructive: true, deed: .deleteHabit(id)))
    }

    /// Deletes a habit with what was done of it; its own screen is left first.
    func deleteHabit(_ id: RecordID) {
        guard let habit = model.ledger.habits[id]?.habit else { return }
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            try book.delete(habit: habit, wall: now)
            return true
        }
        guard done == true else { return }
        toast(model.strings.deletedNamed(name: habit.name), canUndo: true)
    }
}
