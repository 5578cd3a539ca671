import HaruCore
import HaruReplica
import HaruStrings

extension App {
    func update(_ message: TagsMessage) {
        switch message {
        case .add: present(.tagEditor(TagEditor(newTag(named: ""), isNew: true)))
        case .edit(let id):
            guard let tag = model.ledger.tag(id) else { return }
            present(.tagEditor(TagEditor(tag, isNew: false)))
        case .menu(let id, let x, let y):
            guard model.ledger.tag(id) != nil else { return }
            present(.tagMenu(TagMenu(id: id, x: x, y: y)))
        case .swipe(let id, let isLeft): if isLeft { askToDeleteTag(id) }
        case .askDelete(let id): askToDeleteTag(id)
        case .reorder: present(.tagOrder)
        case .drag(let message): dragTag(message)
        case .name(let name): edit { $0.name = name }
        case .color(let hex): edit { $0.colorHex = Palette.capitals(hex) }
        case .save: saveTag()
        }
    }

    private func edit(_ change: (inout TagEditor) -> Void) {
        guard case .tagEditor(var editor) = model.sheet else { return }
        change(&editor)
        editor.problem = nil
        replaceSheet(.tagEditor(editor))
    }

    /// A tag behind all others, in the next of the preset colours.
    func newTag(named name: String) -> Tag {
        let tags = model.ledger.tags
        return Tag(
            id: newID(), createdAt: model.now, name: name,
            colorHex: Palette.presets[tags.count % Palette.presets.count],
            sortOrder: (tags.last?.sortOrder ?? -1) + 1)
    }

    /// - Returns: whether the tag is stored.
    func insert(_ tag: Tag) -> Bool {
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            try book.write(.tagAdd, subject: tag.name, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.insert(.tag, tag.id, tag.fields)
            }
            return true
        }
        return done == true
    }

    private func saveTag() {
        guard case .tagEditor(var editor) = model.sheet else { return }
        let tag: Tag
        do throws(DomainError) { tag = try editor.tag() } catch {
            editor.problem = error
            replaceSheet(.tagEditor(editor))
            vibrate(.refused)
            return effects.append(.focus("name"))
        }
        if editor.isNew {
            if insert(tag) { dismiss() }
            return
        }
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            try book.write(.tagEdit, subject: tag.name, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.update(.tag, tag.id, editor.writes(tag))
            }
            return true
        }
        if done == true { dismiss() }
    }

    private func askToDeleteTag(_ id: RecordID) {
        guard let tag = model.ledger.tag(id) else { return }
        let strings = model.strings
        let wearing = model.ledger.actions(wearing: id)
        var explanation =
            wearing > 0 ? strings.tagKeepsActions(count: wearing) : strings.tagKeepsNone
        if let quests = quests(aimingAt: "targetTag", id), quests > 0 {
            explanation += " " + strings.questsLoseTarget(count: quests)
        }
        ask(
            Confirmation(
                title: strings.askDeleteNamed(name: tag.name), explanation: explanation,
                verb: strings.delete, isDestructive: true, deed: .deleteTag(id)))
    }

    /// Deletes a tag; its actions stay.
    func deleteTag(_ id: RecordID) {
        guard let tag = model.ledger.tag(id) else { return }
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            _ = try book.write(.tagDelete, subject: tag.name, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.delete(.tag, id, isConfirmed: true)
            }
            return true
        }
        guard done == true else { return }
        toast(model.strings.deletedNamed(name: tag.name), canUndo: true)
    }

    private func dragTag(_ message: ListDragMessage) {
        let ledger = model.ledger
        let list = ledger.tags.map { $0.id }
        // A copy, since what follows the drag also reads the model.
        var drag = model.tagDrag
        let order = follow(message, in: &drag, list: list) { id in ledger.tag(id)?.name ?? "" }
        model.tagDrag = drag
        guard let order, order != list else { return }
        write { (book, now) throws(ReplicaError) in
            try book.write(.tagEdit, subject: ledger.tags[0].name, wall: now) {
                (transaction) throws(ReplicaError) in
                for (place, id) in order.enumerated() {
                    try transaction.update(
                        .tag, id, [FieldWrite("sortOrder", .int(Int64(place)))])
                }
            }
        }
    }
}

extension Ledger {
    /// How many actions have a tag.
    func actions(wearing tag: RecordID) -> Int {
        actions.reduce(0) { $0 + ($1.tagIDs.contains(tag) ? 1 : 0) }
    }
}
