import HaruCore

extension Replica {
    /// Runs a call of the storage as part of something that may also be refused.
    func stored<Result>(
        _ body: () throws(StorageError) -> Result
    ) throws(ReplicaError) -> Result {
        do { return try body() } catch { throw .storage(error) }
    }

    /// A record; `nil` where it is missing or cannot be trusted. The storage counts the latter: one
    /// bad row never hides the others (sync 9, 10.2).
    func readable(_ kind: Kind, _ id: RecordID) throws(ReplicaError) -> Record? {
        do { return try storage.record(kind, id) } catch {
            if case .damaged = error { return nil }
            throw .storage(error)
        }
    }

    /// Live records of a kind, by id.
    func liveRecords(of kind: Kind) throws(ReplicaError) -> [Record] {
        var records: [Record] = []
        try stored { () throws(StorageError) in
            try storage.forEachRecord(of: kind) { if !$0.isDeleted { records.append($0) } }
        }
        return records
    }

    public func settings() throws(ReplicaError) -> Settings {
        Settings(try readable(.settings, Settings.recordID))
    }

    public func actions() throws(ReplicaError) -> [Action] {
        try liveRecords(of: .action).map { Action($0) }
    }

    public func tags() throws(ReplicaError) -> [Tag] {
        try liveRecords(of: .tag).map { Tag($0) }
    }

    public func action(_ id: RecordID) throws(ReplicaError) -> Action? {
        try readable(.action, id).flatMap { $0.isDeleted ? nil : Action($0) }
    }

    /// Sessions that touch `range`, in ascending order of start. Those whose action is deleted or
    /// missing are not shown (sync 5, orphan rule).
    public func sessions(touching range: Range<Instant>) throws(ReplicaError) -> [TimeSession] {
        try visible(.session, touching: range).map { TimeSession($0) }
    }

    /// Count entries inside `range`, in ascending order of time.
    public func counts(in range: Range<Instant>) throws(ReplicaError) -> [CountEntry] {
        try visible(.count, touching: range).map { CountEntry($0) }
    }

    /// Sessions without an end, of actions that live.
    public func runningSessions() throws(ReplicaError) -> [TimeSession] {
        let entries = try stored { () throws(StorageError) in try storage.running() }
        return try records(.session, entries).map { TimeSession($0) }
    }

    private func visible(
        _ kind: Kind, touching range: Range<Instant>
    ) throws(ReplicaError) -> [Record] {
        let entries = try stored { () throws(StorageError) in
            try storage.timeline(kind, touching: range)
        }
        return try records(kind, entries)
    }

    /// The records of timeline entries whose action lives.
    private func records(
        _ kind: Kind, _ entries: [TimelineEntry]
    ) throws(ReplicaError) -> [Record] {
        var live: [RecordID: Bool] = [:]
        var records: [Record] = []
        for entry in entries {
            if live[entry.owner] == nil {
                live[entry.owner] =
                    try readable(.action, entry.owner).map { !$0.isDeleted } ?? false
            }
            guard live[entry.owner] == true else { continue }
            if let record = try readable(kind, entry.id) { records.append(record) }
        }
        return records
    }
}
