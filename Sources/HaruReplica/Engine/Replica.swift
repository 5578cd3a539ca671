import HaruCore

/// One device's copy of an account: changes in, merged records out.
public final class Replica<Storage: ReplicaStorage> {
    public let storage: Storage
    /// What is asked when something is created; never by a merge or a restore.
    public let plan: Plan

    public init(_ storage: Storage, plan: Plan = .unlimited) {
        self.storage = storage
        self.plan = plan
    }

    /// Makes a change in one transaction. When `body` throws, nothing has happened.
    ///
    /// - Parameters:
    ///   - wall: what the device's clock shows.
    ///   - subject: what the change is about, in the person's words, for the list of changes.
    /// - Returns: what `body` returns, once everything is on disk.
    public func write<Result>(
        _ verb: UndoEntry.Verb, subject: String = "", wall: Instant,
        _ body: (inout WriteTransaction<Storage>) throws(ReplicaError) -> Result
    ) throws(ReplicaError) -> Result {
        let early = Mutant.isOn(.stampIssuedBeforeLock) ? try? storage.clock() : nil
        return try transaction { () throws(ReplicaError) -> Result in
            var transaction = try self.open(wall: wall)
            if let early { transaction.clock = early }
            let result = try body(&transaction)
            if transaction.hasWritten {
                let entry = UndoEntry(
                    verb: transaction.verb ?? verb, at: wall, subject: subject,
                    cells: transaction.cells)
                try self.close(transaction, pushing: entry)
            }
            return result
        }
    }

    /// Runs `body` between `begin` and `commit`.
    func transaction<Result>(
        _ body: () throws(ReplicaError) -> Result
    ) throws(ReplicaError) -> Result {
        do { try storage.begin() } catch { throw .storage(error) }
        do throws(ReplicaError) {
            let result = try body()
            do { try storage.commit() } catch { throw ReplicaError.storage(error) }
            return result
        } catch {
            storage.rollback()
            throw error
        }
    }

    func open(wall: Instant) throws(ReplicaError) -> WriteTransaction<Storage> {
        do { return try WriteTransaction(storage, wall: wall) } catch { throw .storage(error) }
    }

    private func close(
        _ transaction: WriteTransaction<Storage>, pushing entry: UndoEntry
    ) throws(ReplicaError) {
        do {
            if !Mutant.isOn(.clockNotStored) { try storage.setClock(transaction.clock) }
            try storage.pushUndo(entry)
            try storage.advanceRevision()
        } catch { throw .storage(error) }
    }
}

/// What a batch of changes did.
public struct MergeResult: Equatable, Sendable {
    /// Fields whose incoming value is in.
    public var applied = 0
    /// Fields that were there already, the same or newer.
    public var kept = 0
    /// Stamps that came with two values.
    public var clashes = 0
    /// Rows written.
    public var rows = 0

    public init() {}
}

extension Replica {
    /// Merges what another replica, the server or an archive says. Any order, any repetition, any
    /// cut into batches gives the same replica, and a second time writes no row.
    ///
    /// - Parameter fromServer: whether the sender is the server, whose word is confirmed.
    public func merge(
        _ changes: [Change], fromServer: Bool = false
    ) throws(ReplicaError) -> MergeResult {
        try transaction { () throws(ReplicaError) -> MergeResult in
            do throws(StorageError) {
                return try self.mergeAll(changes, fromServer: fromServer)
            } catch { throw .storage(error) }
        }
    }

    private func mergeAll(_ changes: [Change], fromServer: Bool) throws(StorageError) -> MergeResult
    {
        var result = MergeResult()
        var greatest = Stamp.zero
        for change in changes {
            try merge(change, fromServer: fromServer, into: &result)
            greatest = change.fields.reduce(greatest) { max($0, $1.stamp) }
            if Mutant.isOn(.clockMergedPerMessage) { try Mutant.mergeClock(greatest, in: storage) }
        }
        // Once per batch and in its transaction: a batch that fails moves no clock.
        var clock = try storage.clock()
        let known = clock
        clock.receive(greatest)
        if clock != known { try storage.setClock(clock) }
        if result.rows > 0 { try storage.advanceRevision() }
        return result
    }

    private func merge(
        _ change: Change, fromServer: Bool, into result: inout MergeResult
    ) throws(StorageError) {
        let old = try storage.record(change.kind, change.id)
        let record = merged(change, into: old, fromServer: fromServer, &result)
        guard record != old, !record.fields.isEmpty else { return }
        result.rows += 1
        try storage.put(record, replacing: old)
    }

    /// What becomes of a record when a change is merged into it.
    func merged(
        _ change: Change, into old: Record?, fromServer: Bool, _ result: inout MergeResult
    ) -> Record {
        var record = old ?? Record(kind: change.kind, id: change.id)
        for field in change.fields {
            if Mutant.isOn(.unknownFieldDropped), !Schema.isKnown(field.name, in: change.kind) {
                continue
            }
            switch record.merge(field, fromServer: fromServer) {
            case .applied: result.applied += 1
            case .kept: result.kept += 1
            case .clash: result.clashes += 1
            }
            if Mutant.isOn(.editRevivesDeleted), !sameBytes(field.name, Schema.deleted),
                let mark = record[Schema.deleted], mark.stamp < field.stamp
            {
                record[Schema.deleted] = Field(value: .bool(false), stamp: mark.stamp)
            }
        }
        return record
    }

    /// Everything the replica holds, kinds in byte order, ids ascending.
    public func allChanges() throws(StorageError) -> [Change] {
        var changes: [Change] = []
        for kind in try storage.kinds() {
            try storage.forEachRecord(of: kind) { changes.append(Change($0)) }
        }
        return changes
    }
}
