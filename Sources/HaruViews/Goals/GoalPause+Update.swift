import HaruCore
import HaruReplica
import HaruStrings

// Days of rest (Docs/Promises.md 2).
extension App {
    func pause(_ goal: RecordID) {
        let today = model.ledger.today
        present(
            .pauseEditor(
                PauseEditor(
                    Pause(
                        id: newID(), createdAt: model.now, ownerID: goal, start: today, end: today))
            ))
    }

    func resume(_ goal: RecordID) {
        guard let title = model.goals.ledger.figures(goal)?.goal.title else { return }
        let today = model.ledger.today
        write { (book, now) throws(ReplicaError) in
            try book.resume(goal, of: .goal, on: today, subject: title, wall: now)
        }
    }

    func deletePause(_ id: RecordID) {
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
