import HaruCore
import HaruStore

/// A code that works once, printed by the server for whoever runs it.
struct Link: Equatable, Sendable {
    /// Raw values are stored, so none is ever reused.
    enum Kind: Int64, Sendable {
        /// Makes the first account.
        case firstAccount = 1
        /// Lets a device in to an account.
        case device
        /// Lets somebody register.
        case invitation
    }

    let kind: Kind
    let account: RecordID?
    let ends: Instant

    /// How long the link that a starting server prints works, milliseconds.
    static let lifetime: Int64 = 900_000
    /// 100 bits.
    static let length = 20
}

extension Ledger.Rows {
    /// - Returns: the code, which is kept nowhere else.
    func makeLink(
        _ kind: Link.Kind, account: RecordID? = nil, now: Instant, lifetime: Int64 = Link.lifetime
    ) throws(APIError) -> String {
        let code = Secret.code(length: Link.length)
        // One link for the first account at a time: the one on the screen.
        if kind == .firstAccount {
            try run("DELETE FROM link WHERE kind = ?1", .int(kind.rawValue))
        }
        try run(
            "INSERT INTO link(hash, kind, account, ends) VALUES(?1, ?2, ?3, ?4)",
            .bytes(Secret.hash(code)), .int(kind.rawValue), .id(account), .at(now + lifetime))
        return code
    }

    /// - Returns: `nil` when the code is wrong, used or too old.
    func link(_ code: String, at now: Instant) throws(APIError) -> Link? {
        let hash = Secret.hash(Secret.readCode(code))
        let found = try first(
            "SELECT kind, account, ends FROM link WHERE hash = ?1", .bytes(hash)
        ) { row in
            Link(
                kind: Link.Kind(rawValue: row.integer(0)) ?? .invitation,
                account: row.isNull(1) ? nil : row.id(1), ends: row.instant(2))
        }
        return found.flatMap { $0.ends > now ? $0 : nil }
    }

    /// Looks a link up and uses it up.
    func takeLink(_ code: String, at now: Instant) throws(APIError) -> Link? {
        let link = try self.link(code, at: now)
        try run("DELETE FROM link WHERE hash = ?1", .bytes(Secret.hash(Secret.readCode(code))))
        return link
    }
}
