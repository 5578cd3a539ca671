import HaruCore
import Synchronization

/// What stops somebody who guesses (sync 2). In memory: a server that starts again has forgotten
/// the failures, and its secrets are still far too many to try.
final class GuessLimits: Sendable {
    /// Codes of every sort draw from one.
    let codes = FailureWindow(perAddress: 10, inAll: 100)
    let passwords = FailureWindow(perAddress: 10, inAll: .max)
    let tokens = FailureWindow(perAddress: 30, inAll: .max)
    let logins = LoginDelays()
    let accounts = CodeStops()
}

/// Counts failures of the last minute, by address and in all.
final class FailureWindow: Sendable {
    private let perAddress: Int
    private let inAll: Int
    private let failures = Mutex<[(address: String, at: Instant)]>([])
    private static let length: Int64 = 60_000
    /// Beyond this many the oldest are forgotten.
    private static let most = 20_000

    init(perAddress: Int, inAll: Int) {
        self.perAddress = perAddress
        self.inAll = inAll
    }

    /// - Throws: `.rateLimited` when the address, or everybody, failed too often.
    func check(_ address: String, at now: Instant) throws(APIError) {
        let wait: Int64? = failures.withLock { failures in
            failures.removeAll { now - $0.at >= FailureWindow.length || $0.at > now }
            let own = failures.filter { $0.address == address }
            if own.count >= perAddress { return FailureWindow.length - (now - own[0].at) }
            if failures.count >= inAll { return FailureWindow.length - (now - failures[0].at) }
            return nil
        }
        if let wait { throw APIError(.rateLimited, retryAfter: Int(wait / 1000) + 1) }
    }

    func fail(_ address: String, at now: Instant) {
        failures.withLock { failures in
            if failures.count >= FailureWindow.most { failures.removeFirst(FailureWindow.most / 2) }
            failures.append((address, now))
        }
    }
}

/// The delay of each login, which doubles with every wrong password: 1, 2, 4 … 60 seconds.
final class LoginDelays: Sendable {
    private struct State {
        var failures = 0
        var until = Instant(milliseconds: 0)
    }

    private let states = Mutex<[String: State]>([:])

    func check(_ login: String, at now: Instant) throws(APIError) {
        let until = states.withLock { $0[login]?.until }
        if let until, until > now {
            throw APIError(.rateLimited, retryAfter: Int((until - now + 999) / 1000))
        }
    }

    func fail(_ login: String, at now: Instant) {
        states.withLock { states in
            if states.count > 10_000 { states = states.filter { $0.value.until > now } }
            var state = states[login] ?? State()
            state.failures += 1
            state.until = now + min(60_000, 1000 << Int64(min(state.failures - 1, 6)))
            states[login] = state
        }
    }

    func succeed(_ login: String) { states.withLock { $0[login] = nil } }
}

/// Stops an account for ten minutes after five wrong pairing codes.
final class CodeStops: Sendable {
    private let failures = Mutex<[RecordID: [Instant]]>([:])
    private static let length: Int64 = 600_000

    func check(_ account: RecordID, at now: Instant) throws(APIError) {
        let recent = failures.withLock { failures in
            failures[account]?.filter { now - $0 < CodeStops.length } ?? []
        }
        if recent.count >= 5 {
            throw APIError(
                .rateLimited, retryAfter: Int((CodeStops.length - (now - recent[0])) / 1000) + 1)
        }
    }

    func fail(_ account: RecordID, at now: Instant) {
        failures.withLock { failures in
            failures[account, default: []].removeAll { now - $0 >= CodeStops.length }
            failures[account, default: []].append(now)
        }
    }
}
