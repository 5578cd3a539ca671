import HaruCore
import HaruReplica

/// A store that fails when told to, lets others go first, and notes what every commit wrote.
public final class SimulatedStorage<Base: ReplicaStorage>: ReplicaStorage {
    /// A field that a commit wrote.
    struct Write {
        let kind: Kind
        let id: RecordID
        let name: String
        let field: Field
    }

    private(set) var base: Base
    /// Calls that change something until the next one fails; `nil` = none will.
    var callsUntilFault: Int?
    /// Runs once, before the next transaction gets the lock: somebody who was faster.
    var beforeLock: (() -> Void)?
    /// Whether commits note their fields. Merges need not.
    var isNoting = false
    private(set) var rowsPut = 0
    private(set) var clocksSet = 0
    private var open: [Write] = []
    private var commits: [[Write]] = []

    init(_ base: Base) { self.base = base }

    /// What was committed since the last call, oldest commit first.
    func takeCommits() -> [[Write]] {
        defer { commits = [] }
        return commits
    }

    /// Goes on with the same store, read back.
    func replaceBase(_ base: Base) { self.base = base }

    private func mayFail() throws(StorageError) {
        guard let left = callsUntilFault else { return }
        if left > 0 {
            callsUntilFault = left - 1
        } else {
            callsUntilFault = nil
            throw .failed(code: 10, message: "simulated")
        }
    }

    public func begin() throws(StorageError) {
        if let other = beforeLock {
            beforeLock = nil
            other()
        }
        try base.begin()
        open = []
    }

    public func commit() throws(StorageError) {
        try mayFail()
        try base.commit()
        if isNoting, !open.isEmpty { commits.append(open) }
        open = []
    }

    public func rollback() {
        open = []
        base.rollback()
    }

    public func clock() throws(StorageError) -> HybridClock { try base.clock() }

    public func setClock(_ clock: HybridClock) throws(StorageError) {
        try mayFail()
        clocksSet += 1
        try base.setClock(clock)
    }

    public func revision() throws(StorageError) -> Int64 { try base.revision() }

    public func advanceRevision() throws(StorageError) {
        try mayFail()
        try base.advanceRevision()
    }

    public func record(_ kind: Kind, _ id: RecordID) throws(StorageError) -> Record? {
        try base.record(kind, id)
    }

    public func put(_ record: Record, replacing old: Record?) throws(StorageError) {
        try mayFail()
        rowsPut += 1
        if isNoting {
            let known = try base.record(record.kind, record.id)
            for named in record.fields where known?[named.name]?.stamp != named.field.stamp {
                open.append(
                    Write(kind: record.kind, id: record.id, name: named.name, field: named.field))
            }
        }
        try base.put(record, replacing: old)
    }

    public func purge(_ kind: Kind, _ id: RecordID) throws(StorageError) {
        try mayFail()
        try base.purge(kind, id)
    }

    public func forEachRecord(of kind: Kind, _ body: (Record) -> Void) throws(StorageError) {
        try base.forEachRecord(of: kind, body)
    }

    public func kinds() throws(StorageError) -> [Kind] { try base.kinds() }

    public func timeline(
        _ kind: Kind, touching range: Range<Instant>
    ) throws(StorageError) -> [TimelineEntry] {
        try base.timeline(kind, touching: range)
    }

    public func running() throws(StorageError) -> [TimelineEntry] { try base.running() }

    public func owned(_ kind: Kind, by owner: RecordID) throws(StorageError) -> [RecordID] {
        try base.owned(kind, by: owner)
    }

    public func undoEntries(limit: Int) throws(StorageError) -> [UndoEntry] {
        try base.undoEntries(limit: limit)
    }

    public func pushUndo(_ entry: UndoEntry) throws(StorageError) {
        try mayFail()
        try base.pushUndo(entry)
    }

    public func popUndo() throws(StorageError) {
        try mayFail()
        try base.popUndo()
    }
}
