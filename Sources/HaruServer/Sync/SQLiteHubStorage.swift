import HaruCore
import HaruReplica
import HaruStore

/// One account of a server on SQLite: the merged state field by field, and the order in which it
/// arrived. Every row that holds data carries a checksum.
final class SQLiteHubStorage: HubStorage {
    let database: Database
    private var kinds: [(number: Int64, kind: Kind)] = []
    /// The record read last: an answer is filled field by field, mostly of one record.
    var last: (row: Int64, record: HubRecord)?
    /// A record that was looked for last and is not there.
    var missing: RecordKey?
    /// Grows with every record written.
    var lastPut = 0

    let getRecord: Statement
    let getRow: Statement
    let addRecord: Statement
    let setRecord: Statement
    let addEntry: Statement
    let removeEntry: Statement
    let getEntries: Statement
    let getPurges: Statement
    let getPurge: Statement
    let removePurge: Statement
    let references: AttachmentReferences

    init(_ path: String, newEpoch: Epoch) throws(StorageError) {
        database = try Database(path: path)
        let settings = StoreSettings(sqliteVersion, isReadOnly: false)
        if let refused = try settings.apply(to: database), path != ":memory:" {
            throw .failed(code: 1, message: "SQLite does not accept the setting \(refused)")
        }
        try database.execute("PRAGMA busy_timeout=5000")
        let layout = try HubLayout.prepare(database)
        references = try AttachmentReferences(database)
        getRecord = try database.prepare(
            "SELECT row, fields, numbers, deleted, sum FROM record WHERE kind = ?1 AND id = ?2")
        getRow = try database.prepare("SELECT kind, id FROM record WHERE row = ?1")
        addRecord = try database.prepare(
            """
            INSERT INTO record(kind, id, fields, numbers, deleted, sum)
            VALUES(?1, ?2, ?3, ?4, ?5, ?6)
            """)
        setRecord = try database.prepare(
            "UPDATE record SET fields = ?2, numbers = ?3, deleted = ?4, sum = ?5 WHERE row = ?1")
        addEntry = try database.prepare("INSERT INTO entry(number, row, field) VALUES(?1, ?2, ?3)")
        removeEntry = try database.prepare("DELETE FROM entry WHERE number = ?1")
        getEntries = try database.prepare(
            "SELECT number, row, field FROM entry WHERE number > ?1 ORDER BY number LIMIT ?2")
        getPurges = try database.prepare(
            "SELECT number, kind, id FROM purge WHERE number > ?1 ORDER BY number LIMIT ?2")
        getPurge = try database.prepare("SELECT number FROM purge WHERE kind = ?1 AND id = ?2")
        removePurge = try database.prepare("DELETE FROM purge WHERE kind = ?1 AND id = ?2")
        kinds = try readKinds()
        if try value("account") == nil { try setAccount(HubAccount(epoch: newEpoch)) }
        if layout == 1 { try noteReferences() }
    }

    /// What the records of a store of the first version name.
    private func noteReferences() throws(StorageError) {
        let rows = try database.prepare("SELECT row FROM record ORDER BY row")
        try begin()
        do throws(StorageError) {
            while try rows.step() {
                guard let key = try key(ofRow: rows.integer(0)), let kind = number(of: key.kind),
                    let found = try find(kind, key)
                else { continue }
                try references.replace(nil, by: found.record.record, row: found.row)
            }
            try commit()
        } catch {
            rollback()
            throw error
        }
    }

    // MARK: Transactions

    func begin() throws(StorageError) { try database.execute("BEGIN IMMEDIATE") }
    func commit() throws(StorageError) { try database.execute("COMMIT") }
    func rollback() {
        last = nil
        missing = nil
        if database.isInTransaction { try? database.execute("ROLLBACK") }
        // A kind that this transaction numbered is not in the table any more.
        kinds = (try? readKinds()) ?? []
    }

    // MARK: Kinds and size

    func number(of kind: Kind) -> Int64? { kinds.first { $0.kind == kind }?.number }
    func kind(_ number: Int64) -> Kind? { kinds.first { $0.number == number }?.kind }

    private func readKinds() throws(StorageError) -> [(number: Int64, kind: Kind)] {
        let rows = try database.prepare("SELECT number, name FROM kind ORDER BY number")
        var kinds: [(number: Int64, kind: Kind)] = []
        while try rows.step() { kinds.append((rows.integer(0), Kind(rows.text(1)))) }
        return kinds
    }

    func numberMaking(_ kind: Kind) throws(StorageError) -> Int64 {
        if let known = number(of: kind) { return known }
        let new = (kinds.last?.number ?? 0) + 1
        let statement = try database.prepare("INSERT INTO kind(number, name) VALUES(?1, ?2)")
        statement.bind(1, new)
        statement.bind(2, kind.name)
        try statement.run()
        kinds.append((new, kind))
        return new
    }

    func recordCount() throws(StorageError) -> Int {
        Int(try database.integer("SELECT count(*) FROM record") ?? 0)
    }

    /// Bytes of the file.
    func size() throws(StorageError) -> Int64 {
        let pages = try database.integer("PRAGMA page_count") ?? 0
        return pages * (try database.integer("PRAGMA page_size") ?? 0)
    }

    /// Whether a live record names the attachment.
    func isNamed(_ hash: [UInt8]) throws(StorageError) -> Bool { try references.isNamed(hash) }

    /// Hands pages back that are free, when they are many.
    ///
    /// - Returns: whether there is more to hand back.
    func release(pages most: Int64) throws(StorageError) -> Bool {
        let free = try database.integer("PRAGMA freelist_count") ?? 0
        let all = try database.integer("PRAGMA page_count") ?? 0
        guard try database.integer("PRAGMA auto_vacuum") == 2, free > 1000, free > all / 4 else {
            return false
        }
        try database.execute("PRAGMA incremental_vacuum(\(most))")
        return true
    }
}
