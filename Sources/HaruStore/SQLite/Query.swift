import HaruReplica

/// The statements of a store, in one place, so that a test and `Doctor` can ask SQLite how it means
/// to answer each: by an index, whatever the number of records.
enum Query {
    static let meta = "SELECT value, sum FROM meta WHERE key = ?1"
    static let setMeta = "INSERT OR REPLACE INTO meta(key, value, sum) VALUES(?1, ?2, ?3)"
    static let addKind = "INSERT INTO kind(number, name) VALUES(?1, ?2)"

    static let record = "SELECT row, fields, sum FROM record WHERE kind = ?1 AND id = ?2"
    static let addRecord = "INSERT INTO record(kind, id, fields, sum) VALUES(?1, ?2, ?3, ?4)"
    static let setRecord = "UPDATE record SET fields = ?1, sum = ?2, pending = ?4 WHERE row = ?3"
    static let setConfirmed = "UPDATE record SET pending = 0 WHERE row = ?1"
    static let pending = """
        SELECT row, kind, id FROM record WHERE pending = 1 AND row > ?1 ORDER BY row LIMIT ?2
        """
    static let purgeRecord = "DELETE FROM record WHERE row = ?1"
    static let records = "SELECT id, fields, sum FROM record WHERE kind = ?1 ORDER BY id"
    static let hasKind = "SELECT 1 FROM record WHERE kind = ?1 LIMIT 1"

    static let addEntry = """
        INSERT INTO timeline(kind, class, start, row, stop, owner) VALUES(?1, ?2, ?3, ?4, ?5, ?6)
        """
    static let removeEntry = """
        DELETE FROM timeline WHERE kind = ?1 AND class = ?2 AND start = ?3 AND row = ?4
        """
    static let spans = """
        SELECT start, stop, owner FROM timeline
        WHERE kind = ?1 AND class = ?2 AND start >= ?3 AND start < ?4 AND stop > ?5 ORDER BY start
        """
    static let entries = """
        SELECT t.start, t.stop, t.owner, r.id FROM timeline t JOIN record r ON r.row = t.row
        WHERE t.kind = ?1 AND t.class = ?2 AND t.start >= ?3 AND t.start < ?4 AND t.stop > ?5
        ORDER BY t.start
        """
    static let owned = """
        SELECT r.id FROM timeline t JOIN record r ON r.row = t.row WHERE t.kind = ?1 AND t.owner = ?2
        """

    /// Rows of one start are few: whoever reads them puts them in the order of their ids.
    static let chronicle = """
        SELECT t.start, t.stop, t.owner, r.id, r.fields, r.sum
        FROM timeline t JOIN record r ON r.row = t.row
        WHERE t.kind = ?1 AND t.class = ?2 AND t.start >= ?3 AND t.start < ?4 AND t.stop > ?5
        ORDER BY t.start
        """
    static let firstStart = "SELECT min(start) FROM timeline WHERE kind = ?1 AND class = ?2"
    static let lastStart = "SELECT max(start) FROM timeline WHERE kind = ?1 AND class = ?2"
    static let lastStop = "SELECT max(stop) FROM timeline WHERE kind = ?1 AND class = ?2"

    static let newestRecords = "SELECT kind, id FROM record ORDER BY row DESC"
    static let idsBetween = """
        SELECT id FROM record WHERE kind = ?1 AND id BETWEEN ?2 AND ?3 ORDER BY id
        """
    static let idBefore =
        "SELECT id FROM record WHERE kind = ?1 AND id < ?2 ORDER BY id DESC LIMIT 1"
    static let idAfter = "SELECT id FROM record WHERE kind = ?1 AND id > ?2 ORDER BY id LIMIT 1"

    static let changes = """
        SELECT number, entry, sum FROM undo WHERE number > 0 ORDER BY number DESC LIMIT ?1
        """
    static let newestChange = "SELECT max(number) FROM undo"
    static let addChange = "INSERT INTO undo(number, entry, sum) VALUES(?1, ?2, ?3)"
    static let forgetChanges = "DELETE FROM undo WHERE number <= ?1"
    static let popChange = "DELETE FROM undo WHERE number = (SELECT max(number) FROM undo)"

    /// Everything that runs while a person waits.
    static let daily = [
        meta, setMeta, addKind, record, addRecord, setRecord, setConfirmed, pending,
        purgeRecord, records, hasKind, addEntry,
        removeEntry, spans, entries, owned, chronicle, firstStart, lastStart, lastStop, idsBetween,
        idBefore, idAfter, changes, newestChange, addChange, forgetChanges, popChange,
    ]

    /// Read whole at every opening: a row for each kind that only a newer version knows.
    static let kinds = "SELECT number, name FROM kind ORDER BY number"

    /// Whether SQLite means to answer a statement by seeking, without reading a whole table and
    /// without sorting.
    static func usesIndex(_ sql: String, _ database: Database) throws(StorageError) -> Bool {
        let plan = try database.prepare("EXPLAIN QUERY PLAN " + sql)
        while try plan.step() {
            let step = plan.text(3)
            if step.hasPrefix("SCAN ") || step.hasPrefix("USE TEMP B-TREE") {
                // `SELECT max(…)` and sub-selects without a table of their own.
                guard step == "SCAN CONSTANT ROW" else { return false }
            }
        }
        return true
    }
}
