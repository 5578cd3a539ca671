import CSQLite
import Glibc
import HaruReplica

extension Store {
    /// Copies the store, as it is at this moment, into a file of its own. The copy appears when it
    /// is whole, checked and on disk.
    ///
    /// It is another life of the data, so it has a node of its own (sync 3.1): opened beside the
    /// original it never issues the same stamps.
    ///
    /// - Parameters:
    ///   - target: where nothing is yet.
    ///   - node: of the copy, random.
    /// - Throws: `.damaged` when the store is; otherwise why `target` cannot be written.
    public func copy(to target: String, node: UInt64) throws(StoreError) {
        precondition(!storage.database.isInTransaction, "What is not committed would be copied.")
        guard access(target, F_OK) != 0 else {
            throw .cannotOpen(path: target, detail: String(cString: strerror(EEXIST)))
        }
        let temporary = target + ".new-" + String(getpid())
        do throws(StoreError) {
            try create(temporary)
            do throws(StorageError) { try fill(temporary, node: node) } catch {
                throw StoreError(error, path: temporary)
            }
            try synchronize(temporary)
            guard rename(temporary, target) == 0 else { throw failure(target) }
        } catch {
            for companion in ["", "-journal"] { unlink(temporary + companion) }
            throw error
        }
        StoreFile.syncFolder(of: target)
    }

    /// An empty file that only its owner may read, before anything is in it.
    private func create(_ path: String) throws(StoreError) {
        unlink(path)
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(path) }
        close(descriptor)
    }

    private func fill(_ path: String, node: UInt64) throws(StorageError) {
        let copy = try Database(path: path, create: false)
        guard let backup = sqlite3_backup_init(copy.handle, "main", storage.database.handle, "main")
        else { throw copy.error(sqlite3_errcode(copy.handle)) }
        let step = sqlite3_backup_step(backup, -1)
        let finish = sqlite3_backup_finish(backup)
        guard step == SQLITE_DONE, finish == SQLITE_OK else { throw copy.error(finish) }
        // One file, whatever mode the original is in.
        try copy.execute("PRAGMA journal_mode=DELETE")
        guard let verdict = try copy.text("PRAGMA integrity_check(1)"), verdict == "ok" else {
            throw .failed(code: Int(SQLITE_CORRUPT), message: "integrity_check")
        }
        let storage = try SQLiteStorage(copy)
        let known = try storage.clock()
        try storage.begin()
        try storage.setClock(HybridClock(node: node, last: known.last, offset: known.offset))
        try storage.commit()
    }

    private func synchronize(_ path: String) throws(StoreError) {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure(path) }
    }

    private func failure(_ path: String) -> StoreError {
        switch errno {
        case ENOSPC, EDQUOT: .full(path: path)
        case EACCES, EPERM, EROFS: .noPermission(path: path)
        default: .cannotOpen(path: path, detail: String(cString: strerror(errno)))
        }
    }
}
