import HaruCore
import HaruReplica

/// Adds many new records in one transaction: what `WriteTransaction.insert` does for one, without
/// making values of each. The rows are the same, byte for byte.
public final class BulkInsert {
    private let storage: SQLiteStorage
    private let wall: Instant
    private var transaction: WriteTransaction<SQLiteStorage>
    private let firstTime: UInt64
    private let sessions: KindNumbers.Numbered
    private let counts: KindNumbers.Numbered
    private let addRecord: Statement
    private let addTimeline: Statement
    private let subject: String
    private var fields: [UInt8] = []
    private let key = UnsafeMutableRawBufferPointer.allocate(byteCount: 16, alignment: 8)
    private let owner = UnsafeMutableRawBufferPointer.allocate(byteCount: 16, alignment: 8)

    /// Opens the transaction.
    ///
    /// - Parameter subject: what the list of changes calls it.
    public init(_ storage: SQLiteStorage, subject: String, wall: Instant) throws(StorageError) {
        self.storage = storage
        self.wall = wall
        self.subject = subject
        sessions = storage.kindNumbers[.session]!
        counts = storage.kindNumbers[.count]!
        addRecord = try storage.database.prepare(Query.addRecord)
        addTimeline = try storage.database.prepare(Query.addEntry)
        fields.reserveCapacity(512)
        try storage.begin()
        do throws(StorageError) { transaction = try WriteTransaction(storage, wall: wall) } catch {
            storage.rollback()
            throw error
        }
        firstTime = transaction.clock.last + 1
    }

    deinit {
        key.deallocate()
        owner.deallocate()
    }

    /// Writes everything to disk, and one change to take it all back.
    public func commit() throws(StorageError) {
        let clock = transaction.clock
        try storage.setClock(clock)
        try storage.advanceRevision()
        if clock.last >= firstTime {
            try storage.pushUndo(
                UndoEntry(
                    verb: .importing, at: wall, subject: subject, inserted: firstTime...clock.last))
        }
        try storage.commit()
    }

    public func rollback() { storage.rollback() }

    /// Adds a record of any kind that is not there yet, or is deleted.
    public func insert(
        _ kind: Kind, _ id: RecordID, _ fields: [FieldWrite]
    ) throws(ReplicaError) {
        try transaction.insert(kind, id, fields)
    }

    /// Adds a finished session with a new identity; the end is after the start.
    public func session(
        id: RecordID, action: RecordID, start: Int64, end: Int64, note: some Collection<UInt8>
    ) throws(StorageError) {
        begin(action, fieldCount: note.isEmpty ? 4 : 5)
        field(.endAt, int: end)
        if !note.isEmpty { field(note: note) }
        field(.startAt, int: start)
        try add(
            kind: sessions, id: id, class: LengthClass.of(start: start, end: end), start: start,
            end: end, owner: action)
    }

    /// Adds a count entry with a new identity.
    public func count(
        id: RecordID, action: RecordID, at time: Int64, amount: Int64, note: some Collection<UInt8>
    ) throws(StorageError) {
        begin(action, fieldCount: note.isEmpty ? 4 : 5)
        field(.amount, int: amount)
        if !note.isEmpty { field(note: note) }
        field(.timestamp, int: time)
        try add(kind: counts, id: id, class: 0, start: time, end: amount, owner: action)
    }

    // MARK: Rows

    /// `_created` and `actionID`, which come first by their names.
    private func begin(_ action: RecordID, fieldCount: UInt64) {
        let first = transaction.takeStamps(Int(fieldCount))
        fields.removeAll(keepingCapacity: true)
        StoredFields.begin(&fields, count: fieldCount, first: first)
        StoredFields.append(int: wall.milliseconds, to: &fields)
        StoredFields.appendNext(.actionID, to: &fields)
        StoredFields.append(id: action, to: &fields)
    }

    private func field(_ name: StoredFields.KnownName, int value: Int64) {
        StoredFields.appendNext(name, to: &fields)
        StoredFields.append(int: value, to: &fields)
    }

    private func field(note: some Collection<UInt8>) {
        StoredFields.appendNext(.note, to: &fields)
        StoredFields.append(text: note, to: &fields)
    }

    private func add(
        kind: KindNumbers.Numbered, id: RecordID, class lengthClass: Int, start: Int64,
        end: Int64, owner ownerID: RecordID
    ) throws(StorageError) {
        store(id, at: key)
        store(ownerID, at: owner)
        addRecord.bind(1, kind.number)
        addRecord.bind(2, borrowing: UnsafeRawBufferPointer(key))
        // The bytes are borrowed by the statement, so it runs while they are in place.
        let written = fields.withUnsafeBytes { bytes in
            Result { () throws(StorageError) in
                addRecord.bind(3, borrowing: bytes)
                addRecord.bind(4, RowChecksum.record(kind: kind, id: id, fields: bytes))
                try addRecord.run()
            }
        }
        try written.get()
        addTimeline.bind(1, kind.number)
        addTimeline.bind(2, Int64(lengthClass))
        addTimeline.bind(3, start)
        addTimeline.bind(4, storage.database.lastRow)
        addTimeline.bind(5, end)
        addTimeline.bind(6, borrowing: UnsafeRawBufferPointer(owner))
        try addTimeline.run()
    }

    private func store(_ id: RecordID, at place: UnsafeMutableRawBufferPointer) {
        place.storeBytes(of: id.high.bigEndian, as: UInt64.self)
        place.storeBytes(of: id.low.bigEndian, toByteOffset: 8, as: UInt64.self)
    }
}
