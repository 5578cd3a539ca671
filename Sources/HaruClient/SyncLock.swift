import Glibc

/// Keeps a store to one exchange at a time, across processes. The kernel frees it when the holder
/// dies. The store's own lock is not held while the network is waited for.
final class SyncLock {
    private let descriptor: Int32

    /// - Parameters:
    ///   - path: the lock's file.
    ///   - patience: milliseconds to wait for another process.
    /// - Returns: `nil` when another process holds it.
    init?(_ path: String, patience: Int = 0) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        var waited = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard waited < patience else {
                close(descriptor)
                return nil
            }
            usleep(20_000)
            waited += 20
        }
    }

    deinit { close(descriptor) }
}
