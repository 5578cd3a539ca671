import HaruReplica

/// How a store lies in SQLite. Layouts are numbered and never edited once released; a new one is a
/// new step at the end (Docs/Store.md).
enum Layout {
    /// `Haru` in the file's header, so that `file` and other programs can tell.
    static let applicationID: Int64 = 0x4861_7275
    /// The number this version writes into the file's header.
    static var current: Int { steps.count }
    /// Eight KiB: fewer reads over a long history, still one page for a day's records.
    static let pageSize = 8192

    /// SQL that takes a store from layout `i` to layout `i + 1`, each in one transaction.
    static let steps = [
        """
        CREATE TABLE meta(key TEXT PRIMARY KEY, value BLOB NOT NULL, sum INTEGER NOT NULL)
            STRICT, WITHOUT ROWID;
        CREATE TABLE kind(number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
        CREATE TABLE record(row INTEGER PRIMARY KEY, kind INTEGER NOT NULL, id BLOB NOT NULL,
            fields BLOB NOT NULL, sum INTEGER NOT NULL) STRICT;
        CREATE UNIQUE INDEX record_id ON record(kind, id);
        CREATE TABLE timeline(kind INTEGER NOT NULL, class INTEGER NOT NULL, start INTEGER NOT NULL,
            row INTEGER NOT NULL, stop INTEGER NOT NULL, owner BLOB NOT NULL,
            PRIMARY KEY(kind, class, start, row)) STRICT, WITHOUT ROWID;
        CREATE TABLE undo(number INTEGER PRIMARY KEY, entry BLOB NOT NULL, sum INTEGER NOT NULL)
            STRICT;
        """,
        // Before there was a server, no field was confirmed by one. The index holds pending rows
        // alone and grows at its end when records are added.
        """
        ALTER TABLE record ADD COLUMN pending INTEGER NOT NULL DEFAULT 1;
        CREATE INDEX record_pending ON record(pending) WHERE pending = 1;
        """,
    ]
}
