import HaruCore
import HaruReplica

extension App {
    func update(_ message: ActionEditorMessage) {
        guard case .actionEditor(var editor) = model.sheet else { return }
        switch message {
        case .name(let name):
            editor.draft.name = name
            editor.problem = nil
        case .tracking(let type):
            guard editor.id == nil else { return }
            editor.draft.trackingType = type
        case .toggleTag(let id): editor.toggle(id)
        case .openTag:
            editor.newTag = ""
            effects.append(.focus("new-tag"))
        case .tagName(let name):
            editor.newTag = name
            editor.tagProblem = nil
        case .addTag: addTag(in: &editor)
        case .toggleNotePrompt: editor.draft.asksForNote.toggle()
        case .pickIcon: return present(.iconPicker(IconPicker(chosen: editor.draft.symbolName)))
        case .save: return save(editor)
        }
        replaceSheet(.actionEditor(editor))
    }

    /// The tag is stored at once and stays, whatever becomes of the action.
    private func addTag(in editor: inout ActionEditor) {
        let tag: Tag
        do throws(DomainError) {
            tag = try newTag(named: editor.newTag ?? "").checked()
        } catch {
            editor.tagProblem = error
            vibrate(.refused)
            return effects.append(.focus("new-tag"))
        }
        guard insert(tag) else { return }
        editor.draft.tagIDs.append(tag.id)
        editor.newTag = nil
    }

    private func save(_ editor: ActionEditor) {
        let known = editor.id.flatMap { model.ledger.action($0) }
        if editor.id != nil, known == nil {
            return refuse(.notFound, in: editor)
        }
        let action: Action
        do throws(DomainError) {
            action = try editor.action(id: newID(), createdAt: model.now, known: known)
        } catch { return refuse(error, in: editor) }
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            let verb: UndoEntry.Verb = known == nil ? .actionAdd : .actionEdit
            try book.write(verb, subject: action.name, wall: now) {
                (transaction) throws(ReplicaError) in
                if known == nil {
                    try transaction.insert(.action, action.id, action.fields)
                } else {
                    try transaction.update(.action, action.id, editor.writes(name: action.name))
                }
            }
            return true
        }
        guard done == true else { return }
        setNotePrompt(action.id, editor.draft.asksForNote)
        dismiss()
    }

    private func refuse(_ reason: DomainError, in editor: ActionEditor) {
        var editor = editor
        editor.problem = reason
        replaceSheet(.actionEditor(editor))
        vibrate(.refused)
        effects.append(.focus("name"))
    }

    /// Whether this device asks for a note after a record of an action.
    func setNotePrompt(_ id: RecordID, _ isOn: Bool) {
        guard model.preferences.asksForNote(id) != isOn else { return }
        var ids = model.preferences.ids(PreferenceKey.notePrompt)
        if isOn { ids.append(id) } else { ids.removeAll { $0 == id } }
        prefer(
            PreferenceKey.notePrompt,
            ids.isEmpty ? nil : ids.map { $0.text }.joined(separator: ","))
    }
}
