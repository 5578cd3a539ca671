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
        let address: String
        let ends: Instant
    }

    private let waiting = Mutex<[Waiting]>([])
    /// Milliseconds.
    static let lifetime: Int64 = 300_000
    static let most = 10_000
    static let mostPerAddress = 50

    /// A new challenge. Whoever asks for very many does away with the oldest of their own.
    func begin(_ purpose: Purpose, from address: String, at now: Instant) -> [UInt8] {
        let new = Waiting(
            challenge: Secret.bytes(32), purpose: purpose, address: address,
            ends: now + Ceremonies.lifetime)
        waiting.withLock { waiting in
            waiting.removeAll { $0.ends <= now }
            let own = waiting.indices.filter { waiting[$0].address == address }
            if own.count >= Ceremonies.mostPerAddress {
                waiting.remove(at: own[0])
            } else if waiting.count >= Ceremonies.most {
                waiting.removeFirst()
            }
            waiting.append(new)
        }
        return new.challenge
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
