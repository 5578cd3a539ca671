import HaruCore
import HaruStore

/// One person's account.
struct Account: Equatable, Sendable {
    let id: RecordID
    let login: String
    /// The hash of the password; `nil` = it signs in by links and pairing alone.
    let verifier: String?
    let created: Instant

    /// Logins are compared as they are kept: trimmed and in lower case.
    static func login(_ text: String) -> String? {
        let login = TextRules.trimmed(text.lowercased())
        let isPlain = login.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        return (1...64).contains(login.utf8.count) && isPlain ? login : nil
    }
}

extension Ledger.Rows {
    func account(_ id: RecordID) throws(APIError) -> Account? {
        try first("SELECT id, login, verifier, created FROM account WHERE id = ?1", .id(id)) {
            account($0)
        }
    }

    func account(login: String) throws(APIError) -> Account? {
        try first(
            "SELECT id, login, verifier, created FROM account WHERE login = ?1", .text(login)
        ) { account($0) }
    }

    func firstAccount() throws(APIError) -> Account? {
        try first(
            "SELECT id, login, verifier, created FROM account ORDER BY created, id LIMIT 1"
        ) { account($0) }
    }

    private func account(_ row: Statement) -> Account {
        Account(
            id: row.id(0), login: row.text(1), verifier: row.isNull(2) ? nil : row.text(2),
            created: row.instant(3))
    }

    /// - Throws: `.accountExists` when the login is taken.
    func insert(_ account: Account) throws(APIError) {
        if try self.account(login: account.login) != nil { throw APIError(.accountExists) }
        try run(
            "INSERT INTO account(id, login, verifier, created) VALUES(?1, ?2, ?3, ?4)",
            .id(account.id), .text(account.login), account.verifier.map { .text($0) } ?? .null,
            .at(account.created))
    }
}
