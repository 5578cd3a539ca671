import Glibc
import Synchronization

/// Ends connections whose head or body comes too slowly, so that sockets held open by the hundred
/// cost nobody else anything (C3). The time without any byte is the listener library's affair.
final class SlowClients: Sendable {
    private struct Waiting {
        let descriptor: Int32
        var until: ContinuousClock.Instant
    }

    private let waiting = Mutex<[Int: Waiting]>([:])
    private let isSecure: Bool

    /// For a head, and for a body's first byte.
    static let patience = Duration.seconds(10)
    /// Between two requests of one connection.
    static let idle = Duration.seconds(60)

    /// - Parameter isSecure: whether the bytes on the socket are encrypted.
    init(isSecure: Bool) { self.isSecure = isSecure }

    func expect(_ connection: Int, descriptor: Int32, within patience: Duration) {
        waiting.withLock {
            $0[connection] = Waiting(descriptor: descriptor, until: .now + patience)
        }
    }

    /// Bytes of a body have come: whoever sends 16 KiB a second is never too slow.
    func received(_ count: Int, on connection: Int) {
        waiting.withLock { $0[connection]?.until += .milliseconds(count / 16) }
    }

    /// The request is complete, or the connection closed.
    func forget(_ connection: Int) { waiting.withLock { $0[connection] = nil } }

    /// Ends what is overdue; the listener notices that the socket is closed.
    func sweep() {
        let now = ContinuousClock.now
        waiting.withLock { all in
            let late = all.filter { $0.value.until < now }
            for (connection, slow) in late {
                // Under the lock: the listener forgets a connection before it closes its socket.
                if !isSecure {
                    let bytes = Array(SlowClients.answer.utf8)
                    _ = bytes.withUnsafeBytes {
                        Glibc.send(
                            slow.descriptor, $0.baseAddress, $0.count,
                            Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
                    }
                }
                shutdown(slow.descriptor, Int32(SHUT_RDWR))
                all[connection] = nil
            }
        }
    }

    private static let answer = """
        HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\
        X-Content-Type-Options: nosniff\r\n\r\n
        """
}
