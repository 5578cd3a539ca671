import Glibc

/// Wakes one thread that waits for something to do. A ring while it is awake is not lost.
final class Bell: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    // Both are touched only under `mutex`.
    private var isRung = false
    private var isOver = false

    init() {
        mutex = .allocate(capacity: 1)
        condition = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(condition)
        mutex.deallocate()
        condition.deallocate()
    }

    func ring() { change { $0.isRung = true } }

    /// There is nothing to do any more.
    func end() { change { $0.isOver = true } }

    private func change(_ body: (Bell) -> Void) {
        pthread_mutex_lock(mutex)
        body(self)
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }

    /// Waits for a ring, or until some time has passed.
    ///
    /// - Returns: whether to go on; `false` = the end.
    func wait(atMost seconds: Int) -> Bool {
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        end.tv_sec += seconds
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while !isRung, !isOver {
            guard pthread_cond_timedwait(condition, mutex, &end) != ETIMEDOUT else { break }
        }
        isRung = false
        return !isOver
    }
}
