import CSQLite
import HaruCore
import HaruReplica

/// A replica on SQLite. It is opened by `Store`, which holds the store's lock.
public final class SQLiteStorage: ReplicaStorage {
    let database: Database
    var kindNumbers = KindNumbers()
    /// Records whose checksum did not fit when they were read, each once: left out of answers, never
    /// repaired in silence.
    public private(set) var damaged: [(kind: Kind, id: RecordID)] = []
    /// Where the record lies that was read last in this transaction: it is often the next one to be
    /// written.
    private var last: (kind: Int64, id: RecordID, row: Int64)?
    /// Fewer than thirty, so they are searched one by one: a process that does one thing is sooner
    /// done with it than with the making of a hash table.
    private var statements: [(sql: String, statement: Statement)] = []

    /// - Parameter database: open, checked and of the current layout.
    init(_ database: Database) throws(StorageError) {
        self.database = database
        try kindNumbers.load(database)
    }

    /// A statement that is prepared once and reset before it is handed out again.
    func statement(_ sql: String) throws(StorageError) -> Statement {
        for known in statements where known.sql == sql {
            known.statement.reset()
            return known.statement
        }
        let new = try database.prepare(sql)
        statements.append((sql, new))
        return new
    }

    // MARK: Transactions

    /// - Throws: also when a write or sync failed before: the store has to be opened anew then.
    public func begin() throws(StorageError) {
        if let failure = database.failure { throw failure }
        last = nil
        // A journal that is still open at the close costs one sync more.
        _ = try database.setLocking(.normal)
        try database.execute("BEGIN IMMEDIATE")
    }

    public func commit() throws(StorageError) {
        switch commits {
        case .ofThisProcess: break
        case .refused: throw .failed(code: Int(SQLITE_INTERRUPT), message: "a question is open")
        case .of(let command, let isWanted):
            guard isWanted() else {
                throw .failed(code: Int(SQLITE_INTERRUPT), message: "nobody waits for it")
            }
            try setMeta(DoneCommands.key, try doneCommands().adding(command).encoded)
        }
        try database.execute("COMMIT")
    }

    /// For whom something is written.
    package enum Commits {
        case ofThisProcess
        /// A command of another process. Each of its commits says so, so that it is known afterwards,
        /// whoever dies meanwhile, whether it was done. Nothing is written for a process that gave
        /// up waiting.
        case of(RecordID, isWanted: () -> Bool)
        /// The other process has to answer a question first.
        case refused
    }

    package var commits = Commits.ofThisProcess

    /// The newest commands that were done for other processes.
    package func doneCommands() throws(StorageError) -> DoneCommands {
        try meta(DoneCommands.key).map { DoneCommands(encoded: $0) } ?? DoneCommands()
    }

    /// Begins to collect damaged records anew.
    package func forgetDamaged() { damaged = [] }

    public func rollback() {
        last = nil
        // What fails here has been rolled back by SQLite itself, or will be by the next opening.
        if database.isInTransaction { try? database.execute("ROLLBACK") }
        // Kinds that got their number in this transaction have none any more. Without a list from
        // the file a new kind is refused by its table, never mistaken for another.
        kindNumbers = KindNumbers()
        try? kindNumbers.load(database)
    }

    // MARK: Clock

    public func clock() throws(StorageError) -> HybridClock {
        guard let bytes = try meta("clock"), let clock = StoredClock.decode(bytes) else {
            throw .clockUnreadable
        }
        return clock
    }

    public func setClock(_ clock: HybridClock) throws(StorageError) {
        try setMeta("clock", StoredClock.encode(clock))
    }

    public func revision() throws(StorageError) -> Int64 {
        // A counter that cannot be read begins anew: at worst something is drawn once too often.
        try meta("revision").flatMap { bytes in
            bytes.count == 8 ? bytes.reduce(Int64(0)) { $0 << 8 | Int64($1) } : nil
        } ?? 0
    }

    public func advanceRevision() throws(StorageError) {
        let next = UInt64(bitPattern: try revision() &+ 1)
        try setMeta(
            "revision", (0..<8).map { UInt8(truncatingIfNeeded: next >> UInt64(56 - $0 * 8)) })
    }

    /// A checked value of the store's own bookkeeping; `nil` when it is not there or damaged.
    func meta(_ key: String) throws(StorageError) -> [UInt8]? {
        let statement = try statement(Query.meta)
        statement.bind(1, key)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        let value = Array(statement.bytes(0))
        return RowChecksum.row(table: "meta", key: key, value: value) == statement.integer(1)
            ? value : nil
    }

    func setMeta(_ key: String, _ value: [UInt8]) throws(StorageError) {
        let statement = try statement(Query.setMeta)
        statement.bind(1, key)
        statement.bind(2, value)
        statement.bind(3, RowChecksum.row(table: "meta", key: key, value: value))
        try statement.run()
    }

    public func bookkeeping(_ key: String) throws(StorageError) -> [UInt8]? { try meta(key) }

    public func setBookkeeping(_ key: String, _ value: [UInt8]) throws(StorageError) {
        try setMeta(key, value)
    }

    // MARK: Records

    public func record(_ kind: Kind, _ id: RecordID) throws(StorageError) -> Record? {
        try stored(kind, id)?.record
    }

    /// A record and the row it lies in.
    private func stored(
        _ kind: Kind, _ id: RecordID
    ) throws(StorageError) -> (row: Int64, record: Record)? {
        guard let number = kindNumbers[kind] else { return nil }
        let statement = try statement(Query.record)
        statement.bind(1, number.number)
        statement.bind(2, id.bytes)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        guard let record = checked(statement, column: 1, number, id) else {
            noteDamaged(kind, id)
            throw .damaged(kind, id)
        }
        let row = statement.integer(0)
        last = (number.number, id, row)
        return (row, record)
    }

    /// - Returns: the row of a record that can be trusted.
    private func row(of id: RecordID, _ kind: KindNumbers.Numbered) throws(StorageError) -> Int64 {
        if let last, last.kind == kind.number, last.id == id { return last.row }
        guard let known = try stored(kind.kind, id) else { throw .damaged(kind.kind, id) }
        return known.row
    }

    /// Reads `fields, sum` from `column` on; `nil` when they do not fit each other.
    private func checked(
        _ statement: Statement, column: Int32, _ kind: KindNumbers.Numbered, _ id: RecordID
    ) -> Record? {
        let fields = statement.bytes(column)
        guard
            RowChecksum.record(kind: kind, id: id, fields: fields) == statement.integer(column + 1)
        else { return nil }
        return StoredFields.decode(kind: kind.kind, id: id, fields)
    }

    func noteDamaged(_ kind: Kind, _ id: RecordID) {
        guard !damaged.contains(where: { $0.kind == kind && $0.id == id }) else { return }
        damaged.append((kind, id))
    }

    public func put(_ record: Record, replacing old: Record?) throws(StorageError) {
        let number = try kindNumbers.add(record.kind, database)
        let fields = StoredFields.encode(record)
        let sum = fields.withUnsafeBytes {
            RowChecksum.record(kind: number, id: record.id, fields: $0)
        }
        if let old {
            let row = try row(of: record.id, number)
            let statement = try statement(Query.setRecord)
            statement.bind(1, fields)
            statement.bind(2, sum)
            statement.bind(3, row)
            statement.bind(4, record.isPending ? 1 : 0)
            try statement.run()
            // What the server confirms is where it was.
            if record.hasValues(of: old) { return }
            let entry = TimelineEntry(record)
            let before = TimelineEntry(old)
            if entry == before { return }
            if let before { try removeFromTimeline(before, kind: number.number, row: row) }
            if let entry { try addToTimeline(entry, kind: number.number, row: row) }
        } else {
            let row = try insert(record, number: number, fields: fields, sum: sum)
            if let entry = TimelineEntry(record) {
                try addToTimeline(entry, kind: number.number, row: row)
            }
        }
    }

    private func insert(
        _ record: Record, number: KindNumbers.Numbered, fields: [UInt8], sum: Int64
    ) throws(StorageError) -> Int64 {
        let statement = try statement(Query.addRecord)
        statement.bind(1, number.number)
        statement.bind(2, record.id.bytes)
        statement.bind(3, fields)
        statement.bind(4, sum)
        try statement.run()
        let row = database.lastRow
        if !record.isPending {
            let confirm = try self.statement(Query.setConfirmed)
            confirm.bind(1, row)
            try confirm.run()
        }
        return row
    }

    public func pending(
        after position: Int64, limit: Int
    ) throws(StorageError) -> [PendingRecord] {
        let statement = try statement(Query.pending)
        statement.bind(1, position)
        statement.bind(2, Int64(limit))
        defer { statement.reset() }
        var records: [PendingRecord] = []
        while try statement.step() {
            guard let kind = kindNumbers[statement.integer(1)]?.kind,
                let id = RecordID(bytes: statement.bytes(2))
            else { continue }
            records.append(PendingRecord(position: statement.integer(0), kind: kind, id: id))
        }
        return records
    }

    public func purge(_ kind: Kind, _ id: RecordID) throws(StorageError) {
        guard let number = kindNumbers[kind], let known = try stored(kind, id) else { return }
        last = nil
        if let entry = TimelineEntry(known.record) {
            try removeFromTimeline(entry, kind: number.number, row: known.row)
        }
        let statement = try statement(Query.purgeRecord)
        statement.bind(1, known.row)
        try statement.run()
    }

    public func forEachRecord(of kind: Kind, _ body: (Record) -> Void) throws(StorageError) {
        guard let number = kindNumbers[kind] else { return }
        let statement = try database.prepare(Query.records)
        statement.bind(1, number.number)
        while try statement.step() {
            guard let id = RecordID(bytes: statement.bytes(0)) else {
                noteDamaged(kind, RecordID(high: 0, low: 0))
                continue
            }
            if let record = checked(statement, column: 1, number, id) {
                body(record)
            } else {
                noteDamaged(kind, id)
            }
        }
    }

    public func kinds() throws(StorageError) -> [Kind] {
        var present: [Kind] = []
        for numbered in kindNumbers.all {
            let statement = try statement(Query.hasKind)
            statement.bind(1, numbered.number)
            if try statement.step() { present.append(numbered.kind) }
            statement.reset()
        }
        return present
    }

    // MARK: Undo

    public func undoEntries(limit: Int) throws(StorageError) -> [UndoEntry] {
        let statement = try statement(Query.changes)
        statement.bind(1, Int64(limit))
        defer { statement.reset() }
        var entries: [UndoEntry] = []
        while try statement.step() {
            let bytes = Array(statement.bytes(1))
            let sum = RowChecksum.row(
                table: "undo", key: String(statement.integer(0)), value: bytes)
            guard sum == statement.integer(2), let entry = StoredUndo.decode(bytes) else { break }
            entries.append(entry)
        }
        return entries
    }

    public func pushUndo(_ entry: UndoEntry) throws(StorageError) {
        let number = (try database.integer(Query.newestChange) ?? 0) + 1
        let bytes = StoredUndo.encode(entry)
        let insert = try statement(Query.addChange)
        insert.bind(1, number)
        insert.bind(2, bytes)
        insert.bind(3, RowChecksum.row(table: "undo", key: String(number), value: bytes))
        try insert.run()
        let forget = try statement(Query.forgetChanges)
        forget.bind(1, number - Int64(UndoEntry.kept))
        try forget.run()
    }

    public func popUndo() throws(StorageError) {
        try database.execute(Query.popChange)
    }
}
