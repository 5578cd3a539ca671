import HaruCore
import HaruStore

/// A passkey of an account.
struct Passkey: Equatable, Sendable {
    /// As its authenticator calls it.
    let id: [UInt8]
    let account: RecordID
    let name: String
    let key: PasskeyKey
    let counter: UInt32
    let created: Instant
    let used: Instant

    var json: JSON {
        .object([
            JSON.Member("id", .string(Base64URL.text(id))), JSON.Member("name", .string(name)),
            JSON.Member("createdAt", .int(created.milliseconds)),
            JSON.Member("usedAt", .int(used.milliseconds)),
        ])
    }

    /// The most of an account.
    static let most = 32
}

extension Ledger.Rows {
    private static var columns: String { "id, account, name, key, counter, created, used" }

    private func passkey(_ row: Statement) -> Passkey? {
        PasskeyKey(stored: Array(row.bytes(3))).map { key in
            Passkey(
                id: Array(row.bytes(0)), account: row.id(1), name: row.text(2), key: key,
                counter: UInt32(truncatingIfNeeded: row.integer(4)), created: row.instant(5),
                used: row.instant(6))
        }
    }

    func passkey(_ id: [UInt8]) throws(APIError) -> Passkey? {
        try first(
            "SELECT \(Ledger.Rows.columns) FROM passkey WHERE id = ?1", .bytes(id)
        ) { passkey($0) }.flatMap { $0 }
    }

    /// In the order of their making; never more than `Passkey.most`.
    func passkeys(of account: RecordID) throws(APIError) -> [Passkey] {
        try all(
            "SELECT \(Ledger.Rows.columns) FROM passkey WHERE account = ?1 ORDER BY created, id",
            .id(account)
        ) { passkey($0) }.compactMap { $0 }
    }

    func insert(_ passkey: Passkey) throws(APIError) {
        try run(
            """
            INSERT INTO passkey(\(Ledger.Rows.columns)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)
            """, .bytes(passkey.id), .id(passkey.account), .text(passkey.name),
            .bytes(passkey.key.stored), .int(Int64(passkey.counter)), .at(passkey.created),
            .at(passkey.used))
    }

    /// Notes a use, unless the counter says that somebody has a copy of the authenticator: it must
    /// grow, or stay 0.
    ///
    /// - Returns: whether it was noted.
    func noteUse(of id: [UInt8], counter: UInt32, at now: Instant) throws(APIError) -> Bool {
        try run(
            """
            UPDATE passkey SET counter = ?2, used = ?3
            WHERE id = ?1 AND (counter < ?2 OR counter = 0 AND ?2 = 0)
            """, .bytes(id), .int(Int64(counter)), .at(now)) > 0
    }

    func removePasskey(_ id: [UInt8], of account: RecordID) throws(APIError) {
        try run("DELETE FROM passkey WHERE id = ?1 AND account = ?2", .bytes(id), .id(account))
    }
}
