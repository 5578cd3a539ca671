import HaruCore

/// A replica in memory: for the browser, for simulations and for tests.
public final class MemoryStorage: ReplicaStorage {
    private var records: [Kind: [RecordID: Record]] = [:]
    private var hybridClock: HybridClock
    private var commits: Int64 = 0
    /// The newest last.
    private var undo: [UndoEntry] = []
    /// What `rollback` needs, while a transaction is open.
    private var before: Before?

    private struct Before {
        let clock: HybridClock
        let commits: Int64
        let undo: [UndoEntry]
        /// What was written over, in the order of writing.
        var replaced: [(kind: Kind, id: RecordID, record: Record?)] = []
    }

    /// - Parameter node: random, of this life of this store.
    public init(node: UInt64) { hybridClock = HybridClock(node: node) }

    public func begin() throws(StorageError) {
        precondition(before == nil, "A transaction is open already.")
        before = Before(clock: hybridClock, commits: commits, undo: undo)
    }

    public func commit() throws(StorageError) { before = nil }

    public func rollback() {
        guard let before else { return }
        hybridClock = before.clock
        commits = before.commits
        undo = before.undo
        for old in before.replaced.reversed() { records[old.kind, default: [:]][old.id] = old.record }
        self.before = nil
    }

    public func clock() throws(StorageError) -> HybridClock { hybridClock }
    public func setClock(_ clock: HybridClock) throws(StorageError) { hybridClock = clock }

    public func revision() throws(StorageError) -> Int64 { commits }
    public func advanceRevision() throws(StorageError) { commits += 1 }

    public func record(_ kind: Kind, _ id: RecordID) throws(StorageError) -> Record? {
        records[kind]?[id]
    }

    public func put(_ record: Record, replacing old: Record?) throws(StorageError) {
        write(record, record.kind, record.id)
    }

    public func purge(_ kind: Kind, _ id: RecordID) throws(StorageError) { write(nil, kind, id) }

    private func write(_ record: Record?, _ kind: Kind, _ id: RecordID) {
        before?.replaced.append((kind, id, records[kind]?[id]))
        records[kind, default: [:]][id] = record
    }

    public func forEachRecord(of kind: Kind, _ body: (Record) -> Void) throws(StorageError) {
        for record in sorted(kind) { body(record) }
    }

    public func kinds() throws(StorageError) -> [Kind] {
        records.filter { !$0.value.isEmpty }.map { $0.key }.sorted { bytesPrecede($0.name, $1.name) }
    }

    public func timeline(
        _ kind: Kind, touching range: Range<Instant>
    ) throws(StorageError) -> [TimelineEntry] {
        entries(kind) { entry in
            entry.start < range.upperBound.milliseconds
                && (kind == .session
                    ? entry.end > range.lowerBound.milliseconds
                    : entry.start >= range.lowerBound.milliseconds)
        }
    }

    public func running() throws(StorageError) -> [TimelineEntry] {
        entries(.session) { $0.isRunning }
    }

    public func owned(_ kind: Kind, by owner: RecordID) throws(StorageError) -> [RecordID] {
        guard let field = Schema.definition(kind)?.owner?.field else { return [] }
        return sorted(kind).filter { record in
            !record.isDeleted && record.value(field)?.string.flatMap { RecordID($0) } == owner
        }.map { $0.id }
    }

    public func undoEntries(limit: Int) throws(StorageError) -> [UndoEntry] {
        Array(undo.suffix(limit).reversed())
    }

    public func pushUndo(_ entry: UndoEntry) throws(StorageError) {
        undo.append(entry)
        if undo.count > UndoEntry.kept { undo.removeFirst() }
    }

    public func popUndo() throws(StorageError) { _ = undo.popLast() }

    private func sorted(_ kind: Kind) -> [Record] {
        (records[kind] ?? [:]).values.sorted { $0.id < $1.id }
    }

    private func entries(_ kind: Kind, _ isWanted: (TimelineEntry) -> Bool) -> [TimelineEntry] {
        sorted(kind).compactMap { TimelineEntry($0) }.filter(isWanted)
            .sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    }
}
