import HaruCore
import Testing

@testable import HaruServer

@Suite struct PasskeyTests {
    private func server() throws -> TestServer {
        let url = TestAuthenticator.origin
        return try TestServer(publicURL: url) { $0.publicURL = url }
    }

    private func challenge(_ server: TestServer) -> String {
        server.send("POST", "/v1/auth/passkey", object()).json["challenge"]?.string ?? ""
    }

    private func create(
        _ server: TestServer, _ authenticator: TestAuthenticator, _ token: String
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
    private func known() throws -> (TestServer, TestAuthenticator, token: String) {
        let server = try server()
        let token = try server.signIn()
        var authenticator = TestAuthenticator()
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
        #expect(refused.bytes == plain.bytes)
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
        var authenticator = TestAuthenticator()
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
        var second = TestAuthenticator()
        second.id = [9]
        #expect(create(server, second, token).status == 201)
        #expect(server.send("DELETE", path, token: token).status == 204)
        let left = server.send("GET", "/v1/passkeys", token: token).json["items"]?.array
        #expect(left?.count == 1)
        #expect(signIn(server, authenticator.assertion(challenge(server))).status == 401)
    }

    struct Broken: CustomTestStringConvertible {
        let testDescription: String
        var key: [UInt8]?
        var change: @Sendable (inout [UInt8]) -> Void = { _ in }
    }

    static let x = [UInt8](repeating: 7, count: 32)

    static let broken = [
        Broken(testDescription: "nothing", change: { $0 = [] }),
        Broken(testDescription: "no CBOR", change: { $0 = Array("passkey".utf8) }),
        Broken(testDescription: "another value behind it", change: { $0.append(0) }),
        Broken(testDescription: "its end is missing", change: { $0.removeLast() }),
        Broken(testDescription: "no member authData", change: { $0 = [0xa0] }),
        Broken(
            testDescription: "nested too deep", change: { $0 = Array(repeating: 0x81, count: 9999) }
        ),
        Broken(
            testDescription: "more members than bytes",
            change: { $0 = [0xbb] + Array(repeating: 255, count: 8) }),
        Broken(testDescription: "a key that is no map", key: [0x80]),
        Broken(testDescription: "no key", key: []),
        Broken(testDescription: "a key and more", key: TestAuthenticator().key + [0]),
        Broken(testDescription: "half a key", key: Array(TestAuthenticator().key.dropLast())),
        Broken(
            testDescription: "ES384, which nobody asked for",
            key: [0xa5, 1, 2, 3, 0x38, 34, 0x20, 2, 0x21, 0x58, 32] + x + [0x22, 0x58, 32] + x),
        Broken(
            testDescription: "Ed25519 that calls itself ES256",
            key: [0xa4, 1, 1, 3, 0x26, 0x20, 6, 0x21, 0x58, 32] + x),
        Broken(
            testDescription: "a short coordinate",
            key: [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x41, 7, 0x22, 0x58, 32] + x),
        Broken(
            testDescription: "RSA of 64 bits",
            key: [0xa4, 1, 3, 3, 0x39, 1, 0, 0x20, 0x48] + x[..<8] + [0x21, 0x43, 1, 0, 1]),
    ]

    @Test(arguments: broken) func whatIsNoPasskeyIsRefused(_ broken: Broken) throws {
        let server = try server()
        let token = try server.signIn()
        let options = server.send("POST", "/v1/passkeys/challenge", object(), token: token)
        let refused = server.send(
            "POST", "/v1/passkeys",
            TestAuthenticator().attestation(
                options.json["challenge"]?.string ?? "", key: broken.key, broken.change),
            token: token)
        #expect(refused.status == 422)
        #expect(refused.errorCode == "bad_passkey")
        let kept = server.send("GET", "/v1/passkeys", token: token).json["items"]?.array
        #expect(kept?.isEmpty == true)
    }

    @Test func aSignInThatIsBrokenUsesItsChallengeUp() throws {
        let (server, authenticator, _) = try known()
        let challenge = challenge(server)
        guard case .object(var members) = authenticator.assertion(challenge) else { return }
        members.removeAll { $0.name == "authenticatorData" }
        #expect(signIn(server, .object(members)).status == 401)
        #expect(signIn(server, authenticator.assertion(challenge)).status == 401)
    }

    @Test func whoeverAsksForVeryManyLosesTheirOwnOnly() {
        let ceremonies = Ceremonies()
        let now = TestServer.start
        let others = ceremonies.begin(.signIn, from: "192.0.2.1", at: now)
        let own = (0...Ceremonies.mostPerAddress).map { _ in
            ceremonies.begin(.signIn, from: "192.0.2.2", at: now)
        }
        #expect(!ceremonies.take(own[0], for: .signIn, at: now))
        #expect(ceremonies.take(own[1], for: .signIn, at: now))
        #expect(ceremonies.take(others, for: .signIn, at: now))
    }

    @Test func aServerThatHasNoNameHasNoPasskeys() throws {
        let server = try TestServer(publicURL: "https://192.0.2.7")
        let refused = server.send("POST", "/v1/auth/passkey", object())
        #expect(refused.errorCode == "no_passkeys")
    }
}
