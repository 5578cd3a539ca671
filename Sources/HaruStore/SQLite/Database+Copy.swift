import CSQLite
import Glibc
import HaruReplica

extension Database {
    /// Copies the database as it is at one moment into a new file, while others go on writing: some
    /// pages at a time, from the beginning again when somebody has written in between.
    ///
    /// - Parameter path: where nothing is yet.
    package func copy(to path: String) throws(StorageError) {
        let copy = try Database(path: path)
        guard let backup = sqlite3_backup_init(copy.handle, "main", handle, "main") else {
            throw copy.error(sqlite3_errcode(copy.handle))
        }
        var code = SQLITE_OK
        // Whoever writes all the time gets a pause after a while: the rest is then copied at once.
        var pages: Int32 = 1000
        // A minute of waiting for a lock is enough.
        for round in 0..<4000 {
            code = sqlite3_backup_step(backup, pages)
            if code == SQLITE_DONE { break }
            guard code == SQLITE_OK || code == SQLITE_BUSY || code == SQLITE_LOCKED else { break }
            if round == 1000 { pages = -1 }
            if code != SQLITE_OK { usleep(20_000) }
        }
        guard sqlite3_backup_finish(backup) == SQLITE_OK, code == SQLITE_DONE else {
            throw copy.error(sqlite3_errcode(copy.handle))
        }
        // One file, whatever mode the original is in.
        try copy.execute("PRAGMA journal_mode=DELETE")
    }
}
