import CSQLite
import HaruReplica

/// Why a store cannot be used. Every case names the path; the sentence beside it is in the catalog.
/// None of them changes the store.
public enum StoreError: Error, Equatable, Sendable {
    /// Another process has had the store for longer than one waits.
    case locked(path: String, holder: Int32?)
    case full(path: String)
    case noPermission(path: String)
    case readError(path: String, detail: String)
    case cannotOpen(path: String, detail: String)
    /// Damage met after the store was open, or where nothing may be set aside.
    case damaged(path: String, detail: String)
    /// A file of something else.
    case notAStore(path: String)
    /// The store's layout is of a newer version that this one cannot read.
    case tooNew(path: String, layout: Int)
    /// The file system has no working locks.
    case locksDoNotWork(path: String)
    /// SQLite does not accept a setting that durability rests on.
    case settingRefused(path: String, setting: String)

    /// What a failure of SQLite means for a person.
    public init(_ error: StorageError, path: String) {
        guard case .failed(let code, let message) = error else {
            self = .damaged(path: path, detail: "row checksum")
            return
        }
        switch Int32(truncatingIfNeeded: code & 0xff) {
        case SQLITE_BUSY, SQLITE_LOCKED: self = .locked(path: path, holder: nil)
        case SQLITE_FULL: self = .full(path: path)
        case SQLITE_PERM, SQLITE_AUTH, SQLITE_READONLY: self = .noPermission(path: path)
        case SQLITE_IOERR: self = .readError(path: path, detail: message)
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path, detail: message)
        default: self = .cannotOpen(path: path, detail: message)
        }
    }
}

extension StorageError {
    /// Somebody else holds one of SQLite's locks, and waiting for it is over.
    var isBusy: Bool {
        guard case .failed(let code, _) = self else { return false }
        let primary = Int32(truncatingIfNeeded: code & 0xff)
        return primary == SQLITE_BUSY || primary == SQLITE_LOCKED
    }

    /// Reading alone is not enough.
    var wantsToWrite: Bool {
        guard case .failed(let code, _) = self else { return false }
        return Int32(truncatingIfNeeded: code & 0xff) == SQLITE_READONLY
    }

    /// Only these two say that the file itself is broken (sync 10.3).
    var isDamage: Bool {
        guard case .failed(let code, _) = self else { return false }
        let primary = Int32(truncatingIfNeeded: code & 0xff)
        return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB
    }
}
