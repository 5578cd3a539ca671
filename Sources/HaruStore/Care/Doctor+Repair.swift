import HaruCore
import HaruReplica

extension Doctor {
    /// Builds the timeline anew from the records, in one transaction. Nothing else is touched:
    /// damaged rows stay where they are.
    ///
    /// - Returns: how many entries it has now.
    public static func repair(_ store: Store) throws(StoreError) -> Int {
        let storage = store.storage
        do throws(StorageError) {
            try storage.begin()
            do throws(StorageError) {
                try storage.database.execute("DELETE FROM timeline")
                let count = try fillTimeline(of: storage)
                try storage.commit()
                return count
            } catch {
                storage.rollback()
                throw error
            }
        } catch { throw StoreError(error, path: store.path) }
    }

    private static func fillTimeline(of storage: SQLiteStorage) throws(StorageError) -> Int {
        var count = 0
        var walk = RowWalk(
            storage.database, table: "record", key: "row", columns: "kind, id, fields, sum")
        _ = try walk.visit { statement throws(StorageError) in
            guard case .sound(let record) = RecordRow.read(statement, storage.kindNumbers),
                let entry = TimelineEntry(record)
            else { return }
            try storage.addToTimeline(
                entry, kind: statement.integer(1), row: statement.integer(0))
            count += 1
        }
        return count
    }
}
