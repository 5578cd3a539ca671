import Glibc
import HaruCore
import HaruReplica

/// A native store: one file of SQLite under one owner's lock, opened with everything checked that
/// an acknowledged change rests on (sync 10).
public final class Store {
    public let path: String
    public let storage: SQLiteStorage
    /// Damage was met while opening and the old file set aside; the person is told once.
    public let setAside: SetAside?
    /// The file cannot be written: what is there can be read and exported.
    public let isReadOnly: Bool

    public struct Options: Sendable {
        /// How long to wait for another owner, or for a lock of SQLite's, milliseconds.
        public var patience = 5000
        /// Between attempts at a store that does not open, milliseconds.
        public var retryPause: UInt32 = 300
        /// The node of a new store.
        public var randomNode: @Sendable () -> UInt64 = { UInt64.random(in: 1 ... .max) }
        /// When it is, for the name of a file that is set aside.
        public var now: @Sendable () -> Instant = { Instant(seconds: Int64(time(nil))) }
        /// The file layer to use, for tests.
        public var vfs: String?
        /// The version of SQLite to go by, for tests.
        public var libraryVersion = sqliteVersion
        public init() {}
    }

    /// - Throws: what keeps the store from being used. It is left as it was, unless it is damaged:
    ///   then it is kept beside a new one and `setAside` says so.
    public static func open(_ path: String, options: Options = Options()) throws(StoreError)
        -> Store
    {
        let path = try prepared(path)
        return try open(path, try StoreLock.take(store: path, patience: options.patience), options)
    }

    /// An open store, or the way to the process that has it.
    package enum Reached {
        case store(Store)
        case owner(OwnerConnection)
    }

    /// Opens the store, or connects to its owner where that is a process that does what others ask.
    ///
    /// - Throws: as `open` does.
    package static func reach(
        _ path: String, options: Options = Options()
    ) throws(StoreError) -> Reached {
        let path = try prepared(path)
        switch try StoreLock.take(store: path, patience: options.patience, reaching: true) {
        case .lock(let lock): return .store(try open(path, lock, options))
        case .owner(let owner): return .owner(owner)
        }
    }

    /// A connection to the process that owns the store, if one does and can be talked to.
    package static func owner(of path: String) -> OwnerConnection? {
        StoreLock.reachOwner(ofStore: StoreFile.resolved(path))
    }

    /// The file's own path, in a folder that is there.
    private static func prepared(_ path: String) throws(StoreError) -> String {
        let path = StoreFile.resolved(path)
        try makeFolder(of: path)
        guard !StoreFile.hasSecondName(path) else {
            throw .cannotOpen(path: path, detail: "the file has a second name (hard link)")
        }
        return path
    }

    /// Opens the store whose lock is held.
    private static func open(
        _ path: String, _ lock: StoreLock, _ options: Options
    ) throws(StoreError) -> Store {
        if !lock.isMarked, StoreFile.isEmpty(path) || StoreFile.bearsOurMark(path) { lock.mark() }
        let finished = try SetAside.finish(path, options)
        var attempts = 0
        while true {
            do throws(OpeningFailure) {
                return try Store(path, lock, StoreOpening.open(path, options), setAside: finished)
            } catch {
                guard case .sqlite(let cause) = error else { throw error.storeError(path) }
                attempts += 1
                if attempts <= 3, !cause.isBusy {
                    usleep(options.retryPause * 1000)
                    continue
                }
                guard cause.isDamage else { throw StoreError(cause, path: path) }
                // A file that never was a store is somebody else's, and stays where it is.
                guard lock.isMarked else { throw .notAStore(path: path) }
                guard !StoreFile.isReadOnly(path) else { throw StoreError(cause, path: path) }
                return try replacing(path, lock, options)
            }
        }
    }

    private init(
        _ path: String, _ lock: StoreLock, _ opened: StoreOpening.Opened, setAside: SetAside?
    ) {
        self.path = path
        self.setAside = setAside
        storage = opened.storage
        storage.database.lock = lock
        isReadOnly = opened.isReadOnly
    }

    // MARK: Of a process that owns the store for long

    /// Whether a write or sync failed: nothing more can be written until the store is opened anew.
    package var needsReopening: Bool { storage.database.failure != nil }

    /// A store's lock that is kept while the store is closed and opened anew.
    package struct KeptLock {
        fileprivate let lock: StoreLock
    }

    package var keptLock: KeptLock? { storage.database.lock.map { KeptLock(lock: $0) } }

    /// Opens the store at `path`, whose lock was kept. The former connection is closed by now.
    package static func open(
        _ path: String, under kept: KeptLock, options: Options = Options()
    ) throws(StoreError) -> Store {
        try open(StoreFile.resolved(path), kept.lock, options)
    }

    /// Notes where this owner listens.
    ///
    /// - Returns: whether others will find it.
    package func announce(socket: String) -> Bool {
        storage.database.lock?.announce(socket: socket) ?? false
    }

    /// Takes that note back.
    package func forgetSocket() { storage.database.lock?.forgetSocket() }

    /// Keeps the damaged file beside a new store that holds what could be read of it.
    private static func replacing(
        _ path: String, _ lock: StoreLock, _ options: Options
    ) throws(StoreError) -> Store {
        do throws(OpeningFailure) {
            try SetAside.prepare(path, options)
        } catch { throw error.storeError(path) }
        let setAside = try SetAside.finish(path, options)
        do throws(OpeningFailure) {
            return try Store(path, lock, StoreOpening.open(path, options), setAside: setAside)
        } catch { throw error.storeError(path) }
    }

    /// The folder of the store, made with access for its owner alone.
    private static func makeFolder(of path: String) throws(StoreError) {
        var position = path.startIndex
        while let slash = path[position...].dropFirst().firstIndex(of: "/") {
            let folder = String(path[..<slash])
            if access(folder, F_OK) != 0, mkdir(folder, 0o700) != 0, errno != EEXIST {
                let code = errno
                throw code == EACCES || code == EROFS || code == EPERM
                    ? .noPermission(path: folder)
                    : code == ENOSPC
                        ? .full(path: folder)
                        : .cannotOpen(path: folder, detail: String(cString: strerror(code)))
            }
            position = slash
        }
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw .cannotOpen(path: path, detail: String(cString: strerror(EISDIR)))
        }
    }
}

/// Why one attempt to open a store failed.
enum OpeningFailure: Error {
    case sqlite(StorageError)
    /// Trying again, or setting the file aside, would not help or would be wrong.
    case refused(StoreError)

    func storeError(_ path: String) -> StoreError {
        switch self {
        case .sqlite(let error): StoreError(error, path: path)
        case .refused(let error): error
        }
    }
}
