import HaruCore
import HaruReplica
import HaruStore

/// Records as they were merged, with the number of each field's arrival.
extension SQLiteHubStorage {
    func record(_ key: RecordKey) throws(StorageError) -> HubRecord? {
        guard let kind = number(of: key.kind) else { return nil }
        return try find(kind, key)?.record
    }

    func find(
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

    func key(ofRow row: Int64) throws(StorageError) -> RecordKey? {
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
}
