import HaruCore

extension Replica {
    /// *Discard*: gives up a change that the server did not accept (sync 7). What the person has
    /// edited in the record since is kept, and offered.
    ///
    /// The record becomes again what the server has: one that it never had is gone, as it is on every
    /// other device; of one that it has, the given-up fields are left out and fetched again with all
    /// the rest, since of an earlier version only the hash is known here.
    ///
    /// - Returns: whether something was given up.
    public func discardRefused(_ key: RecordKey) throws(ReplicaError) -> Bool {
        try inTransaction { () throws(StorageError) -> Bool in
            var quarantine = try Quarantine(self.storage)
            guard let item = quarantine.take(key) else { return false }
            try quarantine.save(self.storage)
            guard let old = try self.storage.record(key.kind, key.id) else { return true }
            var state = try self.storage.syncState()
            // While everything is fetched, nobody knows yet what the server has.
            let isKnown =
                state.isFetchingAll
                || old.fields.contains { !$0.field.isPending || $0.field.base != nil }
            var record = old
            for named in old.fields
            where named.field.isPending && named.field.stamp <= item.stamp {
                record[named.name] = nil
            }
            state.parity.remove(old)
            state.parity.add(record)
            if record.fields.isEmpty {
                try self.storage.purge(key.kind, key.id)
            } else if record != old {
                try self.storage.put(record, replacing: old)
            }
            if isKnown { state.fetchAgain() }
            try self.storage.setSyncState(state)
            try self.forgetHeld(key)
            try self.storage.advanceRevision()
            return true
        }
    }

    /// Records were lost from the store: counts what is left, and fetches the rest again (sync 10.2).
    public func fetchWhatWasLost() throws(ReplicaError) {
        try inTransaction { () throws(StorageError) in
            var state = try self.storage.syncState()
            state.parity = try self.storage.countedParity()
            state.fetchAgain()
            try self.storage.setSyncState(state)
        }
    }

    /// A deletion that was given up waits for nobody's word.
    private func forgetHeld(_ key: RecordKey) throws(StorageError) {
        let held = try storage.records(listedUnder: SyncState.heldKey)
        if held.contains(key) {
            try storage.list(held.filter { $0 != key }, under: SyncState.heldKey)
        }
    }
}

extension SyncState {
    /// Asks for everything once more; what is the same already is only compared.
    mutating func fetchAgain() {
        cursor = 0
        position = 0
        isFetchingAll = true
    }
}
