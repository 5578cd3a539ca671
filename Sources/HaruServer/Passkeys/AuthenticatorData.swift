import HaruCore

/// What an authenticator says and signs (WebAuthn 6.1).
struct AuthenticatorData: Sendable {
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8
        static let present = Flags(rawValue: 1)
        static let verified = Flags(rawValue: 4)
        static let hasCredential = Flags(rawValue: 64)
        static let hasExtensions = Flags(rawValue: 128)
    }

    struct Credential: Sendable {
        let id: [UInt8]
        let key: CBOR
    }

    private let partyHash: [UInt8]
    private let flags: Flags
    /// How often the authenticator signed; 0 = it does not count.
    let counter: UInt32
    /// Of a new passkey.
    let credential: Credential?

    /// - Returns: `nil` when the bytes are not what authenticators write.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 37 else { return nil }
        partyHash = Array(bytes[..<32])
        flags = Flags(rawValue: bytes[32])
        counter = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
        var rest = bytes[37...]
        if flags.contains(.hasCredential) {
            guard let read = AuthenticatorData.credential(&rest) else { return nil }
            credential = read
        } else {
            credential = nil
        }
        if flags.contains(.hasExtensions), CBOR(&rest) == nil { return nil }
        guard rest.isEmpty else { return nil }
    }

    private static func credential(_ rest: inout ArraySlice<UInt8>) -> Credential? {
        // 16 bytes name the make of the authenticator.
        rest = rest.dropFirst(16)
        guard let high = rest.popFirst(), let low = rest.popFirst() else { return nil }
        let count = Int(high) << 8 | Int(low)
        guard (1...1023).contains(count), rest.count > count else { return nil }
        let id = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
        return CBOR(&rest).map { Credential(id: id, key: $0) }
    }

    /// Whether it speaks to this server, of a person who was there and was recognised.
    func isMeant(for party: RelyingParty) -> Bool {
        partyHash == SHA256.digest(Array(party.id.utf8))
            && flags.isSuperset(of: [.present, .verified])
    }
}
