import CSQLite
import Glibc
import HaruReplica

/// One attempt to open the file of a store, under its lock.
struct StoreOpening {
    let path: String
    let options: Store.Options
    let isReadOnly: Bool
    let isNew: Bool

    struct Opened {
        let storage: SQLiteStorage
        let isReadOnly: Bool
    }

    static func open(_ path: String, _ options: Store.Options) throws(OpeningFailure) -> Opened {
        let isReadOnly = access(path, F_OK) == 0 && access(path, W_OK) != 0
        let opening = StoreOpening(
            path: path, options: options, isReadOnly: isReadOnly,
            isNew: !isReadOnly && isEmpty(path))
        let database = try opening.database()
        try opening.checkHeader(database)
        do throws(StorageError) {
            if !isReadOnly { try opening.migrate(database) }
            let storage = try SQLiteStorage(database)
            if !isReadOnly { try opening.renewClockIfNeeded(storage) }
            return Opened(storage: storage, isReadOnly: isReadOnly)
        } catch { throw .sqlite(error) }
    }

    /// A connection with the settings that durability rests on, each read back.
    private func database() throws(OpeningFailure) -> Database {
        let refused: String?
        let database: Database
        do throws(StorageError) {
            database = try Database(path: path, readOnly: isReadOnly, vfs: options.vfs)
            if isNew {
                chmod(path, 0o600)
                try database.execute("PRAGMA page_size=\(Layout.pageSize)")
            }
            refused = try StoreSettings(options.libraryVersion, isReadOnly: isReadOnly).apply(to: database)
        } catch { throw .sqlite(error) }
        if let refused { throw .refused(.settingRefused(path: path, setting: refused)) }
        return database
    }

    /// The file must be one of ours, of a layout this version can read.
    private func checkHeader(_ database: Database) throws(OpeningFailure) {
        let application: Int64
        let layout: Int64
        do throws(StorageError) {
            application = try database.integer("PRAGMA application_id") ?? 0
            layout = try database.integer("PRAGMA user_version") ?? 0
        } catch { throw .sqlite(error) }
        if isNew || application == 0 && layout == 0 && isWithoutTables(database) { return }
        guard application == Layout.applicationID else { throw .refused(.notAStore(path: path)) }
        guard layout <= Int64(Layout.current) else {
            throw .refused(.tooNew(path: path, layout: Int(layout)))
        }
    }

    /// An opening that was killed before its first commit leaves a file without tables.
    private func isWithoutTables(_ database: Database) -> Bool {
        (try? database.integer("SELECT count(*) FROM sqlite_schema")) == 0
    }

    /// Takes the file to the current layout, each step in one transaction.
    private func migrate(_ database: Database) throws(StorageError) {
        var layout = Int(try database.integer("PRAGMA user_version") ?? 0)
        while layout < Layout.current {
            try database.execute(
                """
                BEGIN IMMEDIATE;
                \(Layout.steps[layout])
                PRAGMA application_id=\(Layout.applicationID);
                PRAGMA user_version=\(layout + 1);
                """)
            if layout == 0 {
                let storage = try SQLiteStorage(database)
                try storage.setClock(HybridClock(node: options.randomNode()))
            }
            try database.execute("COMMIT")
            layout += 1
        }
    }

    /// A clock that cannot be read in a file that is sound otherwise: a new node goes on from the
    /// greatest stamp of the store (sync 3.1). In a file that is not sound it is damage.
    private func renewClockIfNeeded(_ storage: SQLiteStorage) throws(StorageError) {
        do throws(StorageError) { _ = try storage.clock() } catch {
            guard case .clockUnreadable = error else { throw error }
            guard try storage.database.text("PRAGMA integrity_check(1)") == "ok" else {
                throw .failed(code: Int(SQLITE_CORRUPT), message: "clock and integrity_check")
            }
            var clock = HybridClock(node: options.randomNode())
            for kind in try storage.kinds() {
                try storage.forEachRecord(of: kind) { clock.receive($0.newestStamp) }
            }
            try storage.begin()
            try storage.setClock(clock)
            try storage.commit()
        }
    }

    private static func isEmpty(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 || status.st_size == 0
    }
}
