import HaruCore

/// Making an account, signing in to it, its password, its end.
enum AccountRoutes {
    static let all: [Route] = [
        Route(.post, "/v1/accounts", .anyone, body: .json(limit: 16 << 10), lane: .hashing, make),
        Route(
            .post, "/v1/auth/token", .anyone, body: .json(limit: 16 << 10), lane: .hashing, signIn),
        Route(
            .post, "/v1/auth/first", .anyone, body: .json(limit: 16 << 10), lane: .hashing, first),
        Route(.get, "/v1/account", .holder(.read), account),
        Route(
            .post, "/v1/account/password", .device(.account), body: .json(limit: 16 << 10),
            lane: .hashing, changePassword),
        Route(
            .delete, "/v1/account", .device(.account), body: .json(limit: 16 << 10), lane: .hashing,
            close),
    ]

    // MARK: New accounts

    /// An account by registration, as far as the configuration lets strangers register.
    private static func make(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        let login = try login(call, json)
        let password = try call.string("password", in: json, limit: 8192)
        let invite = try call.optionalString("invite", in: json)
        switch call.services.configuration.registration {
        case .open: break
        case .closed: throw APIError(.registrationClosed)
        case .byInvitation: if invite == nil { throw APIError(.registrationClosed) }
        }
        try Password.check(password, login: login)
        let account = Account(
            id: Secret.id(), login: login, verifier: try Password.hash(password), created: call.now)
        if call.services.configuration.registration == .byInvitation {
            try codeGuarded(call) { () throws(APIError) in
                try call.services.ledger.transaction { rows throws(APIError) in
                    guard try rows.takeLink(invite ?? "", at: call.now)?.kind == .invitation else {
                        throw APIError(.notFound)
                    }
                    try rows.insert(account)
                }
            }
        } else {
            try call.services.ledger.transaction { rows throws(APIError) in
                try rows.insert(account)
            }
        }
        return .json([("id", .string(account.id.text)), ("login", .string(login))], status: 201)
    }

    /// The one-time link: it makes the first account, or lets a device in to one that is there.
    private static func first(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        let code = try call.string("code", in: json)
        let device = try Device(json["device"], at: call.now)
        let name = try call.optionalString("login", in: json)
        let password = try call.optionalString("password", in: json, limit: 8192)
        var first: RecordID?
        let result = try codeGuarded(call) { () throws(APIError) in
            let link = try call.services.ledger.read { rows throws(APIError) in
                try rows.link(code, at: call.now)
            }
            guard let link, link.kind != .invitation else { throw APIError(.notFound) }
            var made: Account?
            if link.kind == .firstAccount {
                guard let login = Account.login(name ?? "me") else {
                    throw APIError(.badRequest, field: "login")
                }
                if let password { try Password.check(password, login: login) }
                let verifier = try password.map { text throws(APIError) in try Password.hash(text) }
                made = Account(
                    id: Secret.id(), login: login, verifier: verifier, created: call.now)
            }
            first = made?.id
            return try call.services.ledger.transaction { rows throws(APIError) in
                guard try rows.takeLink(code, at: call.now) != nil else {
                    throw APIError(.notFound)
                }
                if let made {
                    guard try rows.firstAccount() == nil else { throw APIError(.accountExists) }
                    try rows.insert(made)
                    return try SignIn.register(device, in: made, rows, at: call.now)
                }
                guard let id = link.account, let account = try rows.account(id) else {
                    throw APIError(.notFound)
                }
                return try SignIn.register(device, in: account, rows, at: call.now)
            }
        }
        if let first { call.services.events.tell(.madeFirst(first)) }
        return result.response
    }

    /// Runs what tries a code, under the limiter that all codes share.
    static func codeGuarded<Result>(
        _ call: Call, _ body: () throws(APIError) -> Result
    ) throws(APIError) -> Result {
        try call.services.guesses.codes.check(call.address, at: call.now)
        do throws(APIError) { return try body() } catch {
            if error.code == .notFound {
                call.services.guesses.codes.fail(call.address, at: call.now)
            }
            throw error
        }
    }

    private static func login(_ call: Call, _ json: JSON) throws(APIError) -> String {
        guard let login = Account.login(try call.string("login", in: json)) else {
            throw APIError(.badRequest, field: "login")
        }
        return login
    }

    // MARK: Signing in

    private static func signIn(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        let login = try login(call, json)
        let password = try call.string("password", in: json, limit: 8192)
        let device = try Device(json["device"], at: call.now)
        try Password.checkLength(password)
        let account = try passwordGuarded(call, login: login, password)
        let result = try call.services.ledger.transaction { rows throws(APIError) in
            try SignIn.register(device, in: account, rows, at: call.now)
        }
        return result.response
    }

    /// Checks a password within the limits on guessing it; an unknown login takes the same way.
    ///
    /// - Throws: 401 for a wrong one, 429 for too many.
    static func passwordGuarded(
        _ call: Call, login: String, _ password: String
    ) throws(APIError) -> Account {
        let guesses = call.services.guesses
        let now = call.now
        try guesses.passwords.check(call.address, at: now)
        let account = try call.services.ledger.read { rows throws(APIError) in
            try rows.account(login: login)
        }
        let isKnown =
            account.map { account in
                call.services.tokens.knowsDevice(call.request, of: account.id, at: now)
            } ?? false
        if !isKnown { try guesses.logins.check(login, at: now) }
        guard Password.matches(password, account?.verifier), let account else {
            guesses.passwords.fail(call.address, at: now)
            guesses.logins.fail(login, at: now)
            throw APIError(.unauthorized)
        }
        guesses.logins.succeed(login)
        if let verifier = account.verifier, Password.isWeak(verifier) {
            let raised = try Password.hash(password)
            try call.services.ledger.transaction { rows throws(APIError) in
                try rows.setVerifier(raised, of: account.id)
            }
        }
        return account
    }

    // MARK: The account

    private static func current(_ call: Call) throws(APIError) -> Account {
        let caller = try call.holder()
        let account = try call.services.ledger.read { rows throws(APIError) in
            try rows.account(caller.account)
        }
        guard let account else { throw APIError(.unauthorized) }
        return account
    }

    private static func account(_ call: Call) throws(APIError) -> Response {
        let account = try current(call)
        let caller = try call.holder()
        return .json([
            ("id", .string(account.id.text)), ("login", .string(account.login)),
            ("hasPassword", .bool(account.verifier != nil)),
            ("createdAt", .int(account.created.milliseconds)),
            ("device", caller.device.map { .string($0.text) } ?? .null),
            ("scopes", .array(caller.scopes.names.map { .string($0) })),
        ])
    }

    /// Changes the password, or gives an account that has none its first, and signs every other
    /// device out. The answer names the tokens that were made for programs, to be looked through.
    private static func changePassword(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        let new = try call.string("new", in: json, limit: 8192)
        let account = try current(call)
        let caller = try call.holder()
        try Password.checkLength(new)
        if account.verifier != nil {
            let shown = try call.string("current", in: json, limit: 8192)
            try Password.checkLength(shown)
            try confirm(call, account, shown)
        }
        try Password.check(new, login: account.login)
        let verifier = try Password.hash(new)
        let (ended, left) = try call.services.ledger.transaction { rows throws(APIError) in
            try rows.setVerifier(verifier, of: account.id)
            let ended = try rows.removeDeviceTokens(of: account.id, but: caller.device)
            return (ended, try rows.tokensOfPrograms(of: account.id, limit: Page.most))
        }
        call.services.live.revoke(tokens: ended)
        return .json([
            ("v", .int(1)), ("tokens", .array(left.map { $0.json })),
        ])
    }

    /// - Throws: 403 when the password is wrong.
    private static func confirm(
        _ call: Call, _ account: Account, _ password: String
    ) throws(APIError) {
        do throws(APIError) {
            _ = try passwordGuarded(call, login: account.login, password)
        } catch {
            throw error.code == .unauthorized ? APIError(.wrongPassword) : error
        }
    }

    private static func close(_ call: Call) throws(APIError) -> Response {
        let account = try current(call)
        if account.verifier != nil {
            let json = try call.json()
            let shown = try call.string("password", in: json, limit: 8192)
            try Password.checkLength(shown)
            try confirm(call, account, shown)
        }
        let ended = try call.services.ledger.transaction { rows throws(APIError) in
            try rows.removeAccount(account.id)
        }
        call.services.live.revoke(tokens: ended)
        call.services.stores.remove(account.id)
        return .noContent
    }
}

extension Ledger.Rows {
    func setVerifier(_ verifier: String, of account: RecordID) throws(APIError) {
        try run(
            "UPDATE account SET verifier = ?2 WHERE id = ?1", .id(account), .text(verifier))
    }

    func tokens(of account: RecordID, device: RecordID) throws(APIError) -> [RecordID] {
        try all(
            "SELECT id FROM token WHERE account = ?1 AND device = ?2", .id(account), .id(device)
        ) { $0.id(0) }
    }

    /// - Returns: the tokens that ended.
    func removeDeviceTokens(
        of account: RecordID, but device: RecordID?
    ) throws(APIError) -> [RecordID] {
        try all(
            """
            DELETE FROM token
            WHERE account = ?1 AND device IS NOT NULL AND device IS NOT ?2 RETURNING id
            """, .id(account), .id(device)
        ) { $0.id(0) }
    }

    /// - Returns: the tokens that ended.
    func removeAccount(_ id: RecordID) throws(APIError) -> [RecordID] {
        let ended = try all("DELETE FROM token WHERE account = ?1 RETURNING id", .id(id)) {
            $0.id(0)
        }
        try run("DELETE FROM account WHERE id = ?1", .id(id))
        return ended
    }
}
