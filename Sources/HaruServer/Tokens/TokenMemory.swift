import Synchronization

/// Tokens looked up within the last second, so that a client that asks often costs no query each
/// time. It is filled and emptied while the ledger is held; the second bounds what another process
/// may have changed.
final class TokenMemory: Sendable {
    private struct Known {
        let token: TokenDesk.Kept
        let until: ContinuousClock.Instant
    }

    private let known = Mutex<[[UInt8]: Known]>([:])
    private static let most = 1000
    private static let patience = Duration.seconds(1)

    func find(_ hash: [UInt8]) -> TokenDesk.Kept? {
        known.withLock { known in
            known[hash].flatMap { $0.until > .now ? $0.token : nil }
        }
    }

    func note(_ token: TokenDesk.Kept, _ hash: [UInt8]) {
        known.withLock { known in
            if known.count >= TokenMemory.most { known = [:] }
            known[hash] = Known(token: token, until: .now + TokenMemory.patience)
        }
    }

    /// Something was written: any token may be another one now.
    func forget() { known.withLock { $0 = [:] } }
}
