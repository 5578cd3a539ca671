import Synchronization

/// Bytes on their way to one client that stays connected: put in by any thread, taken out by the
/// listener's. While there are none, the connection sleeps.
public final class EventStream: Sendable {
    private struct State {
        var pending: [UInt8] = []
        var isClosed = false
        /// What wakes the connection; `nil` = it is awake.
        var wake: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())
    /// A client that does not read is let go beyond this.
    private static let limit = 1 << 20

    public init() {}

    public enum Taken {
        case bytes(Int)
        case nothing, end
    }

    /// Adds an event (surfaces 9.5); its data is one line.
    public func send(event: String, data: String, id: Int64? = nil) {
        let line = id.map { "id: \($0)\n" } ?? ""
        send("event: \(event)\n\(line)data: \(data)\n\n")
    }

    /// Adds text as it is: a comment, a pause to keep.
    public func send(_ text: String) {
        let wake = state.withLock { state -> (@Sendable () -> Void)? in
            if state.isClosed { return nil }
            state.pending.append(contentsOf: text.utf8)
            if state.pending.count > EventStream.limit { state.isClosed = true }
            defer { state.wake = nil }
            return state.wake
        }
        wake?()
    }

    /// Ends the stream after what is pending.
    public func close() {
        let wake = state.withLock { state -> (@Sendable () -> Void)? in
            state.isClosed = true
            defer { state.wake = nil }
            return state.wake
        }
        wake?()
    }

    public var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Takes what fits.
    ///
    /// - Parameter sleep: called when there is nothing, under the lock, so that no wake-up can come
    ///   before it; returns what wakes the connection.
    public func take(
        into buffer: UnsafeMutableRawBufferPointer,
        sleep: @Sendable () -> (@Sendable () -> Void)?
    ) -> Taken {
        state.withLock { state in
            if state.pending.isEmpty {
                if state.isClosed { return .end }
                state.wake = sleep()
                return .nothing
            }
            let count = min(buffer.count, state.pending.count)
            state.pending.withUnsafeBytes { buffer.copyMemory(from: .init(rebasing: $0[..<count])) }
            state.pending.removeFirst(count)
            return .bytes(count)
        }
    }

    /// The connection is gone; nobody may wake it any more.
    func abandon() {
        state.withLock { state in
            state.isClosed = true
            state.wake = nil
        }
    }
}
