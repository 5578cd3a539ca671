import Glibc

/// The exclusive lock that makes one process the owner of a store (sync 10.1). The kernel frees it
/// when the owner dies.
final class StoreLock {
    private let descriptor: Int32

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Whether a store of Haru was seen at this path. That the lock file exists says nothing: it is
    /// also made where somebody else's file is found and refused.
    var isMarked: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_size > 0
    }

    /// Notes that the file at this path is a store of Haru, so that damage to it is told from a
    /// file of something else. Where the note cannot be written, damage is refused, not replaced.
    func mark() {
        _ = pwrite(
            descriptor, StoreLock.mark.utf8Start, StoreLock.mark.utf8CodeUnitCount, 0)
    }

    private static let mark: StaticString = "Haru\n"

    // MARK: Where the owner listens

    /// Notes where this owner can be reached, for whoever finds the lock taken: it is found whatever
    /// the environment of that process says.
    ///
    /// - Returns: whether the note could be written.
    func announce(socket: String) -> Bool {
        mark()
        let note = Array((socket + "\n").utf8)
        return pwrite(descriptor, note, note.count, off_t(StoreLock.mark.utf8CodeUnitCount))
            == note.count
    }

    /// Takes the note back, and removes the socket of an owner that died.
    func forgetSocket() {
        var status = stat()
        let length = StoreLock.mark.utf8CodeUnitCount
        guard fstat(descriptor, &status) == 0, status.st_size > length,
            let left = StoreLock.announced(descriptor)
        else { return }
        StoreFile.removeSocket(left)
        ftruncate(descriptor, off_t(length))
    }

    /// Where the holder of the lock says it listens.
    private static func announced(_ descriptor: Int32) -> String? {
        var note = [UInt8](repeating: 0, count: 256)
        let count = pread(descriptor, &note, note.count, off_t(mark.utf8CodeUnitCount))
        guard count > 1, note[0] == UInt8(ascii: "/"), note[count - 1] == UInt8(ascii: "\n") else {
            return nil
        }
        return String(decoding: note[..<(count - 1)], as: UTF8.self)
    }

    /// A connection to the process that owns the store at `path` and can be talked to.
    ///
    /// - Returns: `nil` when there is none.
    static func reachOwner(ofStore path: String) -> OwnerConnection? {
        let descriptor = open(path + ".lock", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return announced(descriptor).flatMap { OwnerConnection.reach($0) }
    }

    /// What came of asking for the lock.
    enum Taken {
        case lock(StoreLock)
        case owner(OwnerConnection)
    }

    /// Takes the lock of the store at `path`, waiting up to `patience` milliseconds for another
    /// short-lived owner.
    ///
    /// - Throws: `.locked`, `.locksDoNotWork`, `.noPermission`, `.cannotOpen`.
    static func take(store path: String, patience: Int) throws(StoreError) -> StoreLock {
        guard case .lock(let lock) = try take(store: path, patience: patience, reaching: false)
        else { preconditionFailure("An owner was not asked for.") }
        return lock
    }

    /// The same; or a connection to the owner, where it is one that can be talked to.
    ///
    /// - Parameter reaching: whether a connection will do.
    static func take(
        store path: String, patience: Int, reaching: Bool
    ) throws(StoreError) -> Taken {
        let lockPath = path + ".lock"
        let existedBefore = access(lockPath, F_OK) == 0
        var descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor < 0, errno == EROFS || errno == EACCES {
            let reason = errno
            // A folder that cannot be written still lets a store be read.
            descriptor = open(existedBefore ? lockPath : path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw failure(reason, lockPath) }
        }
        guard descriptor >= 0 else { throw failure(errno, lockPath) }
        var waited = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                close(descriptor)
                throw .locksDoNotWork(path: path)
            }
            // One that died a moment ago is not reached, and its lock is free at the next attempt.
            if reaching, let owner = announced(descriptor).flatMap({ OwnerConnection.reach($0) }) {
                close(descriptor)
                return .owner(owner)
            }
            guard waited < patience else {
                let holder = holder(of: descriptor)
                close(descriptor)
                throw .locked(path: path, holder: holder)
            }
            usleep(2000)
            waited += 2
        }
        let lock = StoreLock(descriptor: descriptor)
        guard
            lock.excludesOthers(
                lockPath: existedBefore || access(lockPath, F_OK) == 0 ? lockPath : path)
        else { throw .locksDoNotWork(path: path) }
        lock.forgetSocket()
        return .lock(lock)
    }

    /// A second attempt through another descriptor must fail, or the file system only pretends.
    private func excludesOthers(lockPath: String) -> Bool {
        let second = open(lockPath, O_RDONLY | O_CLOEXEC)
        guard second >= 0 else { return true }
        defer { close(second) }
        return flock(second, LOCK_EX | LOCK_NB) != 0
    }

    /// The process that holds the lock, as the kernel lists it.
    private static func holder(of descriptor: Int32) -> Int32? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, let list = fopen("/proc/locks", "r") else {
            return nil
        }
        defer { fclose(list) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), list) != nil {
            let text = String(
                decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let parts = text.split(separator: " ")
            guard parts.count > 5, parts[1] == "FLOCK" else { continue }
            if parts[5].split(separator: ":").last.flatMap({ UInt64($0) }) == UInt64(status.st_ino)
            {
                return Int32(parts[4])
            }
        }
        return nil
    }

    private static func failure(_ code: Int32, _ path: String) -> StoreError {
        switch code {
        case EACCES, EPERM, EROFS: .noPermission(path: path)
        case ENOSPC, EDQUOT: .full(path: path)
        default: .cannotOpen(path: path, detail: String(cString: strerror(code)))
        }
    }
}
