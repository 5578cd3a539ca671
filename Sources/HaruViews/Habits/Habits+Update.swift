import HaruCore
import HaruReplica
import HaruStrings

extension App {
    func update(_ message: HabitsMessage) {
        switch message {
        case .check(let id, let day, let isDone): check(id, on: day, isDone)
        case .tap(let tap): tapped(tap)
        case .about(let id, let deed):
            if let figures = model.ledger.habits[id] { perform(deed, figures) }
        case .drag(let message): dragHabit(message)
        case .name(let name): editHabit { $0.draft.name = name }
        case .color(let hex): editHabit { $0.draft.colorHex = Palette.capitals(hex) }
        case .first(let day): editHabit { $0.draft.startedOn = day ?? $0.draft.startedOn }
        case .last(let day): editArchive { $0.last = day ?? $0.last }
        }
    }

    private func tapped(_ tap: HabitTap) {
        switch tap {
        case .add: addHabit()
        case .reorder: present(.habitOrder(nil))
        case .fold: model.habits.isArchiveOpen.toggle()
        case .monthBack: turn(to: (model.habitMonth - 1).firstOfMonth)
        case .monthOn: turn(to: model.habitMonth.lastOfMonth + 1)
        case .icon:
            guard case .habitEditor(let editor) = model.sheet else { return }
            present(.iconPicker(IconPicker(chosen: editor.draft.symbolName)))
        case .save: saveHabitSheet()
        }
    }

    private func perform(_ deed: HabitDeed, _ figures: HabitFigures) {
        let habit = figures.habit
        switch deed {
        case .edit: present(.habitEditor(HabitEditor(habit, id: habit.id)))
        case .archive:
            present(.habitArchive(HabitArchive(habit: habit.id, last: figures.today)))
        case .resume: askToResume(figures)
        case .delete: askToDelete(figures)
        }
    }

    /// Writes something about a habit in one transaction.
    ///
    /// - Returns: whether it is done; if not, the person was told.
    func change(
        _ verb: UndoEntry.Verb, _ habit: Habit,
        _ body: (inout WriteTransaction<ResidentStorage>) throws(ReplicaError) -> Void
    ) -> Bool {
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            try book.write(verb, subject: habit.name, wall: now, body)
            return true
        }
        return done == true
    }

    /// Marks a day as done or takes it back.
    private func check(_ id: RecordID, on day: LocalDay, _ isDone: Bool) {
        guard let figures = model.ledger.habits[id],
            isDone != (figures.entry(on: day) == .completed)
        else { return }
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            if isDone {
                try book.check(
                    habit: id, on: day, today: figures.today, completion: self.newID(), wall: now)
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

    private func turn(to month: LocalDay) {
        guard let figures = model.openHabit, month >= figures.firstMonth, month <= figures.today
        else { return }
        model.habits.month = month == figures.today.firstOfMonth ? nil : month
    }

    private func dragHabit(_ message: ListDragMessage) {
        guard case .habitOrder(var drag) = model.sheet else { return }
        let ledger = model.ledger.habits
        let list = ledger.habits(archived: false).map { $0.habit.id }
        let order = follow(message, in: &drag, list: list) { ledger[$0]?.habit.name ?? "" }
        replaceSheet(.habitOrder(drag))
        guard let order, order != list, let first = ledger[order[0]] else { return }
        _ = change(.habitEdit, first.habit) { (transaction) throws(ReplicaError) in
            for (place, id) in order.enumerated() {
                try transaction.update(.habit, id, [FieldWrite("sortOrder", .int(Int64(place)))])
            }
        }
    }
}

// What ends: the archive, the habit itself.
extension App {
    /// Asks where days were missed meanwhile.
    private func askToResume(_ figures: HabitFigures) {
        guard let last = figures.habit.archivedOn else { return }
        let missed = figures.missedDays(after: last)
        guard missed > 0 else { return resumeHabit(figures.habit.id) }
        ask(
            Confirmation(
                title: model.strings.habitResumeAsk(name: figures.habit.name),
                explanation: model.strings.habitResumeMissed(count: missed),
                verb: model.strings.habitResume, isDestructive: false,
                deed: .resumeHabit(figures.habit.id)))
    }

    func resumeHabit(_ id: RecordID) {
        guard let habit = model.ledger.habits[id]?.habit else { return }
        _ = change(.habitResume, habit) { (transaction) throws(ReplicaError) in
            try transaction.update(.habit, id, habit.resumed().editable)
        }
    }

    private func askToDelete(_ figures: HabitFigures) {
        let strings = model.strings
        let days = figures.completedDays
        ask(
            Confirmation(
                title: strings.askDeleteNamed(name: figures.habit.name),
                explanation: days > 0 ? strings.habitGoes(count: days) : strings.hasNoRecords,
                verb: strings.delete, isDestructive: true, deed: .deleteHabit(figures.habit.id)))
    }

    /// Deletes a habit with what was done of it; its own screen is left first.
    func deleteHabit(_ id: RecordID) {
        guard let habit = model.ledger.habits[id]?.habit else { return }
        let done = change(.habitDelete, habit) { (transaction) throws(ReplicaError) in
            _ = try transaction.delete(.habit, id, isConfirmed: true)
        }
        if done { toast(model.strings.deletedNamed(name: habit.name), canUndo: true) }
    }
}
