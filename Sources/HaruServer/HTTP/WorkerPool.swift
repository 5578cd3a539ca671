import Glibc

/// Threads that run handlers, so that those of the listener never wait for a disk or a hash.
final class WorkerPool: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    // All below is touched only under `mutex`.
    private var jobs: [Job] = []
    private var threads: [pthread_t] = []
    private var isStopping = false
    private let patience: Duration?

    private struct Job {
        let queued: ContinuousClock.Instant
        let run: @Sendable () -> Void
        let expire: @Sendable () -> Void
    }

    /// - Parameters:
    ///   - threads: at least 1.
    ///   - patience: how long a job may wait for its turn; `nil` = for ever.
    init(threads count: Int, patience: Duration? = nil) {
        self.patience = patience
        mutex = .allocate(capacity: 1)
        condition = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
        for _ in 0..<count {
            var thread = pthread_t()
            let pool = Unmanaged.passRetained(self).toOpaque()
            let code = pthread_create(&thread, nil, { WorkerPool.main($0) }, pool)
            precondition(code == 0, "The system gives no thread.")
            threads.append(thread)
        }
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(condition)
        mutex.deallocate()
        condition.deallocate()
    }

    /// - Parameters:
    ///   - run: on one of the threads.
    ///   - expire: instead of it, when the turn came too late or never will.
    func submit(run: @escaping @Sendable () -> Void, expire: @escaping @Sendable () -> Void) {
        pthread_mutex_lock(mutex)
        let isRefused = isStopping
        if !isRefused {
            jobs.append(Job(queued: .now, run: run, expire: expire))
            pthread_cond_signal(condition)
        }
        pthread_mutex_unlock(mutex)
        if isRefused { expire() }
    }

    /// Gives up what waited too long, although no thread is free for it.
    func expireOld() {
        guard let patience else { return }
        pthread_mutex_lock(mutex)
        let limit = ContinuousClock.now - patience
        let old = jobs.filter { $0.queued < limit }
        jobs.removeAll { $0.queued < limit }
        pthread_mutex_unlock(mutex)
        for job in old { job.expire() }
    }

    /// Runs what is queued, then ends the threads and waits for them.
    func stop() {
        pthread_mutex_lock(mutex)
        isStopping = true
        pthread_cond_broadcast(condition)
        let ended = threads
        threads = []
        pthread_mutex_unlock(mutex)
        for thread in ended { pthread_join(thread, nil) }
    }

    private static func main(_ pool: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let pool else { return nil }
        Unmanaged<WorkerPool>.fromOpaque(pool).takeRetainedValue().work()
        return nil
    }

    private func work() {
        while true {
            pthread_mutex_lock(mutex)
            while jobs.isEmpty, !isStopping { pthread_cond_wait(condition, mutex) }
            if jobs.isEmpty {
                pthread_mutex_unlock(mutex)
                return
            }
            let job = jobs.removeFirst()
            pthread_mutex_unlock(mutex)
            if let patience, job.queued < ContinuousClock.now - patience {
                job.expire()
            } else {
                job.run()
            }
        }
    }
}
