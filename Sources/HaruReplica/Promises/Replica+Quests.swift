import HaruCore

extension Replica {
    /// - Parameter subject: the words of the promise, for the list of changes.
    /// - Throws: `.refused(.limitReached)` where the plan has no room for it, `.premiumRequired` for one
    ///   about health.
    public func add(
        _ quest: Quest, subject: String, wall: Instant
    ) throws(ReplicaError) -> Quest {
        let checked = try self.checked(quest, previous: nil)
        try write(.questAdd, subject: subject, wall: wall) {
            (transaction) throws(ReplicaError) in
            try self.checkRoom(for: checked)
            try transaction.insert(.quest, checked.id, checked.fields)
        }
        return checked
    }

    /// Changes what a quest promises (Docs/Promises.md 1.1).
    ///
    /// - Parameters:
    ///   - quest: as it is to be, with the id of the one that is there.
    ///   - change: what becomes of the days before `today`.
    public func edit(
        _ quest: Quest, _ change: Quest.Change, today: LocalDay, subject: String, wall: Instant
    ) throws(ReplicaError) -> Quest {
        try write(.questEdit, subject: subject, wall: wall) {
            (transaction) throws(ReplicaError) in
            guard let record = try transaction.record(.quest, quest.id), !record.isDeleted else {
                throw .refused(.notFound)
            }
            let revisions = try self.revisions(of: quest.id)
            let previous = Quest(record)
            let inForce = QuestRevision.inForce(previous, revisions, on: today)
            let checked = try self.checked(quest, previous: inForce)
            if inForce.healthMetric.utf8.isEmpty {
                try refusable { () throws(DomainError) in try self.plan.checkNewQuest(checked) }
            }
            switch change {
            case .alsoForThePast:
                for revision in revisions {
                    try transaction.delete(.questRevision, revision.id, isConfirmed: true)
                }
                try transaction.update(.quest, quest.id, checked.promise)
            case .fromToday:
                let revision = QuestRevision(checked, from: today, createdAt: wall)
                if revisions.contains(where: { $0.id == revision.id }) {
                    try transaction.update(.questRevision, revision.id, checked.promise)
                } else {
                    try transaction.insert(.questRevision, revision.id, revision.fields)
                }
            }
            return checked
        }
    }

    public func delete(quest: Quest, subject: String, wall: Instant) throws(ReplicaError) {
        try write(.questDelete, subject: subject, wall: wall) {
            (transaction) throws(ReplicaError) in
            _ = try transaction.delete(.quest, quest.id, isConfirmed: true)
        }
    }

    private func revisions(of quest: RecordID) throws(ReplicaError) -> [QuestRevision] {
        let ids = try stored { () throws(StorageError) in
            try storage.owned(.questRevision, by: quest)
        }
        var revisions: [QuestRevision] = []
        for id in ids {
            guard let record = try readable(.questRevision, id), !record.isDeleted else { continue }
            if let revision = QuestRevision(record) { revisions.append(revision) }
        }
        return revisions
    }

    private func checked(_ quest: Quest, previous: Quest?) throws(ReplicaError) -> Quest {
        var action: Action?
        if let id = quest.targetAction { action = try self.action(id) }
        return try refusable { () throws(DomainError) in
            try quest.checked(action: action, previous: previous)
        }
    }
}
