import CSodium
import HaruCore
import Testing

@testable import HaruServer

@Suite struct PasskeyTests {
    private static let address = "https://haru.example.org"

    /// An authenticator with one passkey, and the browser before it; everything may be wrong.
    private struct Authenticator {
        var publicKey = [UInt8](repeating: 0, count: 32)
        private var secretKey = [UInt8](repeating: 0, count: 64)
        var id: [UInt8] = Array("credential".utf8)
        var origin = PasskeyTests.address
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

        /// What a browser sends for a new passkey.
        func attestation(_ challenge: String, algorithm: UInt8 = 0x27) -> JSON {
            // {1: 1, 3: -8, -1: 6, -2: public key}
            let key: [UInt8] = [0xa4, 1, 1, 3, algorithm, 0x20, 6, 0x21, 0x58, 32] + publicKey
            let credential =
                [UInt8](repeating: 0, count: 16) + [0, UInt8(id.count)] + id + key
            let data = data(flags | 64, credential)
            let object: [UInt8] =
                [0xa3, 0x63] + Array("fmt".utf8) + [0x64] + Array("none".utf8)
                + [0x67] + Array("attStmt".utf8) + [0xa0, 0x68] + Array("authData".utf8)
                + [0x58, UInt8(data.count)] + data
            return HaruServerTests.object(
                ("name", .string("Key")),
                ("clientDataJSON", .string(Base64URL.text(client("webauthn.create", challenge)))),
                ("attestationObject", .string(Base64URL.text(object))))
        }

        /// What a browser sends to sign in.
        func assertion(_ challenge: String, signing other: [UInt8]? = nil) -> JSON {
            let client = client("webauthn.get", challenge)
            let data = data(flags)
            let message = other ?? data + SHA256.digest(client)
            var signature = [UInt8](repeating: 0, count: 64)
            crypto_sign_detached(&signature, nil, message, UInt64(message.count), secretKey)
            return HaruServerTests.object(
                ("id", .string(Base64URL.text(id))),
                ("clientDataJSON", .string(Base64URL.text(client))),
                ("authenticatorData", .string(Base64URL.text(data))),
                ("signature", .string(Base64URL.text(signature))),
                ("userHandle", .string(Base64URL.text(user))))
        }
    }

    private func server() throws -> TestServer {
        try TestServer(publicURL: PasskeyTests.address) { $0.publicURL = PasskeyTests.address }
    }

    private func challenge(_ server: TestServer) -> String {
        server.send("POST", "/v1/auth/passkey", object()).json["challenge"]?.string ?? ""
    }

    private func create(
        _ server: TestServer, _ authenticator: Authenticator, _ token: String
    ) -> Response {
        let options = server.send("POST", "/v1/passkeys/challenge", object(), token: token)
        return server.send(
            "POST", "/v1/passkeys",
            authenticator.attestation(options.json["challenge"]?.string ?? ""), token: token)
    }

    private func signIn(_ server: TestServer, _ assertion: JSON) -> Response {
        server.send(
            "POST", "/v1/auth/token",
            object(("passkey", assertion), ("device", TestServer.device(TestServer.otherID(9)))))
    }

    /// A server, and an authenticator whose passkey it knows.
    private func known() throws -> (TestServer, Authenticator, token: String) {
        let server = try server()
        let token = try server.signIn()
        var authenticator = Authenticator()
        authenticator.user = try server.accountID().bytes
        #expect(create(server, authenticator, token).status == 201)
        return (server, authenticator, token)
    }

    @Test func aPasskeySignsIn() throws {
        let (server, authenticator, _) = try known()
        let answer = signIn(server, authenticator.assertion(challenge(server)))
        #expect(answer.status == 201)
        let token = try #require(answer.json["token"]?.string)
        #expect(server.send("GET", "/v1/account", token: token).status == 200)
    }

    @Test func aChallengeIsUsedOnceAndSoon() throws {
        let (server, authenticator, token) = try known()
        let challenge = challenge(server)
        #expect(signIn(server, authenticator.assertion(challenge)).status == 201)
        #expect(signIn(server, authenticator.assertion(challenge)).status == 401)
        let old = self.challenge(server)
        server.pass(Ceremonies.lifetime)
        #expect(signIn(server, authenticator.assertion(old)).status == 401)
        // One for a new passkey is none for a sign-in, and is used up by the attempt.
        let options = server.send("POST", "/v1/passkeys/challenge", object(), token: token)
        let other = options.json["challenge"]?.string ?? ""
        #expect(signIn(server, authenticator.assertion(other)).status == 401)
        let refused = server.send(
            "POST", "/v1/passkeys", authenticator.attestation(other), token: token)
        #expect(refused.status == 401)
    }

    enum Fault: CaseIterable {
        case type, challenge, origin, party, absent, unverified, signature, credential, user, frame
    }

    @Test(arguments: Fault.allCases) func whatIsChangedIsRefused(_ fault: Fault) throws {
        let (server, known, _) = try known()
        var authenticator = known
        var challenge = challenge(server)
        var message: [UInt8]?
        switch fault {
        case .type: authenticator.type = "webauthn.create"
        case .challenge: challenge = Base64URL.text(Secret.bytes(32))
        case .origin: authenticator.origin = "https://evil.test"
        case .party: authenticator.party = "evil.test"
        case .absent: authenticator.flags = 4
        case .unverified: authenticator.flags = 1
        case .signature: message = [1]
        case .credential: authenticator.id = [1, 2, 3]
        case .user: authenticator.user = Secret.bytes(16)
        case .frame: authenticator.isCrossOrigin = true
        }
        let refused = signIn(server, authenticator.assertion(challenge, signing: message))
        let plain = server.send("GET", "/v1/account")
        #expect(refused.status == 401)
        #expect(refused.json == plain.json)
    }

    struct Count: CustomTestStringConvertible {
        let before: UInt32
        let now: UInt32
        let status: Int
        var testDescription: String { "\(before) → \(now)" }
    }

    static let counts = [
        Count(before: 10, now: 10, status: 401), Count(before: 10, now: 9, status: 401),
        Count(before: 0, now: 0, status: 201), Count(before: 10, now: 11, status: 201),
        Count(before: 0, now: 5, status: 201), Count(before: 5, now: 0, status: 401),
    ]

    @Test(arguments: counts) func aCounterThatStandsStillBetraysACopy(_ c: Count) throws {
        let server = try server()
        let token = try server.signIn()
        var authenticator = Authenticator()
        authenticator.user = try server.accountID().bytes
        authenticator.counter = c.before
        #expect(create(server, authenticator, token).status == 201)
        authenticator.counter = c.now
        #expect(signIn(server, authenticator.assertion(challenge(server))).status == c.status)
    }

    @Test func onlyWhoHasJustSignedInMakesOne() throws {
        let server = try server()
        let token = try server.signIn("alice", password: "correct horse")
        server.pass(PasskeyRoutes.freshness)
        func begin(_ members: (String, JSON)...) -> Int {
            server.send(
                "POST", "/v1/passkeys/challenge",
                .object(members.map { JSON.Member($0.0, $0.1) }), token: token
            ).status
        }
        #expect(begin() == 403)
        #expect(begin(("password", .string("wrong horse"))) == 403)
        #expect(begin(("password", .string("correct horse"))) == 200)
    }

    @Test func somebodyElsesCredentialIsNotTaken() throws {
        let (server, authenticator, _) = try known()
        let bob = try server.signIn("bob", device: TestServer.otherID(3))
        #expect(create(server, authenticator, bob).errorCode == "passkey_exists")
    }

    @Test func theLastWayInStays() throws {
        let (server, authenticator, token) = try known()
        let path = "/v1/passkeys/" + Base64URL.text(authenticator.id)
        #expect(server.send("DELETE", path, token: token).errorCode == "last_way_in")
        var second = Authenticator()
        second.id = [9]
        #expect(create(server, second, token).status == 201)
        #expect(server.send("DELETE", path, token: token).status == 204)
        let left = server.send("GET", "/v1/passkeys", token: token).json["items"]?.array
        #expect(left?.count == 1)
        #expect(signIn(server, authenticator.assertion(challenge(server))).status == 401)
    }

    @Test func aKeyOfAnUnknownKindIsRefused() throws {
        let server = try server()
        let token = try server.signIn()
        let options = server.send("POST", "/v1/passkeys/challenge", object(), token: token)
        let refused = server.send(
            "POST", "/v1/passkeys",
            Authenticator().attestation(
                options.json["challenge"]?.string ?? "", algorithm: 0x28), token: token)
        #expect(refused.errorCode == "bad_passkey")
    }

    @Test(
        arguments: [
            ("https://haru.example.org", "haru.example.org"),
            ("http://localhost:8420", "localhost"),
            ("https://haru.example.org:8443", "haru.example.org"), ("http://127.0.0.1:8420", nil),
            ("http://haru.example.org", nil), ("https://[::1]:8420", nil),
        ] as [(String, String?)])
    func passkeysBelongToAName(_ url: String, _ id: String?) {
        #expect(RelyingParty(publicURL: url)?.id == id)
    }

    /// Made by OpenSSL for the text "a message".
    @Test func aSignatureOnP256IsChecked() throws {
        let point = try #require(
            Hex.bytes(
                "0409de2580687f749fe633e0b91b547bfb43d191af668952d2d93bc135e3b73fc8"
                    + "914b71bad700529b133a7ba7c93beeccf7982fce11c8933108e2eec206392f7f"))
        let signature = try #require(
            Hex.bytes(
                "3044022074bd235615a72edcc0f92d4c4a625c14229fd78c9080f6009bad6023b0090b33"
                    + "02203b287f6c4e56c65d252b02897b7a9f4c6619a87d244ee1115f2d4848274ca4ae"))
        let key = PasskeyKey.p256(point)
        #expect(key.verifies(signature, of: Array("a message".utf8)))
        #expect(!key.verifies(signature, of: Array("another message".utf8)))
        #expect(!key.verifies([], of: Array("a message".utf8)))
        var broken = point
        broken[40] ^= 1
        #expect(!PasskeyKey.p256(broken).verifies(signature, of: Array("a message".utf8)))
    }
}
