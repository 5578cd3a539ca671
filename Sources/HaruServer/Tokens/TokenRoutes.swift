import HaruCore

/// Tokens a person makes for programs of their own, and those of their devices.
enum TokenRoutes {
    static let all: [Route] = [
        Route(.get, "/v1/tokens", .device(.account), list),
        Route(.post, "/v1/tokens", .device(.account), body: .json(limit: 4096), make),
        Route(.delete, "/v1/tokens", .device(.account), removeAll),
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
        return page.response(tokens.map { ($0.id, $0.json) })
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

    /// Ends all tokens that were made for programs.
    private static func removeAll(_ call: Call) throws(APIError) -> Response {
        let caller = try call.holder()
        let ended = try call.services.ledger.transaction { rows throws(APIError) in
            try rows.removeTokensOfPrograms(of: caller.account)
        }
        call.services.live.revoke(tokens: ended)
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
