import HaruCore

/// Passkeys (WebAuthn) in place of, or beside, a password (sync 2).
enum PasskeyRoutes {
    static let all: [Route] = [
        Route(.post, "/v1/auth/passkey", .anyone, body: .json(limit: 64), beginSignIn),
        Route(.get, "/v1/passkeys", .device(.account), list),
        Route(
            .post, "/v1/passkeys/challenge", .device(.account), body: .json(limit: 16 << 10),
            lane: .hashing, beginCreation),
        Route(.post, "/v1/passkeys", .device(.account), body: .json(limit: 64 << 10), create),
        Route(.delete, "/v1/passkeys/{id}", .device(.account), remove),
    ]

    /// How long after a sign-in nothing more has to be shown, milliseconds.
    static let freshness: Int64 = 600_000

    private static func party(_ call: Call) throws(APIError) -> RelyingParty {
        guard let party = RelyingParty(publicURL: call.services.publicURL) else {
            throw APIError(.noPasskeys)
        }
        return party
    }

    // MARK: Signing in

    private static func beginSignIn(_ call: Call) throws(APIError) -> Response {
        let party = try party(call)
        try call.services.guesses.passwords.check(call.address, at: call.now)
        let challenge = call.services.ceremonies.begin(.signIn, from: call.address, at: call.now)
        return .json([
            ("challenge", .string(Base64URL.text(challenge))), ("rpId", .string(party.id)),
            ("timeout", .int(Ceremonies.lifetime)), ("userVerification", .string("required")),
        ])
    }

    /// Whose passkey signed; every failure looks the same.
    ///
    /// - Throws: 401, 429.
    static func account(_ call: Call, _ json: JSON) throws(APIError) -> Account {
        try call.services.guesses.passwords.check(call.address, at: call.now)
        do throws(APIError) { return try verified(call, json) } catch {
            if error.code == .unauthorized {
                call.services.guesses.passwords.fail(call.address, at: call.now)
            }
            throw error
        }
    }

    private static func verified(_ call: Call, _ json: JSON) throws(APIError) -> Account {
        let party = try party(call)
        // The challenge is used up before anything else is looked at.
        guard let client = ClientData(bytes("clientDataJSON", json)),
            call.services.ceremonies.take(client.challenge, for: .signIn, at: call.now),
            client.isMeant(for: .get, of: party)
        else { throw APIError(.unauthorized) }
        let id = bytes("id", json)
        let signed = bytes("authenticatorData", json)
        let found = try call.services.ledger.read { rows throws(APIError) in try rows.passkey(id) }
        guard let passkey = found, bytes("userHandle", json) == passkey.account.bytes,
            let authenticator = AuthenticatorData(signed), authenticator.isMeant(for: party),
            passkey.key.verifies(bytes("signature", json), of: signed + client.hash)
        else { throw APIError(.unauthorized) }
        return try call.services.ledger.transaction { rows throws(APIError) in
            guard try rows.noteUse(of: id, counter: authenticator.counter, at: call.now),
                let account = try rows.account(passkey.account)
            else { throw APIError(.unauthorized) }
            return account
        }
    }

    private static func bytes(_ name: String, _ json: JSON) -> [UInt8] {
        json[name]?.string.flatMap { Base64URL.bytes($0) } ?? []
    }

    // MARK: Making one

    /// Only whoever has just signed in, or shows the password, makes another way in.
    private static func beginCreation(_ call: Call) throws(APIError) -> Response {
        let party = try party(call)
        let caller = try call.holder()
        let account = try AccountRoutes.current(call)
        let json = try call.json()
        if let password = try call.optionalString("password", in: json, limit: 8192) {
            try Password.checkLength(password)
            try AccountRoutes.confirm(call, account, password)
        } else {
            let token = try call.services.tokens.token(of: call)
            guard call.now - token.signed < freshness else { throw APIError(.signInAgain) }
        }
        let known = try call.services.ledger.read { rows throws(APIError) in
            try rows.passkeys(of: caller.account)
        }
        let challenge = call.services.ceremonies.begin(
            .create(account.id), from: call.address, at: call.now)
        return .json(creationOptions(challenge, for: account, of: party, but: known))
    }

    /// What a browser asks an authenticator for (WebAuthn 5.4); bytes are text in base 64.
    private static func creationOptions(
        _ challenge: [UInt8], for account: Account, of party: RelyingParty, but known: [Passkey]
    ) -> [(String, JSON)] {
        func object(_ members: (String, JSON)...) -> JSON {
            .object(members.map { JSON.Member($0.0, $0.1) })
        }
        let key = JSON.string("public-key")
        let name = JSON.string(account.login)
        return [
            ("challenge", .string(Base64URL.text(challenge))),
            ("rp", object(("id", .string(party.id)), ("name", .string("Haru")))),
            (
                "user",
                object(
                    ("id", .string(Base64URL.text(account.id.bytes))), ("name", name),
                    ("displayName", name))
            ),
            (
                "pubKeyCredParams",
                .array(PasskeyKey.algorithms.map { object(("type", key), ("alg", .int($0))) })
            ),
            (
                "excludeCredentials",
                .array(
                    known.map { object(("type", key), ("id", .string(Base64URL.text($0.id)))) })
            ),
            (
                "authenticatorSelection",
                object(
                    ("residentKey", .string("required")), ("userVerification", .string("required"))
                )
            ),
            ("attestation", .string("none")), ("timeout", .int(Ceremonies.lifetime)),
        ]
    }

    private static func create(_ call: Call) throws(APIError) -> Response {
        let party = try party(call)
        let caller = try call.holder()
        let json = try call.json()
        let name = TextRules.trimmed(try call.string("name", in: json, limit: 128))
        guard !name.isEmpty else { throw APIError(.badRequest, field: "name") }
        guard let client = ClientData(bytes("clientDataJSON", json)) else {
            throw APIError(.badPasskey)
        }
        let isOut = call.services.ceremonies.take(
            client.challenge, for: .create(caller.account), at: call.now)
        guard isOut, client.isMeant(for: .create, of: party) else { throw APIError(.unauthorized) }
        // The attestation's own statement was not asked for: any make of authenticator will do.
        var object = bytes("attestationObject", json)[...]
        guard let attestation = CBOR(&object), object.isEmpty,
            let data = attestation[.text("authData")]?.bytes,
            let authenticator = AuthenticatorData(data), let credential = authenticator.credential,
            let key = PasskeyKey(cose: credential.key)
        else { throw APIError(.badPasskey) }
        guard authenticator.isMeant(for: party) else { throw APIError(.unauthorized) }
        let passkey = Passkey(
            id: credential.id, account: caller.account, name: name, key: key,
            counter: authenticator.counter, created: call.now, used: call.now)
        try call.services.ledger.transaction { rows throws(APIError) in
            guard try rows.passkey(passkey.id) == nil else { throw APIError(.passkeyExists) }
            guard try rows.passkeys(of: caller.account).count < Passkey.most else {
                throw APIError(.quotaExceeded)
            }
            try rows.insert(passkey)
        }
        return .json(passkey.json, status: 201)
    }

    // MARK: Those that are there

    private static func list(_ call: Call) throws(APIError) -> Response {
        let account = try call.holder().account
        let passkeys = try call.services.ledger.read { rows throws(APIError) in
            try rows.passkeys(of: account)
        }
        return .json([("v", .int(1)), ("items", .array(passkeys.map { $0.json }))])
    }

    private static func remove(_ call: Call) throws(APIError) -> Response {
        let account = try AccountRoutes.current(call)
        guard let id = Base64URL.bytes(call.text("id")) else { throw APIError(.notFound) }
        try call.services.ledger.transaction { rows throws(APIError) in
            let passkeys = try rows.passkeys(of: account.id)
            guard passkeys.contains(where: { $0.id == id }) else { throw APIError(.notFound) }
            guard passkeys.count > 1 || account.verifier != nil else { throw APIError(.lastWayIn) }
            try rows.removePasskey(id, of: account.id)
        }
        return .noContent
    }
}
