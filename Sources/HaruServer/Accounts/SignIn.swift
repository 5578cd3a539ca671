import HaruCore

/// Letting a device in: whichever way it proved itself, it is registered and gets a token.
enum SignIn {
    struct Result: Sendable {
        let account: Account
        let device: RecordID
        let token: String
        let scopes: Scope
        let ends: Instant

        var response: Response {
            .json(
                [
                    ("token", .string(token)),
                    (
                        "account",
                        .object([
                            JSON.Member("id", .string(account.id.text)),
                            JSON.Member("login", .string(account.login)),
                            JSON.Member("hasPassword", .bool(account.verifier != nil)),
                        ])
                    ),
                    ("device", .object([JSON.Member("id", .string(device.text))])),
                    ("scopes", .array(scopes.names.map { .string($0) })),
                    ("expiresAt", .int(ends.milliseconds)),
                ], status: 201)
        }
    }

    static func register(
        _ device: Device, kind: TokenKind = .device, with scopes: Scope = .device,
        in account: Account, _ rows: Ledger.Rows, at now: Instant
    ) throws(APIError) -> Result {
        try rows.register(device, for: account.id)
        let secret = Secret.token()
        let ends = now + TokenDesk.lifetime
        try rows.insertToken(
            secret, account: account.id, device: device.id, kind: kind, scopes: scopes,
            name: device.name, now: now, signed: now, ends: ends)
        return Result(
            account: account, device: device.id, token: secret, scopes: scopes, ends: ends)
    }
}
