import HaruCore
import Testing

@testable import HaruServer

@Suite struct AccountTests {
    private func firstLink(_ server: TestServer) throws -> String {
        try server.services.ledger.transaction { rows throws(APIError) in
            try rows.makeLink(.firstAccount, now: server.now)
        }
    }

    private func first(_ server: TestServer, _ code: String, _ members: (String, JSON)...)
        -> Response
    {
        let all = [("code", JSON.string(code)), ("device", TestServer.device())] + members
        return server.send(
            "POST", "/v1/auth/first", .object(all.map { JSON.Member($0.0, $0.1) }))
    }

    @Test func theFirstLinkMakesAnAccountOnce() throws {
        let server = try TestServer()
        let code = try firstLink(server)
        let made = first(server, code)
        #expect(made.status == 201)
        let token = try #require(made.json["token"]?.string)
        #expect(server.send("GET", "/v1/account", token: token).json["login"]?.string == "me")
        #expect(first(server, code).status == 404)
        #expect(first(server, try firstLink(server)).errorCode == "account_exists")
    }

    @Test func aCodeIsReadAsPeopleTypeIt() throws {
        let server = try TestServer()
        let code = try firstLink(server)
        #expect(first(server, code.lowercased().replacing("0", with: "o")).status == 201)
    }

    @Test func theFirstLinkEndsAfterFifteenMinutes() throws {
        let server = try TestServer()
        let code = try firstLink(server)
        server.pass(Link.lifetime)
        #expect(first(server, code).status == 404)
    }

    @Test func aDeviceLinkSignsInToItsAccount() throws {
        let server = try TestServer()
        _ = try server.signIn("alice")
        let code = try server.services.ledger.transaction { rows throws(APIError) in
            try rows.makeLink(.device, account: rows.account(login: "alice")?.id, now: server.now)
        }
        #expect(first(server, code).json["account"]?["login"]?.string == "alice")
        #expect(first(server, code).status == 404)
    }

    @Test func wrongCodesAreStoppedForEverybodyAtAnAddress() throws {
        let server = try TestServer()
        let code = try firstLink(server)
        for _ in 0..<10 { #expect(first(server, "0000000000").status == 404) }
        let stopped = first(server, code)
        #expect(stopped.status == 429)
        #expect(stopped["Retry-After"] != nil)
        server.pass(61_000)
        #expect(first(server, code).status == 201)
    }

    struct PasswordCase: CustomTestStringConvertible {
        let testDescription: String
        let password: String
        let status: Int
    }

    static let passwords = [
        PasswordCase(testDescription: "7 characters", password: "abcdefg", status: 422),
        PasswordCase(testDescription: "8 characters", password: "xk3ffo9a", status: 201),
        PasswordCase(testDescription: "8 Korean letters", password: "가나다라마바사아", status: 201),
        PasswordCase(testDescription: "common", password: "Password123", status: 422),
        PasswordCase(testDescription: "the login", password: "somebody", status: 422),
        PasswordCase(
            testDescription: "1,025 characters", password: String(repeating: "a", count: 1025),
            status: 413),
        PasswordCase(
            testDescription: "4,097 bytes", password: String(repeating: "a", count: 4097),
            status: 413),
    ]

    @Test(arguments: passwords) func passwordsAreJudged(_ c: PasswordCase) throws {
        let server = try TestServer { $0.registration = .open }
        let response = server.send(
            "POST", "/v1/accounts",
            object(("login", .string("somebody")), ("password", .string(c.password))))
        #expect(response.status == c.status)
    }

    @Test func strangersDoNotRegisterUnlessTheyMay() throws {
        let body = object(("login", .string("eve")), ("password", .string("a long password")))
        #expect(try TestServer().send("POST", "/v1/accounts", body).status == 403)
        let invited = try TestServer { $0.registration = .byInvitation }
        #expect(invited.send("POST", "/v1/accounts", body).status == 403)
        let invite = try invited.services.ledger.transaction { rows throws(APIError) in
            try rows.makeLink(.invitation, now: invited.now)
        }
        let with = object(
            ("login", .string("eve")), ("password", .string("a long password")),
            ("invite", .string(invite)))
        #expect(invited.send("POST", "/v1/accounts", with).status == 201)
        #expect(invited.send("POST", "/v1/accounts", with).status == 404)
    }

    @discardableResult
    private func logIn(
        _ server: TestServer, _ password: String, login: String = "alice",
        from peer: String = "127.0.0.1", token: String? = nil
    ) -> Response {
        server.send(
            "POST", "/v1/auth/token",
            object(
                ("login", .string(login)), ("password", .string(password)),
                ("device", TestServer.device())), token: token, from: peer)
    }

    @Test func everyCharacterOfAPasswordCounts() throws {
        let server = try TestServer()
        let long = String(repeating: "long password ", count: 9)
        _ = try server.signIn("alice", password: long + "a")
        #expect(logIn(server, long + "b").status == 401)
        server.pass(2000)
        #expect(logIn(server, long + "a").status == 201)
    }

    @Test func anUnknownLoginLooksLikeAWrongPassword() throws {
        let server = try TestServer()
        _ = try server.signIn("alice", password: "correct horse")
        let wrong = logIn(server, "wrong horse")
        let unknown = logIn(server, "wrong horse", login: "nobody")
        #expect(wrong.status == unknown.status)
        #expect(wrong.bytes == unknown.bytes)
    }

    @Test func aStrangerCannotKeepTheOwnerOut() throws {
        let server = try TestServer()
        let token = try server.signIn("alice", password: "correct horse")
        for i in 0..<4 {
            logIn(server, "wrong", from: "10.0.0.\(i)")
            server.pass(60_000)
        }
        logIn(server, "wrong", from: "10.0.1.1")
        let waiting = logIn(server, "correct horse", from: "10.0.2.1")
        #expect(waiting.status == 429)
        #expect((waiting.json["error"]?["retryAfter"]?.int ?? 0) <= 60)
        #expect(logIn(server, "correct horse", from: "10.0.2.2", token: token).status == 201)
    }

    @Test func whatIsStoredOfAPasswordIsArgon2id() throws {
        let verifier = try Password.hash("correct horse")
        #expect(verifier.hasPrefix("$argon2id$v=19$m=65536,t=3,p=1$"))
        #expect(!Password.isWeak(verifier))
        #expect(try Password.hash("correct horse") != verifier)
    }

    @Test func aNewPasswordSignsTheOthersOut() throws {
        let server = try TestServer()
        let here = try server.signIn("alice", password: "correct horse")
        let there = try server.signIn("alice", device: TestServer.otherID(2))
        func change(_ members: (String, JSON)...) -> Int {
            server.send(
                "POST", "/v1/account/password", .object(members.map { JSON.Member($0.0, $0.1) }),
                token: here
            ).status
        }
        #expect(change(("new", .string("battery staple"))) == 400)
        #expect(
            change(("current", .string("wrong")), ("new", .string("battery staple"))) == 403)
        #expect(
            change(("current", .string("correct horse")), ("new", .string("battery staple")))
                == 200)
        #expect(server.send("GET", "/v1/account", token: here).status == 200)
        #expect(server.send("GET", "/v1/account", token: there).status == 401)
    }

    @Test func aNewPasswordNamesTheTokensOfPrograms() throws {
        let server = try TestServer()
        let token = try server.signIn("alice", password: "correct horse")
        server.send(
            "POST", "/v1/tokens",
            object(("name", .string("Shortcut")), ("scopes", .array([.string("run")]))),
            token: token)
        let changed = server.send(
            "POST", "/v1/account/password",
            object(
                ("current", .string("correct horse")), ("new", .string("battery staple"))),
            token: token)
        #expect(changed.json["tokens"]?.array?.map { $0["name"]?.string } == ["Shortcut"])
        #expect(server.send("DELETE", "/v1/tokens", token: token).status == 204)
        let left = server.send("GET", "/v1/tokens", token: token).json["items"]?.array
        #expect(left?.map { $0["kind"]?.string } == ["device"])
    }

    @Test func anInvitationLetsSomebodyRegister() throws {
        let server = try TestServer { $0.registration = .byInvitation }
        let code = try Server.invitation(Configuration(data: server.folder), now: server.now)
        let body = object(
            ("login", .string("eve")), ("password", .string("a long password")),
            ("invite", .string(code)))
        #expect(server.send("POST", "/v1/accounts", body).status == 201)
    }

    @Test func aRemovedDeviceIsSignedOut() throws {
        let server = try TestServer()
        let here = try server.signIn()
        let other = TestServer.otherID(2)
        let there = try server.signIn(device: other)
        #expect(server.send("DELETE", "/v1/devices/" + other.text, token: here).status == 204)
        #expect(server.send("GET", "/v1/account", token: there).status == 401)
        #expect(server.send("DELETE", "/v1/devices/" + other.text, token: here).status == 404)
    }

    @Test func oneSignsOutEverywhereElse() throws {
        let server = try TestServer()
        let here = try server.signIn()
        let there = try server.signIn(device: TestServer.otherID(2))
        let stranger = try server.signIn("bob", device: TestServer.otherID(3))
        #expect(server.send("DELETE", "/v1/devices", token: here).status == 204)
        #expect(server.send("GET", "/v1/account", token: there).status == 401)
        #expect(server.send("GET", "/v1/account", token: stranger).status == 200)
        let left = server.send("GET", "/v1/devices", token: here).json["items"]?.array
        #expect(left?.count == 1)
    }

    @Test func nobodySeesWhatIsAnotherAccounts() throws {
        let server = try TestServer()
        let alice = try server.signIn("alice")
        let bobsDevice = TestServer.otherID(7)
        _ = try server.signIn("bob", device: bobsDevice)
        let path = "/v1/devices/" + bobsDevice.text
        #expect(server.send("GET", path, token: alice).status == 404)
        #expect(server.send("DELETE", path, token: alice).status == 404)
        let bobsToken = try server.services.ledger.read { rows throws(APIError) in
            try rows.tokens(of: rows.account(login: "bob")!.id, device: bobsDevice)
        }
        #expect(
            server.send("DELETE", "/v1/tokens/" + bobsToken[0].text, token: alice).status == 404)
    }

    @Test func listsComeInPages() throws {
        let server = try TestServer()
        let token = try server.signIn()
        for i in 2...5 { _ = try server.signIn(device: TestServer.otherID(UInt64(i))) }
        var seen: [String] = []
        var after: String?
        repeat {
            let query = [("limit", "2")] + (after.map { [("after", $0)] } ?? [])
            let page = server.send("GET", "/v1/devices", token: token, query: query).json
            seen += (page["items"]?.array ?? []).compactMap { $0["id"]?.string }
            after = page["next"]?.string
        } while after != nil
        #expect(seen.count == 5)
        #expect(seen == seen.sorted())
    }

    @Test func aClosedAccountIsGone() throws {
        let server = try TestServer()
        let token = try server.signIn("alice", password: "correct horse")
        func close(_ password: String) -> Int {
            server.send(
                "DELETE", "/v1/account", object(("password", .string(password))), token: token
            ).status
        }
        #expect(close("wrong") == 403)
        #expect(close("correct horse") == 204)
        #expect(server.send("GET", "/v1/account", token: token).status == 401)
        server.pass(61_000)
        #expect(logIn(server, "correct horse").status == 401)
    }
}
