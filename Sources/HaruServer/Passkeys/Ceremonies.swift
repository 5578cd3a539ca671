import HaruCore
import Synchronization

/// The challenges that are out: each is for one ceremony, once, for five minutes. In memory.
final class Ceremonies: Sendable {
    enum Purpose: Equatable, Sendable {
        case signIn
        /// A new passkey for an account.
        case create(RecordID)
    }

    private struct Waiting {
        let challenge: [UInt8]
        let purpose: Purpose
        let ends: Instant
    }

    private let waiting = Mutex<[Waiting]>([])
    static let lifetime: Int64 = 300_000
    private static let most = 10_000

    func begin(_ purpose: Purpose, at now: Instant) -> [UInt8] {
        let challenge = Secret.bytes(32)
        waiting.withLock { waiting in
            waiting.removeAll { $0.ends <= now }
            // Whoever asks for very many does away with the oldest.
            if waiting.count >= Ceremonies.most { waiting.removeFirst() }
            waiting.append(
                Waiting(challenge: challenge, purpose: purpose, ends: now + Ceremonies.lifetime))
        }
        return challenge
    }

    /// Uses a challenge up, whatever it was for.
    ///
    /// - Returns: whether it was out, for this and not too old.
    func take(_ challenge: [UInt8], for purpose: Purpose, at now: Instant) -> Bool {
        waiting.withLock { waiting in
            guard let place = waiting.firstIndex(where: { $0.challenge == challenge }) else {
                return false
            }
            let taken = waiting.remove(at: place)
            return taken.purpose == purpose && taken.ends > now
        }
    }
}
