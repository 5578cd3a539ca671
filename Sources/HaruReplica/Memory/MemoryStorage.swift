import HaruCore

/// A replica in memory: for the browser, for simulations and for tests.
public final class MemoryStorage: ReplicaStorage {
    /// In byte order of the kinds' names.
    private var tables: [MemoryTable] = []
    private var hybridClock: HybridClock
    private var commits: Int64 = 0
    private var kept: [(key: String, value: [UInt8])] = []
    /// Records with pending fields, in ascending order of their positions.
    private var pendingRecords: [PendingRecord] = []
    private var lastPosition: Int64 = 0
    /// The newest last.
    private var undo: [UndoEntry] = []
    /// What `rollback` needs, while a transaction is open.
    private var before: Before?

    private struct Before {
        let clock: HybridClock
        let commits: Int64
        let undo: [UndoEntry]
        let kept: [(key: String, value: [UInt8])]
        /// What was written over, in the order of writing.
        var replaced: [(kind: Kind, id: RecordID, row: MemoryTable.Row?)] = []
    }

    /// - Parameter node: random, of this life of this store.
    public init(node: UInt64) { hybridClock = HybridClock(node: node) }

    public func begin() throws(StorageError) {
        precondition(before == nil, "A transaction is open already.")
        before = Before(clock: hybridClock, commits: commits, undo: undo, kept: kept)
    }

    public func commit() throws(StorageError) { before = nil }

    public func rollback() {
        guard let before else { return }
        hybridClock = before.clock
        commits = before.commits
        undo = before.undo
        kept = before.kept
        for old in before.replaced.reversed() {
            set(old.row?.record, old.kind, old.id, position: old.row?.position)
        }
        self.before = nil
    }

    public func clock() throws(StorageError) -> HybridClock { hybridClock }
    public func setClock(_ clock: HybridClock) throws(StorageError) { hybridClock = clock }

    public func revision() throws(StorageError) -> Int64 { commits }
    public func advanceRevision() throws(StorageError) { commits += 1 }

    public func record(_ kind: Kind, _ id: RecordID) throws(StorageError) -> Record? {
        table(kind)?.row(id)?.record
    }

    public func put(_ record: Record, replacing old: Record?) throws(StorageError) {
        let known = table(record.kind)?.row(record.id)
        before?.replaced.append((record.kind, record.id, known))
        set(record, record.kind, record.id, position: known?.position)
    }

    public func purge(_ kind: Kind, _ id: RecordID) throws(StorageError) {
        guard let known = table(kind)?.row(id) else { return }
        before?.replaced.append((kind, id, known))
        set(nil, kind, id, position: known.position)
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

    public func pending(
        after position: Int64, limit: Int
    ) throws(StorageError) -> [PendingRecord] {
        Array(pendingRecords[pendingPlace(after: position)...].prefix(limit))
    }

    public func bookkeeping(_ key: String) throws(StorageError) -> [UInt8]? {
        kept.first { sameBytes($0.key, key) }?.value
    }

    public func setBookkeeping(_ key: String, _ value: [UInt8]) throws(StorageError) {
        kept.removeAll { sameBytes($0.key, key) }
        kept.append((key, value))
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

    /// - Parameter position: where the record lay; `nil` = where it lies, or it is new.
    private func set(_ record: Record?, _ kind: Kind, _ id: RecordID, position: Int64?) {
        let position = position ?? table(kind)?.row(id)?.position ?? lastPosition + 1
        lastPosition = max(lastPosition, position)
        list(PendingRecord(position: position, kind: kind, id: id), record?.isPending ?? false)
        if let known = tables.firstIndex(where: { $0.kind == kind }) {
            return tables[known].set(record, id, position: position)
        }
        let place = tables.firstIndex { bytesPrecede(kind.name, $0.kind.name) } ?? tables.count
        tables.insert(MemoryTable(kind: kind), at: place)
        tables[place].set(record, id, position: position)
    }

    private func list(_ record: PendingRecord, _ isPending: Bool) {
        let place = pendingPlace(after: record.position - 1)
        let isListed =
            place < pendingRecords.count && pendingRecords[place].position == record.position
        if isPending, !isListed { pendingRecords.insert(record, at: place) }
        if !isPending, isListed { pendingRecords.remove(at: place) }
    }

    private func pendingPlace(after position: Int64) -> Int {
        var low = 0
        var high = pendingRecords.count
        while low < high {
            let middle = (low + high) / 2
            if pendingRecords[middle].position <= position {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private func entries(_ kind: Kind, _ isWanted: (TimelineEntry) -> Bool) -> [TimelineEntry] {
        var entries: [TimelineEntry] = []
        for row in rows(kind) {
            if let entry = row.entry, isWanted(entry) { entries.append(entry) }
        }
        return entries.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    }
}
