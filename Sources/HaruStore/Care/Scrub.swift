import HaruCore
import HaruReplica

/// A pass over all rows of a store, a little at a time: it finds damage in what nobody has read for
/// long (sync 10.2). Others write between two slices.
public struct Scrub {
    private enum Table { case record, undo, over }

    private var table = Table.record
    private var position: Int64 = 0
    /// Commits of the store when the pass began.
    private let revision: Int64
    private var counted = Parity()

    /// Sound records that were met.
    public private(set) var records = 0
    public private(set) var damaged: [DamagedRow] = []
    /// Remembered changes and rows of bookkeeping that cannot be trusted, and row numbers on pages
    /// that cannot be read: nobody can send those again.
    public private(set) var lost = 0

    public init(_ storage: SQLiteStorage) throws(StorageError) {
        revision = try storage.revision()
    }

    /// Looks at the next rows.
    ///
    /// - Returns: whether there is more to look at.
    public mutating func go(on storage: SQLiteStorage, rows: Int) throws(StorageError) -> Bool {
        switch table {
        case .record:
            if try checkRecords(storage, rows) { return true }
            (table, position) = (.undo, 0)
        case .undo:
            if try checkChanges(storage, rows) { return true }
            try checkBookkeeping(storage)
            table = .over
        case .over: return false
        }
        return table != .over
    }

    /// Whether the running pair of the store is that of its rows; `nil` = somebody wrote meanwhile.
    public func isPairRight(in replica: Replica<SQLiteStorage>) throws(StorageError) -> Bool? {
        guard try replica.storage.revision() == revision else { return nil }
        return try replica.syncStatus().parity == counted
    }

    private mutating func checkRecords(
        _ storage: SQLiteStorage, _ rows: Int
    ) throws(StorageError) -> Bool {
        var walk = RowWalk(
            storage.database, table: "record", key: "row", columns: "kind, id, fields, sum",
            after: position)
        let kinds = storage.kindNumbers
        let isMore = try walk.visit(rows) { statement throws(StorageError) in
            switch RecordRow.read(statement, kinds) {
            case .sound(let record):
                records += 1
                counted.add(record)
            case .damaged(let row): damaged.append(row)
            }
        }
        position = walk.position
        lost += walk.unreadable
        return isMore
    }

    private mutating func checkChanges(
        _ storage: SQLiteStorage, _ rows: Int
    ) throws(StorageError) -> Bool {
        var walk = RowWalk(
            storage.database, table: "undo", key: "number", columns: "entry, sum", after: position)
        let isMore = try walk.visit(rows) { statement throws(StorageError) in
            let bytes = Array(statement.bytes(1))
            let key = String(statement.integer(0))
            let sum = RowChecksum.row(table: "undo", key: key, value: bytes)
            if sum != statement.integer(2) || StoredUndo.decode(bytes) == nil { lost += 1 }
        }
        position = walk.position
        lost += walk.unreadable
        return isMore
    }

    private mutating func checkBookkeeping(_ storage: SQLiteStorage) throws(StorageError) {
        let keys = try storage.database.prepare("SELECT key FROM meta")
        while try keys.step() { if try storage.meta(keys.text(0)) == nil { lost += 1 } }
    }
}

extension SQLiteStorage {
    /// Takes damaged rows out of the records, so that what the server has can come in again. Their
    /// bytes stay in the store's bookkeeping, under `damaged.<row>`.
    ///
    /// - Returns: how many could be taken out; what cannot even be read stays where it is.
    public func setAside(_ rows: [DamagedRow]) throws(StorageError) -> Int {
        try begin()
        do throws(StorageError) {
            var count = 0
            for damaged in rows where try setAside(damaged) { count += 1 }
            if count > 0 { try advanceRevision() }
            try commit()
            return count
        } catch {
            rollback()
            throw error
        }
    }

    private func setAside(_ damaged: DamagedRow) throws(StorageError) -> Bool {
        do throws(StorageError) {
            let row = try database.prepare(
                "SELECT row, kind, id, fields, sum FROM record WHERE row = ?1")
            row.bind(1, damaged.row)
            guard try row.step() else { return false }
            // Mended or replaced since it was found.
            if case .sound = RecordRow.read(row, kindNumbers) { return false }
            try setMeta("damaged.\(damaged.row)", Array(row.bytes(3)))
            for sql in [
                "DELETE FROM timeline WHERE row = ?1", "DELETE FROM record WHERE row = ?1",
            ] {
                let removal = try database.prepare(sql)
                removal.bind(1, damaged.row)
                try removal.run()
            }
            return true
        } catch {
            guard error.isDamage else { throw error }
            return false
        }
    }
}
