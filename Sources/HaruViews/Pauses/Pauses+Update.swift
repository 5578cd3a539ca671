import HaruCore
import HaruReplica
import HaruStrings

extension App {
    func update(_ message: PausesMessage) {
        switch message {
        case .add(let owner, let id): addPause(to: id, owner)
        case .resume(let owner, let id): resume(id, owner)
        case .delete(let owner, let id): deletePause(id, owner)
        case .first(let day):
            guard let day else { return }
            editPause { editor in
                editor.draft.start = day
                editor.last = max(editor.last, day)
                if editor.draft.end != nil { editor.draft.end = editor.last }
            }
        case .last(let day):
            guard let day else { return }
            editPause { editor in
                editor.last = day
                editor.draft.end = day
            }
        case .toggleOpen:
            editPause { $0.draft.end = $0.draft.end == nil ? $0.last : nil }
        case .save: savePause()
        }
    }

    private func addPause(to id: RecordID, _ owner: PauseOwner) {
        let today = model.ledger.today
        let pause = Pause(
            id: newID(), createdAt: model.now, ownerID: id, start: today, end: today)
        present(.pauseEditor(PauseEditor(pause, of: owner)))
    }

    private func editPause(_ change: (inout PauseEditor) -> Void) {
        guard case .pauseEditor(var editor) = model.sheet else { return }
        editor.problem = nil
        change(&editor)
        replaceSheet(.pauseEditor(editor))
    }

    private func savePause() {
        guard case .pauseEditor(let editor) = model.sheet,
            let name = name(editor.draft.ownerID, editor.owner)
        else { return }
        do throws(DomainError) { _ = try editor.draft.checked() } catch {
            vibrate(.refused)
            return editPause { $0.problem = error }
        }
        let saved = write { (book, now) throws(ReplicaError) in
            try book.pause(editor.draft, of: editor.owner, subject: name, wall: now)
        }
        if saved != nil { dismiss() }
    }

    private func resume(_ id: RecordID, _ owner: PauseOwner) {
        guard let name = name(id, owner) else { return }
        let today = model.ledger.today
        write { (book, now) throws(ReplicaError) in
            try book.resume(id, of: owner, on: today, subject: name, wall: now)
        }
    }

    private func deletePause(_ id: RecordID, _ owner: PauseOwner) {
        let pauses =
            owner == .goal
            ? model.goals.ledger.promises.goalPauses
            : model.ledger.habits.all.flatMap { $0.pauses }
        guard let pause = pauses.first(where: { $0.id == id }),
            let name = name(pause.ownerID, owner)
        else { return }
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            try book.write(.resume, subject: name, wall: now) {
                (transaction) throws(ReplicaError) in
                _ = try transaction.delete(owner.kind, id)
            }
            return true
        }
        guard done == true else { return }
        toast(model.strings.deletedNamed(name: model.strings.pauseTitle), canUndo: true)
    }

    /// What rests; `nil` when there is no such goal or habit any more.
    private func name(_ id: RecordID, _ owner: PauseOwner) -> String? {
        owner == .goal
            ? model.goals.ledger.figures(id)?.goal.title : model.ledger.habits[id]?.habit.name
    }
}
