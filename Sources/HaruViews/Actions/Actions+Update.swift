import HaruCore
import HaruReplica
import HaruStrings

extension App {
    func update(_ message: ActionsMessage) {
        switch message {
        case .add: addAction()
        case .edit(let id): editAction(id)
        case .askDelete(let id): askToDelete(id)
        case .toggleNotePrompt(let id): setNotePrompt(id, !model.preferences.asksForNote(id))
        case .swipe(let id, let isRight): if isRight { toggleFavorite(id) }
        case .menu(let x, let y): present(.actionsMenu(x: x, y: y))
        case .reorderFavorites:
            guard model.ledger.home.favorites.count > 1 else { return }
            present(.favoriteOrder(FavoriteOrder(order: model.ledger.home.favorites)))
        case .drag(let message): dragFavorite(message)
        case .editor(let message): update(message)
        case .icons(let message): update(message)
        }
    }

    /// Opens the editor for a new action, or says that the free version has no room for one.
    func addAction() {
        let existing = model.ledger.actions.count
        guard FreeLimit.actions.allows(existing: existing, plan: model.plan) else {
            vibrate(.refused)
            return present(.limit(.actions))
        }
        present(.actionEditor(ActionEditor()), at: "/actions?new=1")
    }

    func editAction(_ id: RecordID) {
        guard let action = model.ledger.action(id) else { return }
        present(
            .actionEditor(
                ActionEditor(action, asksForNote: model.preferences.asksForNote(id))),
            at: model.route == .action(id) ? model.route.path + "?edit=1" : nil)
    }

    func askToDelete(_ id: RecordID) {
        guard let action = model.ledger.action(id) else { return }
        let strings = model.strings
        let records = read { (book) throws(ReplicaError) in
            try ActionTotals.records(of: id, in: book)
        }
        guard let records else { return }
        var explanation =
            records > 0 ? strings.recordsGoToo(count: records) : strings.hasNoRecords
        if let quests = quests(aimingAt: "targetAction", id), quests > 0 {
            explanation += " " + strings.questsLoseTarget(count: quests)
        }
        ask(
            Confirmation(
                title: strings.askDeleteNamed(name: action.name), explanation: explanation,
                verb: strings.delete, isDestructive: true, deed: .deleteAction(id)))
    }

    /// How many quests name a record as their target.
    func quests(aimingAt field: String, _ id: RecordID) -> Int? {
        read { (book) throws(ReplicaError) in
            var count = 0
            do throws(StorageError) {
                try book.storage.forEachRecord(of: .quest) { record in
                    let target = record.value(field)?.string.flatMap { RecordID($0) }
                    if !record.isDeleted, target == id { count += 1 }
                }
            } catch { throw .storage(error) }
            return count
        }
    }

    /// Deletes an action with its records; its own screen is left first.
    func deleteAction(_ id: RecordID) {
        guard let action = model.ledger.action(id) else { return }
        let done: Bool? = write { (book, now) throws(ReplicaError) in
            _ = try book.write(.actionDelete, subject: action.name, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.delete(.action, id, isConfirmed: true)
            }
            return true
        }
        guard done == true else { return }
        toast(model.strings.deletedNamed(name: action.name), canUndo: true)
    }
}
