import HaruCore
import HaruReplica
import HaruStrings

// The sheets of habits.
extension App {
    /// A new habit that starts today, in the next of the preset colours.
    func addHabit() {
        let count = model.ledger.habits.all.count
        let habit = Habit(
            id: RecordID(high: 0, low: 0), colorHex: Palette.presets[count % Palette.presets.count],
            startedOn: model.ledger.today)
        present(.habitEditor(HabitEditor(habit, id: nil)))
    }

    func editHabit(_ change: (inout HabitEditor) -> Void) {
        guard case .habitEditor(var editor) = model.sheet else { return }
        editor.problem = nil
        change(&editor)
        replaceSheet(.habitEditor(editor))
    }

    func editDays(_ change: (inout HabitDays) -> Void) {
        guard case .habitDays(var days) = model.sheet else { return }
        days.problem = nil
        change(&days)
        replaceSheet(.habitDays(days))
    }

    /// The first day of what the sheet is about.
    func enterFirst(_ day: LocalDay?) {
        guard let day else { return }
        editHabit { $0.draft.startedOn = day }
        editDays { days in
            days.first = day
            days.last = max(days.last, day)
        }
    }

    func saveHabitSheet() {
        do throws(DomainError) {
            switch model.sheet {
            case .habitEditor(let editor): try save(editor)
            case .habitDays(let days): try save(days)
            default: break
            }
        } catch {
            vibrate(.refused)
            editHabit { $0.problem = error }
            editDays { $0.problem = error }
        }
    }

    private func save(_ editor: HabitEditor) throws(DomainError) {
        let last = model.ledger.habits.all.last?.habit.sortOrder ?? -1
        let draft = editor.habit(
            id: editor.id ?? newID(), createdAt: model.now, sortOrder: last + 1)
        let isNew = editor.id == nil
        let habit = try isNew ? draft.checkedNew(today: model.ledger.today) : draft.checked()
        let done = change(isNew ? .habitAdd : .habitEdit, habit) {
            (transaction) throws(ReplicaError) in
            if isNew {
                try transaction.insert(.habit, habit.id, habit.fields)
            } else {
                try transaction.update(.habit, habit.id, editor.writes(habit))
            }
        }
        if done { dismiss() }
    }

    private func save(_ days: HabitDays) throws(DomainError) {
        guard let figures = model.ledger.habits[days.habit] else { throw .habitNotFound }
        let habit = figures.habit
        guard days.isPause else {
            let archived = try habit.archived(on: days.last, today: figures.today)
            let done = change(.habitArchive, habit) { (transaction) throws(ReplicaError) in
                try transaction.update(.habit, habit.id, archived.editable)
            }
            guard done else { return }
            dismiss()
            return toast(model.strings.habitArchivedNamed(name: habit.name), canUndo: true)
        }
        let pause = try Pause(
            id: newID(), createdAt: model.now, ownerID: habit.id, start: days.first,
            end: days.isOpen ? nil : days.last
        ).checked()
        let done = change(.pause, habit) { (transaction) throws(ReplicaError) in
            try transaction.insert(
                PauseOwner.habit.kind, pause.id, pause.fields(of: .habit))
        }
        if done { dismiss() }
    }
}
