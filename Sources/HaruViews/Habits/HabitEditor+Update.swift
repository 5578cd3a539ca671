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

    func editArchive(_ change: (inout HabitArchive) -> Void) {
        guard case .habitArchive(var archive) = model.sheet else { return }
        archive.problem = nil
        change(&archive)
        replaceSheet(.habitArchive(archive))
    }

    func saveHabitSheet() {
        do throws(DomainError) {
            switch model.sheet {
            case .habitEditor(let editor): try save(editor)
            case .habitArchive(let archive): try save(archive)
            default: break
            }
        } catch {
            vibrate(.refused)
            editHabit { $0.problem = error }
            editArchive { $0.problem = error }
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

    private func save(_ archive: HabitArchive) throws(DomainError) {
        guard let figures = model.ledger.habits[archive.habit] else { throw .habitNotFound }
        let habit = figures.habit
        let archived = try habit.archived(on: archive.last, today: figures.today)
        let done = change(.habitArchive, habit) { (transaction) throws(ReplicaError) in
            try transaction.update(.habit, habit.id, archived.editable)
        }
        guard done else { return }
        dismiss()
        toast(model.strings.habitArchivedNamed(name: habit.name), canUndo: true)
    }
}
