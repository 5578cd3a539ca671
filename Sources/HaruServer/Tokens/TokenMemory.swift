import Synchronization

/// Tokens looked up lately, so that a client that asks often costs no query each time. It is filled
/// and emptied while the ledger is held: what is in it is what the database says.
final class TokenMemory: Sendable {
    private let known = Mutex<[[UInt8]: TokenDesk.Kept]>([:])
    private static let most = 1000

    func find(_ hash: [UInt8]) -> TokenDesk.Kept? { known.withLock { $0[hash] } }

    func note(_ token: TokenDesk.Kept, _ hash: [UInt8]) {
        known.withLock { known in
            if known.count >= TokenMemory.most { known = [:] }
            known[hash] = token
        }
    }

    /// Something was written: any token may be another one now.
    func forget() { known.withLock { $0 = [:] } }
}
