import HaruCore
import Synchronization

/// Devices and watches that ask to be let in, until somebody signed in agrees (sync 2). Kept in
/// memory: they live for ten minutes.
final class Pairings: Sendable {
    struct Asking: Sendable {
        let code: String
        /// The hash of the secret that stays with whoever asks.
        let request: [UInt8]
        let kind: TokenKind
        let device: Device
        let address: String
        let askedAt: Instant
        var answer: Answer?

        var expiresAt: Instant { askedAt + Pairings.lifetime }
    }

    enum Answer: Equatable, Sendable {
        case approved(by: RecordID, Scope)
        case refused
    }

    enum Redeemed: Sendable {
        case waiting
        case approved(Asking, by: RecordID, Scope)
    }

    static let lifetime: Int64 = 600_000
    /// 40 bits.
    static let codeLength = 8
    private static let most = 1000
    private static let mostPerAddress = 20

    private let asking = Mutex<[Asking]>([])

    /// - Returns: the code to show, and the secret to redeem it with.
    func ask(
        _ kind: TokenKind, _ device: Device, from address: String, at now: Instant
    ) throws(APIError) -> (asking: Asking, request: String) {
        let request = Secret.token()
        let new = Asking(
            code: Secret.code(length: Pairings.codeLength), request: Secret.hash(request),
            kind: kind, device: device, address: address, askedAt: now)
        let isFull = asking.withLock { all in
            all.removeAll { $0.expiresAt <= now }
            let own = all.filter { $0.address == address }.count
            if all.count >= Pairings.most || own >= Pairings.mostPerAddress { return true }
            all.append(new)
            return false
        }
        if isFull { throw APIError(.rateLimited, retryAfter: 60) }
        return (new, request)
    }

    /// Who asks under a code and waits for an answer.
    func waiting(_ code: String, at now: Instant) -> Asking? {
        let code = Secret.readCode(code)
        return asking.withLock { all in
            all.first { $0.code == code && $0.answer == nil && $0.expiresAt > now }
        }
    }

    /// - Returns: whether somebody waited under the code.
    func answer(_ code: String, _ answer: Answer, at now: Instant) -> Bool {
        let code = Secret.readCode(code)
        return asking.withLock { all in
            guard
                let place = all.firstIndex(where: {
                    $0.code == code && $0.answer == nil && $0.expiresAt > now
                })
            else { return false }
            all[place].answer = answer
            return true
        }
    }

    /// What became of a request; an approved one is handed over once.
    ///
    /// - Returns: `nil` when nobody asked so, or was refused, or it was redeemed.
    func redeem(_ request: String, at now: Instant) -> Redeemed? {
        let hash = Secret.hash(request)
        return asking.withLock { all in
            guard
                let place = all.firstIndex(where: { $0.request == hash && $0.expiresAt > now })
            else { return nil }
            switch all[place].answer {
            case nil: return .waiting
            case .refused: return nil
            case .approved(let account, let scopes):
                return .approved(all.remove(at: place), by: account, scopes)
            }
        }
    }
}
