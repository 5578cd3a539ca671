import HaruCore
import HaruReplica

/// Reads what can be read of a damaged store: row by row, each with its checksum.
enum Salvage {
    /// Merges the sound records of the file at `backup` into `storage`, with their values and
    /// stamps, so that sync offers them as before.
    ///
    /// - Returns: how many records were saved.
    static func copy(from backup: String, to storage: SQLiteStorage) throws(OpeningFailure) -> Int {
        var saved = 0
        do throws(StorageError) {
            // A file whose header is gone gives nothing; the new store is empty then.
            guard let database = try? Database(path: backup, readOnly: true, create: false),
                let reader = try? SQLiteStorage(database)
            else { return 0 }
            try storage.begin()
            var clock = try storage.clock()
            for record in records(in: reader) where try storage.record(record.kind, record.id) == nil {
                try storage.put(record, replacing: nil)
                clock.receive(record.newestStamp)
                saved += 1
            }
            try storage.setClock(clock)
            try storage.commit()
        } catch { throw .sqlite(error) }
        return saved
    }

    /// Sound records in the order of their rows. Where a page cannot be read the rows on it are
    /// passed over, by trying again behind them.
    static func records(in reader: SQLiteStorage) -> [Record] {
        var records: [Record] = []
        let last = (try? reader.database.integer("SELECT max(row) FROM record")) ?? nil
        var next: Int64 = 0
        var skip: Int64 = 1
        // Without the greatest row one cannot know where to stop trying: as far as reading goes.
        while skip <= 1 << 20 {
            do throws(StorageError) {
                let statement = try reader.database.prepare(
                    "SELECT row, kind, id, fields, sum FROM record WHERE row > ?1 ORDER BY row")
                statement.bind(1, next)
                while try statement.step() {
                    next = statement.integer(0)
                    skip = 1
                    if let record = reader.sound(statement) { records.append(record) }
                }
                return records
            } catch {
                if let last, next >= last { return records }
                next += skip
                skip *= 2
            }
        }
        return records
    }
}

extension SQLiteStorage {
    /// The record of a row `row, kind, id, fields, sum`; `nil` when it cannot be trusted.
    func sound(_ statement: Statement) -> Record? {
        let number = statement.integer(1)
        guard let kind = kindNumbers.kind(of: number), let id = RecordID(bytes: statement.bytes(2)),
            RowChecksum.record(kind: number, id: id, fields: statement.bytes(3)) == statement.integer(4)
        else { return nil }
        return StoredFields.decode(kind: kind, id: id, statement.bytes(3))
    }
}
