import HaruCore

extension Replica {
    /// Does what the server's refusal of a whole exchange asks for.
    public func take(
        _ refusal: SyncRefusal, chance: () -> UInt64
    ) throws(ReplicaError) -> SyncResult {
        try inTransaction { () throws(StorageError) -> SyncResult in
            var result = SyncResult()
            var state = try self.storage.syncState()
            switch refusal {
            case .serverClock, .storeUnavailable: return result
            case .epochChanged(let epoch):
                state.request = nil
                state.incarnation = nil
                state.epoch = epoch
                if Mutant.isOn(.epochIgnored) {
                    state.cursor = 0
                } else if Mutant.isOn(.droppingUnderChangedEpoch) {
                    try state.fetchWithProof(self.storage)
                } else {
                    try state.startOver(self.storage)
                }
            case .deviceCopied(let watermark):
                let isBehind = state.cursor > 0 && state.cursor < watermark
                let clock = try self.storage.clock()
                try self.storage.setClock(
                    state.becomeCopy(self.storage, clock, &result, chance))
                if isBehind { try state.fetchWithProof(self.storage) }
            case .cursorExpired(let epoch, _):
                // The request is not answered yet: with another id, one whose first answer was lost
                // would come from a copy.
                if epoch == state.epoch {
                    try state.fetchWithProof(self.storage)
                } else {
                    state.request = nil
                    state.incarnation = nil
                    state.epoch = epoch
                    try state.startOver(self.storage)
                }
            }
            result.wantsMore = true
            try self.storage.setSyncState(state)
            return result
        }
    }

    /// `haru sync --full`: fetches everything, then offers what the server lacks or holds with a
    /// lesser stamp.
    public func syncFromZero() throws(ReplicaError) {
        try inTransaction { () throws(StorageError) in
            var state = try self.storage.syncState()
            try state.startOver(self.storage)
            try self.storage.setSyncState(state)
        }
    }

    /// Makes ready for the first exchange with an account under a new device: nothing is known of
    /// what it has, and everything here is offered to it.
    public func joinAccount(_ account: RecordID) throws(ReplicaError) {
        try inTransaction { () throws(StorageError) in
            try self.storage.setBookkeeping(SyncState.accountKey, Array(account.text.utf8))
            var state = try self.storage.syncState()
            state.epoch = nil
            state.incarnation = nil
            state.request = nil
            state.isComplete = false
            state.differences = 0
            try state.startOver(self.storage)
            try self.storage.list([], under: SyncState.heldKey)
            // Another server may take what the last one refused.
            var quarantine = try Quarantine(self.storage)
            quarantine.release()
            try quarantine.save(self.storage)
            try self.storage.setSyncState(state)
        }
    }

    /// Counts the parity pair anew.
    ///
    /// - Returns: whether the running pair was right.
    public func recountParity() throws(ReplicaError) -> Bool {
        try inTransaction { () throws(StorageError) -> Bool in
            var state = try self.storage.syncState()
            let counted = try self.storage.countedParity()
            if counted == state.parity { return true }
            state.parity = counted
            try self.storage.setSyncState(state)
            return false
        }
    }
}

extension SyncState {
    /// Takes everything for unconfirmed and fetches from zero. What the server turns out to have is
    /// confirmed as it arrives; the rest is offered. Nothing is dropped (sync 8).
    mutating func startOver(_ storage: some ReplicaStorage) throws(StorageError) {
        cursor = 0
        position = 0
        parity = Parity()
        isFetchingAll = true
        isDropHeld = false
        let clock = try storage.clock()
        seenTime = max(seenTime, clock.last)
        for kind in try storage.kinds() {
            var ids: [RecordID] = []
            try storage.forEachRecord(of: kind) { ids.append($0.id) }
            for id in ids {
                guard let old = try storage.record(kind, id) else { continue }
                var record = old
                for named in old.fields {
                    // A deletion that was through already is not held again.
                    let isConfirmed =
                        named.field.isConfirmed
                        || !named.field.isPending && sameBytes(named.name, Schema.deleted)
                    record[named.name] = Field(
                        value: named.field.value, stamp: named.field.stamp,
                        isConfirmed: isConfirmed)
                }
                if record != old { try storage.put(record, replacing: old) }
            }
        }
        var quarantine = try Quarantine(storage)
        _ = quarantine.takeIncoming()
        try quarantine.save(storage)
        try storage.list([], under: SyncState.unprovenKey)
    }

    /// Fetches from zero to find out which records the account no longer has.
    mutating func fetchWithProof(_ storage: some ReplicaStorage) throws(StorageError) {
        cursor = 0
        position = 0
        isFetchingAll = true
        isDropHeld = false
        var known: [RecordKey] = []
        for kind in try storage.kinds() {
            try storage.forEachRecord(of: kind) { record in
                // A record of which the server never had a field was made after the last exchange.
                let wasKnown = record.fields.contains {
                    !$0.field.isPending || $0.field.base != nil
                }
                if wasKnown { known.append(RecordKey(kind, record.id)) }
            }
        }
        try storage.list(known, under: SyncState.unprovenKey)
    }

    /// Goes on under a new name: pending stamps bear the new node, everything is fetched again, and
    /// nothing is lost (sync 2).
    ///
    /// - Returns: the clock of the new life.
    mutating func becomeCopy(
        _ storage: some ReplicaStorage, _ clock: HybridClock, _ result: inout SyncResult,
        _ chance: () -> UInt64
    ) throws(StorageError) -> HybridClock {
        let node = chance() | 1
        let seen = seenTime
        var restamping = try Restamping(storage) { $0.node == clock.node && $0.time > seen }
        restamping.put(node: node)
        result.restamped += try restamping.apply()
        result.isCopy = true
        incarnation = nil
        request = nil
        fetchAgain()
        return HybridClock(node: node, last: clock.last, offset: clock.offset)
    }
}

extension ReplicaStorage {
    /// The pair of all that the server has as far as this device knows, counted from the rows.
    func countedParity() throws(StorageError) -> Parity {
        var parity = Parity()
        for kind in try kinds() { try forEachRecord(of: kind) { parity.add($0) } }
        return parity
    }
}
