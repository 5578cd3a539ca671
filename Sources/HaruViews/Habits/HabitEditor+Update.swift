import HaruCore
import HaruReplica
import HaruStrings

// The sheets of habits.
extension App {
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
        let done: Bool?
        do throws(DomainError) {
            switch model.sheet {
            case .habitEditor(let editor): done = try save(editor)
            case .habitDays(let days): done = try save(days)
            default: return
            }
        } catch {
            vibrate(.refused)
            editHabit { $0.problem = error }
            editDays { $0.problem = error }
            return
        }
        guard done == true else { return }
        let sheet = model.sheet
        dismiss()
        if case .habitDays(let days) = sheet, days.purpose == .archive,
            let name = model.ledger.habits[days.habit]?.habit.name
        {
            toast(model.strings.habitArchivedNamed(name: name), canUndo: true)
        }
    }

    /// - Returns: whether it is stored; `nil`: it could not be, which the person was told.
    private func save(_ editor: HabitEditor) throws(DomainError) -> Bool? {
        let today = model.ledger.today
        guard let known = editor.known else {
            let last = model.ledger.habits.all.last?.habit.sortOrder ?? -1
            let habit = try editor.habit(id: newID(), createdAt: model.now, sortOrder: last + 1)
                .checkedNew(today: today)
            return write { (book, now) throws(ReplicaError) in
                _ = try book.add(habit, today: today, wall: now)
                return true
            }
        }
        let writes = try editor.writes()
        return write { (book, now) throws(ReplicaError) in
            try book.write(.habitEdit, subject: known.name, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.update(.habit, known.id, writes)
            }
            return true
        }
    }

    private func save(_ days: HabitDays) throws(DomainError) -> Bool? {
        guard let habit = model.ledger.habits[days.habit]?.habit else { throw .habitNotFound }
        let today = model.ledger.today
        switch days.purpose {
        case .archive:
            _ = try habit.archived(on: days.last, today: today)
            return write { (book, now) throws(ReplicaError) in
                _ = try book.archive(habit: habit.id, on: days.last, today: today, wall: now)
                return true
            }
        case .pause:
            let pause = try Pause(
                id: newID(), createdAt: model.now, ownerID: habit.id, start: days.first,
                end: days.isOpen ? nil : days.last
            ).checked()
            return write { (book, now) throws(ReplicaError) in
                _ = try book.pause(pause, of: .habit, subject: habit.name, wall: now)
                return true
            }
        }
    }
}
