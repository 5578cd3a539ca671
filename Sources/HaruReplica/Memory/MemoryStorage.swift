import HaruCore

/// A replica in memory: for the browser, for simulations and for tests.
public final class MemoryStorage: ReplicaStorage {
    /// In byte order of the kinds' names.
    private var tables: [MemoryTable] = []
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
        for old in before.replaced.reversed() { _ = set(old.record, old.kind, old.id) }
        self.before = nil
    }

    public func clock() throws(StorageError) -> HybridClock { hybridClock }
    public func setClock(_ clock: HybridClock) throws(StorageError) { hybridClock = clock }

    public func revision() throws(StorageError) -> Int64 { commits }
    public func advanceRevision() throws(StorageError) { commits += 1 }

    public func record(_ kind: Kind, _ id: RecordID) throws(StorageError) -> Record? {
        table(kind)?.record(id)
    }

    public func put(_ record: Record, replacing old: Record?) throws(StorageError) {
        let known = set(record, record.kind, record.id)
        before?.replaced.append((record.kind, record.id, known))
    }

    public func purge(_ kind: Kind, _ id: RecordID) throws(StorageError) {
        let known = set(nil, kind, id)
        before?.replaced.append((kind, id, known))
    }

    public func forEachRecord(of kind: Kind, _ body: (Record) -> Void) throws(StorageError) {
        for row in rows(kind) { body(row.record) }
    }

    public func kinds() throws(StorageError) -> [Kind] {
        tables.filter { !$0.rows.isEmpty }.map { $0.kind }
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
        return rows(kind).filter { row in
            !row.record.isDeleted
                && row.record.value(field)?.string.flatMap { RecordID($0) } == owner
        }.map { $0.record.id }
    }

    public func undoEntries(limit: Int) throws(StorageError) -> [UndoEntry] {
        Array(undo.suffix(limit).reversed())
    }

    public func pushUndo(_ entry: UndoEntry) throws(StorageError) {
        undo.append(entry)
        if undo.count > UndoEntry.kept { undo.removeFirst() }
    }

    public func popUndo() throws(StorageError) { _ = undo.popLast() }

    private func table(_ kind: Kind) -> MemoryTable? { tables.first { $0.kind == kind } }

    private func rows(_ kind: Kind) -> [MemoryTable.Row] { table(kind)?.rows ?? [] }

    /// - Returns: what was there before.
    private func set(_ record: Record?, _ kind: Kind, _ id: RecordID) -> Record? {
        if let known = tables.firstIndex(where: { $0.kind == kind }) {
            return tables[known].set(record, id)
        }
        let place = tables.firstIndex { bytesPrecede(kind.name, $0.kind.name) } ?? tables.count
        tables.insert(MemoryTable(kind: kind), at: place)
        return tables[place].set(record, id)
    }

    private func entries(_ kind: Kind, _ isWanted: (TimelineEntry) -> Bool) -> [TimelineEntry] {
        var entries: [TimelineEntry] = []
        for row in rows(kind) {
            if let entry = row.entry, isWanted(entry) { entries.append(entry) }
        }
        return entries.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    }
}
