import HaruCore
import Synchronization

/// Answers a repeated write as it was answered first (surfaces 9.1): the same token, route, key and
/// body within ten minutes. Kept in memory.
final class Idempotency: Sendable {
    private struct Name: Hashable {
        let token: RecordID
        let key: String
    }

    private struct Entry {
        let route: String
        let body: [UInt8]
        let at: Instant
        /// `nil` while the first request still runs.
        var response: Response?
    }

    private enum Outcome {
        case first
        case known(Response)
        case refused(APIError.Code)
    }

    private let entries = Mutex<[Name: Entry]>([:])
    private static let length: Int64 = 600_000

    func once(
        _ call: Call, _ route: Route, _ body: () throws(APIError) -> Response
    ) throws(APIError) -> Response {
        guard route.method != .get, let caller = call.caller,
            let key = call.request.header("idempotency-key")
        else { return try body() }
        guard (1...128).contains(key.utf8.count) else { throw APIError(.badRequest) }
        let name = Name(token: caller.token, key: key)
        let hash = SHA256.digest(call.request.body)
        // The path too: what stands in its places is part of what is asked.
        let route = route.method.rawValue + call.request.path
        switch begin(name, Entry(route: route, body: hash, at: call.now), call.now) {
        case .known(let response): return response
        case .refused(let code): throw APIError(code)
        case .first: break
        }
        do throws(APIError) {
            let response = try body()
            entries.withLock { $0[name]?.response = response }
            return response
        } catch {
            // What was refused changed nothing and may be asked again.
            entries.withLock { $0[name] = nil }
            throw error
        }
    }

    private func begin(_ name: Name, _ new: Entry, _ now: Instant) -> Outcome {
        entries.withLock { entries in
            if let known = entries[name], now - known.at < Idempotency.length {
                guard known.route == new.route, known.body == new.body else {
                    return .refused(.keyReused)
                }
                return known.response.map { .known($0) } ?? .refused(.inProgress)
            }
            if entries.count > 4096 {
                entries = entries.filter { now - $0.value.at < Idempotency.length }
            }
            entries[name] = new
            return .first
        }
    }
}
