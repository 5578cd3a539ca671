import HaruCore
import Synchronization

/// How much of the server exchanges may take (sync 7): one at a time of a device, eight of an
/// account, and 600 MB a minute of an account.
final class SyncGate: Sendable {
    private struct Account {
        var devices: Set<RecordID> = []
        var minute: Int64 = 0
        var bytes = 0
    }

    private let accounts = Mutex<[RecordID: Account]>([:])
    static let mostBytes = 600_000_000
    static let mostAtOnce = 8

    /// Counts bytes that are no exchange's.
    func carry(_ size: Int, of account: RecordID, at now: Instant) throws(APIError) {
        let minute = now.milliseconds / 60_000
        let isTooMuch = accounts.withLock { accounts in
            var own = accounts[account] ?? Account()
            if own.minute != minute { (own.minute, own.bytes) = (minute, 0) }
            own.bytes += size
            accounts[account] = own
            return own.bytes > SyncGate.mostBytes
        }
        if isTooMuch {
            throw APIError(.rateLimited, retryAfter: Int(60 - now.milliseconds / 1000 % 60))
        }
    }

    /// Runs an exchange when there is room for it.
    ///
    /// - Parameter size: of the request, bytes.
    func enter(
        _ account: RecordID, _ device: RecordID, size: Int, at now: Instant,
        _ body: () throws(APIError) -> Response
    ) throws(APIError) -> Response {
        let minute = now.milliseconds / 60_000
        let isRefused = accounts.withLock { accounts in
            if accounts.count > 10_000 { accounts = accounts.filter { !$0.value.devices.isEmpty } }
            var own = accounts[account] ?? Account()
            if own.minute != minute { (own.minute, own.bytes) = (minute, 0) }
            own.bytes += size
            defer { accounts[account] = own }
            if own.bytes > SyncGate.mostBytes || own.devices.count >= SyncGate.mostAtOnce {
                return true
            }
            return !own.devices.insert(device).inserted
        }
        if isRefused { throw APIError(.rateLimited, retryAfter: 1) }
        defer { _ = accounts.withLock { $0[account]?.devices.remove(device) } }
        let response = try body()
        accounts.withLock { $0[account]?.bytes += response.bytes.count }
        return response
    }
}
