import HaruCore
import HaruReplica
import HaruStore

/// One account of a server on SQLite: the merged state field by field, and the order in which it
/// arrived. Every row that holds data carries a checksum.
final class SQLiteHubStorage: HubStorage {
    private let database: Database
    private var kinds: [(number: Int64, kind: Kind)] = []
    /// The record read last: an answer is filled field by field, mostly of one record.
    private var last: (row: Int64, record: HubRecord)?
    /// A record that was looked for last and is not there.
    private var missing: RecordKey?
    /// Grows with every record written.
    private(set) var lastPut = 0

    private let getRecord: Statement
    private let getRow: Statement
    private let addRecord: Statement
    private let setRecord: Statement
    private let addEntry: Statement
    private let removeEntry: Statement
    private let getEntries: Statement
    private let getPurges: Statement
    private let getPurge: Statement
    private let removePurge: Statement
    private let references: AttachmentReferences

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

    // MARK: The account and its devices

    func account() throws(StorageError) -> HubAccount {
        guard let text = try value("account"), let json = try? JSON.parse(text),
            let account = HubAccount(json: json)
        else { throw .clockUnreadable }
        return account
    }

    func setAccount(_ account: HubAccount) throws(StorageError) {
        let text = account.json.text
        let statement = try database.prepare(
            "INSERT OR REPLACE INTO meta(key, value, sum) VALUES('account', ?1, ?2)")
        statement.bind(1, text)
        statement.bind(2, Int64(bitPattern: XXH64.hash(Array(text.utf8))))
        try statement.run()
    }

    private func value(_ key: String) throws(StorageError) -> String? {
        let statement = try database.prepare("SELECT value, sum FROM meta WHERE key = ?1")
        statement.bind(1, key)
        guard try statement.step() else { return nil }
        let text = statement.text(0)
        guard statement.integer(1) == Int64(bitPattern: XXH64.hash(Array(text.utf8))) else {
            throw .clockUnreadable
        }
        return text
    }

    func device(_ id: RecordID) throws(StorageError) -> HubDevice? {
        let statement = try database.prepare("SELECT value FROM device WHERE id = ?1")
        statement.bind(1, id.bytes)
        guard try statement.step() else { return nil }
        return try HubDevice(id: id, text: statement.text(0))
    }

    func setDevice(_ device: HubDevice) throws(StorageError) {
        let statement = try database.prepare(
            "INSERT OR REPLACE INTO device(id, value) VALUES(?1, ?2)")
        statement.bind(1, device.id.bytes)
        statement.bind(2, device.json.text)
        try statement.run()
    }

    func devices() throws(StorageError) -> [HubDevice] {
        let statement = try database.prepare("SELECT id, value FROM device ORDER BY id")
        var devices: [HubDevice] = []
        while try statement.step() {
            devices.append(try HubDevice(id: statement.id(0), text: statement.text(1)))
        }
        return devices
    }

    // MARK: Records

    func record(_ key: RecordKey) throws(StorageError) -> HubRecord? {
        guard let kind = number(of: key.kind) else { return nil }
        return try find(kind, key)?.record
    }

    private func find(
        _ kind: Int64, _ key: RecordKey
    ) throws(StorageError) -> (row: Int64, record: HubRecord)? {
        if let last, last.record.record.id == key.id, last.record.record.kind == key.kind {
            return last
        }
        if missing == key { return nil }
        getRecord.bind(1, kind)
        getRecord.bind(2, key.id.bytes)
        defer { getRecord.reset() }
        guard try getRecord.step() else {
            missing = key
            return nil
        }
        let record = try read(getRecord, key, from: 1)
        last = (getRecord.integer(0), record)
        return last
    }

    private func read(
        _ row: Statement, _ key: RecordKey, from column: Int32
    ) throws(StorageError) -> HubRecord {
        let numbers = row.bytes(column + 1)
        let deleted = row.isNull(column + 2) ? nil : row.integer(column + 2)
        let isWhole = row.integer(column + 3) == sum(key, row.bytes(column), numbers, deleted)
        guard isWhole,
            let record = StoredFields.decode(kind: key.kind, id: key.id, row.bytes(column)),
            numbers.count == record.fields.count * 8
        else { throw .damaged(key.kind, key.id) }
        return HubRecord(
            record: record,
            numbers: (0..<record.fields.count).map {
                UInt64(bigEndian: numbers.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self))
            }, deletedAt: deleted.map { Instant(milliseconds: $0) })
    }

    private func sum(
        _ key: RecordKey, _ fields: UnsafeRawBufferPointer, _ numbers: UnsafeRawBufferPointer,
        _ deleted: Int64?
    ) -> Int64 {
        var seed = XXH64.hash(key.id.bytes, seed: XXH64.hash(Array(key.kind.name.utf8)))
        seed = XXH64.hash(fields, seed: seed)
        seed = XXH64.hash(numbers, seed: seed ^ UInt64(bitPattern: deleted ?? 0))
        return Int64(bitPattern: seed)
    }

    func put(_ record: HubRecord) throws(StorageError) {
        let key = RecordKey(record.record.kind, record.record.id)
        let kind = try numberMaking(key.kind)
        let old = try find(kind, key)
        let fields = StoredFields.encode(record.record)
        var numbers: [UInt8] = []
        numbers.reserveCapacity(record.numbers.count * 8)
        for number in record.numbers {
            withUnsafeBytes(of: number.bigEndian) { numbers.append(contentsOf: $0) }
        }
        let deleted = record.deletedAt?.milliseconds
        let sum = fields.withUnsafeBytes { fields in
            numbers.withUnsafeBytes { self.sum(key, fields, $0, deleted) }
        }
        let write = old == nil ? addRecord : setRecord
        if let old {
            write.bind(1, old.row)
        } else {
            write.bind(1, kind)
            write.bind(2, key.id.bytes)
        }
        let place: Int32 = old == nil ? 3 : 2
        write.bind(place, fields)
        write.bind(place + 1, numbers)
        if let deleted { write.bind(place + 2, deleted) } else { write.bindNull(place + 2) }
        write.bind(place + 3, sum)
        try write.run()
        let row = old?.row ?? database.lastRow
        try order(record, row, old: old?.record)
        try references.replace(old?.record.record, by: record.record, row: row)
        if old == nil { try forgetPurge(of: key, kind) }
        last = (row, record)
        missing = nil
        lastPut &+= 1
    }

    /// Moves what has a new number to the end of the order of arrival.
    private func order(
        _ record: HubRecord, _ row: Int64, old: HubRecord?
    ) throws(StorageError) {
        for (i, named) in record.record.fields.enumerated() {
            let before = old?.number(of: named.name) ?? 0
            if before == record.numbers[i] { continue }
            if before > 0 {
                removeEntry.bind(1, Int64(before))
                try removeEntry.run()
            }
            addEntry.bind(1, Int64(record.numbers[i]))
            addEntry.bind(2, row)
            addEntry.bind(3, named.name)
            try addEntry.run()
        }
    }

    func entries(after number: UInt64, limit: Int) throws(StorageError) -> [HubEntry] {
        var found: [HubEntry] = []
        let after = Int64(clamping: number)
        getEntries.bind(1, after)
        getEntries.bind(2, Int64(limit))
        defer { getEntries.reset() }
        var key: (row: Int64, key: RecordKey)?
        while try getEntries.step() {
            let row = getEntries.integer(1)
            if key?.row != row { key = try self.key(ofRow: row).map { (row, $0) } }
            guard let key else { continue }
            found.append(
                HubEntry(
                    number: UInt64(getEntries.integer(0)), record: key.key,
                    field: getEntries.text(2)))
        }
        getPurges.bind(1, after)
        getPurges.bind(2, Int64(limit))
        defer { getPurges.reset() }
        var hasPurges = false
        while try getPurges.step() {
            guard let kind = kind(getPurges.integer(1)) else { continue }
            hasPurges = true
            found.append(
                HubEntry(
                    number: UInt64(getPurges.integer(0)),
                    record: RecordKey(kind, getPurges.id(2)), field: nil))
        }
        if hasPurges { found.sort { $0.number < $1.number } }
        return Array(found.prefix(limit))
    }

    private func key(ofRow row: Int64) throws(StorageError) -> RecordKey? {
        if let last, last.row == row {
            return RecordKey(last.record.record.kind, last.record.record.id)
        }
        getRow.bind(1, row)
        defer { getRow.reset() }
        guard try getRow.step(), let kind = kind(getRow.integer(0)) else { return nil }
        return RecordKey(kind, getRow.id(1))
    }

    func tombstones(
        before instant: Instant, after mark: TombstoneMark?, limit: Int
    ) throws(StorageError) -> [HubRecord] {
        // They are purged and numbered in this order, the same in every storage.
        let statement = try database.prepare(
            """
            SELECT record.kind, id, fields, numbers, deleted, sum
            FROM record JOIN kind ON kind.number = record.kind
            WHERE deleted >= ?2 AND deleted < ?1
                AND (deleted > ?2 OR id > ?3 OR id = ?3 AND name > ?4)
            ORDER BY deleted, id, name LIMIT ?5
            """)
        statement.bind(1, instant.milliseconds)
        statement.bind(2, mark?.deletedAt.milliseconds ?? .min)
        statement.bind(3, mark?.record.id.bytes ?? [])
        statement.bind(4, mark?.record.kind.name ?? "")
        statement.bind(5, Int64(clamping: limit))
        var found: [HubRecord] = []
        try forEach(statement) { found.append($0) }
        return found
    }

    func forEachRecord(_ body: (HubRecord) -> Void) throws(StorageError) {
        try forEach(
            database.prepare(
                "SELECT kind, id, fields, numbers, deleted, sum FROM record ORDER BY row"), body)
    }

    private func forEach(
        _ statement: Statement, _ body: (HubRecord) -> Void
    ) throws(StorageError) {
        while try statement.step() {
            guard let kind = kind(statement.integer(0)) else { continue }
            body(try read(statement, RecordKey(kind, statement.id(1)), from: 2))
        }
    }

    // MARK: Purges

    func purge(_ key: RecordKey, number: UInt64, at instant: Instant) throws(StorageError) {
        let kind = try numberMaking(key.kind)
        if let old = try find(kind, key) {
            for number in old.record.numbers {
                removeEntry.bind(1, Int64(number))
                try removeEntry.run()
            }
            let gone = try database.prepare("DELETE FROM record WHERE row = ?1")
            gone.bind(1, old.row)
            try gone.run()
            try references.replace(old.record.record, by: nil, row: old.row)
        }
        last = nil
        let statement = try database.prepare(
            "INSERT INTO purge(number, kind, id, at) VALUES(?1, ?2, ?3, ?4)")
        statement.bind(1, Int64(number))
        statement.bind(2, kind)
        statement.bind(3, key.id.bytes)
        statement.bind(4, instant.milliseconds)
        try statement.run()
    }

    func purgeNumber(of key: RecordKey) throws(StorageError) -> UInt64? {
        guard let kind = number(of: key.kind) else { return nil }
        getPurge.bind(1, kind)
        getPurge.bind(2, key.id.bytes)
        defer { getPurge.reset() }
        return try getPurge.step() ? UInt64(getPurge.integer(0)) : nil
    }

    private func forgetPurge(of key: RecordKey, _ kind: Int64) throws(StorageError) {
        removePurge.bind(1, kind)
        removePurge.bind(2, key.id.bytes)
        try removePurge.run()
    }

    func forgetPurges(before instant: Instant) throws(StorageError) -> UInt64 {
        let greatest = try database.prepare("SELECT max(number) FROM purge WHERE at < ?1")
        greatest.bind(1, instant.milliseconds)
        guard try greatest.step(), !greatest.isNull(0) else { return 0 }
        let number = UInt64(greatest.integer(0))
        let statement = try database.prepare("DELETE FROM purge WHERE at < ?1")
        statement.bind(1, instant.milliseconds)
        try statement.run()
        return number
    }

    // MARK: Kinds and size

    private func number(of kind: Kind) -> Int64? { kinds.first { $0.kind == kind }?.number }
    private func kind(_ number: Int64) -> Kind? { kinds.first { $0.number == number }?.kind }

    private func readKinds() throws(StorageError) -> [(number: Int64, kind: Kind)] {
        let rows = try database.prepare("SELECT number, name FROM kind ORDER BY number")
        var kinds: [(number: Int64, kind: Kind)] = []
        while try rows.step() { kinds.append((rows.integer(0), Kind(rows.text(1)))) }
        return kinds
    }

    private func numberMaking(_ kind: Kind) throws(StorageError) -> Int64 {
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
