import HaruCore
import HaruStore

/// Gives out tokens, knows them again, and replaces old ones (sync 2).
struct TokenDesk: Sendable {
    let ledger: Ledger
    let limits: GuessLimits

    /// The most a token may live, and how long one of a device lives unused. Milliseconds.
    static let lifetime: Int64 = 365 * 86_400_000
    static let idleLifetime: Int64 = 90 * 86_400_000
    static let renewal: Int64 = 30 * 86_400_000
    /// How long an old token stays valid after the one that replaces it was first used.
    static let grace: Int64 = 600_000
    /// A use is written down at most this often.
    fileprivate static let usePrecision: Int64 = 3_600_000

    /// A token as it is kept.
    struct Kept: Equatable, Sendable {
        let id: RecordID
        let account: RecordID
        let device: RecordID?
        let kind: TokenKind
        let scopes: Scope
        let name: String
        let created: Instant
        /// When its line of tokens began, at a sign-in.
        let signed: Instant
        let used: Instant
        let ends: Instant
        /// The token it was handed out for, until it is first used.
        let replaces: RecordID?

        /// What its owner sees of it.
        var json: JSON {
            .object([
                JSON.Member("id", .string(id.text)), JSON.Member("kind", .string(kind.word)),
                JSON.Member("name", .string(name)),
                JSON.Member("device", device.map { .string($0.text) } ?? .null),
                JSON.Member("scopes", .array(scopes.names.map { .string($0) })),
                JSON.Member("createdAt", .int(created.milliseconds)),
                JSON.Member("usedAt", .int(used.milliseconds)),
                JSON.Member("expiresAt", .int(ends.milliseconds)),
            ])
        }

        var isOfDevice: Bool { kind == .device || kind == .watch }

        func isValid(at now: Instant) -> Bool {
            now < ends && (!isOfDevice || now - used < TokenDesk.idleLifetime)
        }

        /// Whether its holder is to get a new one.
        func isOld(at now: Instant) -> Bool {
            isOfDevice && now - created >= TokenDesk.renewal
                && ends - signed == TokenDesk.lifetime
        }

        /// Whether a use of it is to be written down.
        func hasNews(at now: Instant) -> Bool {
            isOld(at: now) || replaces != nil || now - used >= TokenDesk.usePrecision
        }

        init(_ row: Statement) {
            id = row.id(0)
            account = row.id(1)
            device = row.isNull(2) ? nil : row.id(2)
            kind = TokenKind(rawValue: row.integer(3)) ?? .personal
            scopes = Scope(rawValue: row.integer(4))
            name = row.text(5)
            created = row.instant(6)
            signed = row.instant(7)
            used = row.instant(8)
            ends = row.instant(9)
            replaces = row.isNull(10) ? nil : row.id(10)
        }
    }

    /// The token that a request shows.
    ///
    /// - Throws: `.unauthorized`; `.rateLimited` for an address that tried too many.
    func token(of call: Call) throws(APIError) -> Kept {
        guard let secret = call.request.bearer else { throw APIError(.unauthorized) }
        let hash = Secret.hash(secret)
        if let token = ledger.tokens.find(hash), token.isValid(at: call.now) { return token }
        try limits.tokens.check(call.address, at: call.now)
        let found = try ledger.read { rows throws(APIError) in
            let token = try rows.token(hash: hash)
            if let token { ledger.tokens.note(token, hash) }
            return token
        }
        guard let token = found, token.isValid(at: call.now) else {
            limits.tokens.fail(call.address, at: call.now)
            throw APIError(.unauthorized)
        }
        return token
    }

    /// Who shows the token of a request; a use of it.
    func caller(of call: Call) throws(APIError) -> Caller {
        let now = call.now
        let token = try token(of: call)
        var caller = Caller(token)
        guard token.hasNews(at: now) else { return caller }
        caller.nextToken = try ledger.transaction { rows throws(APIError) in
            try rows.noteUse(of: token, at: now)
            return token.isOld(at: now) ? try renew(token, rows, at: now) : nil
        }
        return caller
    }

    /// Who shows the token of a request, when nothing has to be looked up or written down for it.
    func remembered(_ request: Request, at now: Instant) -> Caller? {
        guard let secret = request.bearer,
            let token = ledger.tokens.find(Secret.hash(secret)), token.isValid(at: now),
            !token.hasNews(at: now)
        else { return nil }
        return Caller(token)
    }

    /// A new token for the holder of an old one, which stays valid for now: the answer may be lost.
    func renew(
        _ token: Kept, _ rows: Ledger.Rows, at now: Instant
    ) throws(APIError) -> String? {
        // A client that never uses what it is handed gets no more of them.
        guard try rows.successors(of: token.id) < 8 else { return nil }
        let secret = Secret.token()
        try rows.insertToken(
            secret, account: token.account, device: token.device, kind: token.kind,
            scopes: token.scopes, name: token.name, now: now, signed: token.signed,
            ends: token.signed + TokenDesk.lifetime, replaces: token.id)
        return secret
    }

    /// Which of these tokens nobody may use any more; none while the ledger cannot be read.
    func ended(among tokens: Set<RecordID>, at now: Instant) -> [RecordID] {
        guard !tokens.isEmpty else { return [] }
        let ended = try? ledger.read { rows throws(APIError) in
            var ended: [RecordID] = []
            for id in tokens where try rows.token(id)?.isValid(at: now) != true { ended.append(id) }
            return ended
        }
        return ended ?? []
    }

    /// Whether a request shows a token of a device of this account that is, or was within the last
    /// 30 days, valid.
    func knowsDevice(_ request: Request, of account: RecordID, at now: Instant) -> Bool {
        guard let secret = request.bearer else { return false }
        let found = try? ledger.read { rows throws(APIError) in
            try rows.token(hash: Secret.hash(secret))
        }
        guard let token = found, token.account == account, token.isOfDevice else { return false }
        return now - token.ends < TokenDesk.renewal
    }
}

extension Ledger.Rows {
    private static var columns: String {
        "id, account, device, kind, scopes, name, created, signed, used, ends, replaces"
    }

    func token(hash: [UInt8]) throws(APIError) -> TokenDesk.Kept? {
        try first(
            "SELECT \(Ledger.Rows.columns) FROM token WHERE hash = ?1", .bytes(hash)
        ) { TokenDesk.Kept($0) }
    }

    func token(_ id: RecordID) throws(APIError) -> TokenDesk.Kept? {
        try first("SELECT \(Ledger.Rows.columns) FROM token WHERE id = ?1", .id(id)) {
            TokenDesk.Kept($0)
        }
    }

    func tokens(
        of account: RecordID, after: RecordID, limit: Int
    ) throws(APIError) -> [TokenDesk.Kept] {
        try all(
            """
            SELECT \(Ledger.Rows.columns) FROM token WHERE account = ?1 AND id > ?2
            ORDER BY id LIMIT ?3
            """, .id(account), .id(after), .int(Int64(limit))
        ) { TokenDesk.Kept($0) }
    }

    /// Tokens that belong to no device.
    func tokensOfPrograms(of account: RecordID, limit: Int) throws(APIError) -> [TokenDesk.Kept] {
        try all(
            """
            SELECT \(Ledger.Rows.columns) FROM token WHERE account = ?1 AND device IS NULL
            ORDER BY id LIMIT ?2
            """, .id(account), .int(Int64(limit))
        ) { TokenDesk.Kept($0) }
    }

    /// - Returns: the tokens that ended.
    func removeTokensOfPrograms(of account: RecordID) throws(APIError) -> [RecordID] {
        try all(
            "DELETE FROM token WHERE account = ?1 AND device IS NULL RETURNING id", .id(account)
        ) { $0.id(0) }
    }

    @discardableResult
    func insertToken(
        _ secret: String, account: RecordID, device: RecordID?, kind: TokenKind, scopes: Scope,
        name: String, now: Instant, signed: Instant, ends: Instant, replaces: RecordID? = nil
    ) throws(APIError) -> RecordID {
        let id = Secret.id()
        try run(
            """
            INSERT INTO token(\(Ledger.Rows.columns), hash)
            VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?7, ?9, ?10, ?11)
            """, .id(id), .id(account), .id(device), .int(kind.rawValue), .int(scopes.rawValue),
            .text(name), .at(now), .at(signed), .at(ends), .id(replaces),
            .bytes(Secret.hash(secret)))
        return id
    }

    /// Tokens handed out for an old one that nobody has used yet.
    func successors(of token: RecordID) throws(APIError) -> Int64 {
        try first("SELECT count(*) FROM token WHERE replaces = ?1", .id(token)) { $0.integer(0) }
            ?? 0
    }

    /// The first use of a new token ends the old one, and the others handed out for it, soon.
    func noteUse(of token: TokenDesk.Kept, at now: Instant) throws(APIError) {
        try run("UPDATE token SET used = ?2 WHERE id = ?1", .id(token.id), .at(now))
        if let device = token.device {
            try run(
                "UPDATE device SET seen = ?3 WHERE account = ?1 AND id = ?2", .id(token.account),
                .id(device), .at(now))
        }
        guard let old = token.replaces else { return }
        try run("UPDATE token SET replaces = NULL WHERE id = ?1", .id(token.id))
        try run(
            "INSERT OR IGNORE INTO profile SELECT ?1, text FROM profile WHERE token = ?2",
            .id(token.id), .id(old))
        try run(
            "UPDATE token SET ends = min(ends, ?2) WHERE id = ?1 OR replaces = ?1", .id(old),
            .at(now + TokenDesk.grace))
    }

    /// - Returns: whether there was one.
    func removeToken(_ id: RecordID, of account: RecordID) throws(APIError) -> Bool {
        try run("DELETE FROM token WHERE account = ?1 AND id = ?2", .id(account), .id(id)) > 0
    }

    /// Forgets what ended so long ago that nothing asks for it any more.
    func forgetOldTokens(at now: Instant) throws(APIError) {
        try run("DELETE FROM token WHERE ends < ?1", .at(now - TokenDesk.renewal))
        try run("DELETE FROM link WHERE ends < ?1", .at(now))
    }
}
