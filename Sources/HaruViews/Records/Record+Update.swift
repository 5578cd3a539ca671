import HaruCore
import HaruReplica
import HaruStrings

// Opening the sheet of a record.
extension App {
    /// Corrects a record that the history shows.
    func editRecord(_ record: RecordReference) {
        let boundary = model.ledger.boundary
        switch record {
        case .session(let id):
            guard
                let session = model.history.ledger.session(id)
                    ?? model.ledger.running.first(where: { $0.id == id })
            else { return }
            present(.recordEditor(RecordEditor(session, now: model.now, boundary: boundary)))
        case .count(let id):
            guard let entry = model.history.ledger.count(id) else { return }
            present(.recordEditor(RecordEditor(entry, boundary: boundary)))
        }
    }

    /// Writes a new record down.
    ///
    /// - Parameters:
    ///   - action: `nil`: it is asked for.
    ///   - day: `nil`: today, the last hour.
    ///   - minute: after the day start; `nil`: the time it is now.
    ///   - length: minutes.
    func addRecord(
        action: RecordID? = nil, on day: LocalDay? = nil, minute: Int? = nil, length: Int = 60
    ) {
        let boundary = model.ledger.boundary
        let milliseconds = Int64(length) * 60_000
        let start: Instant
        if let minute {
            let onClock = boundary.dayStartMinutes + minute
            start = boundary.resolve(
                (day ?? model.ledger.today) + onClock / 1440, minute: onClock % 1440)
        } else {
            let now = boundary.zone.flooredToMinute(model.now) - milliseconds
            let wall = WallTime(now, boundary)
            let isEarly = wall.minute < boundary.dayStartMinutes
            start =
                day.map { boundary.resolve(isEarly ? $0 + 1 : $0, minute: wall.minute) } ?? now
        }
        present(
            .recordEditor(
                RecordEditor(
                    action: action, start: start, end: start + milliseconds, boundary: boundary)))
    }

    /// Asks before a record is deleted from where it is listed.
    func askToDelete(_ record: RecordReference) {
        guard let action = actionOf(record) else { return }
        ask(
            Confirmation(
                title: model.strings.deleteRecordOf(action: action.name), explanation: "",
                verb: model.strings.delete, isDestructive: true, deed: .deleteRecord(record)))
    }

    private func actionOf(_ record: RecordReference) -> Action? {
        switch record {
        case .session(let id):
            model.history.ledger.session(id).flatMap { model.ledger.action($0.actionID) }
        case .count(let id):
            model.history.ledger.count(id).flatMap { model.ledger.action($0.actionID) }
        }
    }

    func deleteRecord(_ record: RecordReference) {
        guard let action = actionOf(record) else { return }
        delete(record, of: action)
    }

    private func delete(_ record: RecordReference, of action: Action) {
        let done = write { (book, now) throws(ReplicaError) in
            try book.write(.delete, subject: action.name, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.delete(record.kind, record.id)
            }
        }
        guard done != nil else { return }
        toast(model.strings.recordDeleted(action: action.name), canUndo: true)
    }
}

// In the sheet.
extension App {
    func update(_ message: RecordMessage) {
        guard case .recordEditor(var editor) = model.sheet else { return }
        switch message {
        case .fold(let row): editor.fold(row)
        case .turn(let row, let column, let index): editor.turn(row, column, to: index)
        case .choose(let id):
            editor.draft.action = id
            editor.unfolded = nil
        case .amount(let text): editor.draft.amount = text
        case .raise(let count):
            let amount = (Int(digits: TextRules.trimmed(editor.draft.amount)) ?? 0) + count
            let allowed = CountEntry.allowedAmounts
            editor.draft.amount = String(
                min(max(amount, allowed.lowerBound), allowed.upperBound))
        case .note(let words): editor.draft.note = words
        case .save:
            save(editor)
            return
        case .delete:
            guard let record = editor.reference,
                let action = editor.draft.action.flatMap({ model.ledger.action($0) })
            else { return }
            dismiss()
            return delete(record, of: action)
        case .stop:
            guard let id = editor.draft.action, !editor.hasChanges || save(editor) else { return }
            if !editor.hasChanges { dismiss() }
            return stop(id)
        }
        model.sheets[model.sheets.count - 1] = .recordEditor(editor)
    }

    /// - Returns: whether it was saved; the sheet is closed then.
    @discardableResult
    private func save(_ editor: RecordEditor) -> Bool {
        guard let action = editor.draft.action.flatMap({ model.ledger.action($0) }) else {
            return false
        }
        let checked: RecordEditor.Checked
        do {
            checked = try editor.checked(action, now: model.now, boundary: model.ledger.boundary)
        } catch {
            fail(.refused(error))
            return false
        }
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            try self.write(checked, of: editor, action, in: book, at: now)
            return true
        }
        guard done == true else { return false }
        dismiss()
        announce(model.strings.recordSaved)
        if editor.isNew { recorded() }
        return true
    }

    /// Writes what was moved, and nothing else.
    private func write(
        _ checked: RecordEditor.Checked, of editor: RecordEditor, _ action: Action, in book: Book,
        at now: Instant
    ) throws(ReplicaError) {
        let note = editor.draft.note == editor.initial.note ? nil : checked.note
        switch editor.subject {
        case .session(let session):
            _ = try book.edit(
                session: session.id, start: checked.start == session.start ? nil : checked.start,
                end: checked.end == session.end ? nil : checked.end, note: note,
                subject: action.name, wall: now)
        case .count(let entry):
            _ = try book.edit(
                count: entry.id, at: checked.start == entry.timestamp ? nil : checked.start,
                amount: checked.amount == entry.amount ? nil : checked.amount, note: note,
                subject: action.name, wall: now)
        case .new:
            if let end = checked.end {
                _ = try book.record(
                    action, from: checked.start, to: end, note: checked.note, id: newID(),
                    wall: now)
            } else {
                _ = try book.add(
                    checked.amount, to: action, at: checked.start, note: checked.note,
                    id: newID(), wall: now)
            }
        }
    }
}
