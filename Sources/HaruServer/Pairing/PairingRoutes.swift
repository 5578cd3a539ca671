import HaruCore

/// Letting a device or watch in by a code that somebody signed in sees and agrees to (sync 2).
enum PairingRoutes {
    static let all: [Route] = [
        Route(.post, "/v1/auth/pair", .anyone, body: .json(limit: 4096), ask),
        Route(.post, "/v1/auth/pair/redeem", .anyone, body: .json(limit: 4096), redeem),
        Route(.get, "/v1/auth/pair/{code}", .device(.account), show),
        Route(.post, "/v1/auth/pair/{code}", .device(.account), body: .json(limit: 4096), answer),
    ]

    private static func ask(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        let kind: TokenKind
        switch json["kind"]?.string {
        case "device": kind = .device
        case "watch": kind = .watch
        default: throw APIError(.badRequest, field: "kind")
        }
        // A device may say more of itself than its name and platform.
        let device = try Device(
            json["device"] ?? .object((json.members ?? []).filter { $0.name != "id" }),
            at: call.now, id: Secret.id())
        let (asking, request) = try call.services.pairings.ask(
            kind, device, from: call.address, at: call.now)
        return .json(
            [
                ("request", .string(request)), ("code", .string(asking.code)),
                ("url", .string(call.services.publicURL + "/settings/pair/" + asking.code)),
                ("expiresAt", .int(asking.expiresAt.milliseconds)),
            ], status: 201)
    }

    /// Tries the code of a path, within the limits on guessing codes.
    private static func guarded<Result>(
        _ call: Call, _ body: (Caller, String) throws(APIError) -> Result
    ) throws(APIError) -> Result {
        let caller = try call.holder()
        try call.services.guesses.accounts.check(caller.account, at: call.now)
        return try AccountRoutes.codeGuarded(call) { () throws(APIError) in
            do throws(APIError) { return try body(caller, call.text("code")) } catch {
                if error.code == .notFound {
                    call.services.guesses.accounts.fail(caller.account, at: call.now)
                }
                throw error
            }
        }
    }

    private static func show(_ call: Call) throws(APIError) -> Response {
        try guarded(call) { _, code throws(APIError) in
            guard let asking = call.services.pairings.waiting(code, at: call.now) else {
                throw APIError(.notFound)
            }
            return .json([
                ("kind", .string(asking.kind.word)), ("name", .string(asking.device.name)),
                ("platform", .string(asking.device.platform)),
                ("address", .string(asking.address)),
                ("askedAt", .int(asking.askedAt.milliseconds)),
            ])
        }
    }

    private static func answer(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        guard let isApproved = json["approve"]?.bool else {
            throw APIError(.badRequest, field: "approve")
        }
        return try guarded(call) { caller, code throws(APIError) in
            let pairings = call.services.pairings
            guard let asking = pairings.waiting(code, at: call.now) else {
                throw APIError(.notFound)
            }
            var scopes: Scope = asking.kind == .watch ? .ofWatch : .device
            if let names = json["scopes"]?.array {
                guard let chosen = Scope(names: names.map { $0.string ?? "" }) else {
                    throw APIError(.badRequest, field: "scopes")
                }
                scopes = chosen
            }
            guard caller.scopes.isSuperset(of: scopes) else { throw APIError(.scopeMissing) }
            let answer: Pairings.Answer =
                isApproved ? .approved(by: caller.account, scopes) : .refused
            guard pairings.answer(code, answer, at: call.now) else { throw APIError(.notFound) }
            return .noContent
        }
    }

    private static func redeem(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        let request = try call.string("request", in: json)
        return try AccountRoutes.codeGuarded(call) { () throws(APIError) in
            switch call.services.pairings.redeem(request, at: call.now) {
            case nil: throw APIError(.notFound)
            case .waiting: return .json([("state", .string("waiting"))], status: 202)
            case .approved(let asking, let id, let scopes):
                let result = try call.services.ledger.transaction { rows throws(APIError) in
                    guard let account = try rows.account(id) else { throw APIError(.notFound) }
                    return try SignIn.register(
                        asking.device, kind: asking.kind, with: scopes, in: account, rows,
                        at: call.now)
                }
                return result.response
            }
        }
    }
}
