import HaruCore
import Testing

@testable import HaruServer

@Suite struct RouterTests {
    /// A path that the route matches.
    private func example(of route: Route) -> String {
        Route.Path.split(route.path.text).reduce("") { path, part in
            path + "/" + (part.hasPrefix("{") ? TestServer.deviceID.text : part)
        }
    }

    @Test func everyRouteButThePublicOnesWantsAToken() throws {
        let server = try TestServer()
        for route in Routes.all where route.access != .anyone {
            let response = server.send(route.method.rawValue, example(of: route))
            #expect(response.status == 401, "\(route.method.rawValue) \(route.path.text)")
        }
    }

    @Test func thePublicRoutesOfTheAPIAreTheseAlone() {
        let open = Routes.all.filter { $0.access == .anyone && $0.path.text.hasPrefix("/v1") }
        #expect(
            open.map { $0.path.text }.sorted() == [
                "/v1/accounts", "/v1/auth/first", "/v1/auth/pair", "/v1/auth/pair/redeem",
                "/v1/auth/token",
            ])
    }

    /// Every scope alone against every route: exactly those declared get past it.
    @Test func aTokenOpensOnlyTheRoutesOfItsScope() throws {
        let server = try TestServer()
        let device = try server.signIn()
        for (name, scope) in Scope.named {
            let made = server.send(
                "POST", "/v1/tokens",
                object(("name", .string(name)), ("scopes", .array([.string(name)]))),
                token: device)
            let token = made.json["token"]?.string ?? ""
            for route in Routes.all {
                guard case .holder(let needed) = route.access else { continue }
                let response = server.send(
                    route.method.rawValue, example(of: route), token: token)
                #expect(
                    (response.status == 403) == (needed != scope),
                    "\(name): \(route.method.rawValue) \(route.path.text) \(response.status)")
            }
        }
    }

    struct Refusal: CustomTestStringConvertible {
        let testDescription: String
        var method = "GET"
        var path = "/v1/account"
        var headers: [(String, String)] = []
        var query: [(String, String)] = []
        let status: Int
    }

    static let refusals = [
        Refusal(
            testDescription: "a name that is not ours", path: "/healthz",
            headers: [("host", "evil.test")], status: 421),
        Refusal(
            testDescription: "our address with another port", path: "/healthz",
            headers: [("host", "127.0.0.1:1")], status: 200),
        Refusal(testDescription: "a method nobody knows", method: "FOO", path: "/", status: 405),
        Refusal(testDescription: "TRACE", method: "TRACE", path: "/v1/account", status: 405),
        Refusal(testDescription: "a path that leads out", path: "/../etc/passwd", status: 404),
        Refusal(testDescription: "a hidden file", path: "/.git/HEAD", status: 404),
        Refusal(testDescription: "a cookie alone", headers: [("cookie", "token=x")], status: 401),
        Refusal(testDescription: "a token in the query", query: [("token", "x")], status: 400),
        Refusal(
            testDescription: "a form", method: "POST", path: "/v1/auth/token",
            headers: [
                ("content-type", "application/x-www-form-urlencoded"), ("content-length", "3"),
            ], status: 415),
        Refusal(
            testDescription: "a body longer than allowed", method: "POST", path: "/v1/auth/token",
            headers: [("content-type", "application/json"), ("content-length", "16385")],
            status: 413),
        Refusal(
            testDescription: "17 KiB of headers", path: "/healthz",
            headers: [("x-long", String(repeating: "a", count: 17 << 10))], status: 431),
        Refusal(
            testDescription: "wrong method on a known path", method: "PUT", path: "/v1/account",
            status: 405),
    ]

    @Test(arguments: refusals) func whatIsWrongIsRefused(_ c: Refusal) throws {
        let server = try TestServer()
        let response = server.send(
            c.method, c.path, headers: c.headers, query: c.query)
        #expect(response.status == c.status)
    }

    @Test(arguments: ["/", "/v1/account", "/nothing", "/v1/nothing"])
    func everyAnswerIsHardened(_ path: String) throws {
        let response = try TestServer().send("GET", path)
        #expect(response["X-Content-Type-Options"] == "nosniff")
        #expect(response["Referrer-Policy"] == "no-referrer")
        #expect(response["Set-Cookie"] == nil)
        #expect(response["Access-Control-Allow-Origin"] == nil)
        #expect(response["Strict-Transport-Security"] == nil)
        let policy = response["Content-Security-Policy"] ?? ""
        #expect(policy.hasPrefix("default-src 'none'"))
        #expect(!policy.contains("unsafe-inline"))
        #expect(path.hasPrefix("/v1") == (policy == SecurityHeaders.api))
    }

    @Test func behindTLSBrowsersAreToldToKeepToIt() throws {
        var request = Request("GET", "/healthz", headers: [Request.Field("host", "localhost")])
        request.isSecure = true
        #expect(try TestServer().router.answer(request)["Strict-Transport-Security"] != nil)
    }

    @Test func aCompressedBodyIsBoundedByWhatItBecomes() throws {
        let server = try TestServer()
        let bomb = try #require(Gzip.deflate(Array(repeating: 0x20, count: 1 << 20)))
        var request = Request("POST", "/v1/auth/token", body: bomb)
        request.headers = [
            Request.Field("host", "localhost"), Request.Field("content-encoding", "gzip"),
            Request.Field("content-type", "application/json"),
        ]
        #expect(bomb.count < 16 << 10)
        #expect(server.router.answer(request).status == 413)
        request.body = Array("no gzip".utf8)
        #expect(server.router.answer(request).status == 400)
    }

    @Test func aStrangersLargeBodyIsNotRead() throws {
        let server = try TestServer()
        let token = try server.signIn()
        var head = Request("POST", "/v1/sync")
        head.headers = [
            Request.Field("host", "localhost"), Request.Field("content-length", "4000000"),
            Request.Field("content-type", "application/json"),
        ]
        guard case .refuse(let refused) = server.router.admit(head) else {
            Issue.record("it is read")
            return
        }
        #expect(refused.status == 401)
        head.headers.append(Request.Field("authorization", "Bearer " + token))
        guard case .accept = server.router.admit(head) else {
            Issue.record("it is not read")
            return
        }
    }

    @Test func messagesSpeakTheLanguageOfTheClient() throws {
        let server = try TestServer()
        let ko = server.send("GET", "/v1/account", headers: [("accept-language", "ko-KR,en;q=0.5")])
        let fr = server.send("GET", "/v1/account", headers: [("accept-language", "fr")])
        #expect(ko.json["error"]?["message"]?.string == "로그인이 필요해요.")
        #expect(fr.json["error"]?["message"]?.string == "Please sign in.")
    }

    @Test func aRepeatedWriteIsAnsweredAsTheFirst() throws {
        let server = try TestServer()
        let token = try server.signIn()
        func make(_ name: String, key: String) -> Response {
            server.send(
                "POST", "/v1/tokens",
                object(("name", .string(name)), ("scopes", .array([.string("read")]))),
                token: token, headers: [("idempotency-key", key)])
        }
        let first = make("a", key: "k1")
        #expect(first.status == 201)
        #expect(make("a", key: "k1").bytes == first.bytes)
        #expect(make("b", key: "k1").errorCode == "key_reused")
        #expect(make("b", key: "k2").bytes != first.bytes)
    }

    @Test func writesAreCountedByToken() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let statuses = (0..<61).map { _ in
            server.send("DELETE", "/v1/tokens/" + Secret.id().text, token: token).status
        }
        #expect(statuses.prefix(60).allSatisfy { $0 == 404 })
        #expect(statuses.last == 429)
        server.pass(60_000)
        #expect(server.send("DELETE", "/v1/tokens/" + Secret.id().text, token: token).status == 404)
    }

    @Test func theLogNamesNoSecret() throws {
        let server = try TestServer()
        let token = try server.signIn("alice", password: "correct horse")
        server.send("GET", "/join/SECRETCODE")
        server.send("GET", "/v1/account", token: token)
        server.send(
            "POST", "/v1/auth/token",
            object(("login", .string("alice")), ("password", .string("wrong one\nx"))))
        let log = server.log.joined(separator: "\n")
        #expect(server.log.count == 3)
        for secret in [token, "SECRETCODE", "wrong one", "alice", "correct horse"] {
            #expect(!log.contains(secret))
        }
        #expect(log.contains("\"route\":\"/join/{code}\""))
    }

    @Test func anUnlistedProxyNamesNoClient() throws {
        let plain = Request(
            "GET", "/", headers: [Request.Field("x-forwarded-for", "1.2.3.4, 10.0.0.1")],
            peer: "10.0.0.1")
        #expect(Proxies([]).client(of: plain) == "10.0.0.1")
        #expect(Proxies(["10.0.0.1"]).client(of: plain) == "1.2.3.4")
        #expect(Proxies.trustsEverybody("0.0.0.0/0"))
        #expect(Proxies.trustsEverybody("*"))
    }
}
