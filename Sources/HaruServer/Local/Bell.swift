import HaruCommand

/// Wakes one thread that waits for something to do. A ring while it is awake is not lost.
final class Bell: @unchecked Sendable {
    private let monitor = Monitor()
    // Both are touched only under `monitor`.
    private var isRung = false
    private var isOver = false

    func ring() { change { $0.isRung = true } }

    /// There is nothing to do any more.
    func end() { change { $0.isOver = true } }

    private func change(_ body: (Bell) -> Void) {
        monitor.locked {
            body(self)
            monitor.wakeAll()
        }
    }

    /// Waits for a ring, or until some time has passed.
    ///
    /// - Returns: whether to go on; `false` = the end.
    func wait(atMost seconds: Int) -> Bool {
        monitor.locked {
            _ = monitor.wait(atMost: seconds * 1000) { isRung || isOver }
            isRung = false
            return !isOver
        }
    }
}
