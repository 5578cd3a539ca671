import HaruCore
import HaruReplica

/// Reads what can be read of a damaged store: row by row, each with its checksum.
enum Salvage {
    /// Puts the sound records of the file at `damaged` into the empty `storage`, with their values
    /// and stamps, so that sync offers them as before. It is part of the caller's transaction.
    ///
    /// - Returns: how many records were saved.
    static func copy(
        from damaged: String, vfs: String?, to storage: SQLiteStorage
    ) throws(StorageError) -> Int {
        var saved = 0
        var clock = try storage.clock()
        _ = try forEachRecord(of: damaged, vfs: vfs) { record throws(StorageError) in
            // Where an index is gone a record may be met twice.
            guard try storage.record(record.kind, record.id) == nil else { return }
            try storage.put(record, replacing: nil)
            clock.receive(record.newestStamp)
            saved += 1
        }
        try storage.setClock(clock)
        return saved
    }

    /// What a damaged file did not give.
    struct Losses: Equatable {
        /// Rows that were there and could not be trusted.
        var damaged: [DamagedRow] = []
        /// Row numbers that could not be looked up.
        var unreadable = 0
    }

    /// Calls `body` with every sound record of a store's file. A file whose header or list of tables
    /// is gone gives nothing.
    static func forEachRecord(
        of path: String, vfs: String?, _ body: (Record) throws(StorageError) -> Void
    ) throws(StorageError) -> Losses {
        var losses = Losses()
        do throws(StorageError) {
            var database = try Database(path: path, readOnly: true, create: false, vfs: vfs)
            var kinds = KindNumbers()
            do throws(StorageError) { try kinds.load(database) } catch {
                if error.wantsToWrite {
                    // The journal of an interrupted commit has to be played back first.
                    database = try Database(path: path, create: false, vfs: vfs)
                    try? kinds.load(database)
                } else if !error.isDamage {
                    throw error
                }
                // Where the list is damaged, kinds of newer versions have no name; the schema's do.
            }
            var walk = RowWalk(
                database, table: "record", key: "row", columns: "kind, id, fields, sum")
            _ = try walk.visit { statement throws(StorageError) in
                switch RecordRow.read(statement, kinds) {
                case .sound(let record): try body(record)
                case .damaged(let row): losses.damaged.append(row)
                }
            }
            losses.unreadable = walk.unreadable
        } catch {
            guard error.isDamage else { throw error }
        }
        return losses
    }
}
