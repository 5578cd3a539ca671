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
        let opening = StoreOpening(
            path: path, options: options, isReadOnly: StoreFile.isReadOnly(path),
            isNew: StoreFile.isEmpty(path))
        let database = try opening.database()
        do throws(StorageError) {
            if !opening.isReadOnly { try opening.migrate(database) }
            let storage = try SQLiteStorage(database)
            if !opening.isReadOnly { try opening.renewClockIfNeeded(storage) }
            return Opened(storage: storage, isReadOnly: opening.isReadOnly)
        } catch { throw .sqlite(error) }
    }

    /// A connection with the settings that durability rests on, each read back. A file of something
    /// else is refused before any of them could change it.
    private func database() throws(OpeningFailure) -> Database {
        let refused: String?
        let database: Database
        do throws(StorageError) {
            database = try Database(path: path, readOnly: isReadOnly, vfs: options.vfs)
        } catch { throw .sqlite(error) }
        sqlite3_busy_timeout(database.handle, Int32(clamping: options.patience))
        haru_keep_wal_on_close(database.handle)
        let settings = StoreSettings(options.libraryVersion, isReadOnly: isReadOnly)
        let keepsLock: Bool
        // Of the connection, not of the file: a file of something else is not changed by it.
        do throws(StorageError) { keepsLock = try settings.keepLock(of: database) } catch {
            throw .sqlite(error)
        }
        guard keepsLock else {
            throw .refused(.settingRefused(path: path, setting: "locking_mode"))
        }
        let isBlank = try checkHeader(database)
        do throws(StorageError) {
            if isBlank, !isReadOnly {
                chmod(path, 0o600)
                try database.execute("PRAGMA page_size=\(Layout.pageSize)")
            }
            refused = try settings.apply(to: database)
        } catch { throw .sqlite(error) }
        if let refused { throw .refused(.settingRefused(path: path, setting: refused)) }
        return database
    }

    /// The file must be one of ours, of a layout this version can read.
    ///
    /// - Returns: whether nothing is in it: an opening that was killed before its first commit
    ///   leaves a file without tables.
    private func checkHeader(_ database: Database) throws(OpeningFailure) -> Bool {
        let application: Int64
        let layout: Int64
        let tables: Int64
        do throws(StorageError) {
            application = try database.integer("PRAGMA application_id") ?? 0
            layout = try database.integer("PRAGMA user_version") ?? 0
            tables = try database.integer("SELECT count(*) FROM sqlite_schema") ?? 0
        } catch { throw .sqlite(error) }
        if isNew || application == 0 && layout == 0 && tables == 0 { return true }
        guard application == Layout.applicationID else { throw .refused(.notAStore(path: path)) }
        guard layout <= Int64(Layout.current) else {
            throw .refused(.tooNew(path: path, layout: Int(layout)))
        }
        guard layout >= 1 else {
            throw .refused(.damaged(path: path, detail: "layout \(layout)"))
        }
        return false
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
}
