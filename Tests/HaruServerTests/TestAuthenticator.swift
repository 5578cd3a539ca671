import CSodium
import HaruCore

@testable import HaruServer

/// An authenticator with one passkey, and the browser before it; everything may be wrong.
struct TestAuthenticator {
    static let origin = "https://haru.example.org"

    var publicKey = [UInt8](repeating: 0, count: 32)
    private var secretKey = [UInt8](repeating: 0, count: 64)
    var id: [UInt8] = Array("credential".utf8)
    var origin = TestAuthenticator.origin
    var party = "haru.example.org"
    var flags: UInt8 = 5
    var counter: UInt32 = 0
    var isCrossOrigin = false
    var type: String?
    var user: [UInt8] = []

    init() { crypto_sign_keypair(&publicKey, &secretKey) }

    private func client(_ type: String, _ challenge: String) -> [UInt8] {
        Array(
            object(
                ("type", .string(self.type ?? type)), ("challenge", .string(challenge)),
                ("origin", .string(origin)), ("crossOrigin", .bool(isCrossOrigin))
            ).text.utf8)
    }

    private func data(_ flags: UInt8, _ more: [UInt8] = []) -> [UInt8] {
        SHA256.digest(Array(party.utf8)) + [flags]
            + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: counter >> $0) } + more
    }

    /// The public key as authenticators write it: {1: 1, 3: -8, -1: 6, -2: …}.
    var key: [UInt8] { [0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32] + publicKey }

    /// What a browser sends for a new passkey.
    ///
    /// - Parameters:
    ///   - key: `nil` = the right one.
    ///   - change: what is done to the attestation on its way.
    func attestation(
        _ challenge: String, key: [UInt8]? = nil, _ change: (inout [UInt8]) -> Void = { _ in }
    ) -> JSON {
        let size = [UInt8(id.count >> 8), UInt8(id.count & 255)]
        let credential = [UInt8](repeating: 0, count: 16) + size + id + (key ?? self.key)
        let data = data(flags | 64, credential)
        var attestation: [UInt8] =
            [0xa3, 0x63] + Array("fmt".utf8) + [0x64] + Array("none".utf8)
            + [0x67] + Array("attStmt".utf8) + [0xa0, 0x68] + Array("authData".utf8)
            + [0x59, UInt8(data.count >> 8), UInt8(data.count & 255)] + data
        change(&attestation)
        return object(
            ("name", .string("Key")),
            ("clientDataJSON", .string(Base64URL.text(client("webauthn.create", challenge)))),
            ("attestationObject", .string(Base64URL.text(attestation))))
    }

    /// What a browser sends to sign in.
    func assertion(_ challenge: String, signing other: [UInt8]? = nil) -> JSON {
        let client = client("webauthn.get", challenge)
        let data = data(flags)
        let message = other ?? data + SHA256.digest(client)
        var signature = [UInt8](repeating: 0, count: 64)
        crypto_sign_detached(&signature, nil, message, UInt64(message.count), secretKey)
        return object(
            ("id", .string(Base64URL.text(id))),
            ("clientDataJSON", .string(Base64URL.text(client))),
            ("authenticatorData", .string(Base64URL.text(data))),
            ("signature", .string(Base64URL.text(signature))),
            ("userHandle", .string(Base64URL.text(user))))
    }
}
