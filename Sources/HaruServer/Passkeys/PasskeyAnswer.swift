import HaruCore

/// Where passkeys of this server are made and used: the host people know it by.
struct RelyingParty: Equatable, Sendable {
    /// A host name; an address of numbers has no passkeys.
    let id: String
    /// `https://haru.example.org`.
    let origin: String

    /// - Parameter publicURL: without a slash at its end.
    /// - Returns: `nil` when browsers make no passkeys there.
    init?(publicURL: String) {
        let parts = publicURL.split(separator: "/", maxSplits: 2)
        guard parts.count == 2 else { return nil }
        let host = Hosts.name(in: String(parts[1]))
        let isSecure = publicURL.hasPrefix("https://") || host == "localhost"
        let isAddress =
            host.contains(":")
            || host.utf8.allSatisfy {
                (0x30...0x39).contains($0) || $0 == 0x2e
            }
        guard isSecure, !isAddress else { return nil }
        id = host
        origin = publicURL
    }
}

/// What a browser collected and an authenticator signed (WebAuthn 5.8.1, 6.1).
struct PasskeyAnswer: Sendable {
    enum Kind: String, Sendable {
        case create = "webauthn.create"
        case get = "webauthn.get"
    }

    let challenge: [UInt8]
    private let type: String
    private let origin: String
    private let isCrossOrigin: Bool
    private let clientHash: [UInt8]
    let authenticator: AuthenticatorData
    private let authenticatorBytes: [UInt8]

    /// - Returns: `nil` when the bytes are not what browsers and authenticators write.
    init?(client: [UInt8], authenticator bytes: [UInt8]) {
        guard let json = try? JSON.parse(client), let type = json["type"]?.string,
            let challenge = json["challenge"]?.string.flatMap({ Base64URL.bytes($0) }),
            let origin = json["origin"]?.string, let data = AuthenticatorData(bytes)
        else { return nil }
        self.challenge = challenge
        self.type = type
        self.origin = origin
        isCrossOrigin = json["crossOrigin"]?.bool ?? false
        clientHash = SHA256.digest(client)
        authenticator = data
        authenticatorBytes = bytes
    }

    /// Whether it was made for this ceremony of this server, by a person who was there and was
    /// recognised.
    func isMeant(for kind: Kind, of party: RelyingParty) -> Bool {
        type == kind.rawValue && origin == party.origin && !isCrossOrigin
            && authenticator.partyHash == SHA256.digest(Array(party.id.utf8))
            && authenticator.flags.isSuperset(of: [.present, .verified])
    }

    func isSigned(_ signature: [UInt8], by key: PasskeyKey) -> Bool {
        key.verifies(signature, of: authenticatorBytes + clientHash)
    }
}

struct AuthenticatorData: Sendable {
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8
        static let present = Flags(rawValue: 1)
        static let verified = Flags(rawValue: 4)
        static let hasCredential = Flags(rawValue: 64)
    }

    let partyHash: [UInt8]
    let flags: Flags
    /// How often the authenticator signed; 0 = it does not count.
    let counter: UInt32
    /// Of a new passkey.
    let credential: (id: [UInt8], key: CBOR)?

    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 37 else { return nil }
        partyHash = Array(bytes[..<32])
        flags = Flags(rawValue: bytes[32])
        counter = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
        guard flags.contains(.hasCredential) else {
            credential = nil
            return
        }
        // 16 bytes name the make of the authenticator.
        var rest = bytes.dropFirst(53)
        guard let high = rest.popFirst(), let low = rest.popFirst() else { return nil }
        let count = Int(high) << 8 | Int(low)
        guard (1...1023).contains(count), rest.count > count else { return nil }
        let id = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
        guard let key = CBOR(&rest) else { return nil }
        credential = (id, key)
    }
}

/// Base 64 as browsers write it in JSON: `-` and `_`, without `=`.
enum Base64URL {
    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for byte in Base64.text(bytes).utf8 {
            switch byte {
            case UInt8(ascii: "+"): text.append(UInt8(ascii: "-"))
            case UInt8(ascii: "/"): text.append(UInt8(ascii: "_"))
            case UInt8(ascii: "="): break
            default: text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    static func bytes(_ text: String) -> [UInt8]? {
        var plain: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "-"): plain.append(UInt8(ascii: "+"))
            case UInt8(ascii: "_"): plain.append(UInt8(ascii: "/"))
            case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): return nil
            default: plain.append(byte)
            }
        }
        while plain.count % 4 != 0 { plain.append(UInt8(ascii: "=")) }
        return Base64.bytes(String(decoding: plain, as: UTF8.self))
    }
}
