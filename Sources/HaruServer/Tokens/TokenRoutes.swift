import HaruCore

/// Tokens a person makes for programs of their own, and those of their devices.
enum TokenRoutes {
    static let all: [Route] = [
        Route(.get, "/v1/tokens", .device(.account), list),
        Route(.post, "/v1/tokens", .device(.account), body: .json(limit: 4096), make),
        Route(.delete, "/v1/tokens/{id}", .device(.account), remove),
        Route(.post, "/v1/auth/rotate", .device(.account), body: .json(limit: 4096), rotate),
        Route(.delete, "/v1/auth/token", .device(.account), signOut),
    ]

    private static func list(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let page = try Page(call)
        let tokens = try call.services.ledger.read { rows throws(APIError) in
            try rows.tokens(of: caller.account, after: page.after, limit: page.limit + 1)
        }
        return page.response(tokens.map { ($0.id, json($0)) })
    }

    private static func json(_ token: TokenDesk.Kept) -> JSON {
        .object([
            JSON.Member("id", .string(token.id.text)),
            JSON.Member("kind", .string(token.kind.word)),
            JSON.Member("name", .string(token.name)),
            JSON.Member("device", token.device.map { .string($0.text) } ?? .null),
            JSON.Member("scopes", .array(token.scopes.names.map { .string($0) })),
            JSON.Member("createdAt", .int(token.created.milliseconds)),
            JSON.Member("usedAt", .int(token.used.milliseconds)),
            JSON.Member("expiresAt", .int(token.ends.milliseconds)),
        ])
    }

    private static func make(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let json = try call.json()
        let name = try call.string("name", in: json, limit: 128)
        guard let names = json["scopes"]?.array, names.allSatisfy({ $0.string != nil }),
            let scopes = Scope(names: names.compactMap { $0.string }), !scopes.isEmpty
        else { throw APIError(.badRequest, field: "scopes") }
        guard caller.scopes.isSuperset(of: scopes) else { throw APIError(.scopeMissing) }
        let days = json["days"]?.int64 ?? 365
        guard (1...365).contains(days) else { throw APIError(.badRequest, field: "days") }
        let kind: TokenKind = json["kind"]?.string == "widget" ? .widget : .personal
        let ends = call.now + days * 86_400_000
        let secret = Secret.token()
        let id = try call.services.ledger.transaction { rows throws(APIError) in
            try rows.insertToken(
                secret, account: caller.account, device: nil, kind: kind, scopes: scopes,
                name: name, now: call.now, signed: call.now, ends: ends)
        }
        return .json(
            [
                ("id", .string(id.text)), ("token", .string(secret)),
                ("scopes", .array(scopes.names.map { .string($0) })),
                ("expiresAt", .int(ends.milliseconds)),
            ], status: 201)
    }

    private static func remove(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let id = try call.id()
        let isGone = try call.services.ledger.transaction { rows throws(APIError) in
            try rows.removeToken(id, of: caller.account)
        }
        guard isGone else { throw APIError(.notFound) }
        call.services.live.revoke(tokens: [id])
        return .noContent
    }

    private static func rotate(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let secret = try call.services.ledger.transaction { rows throws(APIError) -> String? in
            guard let shown = call.request.bearer,
                let token = try rows.token(hash: Secret.hash(shown)), token.id == caller.token
            else { throw APIError(.unauthorized) }
            return try call.services.tokens.renew(token, rows, at: call.now)
        }
        guard let secret else { throw APIError(.rateLimited, retryAfter: 600) }
        return .json([("token", .string(secret))], status: 201)
    }

    private static func signOut(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        _ = try call.services.ledger.transaction { rows throws(APIError) in
            try rows.removeToken(caller.token, of: caller.account)
        }
        call.services.live.revoke(tokens: [caller.token])
        return .noContent
    }
}

/// Which part of a list is asked for: `?after=<id>&limit=<1…200>`.
struct Page: Sendable {
    let after: RecordID
    let limit: Int

    init(_ call: Call) throws(APIError) {
        limit = min(max(call.request.parameter("limit").flatMap { Int($0) } ?? 100, 1), 200)
        guard let text = call.request.parameter("after") else {
            after = RecordID(high: 0, low: 0)
            return
        }
        guard let id = RecordID(text) else { throw APIError(.badOption, field: "after") }
        after = id
    }

    /// - Parameter items: one more than asked for when there are more.
    func response(_ items: [(id: RecordID, json: JSON)]) -> Response {
        let shown = items.prefix(limit)
        let next: JSON = items.count > limit ? .string(shown.last!.id.text) : .null
        return .json([("items", .array(shown.map { $0.json })), ("next", next)])
    }
}
