import CSQLite
import HaruReplica

/// How SQLite has to behave for an acknowledged change to be on disk (sync 10.2).
package struct StoreSettings {
    let isReadOnly: Bool
    /// `wal` from SQLite 3.51.3 on. Before, 3.7.0 to 3.51.2, a WAL that is reset while a second
    /// connection writes or checkpoints can damage the database: `truncate`.
    let journalMode: String

    package init(_ libraryVersion: Int, isReadOnly: Bool) {
        self.isReadOnly = isReadOnly
        journalMode = libraryVersion >= 3_051_003 ? "wal" : "truncate"
    }

    /// The lock file makes this process the only owner of the store, so SQLite need not take its own
    /// lock anew for every statement. With a WAL other connections of the owner may read and write
    /// meanwhile, so there it does.
    ///
    /// - Returns: whether SQLite accepted it.
    func keepLock(of database: Database) throws(StorageError) -> Bool {
        guard journalMode != "wal" else { return true }
        return try database.setLocking(.exclusive)
    }

    /// Sets everything and reads it back.
    ///
    /// - Returns: the first setting that SQLite did not accept.
    package func apply(to database: Database) throws(StorageError) -> String? {
        for (name, value) in settings {
            try database.execute("PRAGMA \(name)=\(value)")
            // A library built without memory mapping answers nothing where the others say 0.
            let answer = try database.text("PRAGMA \(name)")
            guard answer == value || answer == nil && name == "mmap_size" else { return name }
        }
        guard !isReadOnly else { return nil }
        return try database.text("PRAGMA journal_mode=\(journalMode)") == journalMode
            ? nil : "journal_mode"
    }

    /// What an acknowledged change rests on.
    static let durable = [
        ("synchronous", "2"), ("mmap_size", "0"), ("cell_size_check", "1"), ("foreign_keys", "1"),
        ("trusted_schema", "0"),
    ]

    private var settings: [(String, String)] {
        StoreSettings.durable + [("cache_size", "-8192"), ("temp_store", "2")]
    }
}
