/// Lets one thread at a time at something, in the order in which they came.
package final class Turn: @unchecked Sendable {
    private let monitor = Monitor()
    // All below is touched only under `monitor`.
    private var isTaken = false
    private var nextTicket = 0
    private var waiting: [Int] = []

    package init() {}

    /// Waits for the turn.
    ///
    /// - Parameter patience: milliseconds.
    /// - Returns: whether it came in time.
    package func take(patience: Int) -> Bool {
        monitor.locked {
            let ticket = nextTicket
            nextTicket += 1
            waiting.append(ticket)
            let isMine = monitor.wait(atMost: patience) { !isTaken && waiting.first == ticket }
            waiting.removeAll { $0 == ticket }
            if isMine {
                isTaken = true
            } else {
                // Whoever came behind may be the first now.
                monitor.wakeAll()
            }
            return isMine
        }
    }

    package func giveBack() {
        monitor.locked {
            isTaken = false
            monitor.wakeAll()
        }
    }
}
