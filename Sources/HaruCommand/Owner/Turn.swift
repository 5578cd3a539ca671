import Glibc

/// Lets one thread at a time at something, in the order in which they came.
package final class Turn: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    // All below is touched only under `mutex`.
    private var isTaken = false
    private var nextTicket = 0
    private var waiting: [Int] = []

    package init() {
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

    /// Waits for the turn.
    ///
    /// - Parameter patience: milliseconds.
    /// - Returns: whether it came in time.
    package func take(patience: Int) -> Bool {
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        let nanoseconds = end.tv_nsec + (patience % 1000) * 1_000_000
        end.tv_sec += patience / 1000 + nanoseconds / 1_000_000_000
        end.tv_nsec = nanoseconds % 1_000_000_000
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        let ticket = nextTicket
        nextTicket += 1
        waiting.append(ticket)
        while isTaken || waiting.first != ticket {
            guard pthread_cond_timedwait(condition, mutex, &end) != ETIMEDOUT else {
                waiting.removeAll { $0 == ticket }
                // Whoever came behind may be the first now.
                pthread_cond_broadcast(condition)
                return false
            }
        }
        waiting.removeFirst()
        isTaken = true
        return true
    }

    package func giveBack() {
        pthread_mutex_lock(mutex)
        isTaken = false
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }
}
