import Glibc
import HaruCommand

/// Threads that run handlers, so that those of the listener never wait for a disk or a hash.
final class WorkerPool: @unchecked Sendable {
    private let monitor = Monitor()
    // All below is touched only under `monitor`.
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
        for _ in 0..<count {
            var thread = pthread_t()
            let pool = Unmanaged.passRetained(self).toOpaque()
            let code = pthread_create(&thread, nil, { WorkerPool.main($0) }, pool)
            precondition(code == 0, "The system gives no thread.")
            threads.append(thread)
        }
    }

    /// - Parameters:
    ///   - run: on one of the threads.
    ///   - expire: instead of it, when the turn came too late or never will.
    func submit(run: @escaping @Sendable () -> Void, expire: @escaping @Sendable () -> Void) {
        let isRefused = monitor.locked {
            if isStopping { return true }
            jobs.append(Job(queued: .now, run: run, expire: expire))
            monitor.wakeOne()
            return false
        }
        if isRefused { expire() }
    }

    /// Gives up what waited too long, although no thread is free for it.
    func expireOld() {
        guard let patience else { return }
        let old = monitor.locked {
            let limit = ContinuousClock.now - patience
            defer { jobs.removeAll { $0.queued < limit } }
            return jobs.filter { $0.queued < limit }
        }
        for job in old { job.expire() }
    }

    /// Runs what is queued, then ends the threads and waits for them.
    func stop() {
        let ended = monitor.locked {
            isStopping = true
            monitor.wakeAll()
            defer { threads = [] }
            return threads
        }
        for thread in ended { pthread_join(thread, nil) }
    }

    private static func main(_ pool: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let pool else { return nil }
        Unmanaged<WorkerPool>.fromOpaque(pool).takeRetainedValue().work()
        return nil
    }

    private func work() {
        while let job = next() {
            if let patience, job.queued < ContinuousClock.now - patience {
                job.expire()
            } else {
                job.run()
            }
        }
    }

    /// Waits for a job; `nil` at the end.
    private func next() -> Job? {
        monitor.locked {
            monitor.wait { !jobs.isEmpty || isStopping }
            return jobs.isEmpty ? nil : jobs.removeFirst()
        }
    }
}
