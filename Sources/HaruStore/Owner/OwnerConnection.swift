import Glibc

/// One end of a connection between the owner of a store and another process of the same person.
package final class OwnerConnection: @unchecked Sendable {
    private let descriptor: Int32
    private var reader = OwnerFrameReader()

    /// - Parameter descriptor: of a connected socket, closed with this object.
    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Connects to the socket at `path`.
    ///
    /// - Returns: `nil` when nobody listens there, or somebody else does.
    package static func reach(_ path: String) -> OwnerConnection? {
        guard let address = SocketAddress(path) else { return nil }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | SocketFlag.closeOnExec, 0)
        guard descriptor >= 0 else { return nil }
        let connection = OwnerConnection(descriptor: descriptor)
        connection.limit(SO_SNDTIMEO, seconds: 5)
        guard address.with({ connect(descriptor, $0, $1) }) == 0, connection.isOfSameUser else {
            return nil
        }
        return connection
    }

    /// Whether the process at the other end runs for the same user, as the kernel says.
    package var isOfSameUser: Bool { peer?.user == geteuid() }

    /// The process at the other end.
    package var processID: Int32? { peer?.process }

    private var peer: Peer? {
        var peer = Peer()
        var size = socklen_t(MemoryLayout<Peer>.size)
        return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 ? peer : nil
    }

    /// The kernel's `struct ucred`.
    private struct Peer {
        var process: pid_t = 0
        var user: uid_t = .max
        var group: gid_t = .max
    }

    /// How long one waits for the other end to take or to send something; 0 = for ever.
    package func setPatience(seconds: Int) {
        limit(SO_RCVTIMEO, seconds: seconds)
        limit(SO_SNDTIMEO, seconds: seconds)
    }

    private func limit(_ option: Int32, seconds: Int) {
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    /// - Returns: whether the other end still takes anything.
    @discardableResult
    package func send(_ frame: OwnerFrame) -> Bool { sendRaw(frame.encoded) }

    /// Sends bytes that need not be a frame.
    @discardableResult
    package func sendRaw(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(
                    descriptor, $0.baseAddress! + sent, $0.count - sent,
                    Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                sent += count
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Sends a text of any length.
    ///
    /// - Returns: whether the other end still takes anything.
    package func send(_ kind: OwnerFrame.Kind, text: [UInt8]) -> Bool {
        var position = 0
        while position < text.count {
            let end = min(position + 65_536, text.count)
            guard send(OwnerFrame(kind, Array(text[position..<end]))) else { return false }
            position = end
        }
        return true
    }

    /// - Returns: the next frame; `nil` when the other end is gone, silent for too long, or speaks
    ///   something else.
    package func receive() -> OwnerFrame? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            do throws(OwnerFrameProblem) {
                if let frame = try reader.next() { return frame }
            } catch { return nil }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 {
                reader.append(buffer[..<count])
            } else if count == 0 || errno != EINTR {
                return nil
            }
        }
    }

    /// Whether the other end has not hung up.
    package var isOpen: Bool {
        // Linux's own POLLRDHUP.
        var state = pollfd(fd: descriptor, events: 0x2000, revents: 0)
        while true {
            let count = poll(&state, 1, 0)
            if count >= 0 || errno != EINTR { return count == 0 }
        }
    }

    /// Ends whatever waits for this connection.
    package func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}

/// The address of a socket that is a file.
struct SocketAddress {
    private var address = sockaddr_un()

    /// - Returns: `nil` when the path is too long for one: 107 bytes.
    init?(_ path: String) {
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path) - 1
        let bytes = Array(path.utf8)
        guard !bytes.isEmpty, bytes.count <= room else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    }

    func with<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}

enum SocketFlag {
    static let closeOnExec = Int32(SOCK_CLOEXEC.rawValue)
}
