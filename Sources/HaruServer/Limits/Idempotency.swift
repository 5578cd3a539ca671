import HaruCore
import Synchronization

/// Answers a repeated write as it was answered first (surfaces 9.1): the same token, route, key and
/// body within ten minutes. What changes records is also kept on disk (`KeptAnswers`).
final class Idempotency: Sendable {
    private struct Name: Hashable {
        let token: RecordID
        let key: String
    }

    /// What a key stands for.
    struct Asked: Equatable, Sendable {
        /// The path too: what stands in its places is part of what is asked.
        let route: String
        /// SHA-256.
        let body: [UInt8]
        let at: Instant

        func isSame(as other: Asked) -> Bool { route == other.route && body == other.body }
    }

    struct Entry: Sendable {
        let asked: Asked
        /// `nil` while the first request still runs.
        var response: Response?
    }

    private enum Outcome {
        case first
        case known(Response)
        case refused(APIError.Code)
    }

    private let entries = Mutex<[Name: Entry]>([:])
    private let ledger: Ledger
    /// How long a key is remembered, milliseconds.
    static let length: Int64 = 600_000

    init(ledger: Ledger) { self.ledger = ledger }

    func once(
        _ call: Call, _ route: Route, _ body: () throws(APIError) -> Response
    ) throws(APIError) -> Response {
        guard route.method != .get, let caller = call.caller,
            let key = call.request.header("idempotency-key")
        else { return try body() }
        guard (1...128).contains(key.utf8.count) else { throw APIError(.badRequest) }
        let name = Name(token: caller.token, key: key)
        let asked = Asked(
            route: route.method.rawValue + call.request.path,
            body: SHA256.digest(call.request.body), at: call.now)
        switch begin(name, asked) {
        case .known(let response): return response
        case .refused(let code): throw APIError(code)
        case .first: break
        }
        do throws(APIError) {
            let response = try route.keepsAnswer ? kept(name, asked, body) : body()
            entries.withLock { $0[name]?.response = response }
            return response
        } catch {
            // What was refused changed nothing and may be asked again.
            entries.withLock { $0[name] = nil }
            throw error
        }
    }

    private func begin(_ name: Name, _ asked: Asked) -> Outcome {
        entries.withLock { entries in
            if let known = entries[name], asked.at - known.asked.at < Idempotency.length {
                return Idempotency.outcome(known, asked)
            }
            if entries.count > 4096 {
                entries = entries.filter { asked.at - $0.value.asked.at < Idempotency.length }
            }
            entries[name] = Entry(asked: asked)
            return .first
        }
    }

    private static func outcome(_ known: Entry, _ asked: Asked) -> Outcome {
        guard known.asked.isSame(as: asked) else { return .refused(.keyReused) }
        return known.response.map { .known($0) } ?? .refused(.inProgress)
    }

    /// The key goes to disk before anything is done and the answer after it: a server that dies in
    /// between does nothing twice, and says that it does not know how the first time ended.
    private func kept(
        _ name: Name, _ asked: Asked, _ body: () throws(APIError) -> Response
    ) throws(APIError) -> Response {
        let known = try ledger.transaction { rows throws(APIError) -> Entry? in
            try rows.forgetAnswers(before: asked.at - Idempotency.length)
            if let known = try rows.answer(of: name.token, key: name.key) { return known }
            try rows.insertQuestion(asked, of: name.token, key: name.key)
            return nil
        }
        if let known {
            switch Idempotency.outcome(known, asked) {
            case .known(let response): return response
            case .refused(let code): throw APIError(code)
            case .first: break
            }
        }
        do throws(APIError) {
            let response = try body()
            try ledger.transaction { rows throws(APIError) in
                try rows.setAnswer(response, of: name.token, key: name.key)
            }
            return response
        } catch {
            try ledger.transaction { rows throws(APIError) in
                try rows.removeAnswer(of: name.token, key: name.key)
            }
            throw error
        }
    }
}
