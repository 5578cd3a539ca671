import HaruCore

/// What a person is shown about sync on this device.
public struct SyncStatus: Sendable {
    /// Whether everything the account had at the first exchange has arrived.
    public let isComplete: Bool
    /// Milliseconds by which this device's clock is ahead; 0 within a minute.
    public let clockOffset: Int64
    /// Items that one side cannot take.
    public let quarantine: [QuarantinedItem]
    /// Deletions that wait for the person's word (sync 5).
    public let heldDeletions: [RecordKey]
    /// Records that the account no longer has, which wait for the person's word (sync 8).
    public let heldDrops: [RecordKey]
    /// Records that were purged while something of them was still to be offered.
    public let dropped: [RecordKey]
    /// How often the parity pairs differed, ever, and in a row after recounting: from two on it is
    /// a problem.
    public let parityAlarms: UInt64
    public let parityDifferences: UInt64
    /// The pair of what the server has, as far as this device knows.
    public let parity: Parity
}

extension Replica {
    public func syncStatus() throws(StorageError) -> SyncStatus {
        let state = try storage.syncState()
        return SyncStatus(
            isComplete: state.isComplete, clockOffset: try storage.clock().offset,
            quarantine: try Quarantine(storage).items,
            heldDeletions: try storage.records(listedUnder: SyncState.heldKey),
            heldDrops: state.isDropHeld
                ? try storage.records(listedUnder: SyncState.unprovenKey) : [],
            dropped: try storage.records(listedUnder: SyncState.droppedKey),
            parityAlarms: state.alarms, parityDifferences: state.differences,
            parity: state.parity)
    }

    /// *Delete everywhere*: marks the held deletions as agreed to.
    public func confirmHeldDeletions() throws(ReplicaError) {
        try inTransaction { () throws(StorageError) in
            for key in try self.storage.records(listedUnder: SyncState.heldKey) {
                guard let old = try self.storage.record(key.kind, key.id) else { continue }
                var record = old
                record[Schema.deleted]?.isConfirmed = true
                try self.storage.put(record, replacing: old)
            }
            try self.storage.list([], under: SyncState.heldKey)
        }
    }

    /// *Bring back*: the held deletions are undone, as one change.
    public func bringBackHeldDeletions(wall: Instant) throws(ReplicaError) {
        let held: [RecordKey]
        do { held = try storage.records(listedUnder: SyncState.heldKey) } catch {
            throw .storage(error)
        }
        try write(.edit, wall: wall) { (transaction) throws(ReplicaError) in
            for key in held {
                try transaction.set(key.kind, key.id, [FieldWrite(Schema.deleted, .bool(false))])
            }
            do throws(StorageError) {
                try self.storage.list([], under: SyncState.heldKey)
            } catch { throw .storage(error) }
        }
    }

    /// Drops the records that the account no longer has, once the person agreed.
    public func confirmHeldDrops() throws(ReplicaError) {
        try inTransaction { () throws(StorageError) in
            var taking = try AnswerTaking(self.storage)
            guard taking.state.isDropHeld else { return }
            for key in try self.storage.records(listedUnder: SyncState.unprovenKey) {
                try taking.remove(key)
            }
            taking.state.isDropHeld = false
            try self.storage.list([], under: SyncState.unprovenKey)
            try self.storage.setSyncState(taking.state)
            try self.storage.advanceRevision()
        }
    }

    /// Offers what was refused, and reads again what could not be read.
    public func retryQuarantine() throws(ReplicaError) {
        try inTransaction { () throws(StorageError) in
            try self.tryQuarantineAgain()
        }
    }

    /// The same after an update of the app, once for each version (sync 7).
    public func retryQuarantine(asVersion version: String) throws(ReplicaError) {
        let bytes = Array(version.utf8)
        let known: [UInt8]?
        do { known = try storage.bookkeeping(SyncState.versionKey) } catch {
            throw .storage(error)
        }
        if known == bytes { return }
        try inTransaction { () throws(StorageError) in
            try self.tryQuarantineAgain()
            try self.storage.setBookkeeping(SyncState.versionKey, bytes)
        }
    }

    private func tryQuarantineAgain() throws(StorageError) {
        var taking = try AnswerTaking(storage)
        try taking.retryQuarantine(self)
        try storage.setSyncState(taking.state)
    }
}
