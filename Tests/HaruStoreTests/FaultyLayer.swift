import CFaultyVFS
import Synchronization

/// A file layer of SQLite that records and fails, under a name of its own.
final class FaultyLayer {
    let name: String
    let handle: OpaquePointer
    private static let made = Atomic<Int>(0)

    init() {
        name = "faulty-\(FaultyLayer.made.add(1, ordering: .relaxed).newValue)"
        handle = faulty_vfs_new(name)
    }

    /// What was opened through the layer is closed by then.
    deinit { faulty_vfs_free(handle) }

    var counters: FaultyCounters { faulty_vfs_counters(handle) }
    func resetCounters() { faulty_vfs_reset_counters(handle) }

    /// Makes the `n`-th call from now on fail, and as many after it as `times` says.
    func fail(at n: Int, times: Int = 1, _ kind: FaultyKind = FAULTY_EIO, only operation: Int = 0) {
        faulty_vfs_fail(handle, Int64(n), Int64(times), kind, Int32(operation))
    }

    func stopFailing() { faulty_vfs_fail(handle, 0, 0, FAULTY_EIO, 0) }
}
