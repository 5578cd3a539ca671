import HaruCore

/// Why a store could not do what it was asked.
public enum StorageError: Error, Equatable, Sendable {
    /// A row whose checksum does not fit its bytes, or that cannot be read.
    case damaged(Kind, RecordID)
    /// The clock's own row cannot be trusted.
    case clockUnreadable
    /// The store under the replica failed: the native code of its library and its words.
    case failed(code: Int, message: String)
}

/// A record that the server has not confirmed in every field, and where it lies in its store.
public struct PendingRecord: Equatable, Sendable {
    /// Positive; a record that came into the store later has a greater one.
    public let position: Int64
    public let kind: Kind
    public let id: RecordID

    public init(position: Int64, kind: Kind, id: RecordID) {
        self.position = position
        self.kind = kind
        self.id = id
    }
}

/// What a replica needs of the place that keeps it: memory, SQLite, later IndexedDB and PostgreSQL.
/// All of them pass the same contract tests.
///
/// Calls between `begin` and `commit` are one transaction: after `rollback`, or a crash, none of
/// them happened.
public protocol ReplicaStorage: AnyObject {
    /// Takes the store's write lock.
    func begin() throws(StorageError)
    /// Returns when everything since `begin` is on disk.
    func commit() throws(StorageError)
    func rollback()

    func clock() throws(StorageError) -> HybridClock
    func setClock(_ clock: HybridClock) throws(StorageError)

    /// How many commits this store has seen; everything drawn from it is stale when it grows.
    func revision() throws(StorageError) -> Int64
    /// Counts the transaction that is open.
    func advanceRevision() throws(StorageError)

    /// - Throws: `.damaged` when the record is there and cannot be trusted.
    func record(_ kind: Kind, _ id: RecordID) throws(StorageError) -> Record?
    /// Writes the whole record; `old` is what `record` answered before.
    func put(_ record: Record, replacing old: Record?) throws(StorageError)
    /// Forgets a record with all its fields: a purge, never a deletion.
    func purge(_ kind: Kind, _ id: RecordID) throws(StorageError)

    /// Calls `body` with every record of a kind in ascending order of id, deleted ones too.
    func forEachRecord(of kind: Kind, _ body: (Record) -> Void) throws(StorageError)
    /// The kinds that have records, in byte order of their names.
    func kinds() throws(StorageError) -> [Kind]

    /// Live records of a kind that start in `range` or, sessions, touch it; in ascending order of
    /// start, then id.
    func timeline(_ kind: Kind, touching range: Range<Instant>) throws(StorageError)
        -> [TimelineEntry]
    /// Calls `body` with the span and owner of every live record of `kind` that touches `range`, in
    /// no particular order. No record is read, no list is made where the storage can do without.
    ///
    /// - Parameter range: `nil` = all of history.
    func forEachSpan(
        _ kind: Kind, touching range: Range<Instant>?, _ body: (TimelineSpan) -> Void
    ) throws(StorageError)
    /// Live sessions without an end, in ascending order of start, then id.
    func running() throws(StorageError) -> [TimelineEntry]
    /// Ids of the records of `kind` that name `owner` and are not deleted, ascending.
    func owned(_ kind: Kind, by owner: RecordID) throws(StorageError) -> [RecordID]

    /// Records with pending fields whose position is above `position`, in ascending order of it;
    /// found without looking at the others. A record keeps its position while it is there.
    func pending(after position: Int64, limit: Int) throws(StorageError) -> [PendingRecord]
    /// What sync remembers under `key` beside the records; `nil` = nothing, or nothing readable.
    func bookkeeping(_ key: String) throws(StorageError) -> [UInt8]?
    func setBookkeeping(_ key: String, _ value: [UInt8]) throws(StorageError)

    /// The newest changes made on this store, newest first.
    func undoEntries(limit: Int) throws(StorageError) -> [UndoEntry]
    /// Adds a change; beyond `UndoEntry.kept` the oldest is forgotten.
    func pushUndo(_ entry: UndoEntry) throws(StorageError)
    /// Forgets the newest change.
    func popUndo() throws(StorageError)
}
