import HaruCore

/// A replica in memory: for the browser, for simulations and for tests.
public final class MemoryStorage: ReplicaStorage {
    private struct State {
        var clock: HybridClock
        var revision: Int64 = 0
        /// Kind name → records in ascending order of id.
        var records: [String: [RecordID: Record]] = [:]
        var undo: [UndoEntry] = []
    }

    private var state: State
    /// What `rollback` returns to, while a transaction is open.
    private var saved: State?

    /// - Parameter node: random, of this life of this store.
    public init(node: UInt64) { state = State(clock: HybridClock(node: node)) }

    public func begin() throws(StorageError) {
        precondition(saved == nil, "A transaction is open already.")
        saved = state
    }
    public func commit() throws(StorageError) { saved = nil }
    public func rollback() {
        if let saved { state = saved }
        saved = nil
    }

    public func clock() throws(StorageError) -> HybridClock { state.clock }
    public func setClock(_ clock: HybridClock) throws(StorageError) { state.clock = clock }

    public func revision() throws(StorageError) -> Int64 { state.revision }
    public func advanceRevision() throws(StorageError) { state.revision += 1 }

    public func record(_ kind: Kind, _ id: RecordID) throws(StorageError) -> Record? {
        state.records[kind.name]?[id]
    }

    public func put(_ record: Record, replacing old: Record?) throws(StorageError) {
        state.records[record.kind.name, default: [:]][record.id] = record
    }

    public func purge(_ kind: Kind, _ id: RecordID) throws(StorageError) {
        state.records[kind.name]?[id] = nil
    }

    public func forEachRecord(of kind: Kind, _ body: (Record) -> Void) throws(StorageError) {
        for record in sorted(kind) { body(record) }
    }

    public func kinds() throws(StorageError) -> [Kind] {
        state.records.filter { !$0.value.isEmpty }.keys.sorted { bytesPrecede($0, $1) }.map { Kind($0) }
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
        Array(state.undo.suffix(limit).reversed())
    }

    public func pushUndo(_ entry: UndoEntry) throws(StorageError) {
        state.undo.append(entry)
        if state.undo.count > UndoEntry.kept { state.undo.removeFirst() }
    }

    public func popUndo() throws(StorageError) { _ = state.undo.popLast() }

    private func sorted(_ kind: Kind) -> [Record] {
        (state.records[kind.name] ?? [:]).values.sorted { $0.id < $1.id }
    }

    private func entries(_ kind: Kind, _ isWanted: (TimelineEntry) -> Bool) -> [TimelineEntry] {
        sorted(kind).compactMap { TimelineEntry($0) }.filter(isWanted)
            .sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    }
}
