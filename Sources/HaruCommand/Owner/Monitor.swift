import Glibc

/// A lock under which threads wait for something that another one changes.
package final class Monitor: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>

    package init() {
        mutex = .allocate(capacity: 1)
        condition = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        // Somebody may set the clock of the day meanwhile.
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(condition, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(condition)
        mutex.deallocate()
        condition.deallocate()
    }

    package func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    /// Within `locked`: everybody who waits looks again.
    package func wakeAll() { pthread_cond_broadcast(condition) }

    /// Within `locked`: one of those who wait looks again.
    package func wakeOne() { pthread_cond_signal(condition) }

    /// Within `locked`: lets others in until `isTrue`.
    package func wait(until isTrue: () -> Bool) {
        while !isTrue() { pthread_cond_wait(condition, mutex) }
    }

    /// Within `locked`: lets others in until `isTrue`, for so many milliseconds at most.
    ///
    /// - Returns: whether it became true in time.
    package func wait(atMost milliseconds: Int, until isTrue: () -> Bool) -> Bool {
        var end = timespec()
        clock_gettime(CLOCK_MONOTONIC, &end)
        let nanoseconds = end.tv_nsec + (milliseconds % 1000) * 1_000_000
        end.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
        end.tv_nsec = nanoseconds % 1_000_000_000
        while !isTrue() {
            if pthread_cond_timedwait(condition, mutex, &end) == ETIMEDOUT { return isTrue() }
        }
        return true
    }
}
