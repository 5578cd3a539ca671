import HaruCore
import Synchronization

/// 60 writes and 600 reads per minute and token (surfaces 9.1). Exchanges and attachments have
/// limits of their own.
final class RateLimits: Sendable {
    private struct Use {
        var minute: Int64
        var reads = 0
        var writes = 0
    }

    private let uses = Mutex<[RecordID: Use]>([:])
    private let now: @Sendable () -> Instant

    init(now: @escaping @Sendable () -> Instant) { self.now = now }

    func count(_ caller: Caller, _ route: Route) throws(APIError) {
        let path = route.path.text
        if path.hasPrefix("/v1/sync") || path.hasPrefix("/v1/blobs") { return }
        let now = now()
        let minute = now.milliseconds / 60_000
        let isTooMany = uses.withLock { uses in
            if uses.count > 10_000 { uses = uses.filter { $0.value.minute == minute } }
            var use = uses[caller.token] ?? Use(minute: minute)
            if use.minute != minute { use = Use(minute: minute) }
            if route.method == .get { use.reads += 1 } else { use.writes += 1 }
            uses[caller.token] = use
            return use.reads > 600 || use.writes > 60
        }
        if isTooMany {
            throw APIError(
                .rateLimited, retryAfter: Int(60 - now.milliseconds / 1000 % 60))
        }
    }
}
