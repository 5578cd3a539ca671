import HaruCore

/// What a browser wrote down of a ceremony, for the authenticator to sign (WebAuthn 5.8.1).
struct ClientData: Sendable {
    enum Ceremony: String, Sendable {
        case create = "webauthn.create"
        case get = "webauthn.get"
    }

    let challenge: [UInt8]
    /// What is signed of it.
    let hash: [UInt8]
    private let type: String
    private let origin: String
    private let isCrossOrigin: Bool

    /// - Returns: `nil` when the bytes are not what browsers write.
    init?(_ bytes: [UInt8]) {
        guard let json = try? JSON.parse(bytes), let type = json["type"]?.string,
            let challenge = json["challenge"]?.string.flatMap({ Base64URL.bytes($0) }),
            let origin = json["origin"]?.string
        else { return nil }
        self.challenge = challenge
        hash = SHA256.digest(bytes)
        self.type = type
        self.origin = origin
        isCrossOrigin = json["crossOrigin"]?.bool ?? false
    }

    /// Whether it was made in this ceremony, on a page of this server that no other page framed.
    func isMeant(for ceremony: Ceremony, of party: RelyingParty) -> Bool {
        sameBytes(type, ceremony.rawValue) && sameBytes(origin, party.origin) && !isCrossOrigin
    }
}
