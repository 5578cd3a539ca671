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
        let text: StaticString = "Haru\n"
        _ = pwrite(descriptor, text.utf8Start, text.utf8CodeUnitCount, 0)
    }

    /// Takes the lock of the store at `path`, waiting up to `patience` milliseconds for another
    /// short-lived owner.
    ///
    /// - Throws: `.locked`, `.locksDoNotWork`, `.noPermission`, `.cannotOpen`.
    static func take(store path: String, patience: Int) throws(StoreError) -> StoreLock {
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
        return lock
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
