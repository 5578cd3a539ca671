import HaruReplica
import HaruStore

/// The tables of an account's file, and how a file of an older layout comes to have them.
enum HubLayout {
    static let version: Int64 = 2

    /// Brings the file to this layout.
    ///
    /// - Returns: the layout that it had; 0 for a new file.
    /// - Throws: `.failed` for a file of a newer one.
    static func prepare(_ database: Database) throws(StorageError) -> Int64 {
        let found = try database.integer("PRAGMA user_version") ?? 0
        if found == 0 { try make(database) }
        guard found <= version else {
            throw .failed(code: 1, message: "the store is of a newer version of haru-server")
        }
        if found < 2 { try addAttachments(to: database) }
        return found
    }

    private static func make(_ database: Database) throws(StorageError) {
        // Pages that become free are handed back a few at a time (`release`).
        try database.execute("PRAGMA auto_vacuum=INCREMENTAL; VACUUM")
        try database.execute(
            """
            BEGIN IMMEDIATE;
            CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL, sum INTEGER NOT NULL)
                STRICT, WITHOUT ROWID;
            CREATE TABLE device(id BLOB PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
            CREATE TABLE kind(number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
            CREATE TABLE record(
                row INTEGER PRIMARY KEY, kind INTEGER NOT NULL, id BLOB NOT NULL,
                fields BLOB NOT NULL, numbers BLOB NOT NULL, deleted INTEGER, sum INTEGER NOT NULL,
                UNIQUE(kind, id)
            ) STRICT;
            CREATE INDEX record_deleted ON record(deleted) WHERE deleted IS NOT NULL;
            CREATE TABLE entry(
                number INTEGER PRIMARY KEY, row INTEGER NOT NULL, field TEXT NOT NULL
            ) STRICT;
            CREATE TABLE purge(
                number INTEGER PRIMARY KEY, kind INTEGER NOT NULL, id BLOB NOT NULL,
                at INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX purge_record ON purge(kind, id);
            PRAGMA user_version=1;
            COMMIT
            """)
    }

    private static func addAttachments(to database: Database) throws(StorageError) {
        try database.execute(
            "BEGIN IMMEDIATE; \(AttachmentReferences.table); PRAGMA user_version=2; COMMIT")
    }
}
