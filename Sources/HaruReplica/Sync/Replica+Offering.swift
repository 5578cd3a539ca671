import HaruCore

extension Replica {
    /// The next request of this device. Its id is stored before it leaves and kept until the answer
    /// is stored, so that a lost answer is not taken for a copy of the store (sync 2).
    ///
    /// - Parameters:
    ///   - device: as it is registered with the account.
    ///   - limit: the most records either way, 1…1,000.
    ///   - chance: random words.
    public func syncRequest(
        device: RecordID, limit: Int = SyncLimits.records, chance: () -> UInt64
    ) throws(ReplicaError) -> SyncRequest {
        try inTransaction { () throws(StorageError) -> SyncRequest in
            try self.nextRequest(device: device, limit: limit, chance: chance)
        }
    }

    /// The next request, within a transaction.
    func nextRequest(
        device: RecordID, limit: Int, chance: () -> UInt64
    ) throws(StorageError) -> SyncRequest {
        var state = try storage.syncState()
        // Nobody knows what became of the last request: its items are offered again.
        if state.request != nil { state.position = 0 }
        if state.request == nil || Mutant.isOn(.requestNotKept) {
            state.request = RecordID(high: chance(), low: chance())
        }
        var request = SyncRequest(
            device: device, request: state.request!, incarnation: state.incarnation,
            epoch: state.epoch, cursor: state.cursor, limit: limit)
        // Before the server's time is known, stamps may be far off.
        if !state.isFetchingAll, !state.isClockUnknown {
            request.items = try offer(&state, limit: limit)
        }
        try storage.setSyncState(state)
        return request
    }

    /// Pending fields of the next records, and where the round has come to.
    private func offer(
        _ state: inout SyncState, limit: Int
    ) throws(StorageError) -> [SyncItem] {
        var quarantine = try Quarantine(storage)
        var items: [SyncItem] = []
        var size = SyncLimits.margin
        while items.count < limit {
            let page = try storage.pending(after: state.position, limit: limit - items.count)
            if page.isEmpty { break }
            for pending in page {
                guard let record = try storage.record(pending.kind, pending.id) else {
                    state.position = pending.position
                    continue
                }
                let change = Change(pendingOf: record)
                var bytes: [UInt8] = []
                change.write(into: &bytes)
                if bytes.count > Change.recordLimit, !quarantine.holds(change) {
                    quarantine.add(change, .tooLarge)
                }
                if size + bytes.count > SyncLimits.bytes {
                    try quarantine.save(storage)
                    return items
                }
                state.position = pending.position
                if change.fields.isEmpty || quarantine.holds(change) { continue }
                size += bytes.count + 1
                items.append(.change(change))
            }
        }
        try quarantine.save(storage)
        return items
    }

    /// Runs `body` between `begin` and `commit`.
    func inTransaction<Result>(
        _ body: () throws(StorageError) -> Result
    ) throws(ReplicaError) -> Result {
        try transaction { () throws(ReplicaError) -> Result in
            do throws(StorageError) { return try body() } catch { throw .storage(error) }
        }
    }
}

extension Change {
    /// The fields of a record that the server has not confirmed.
    init(pendingOf record: Record) {
        let pending = record.fields.filter { $0.field.isPending }
        self.init(
            kind: record.kind, id: record.id,
            fields: pending.map { ChangedField($0.name, $0.field.value, $0.field.stamp) },
            isConfirmed: pending.contains {
                sameBytes($0.name, Schema.deleted) && $0.field.isConfirmed
            })
    }
}
