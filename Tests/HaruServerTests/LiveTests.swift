import HaruCore
import HaruReplica
import Testing

@testable import HaruServer

@Suite struct LiveTests {
    private static let reading = TestServer.otherID(100)

    /// A signed-in device whose account has one action.
    private func account(_ server: TestServer) throws -> String {
        let token = try server.signIn()
        let stamp = Stamp(milliseconds: server.now.milliseconds, counter: 0, node: 7)
        let request = SyncRequest(
            device: TestServer.deviceID, request: TestServer.otherID(999),
            items: [
                .change(
                    Change(
                        kind: .action, id: LiveTests.reading,
                        fields: [Change.ChangedField("name", .string("Reading"), stamp)]))
            ])
        let answer = server.send("POST", "/v1/sync", try JSON.parse(request.bytes), token: token)
        #expect(answer.status == 200)
        return token
    }

    private func start(_ server: TestServer, _ token: String) {
        let body = object(("actionID", .string(LiveTests.reading.text)))
        #expect(server.send("POST", "/v1/intents/start", body, token: token).status == 200)
        server.services.tellNews()
    }

    private func stream(_ server: TestServer, _ token: String) throws -> EventStream {
        guard case .stream(let stream) = server.send("GET", "/v1/live/events", token: token).body
        else { throw APIError(.notFound) }
        return stream
    }

    private func wantAlerts(_ server: TestServer, _ token: String, hours: Int64) -> Int {
        let profile = object(("longSessionAlertHours", .int(hours)))
        return server.send("PUT", "/v1/profile", profile, token: token).status
    }

    @Test func theFirstEventIsWhatRuns() throws {
        let server = try TestServer()
        let token = try account(server)
        let heard = try stream(server, token).taken
        let events = heard.split(separator: "\n").filter { $0.hasPrefix("event: ") }
        #expect(events == ["event: now", "event: plan"])
        #expect(heard.contains("{\"premium\":true}"))
    }

    @Test func aLongSessionIsToldOnceToWhoWantsIt() throws {
        let server = try TestServer()
        let token = try account(server)
        let other = try server.signIn(device: TestServer.otherID(2))
        #expect(wantAlerts(server, token, hours: 2) == 204)
        let (mine, others) = (try stream(server, token), try stream(server, other))
        start(server, token)
        for _ in 0..<119 {
            server.pass(60_000)
            server.services.tick()
        }
        #expect(!mine.taken.contains("event: alert"))
        server.pass(60_000)
        server.services.tick()
        server.services.tick()
        let heard = mine.taken
        #expect(heard.ranges(of: "event: alert").count == 1)
        #expect(heard.contains("\"actionID\":\"\(LiveTests.reading.text)\""))
        #expect(heard.contains("\"hours\":2"))
        #expect(!others.taken.contains("event: alert"))
        server.pass(3_600_000)
        #expect(wantAlerts(server, token, hours: 3) == 204)
        server.services.tick()
        #expect(mine.taken.contains("\"hours\":3"))
    }

    @Test func whatEndedIsNotTold() throws {
        let server = try TestServer()
        let token = try account(server)
        #expect(wantAlerts(server, token, hours: 1) == 204)
        let stream = try stream(server, token)
        start(server, token)
        server.pass(1_800_000)
        #expect(server.send("POST", "/v1/intents/stop", object(), token: token).status == 200)
        server.services.tellNews()
        server.pass(1_800_000)
        server.services.tick()
        #expect(!stream.taken.contains("event: alert"))
    }

    @Test func whoComesLateIsNotToldOfOldAlerts() throws {
        let server = try TestServer()
        let token = try account(server)
        #expect(wantAlerts(server, token, hours: 1) == 204)
        start(server, token)
        server.pass(3_600_000 + 60_001)
        let stream = try stream(server, token)
        server.services.tick()
        #expect(!stream.taken.contains("event: alert"))
    }

    @Test func whatRunsIsRememberedUntilSomethingIsWritten() throws {
        let server = try TestServer()
        let token = try account(server)
        var request = Request("GET", "/v1/live")
        request.headers = [
            Request.Field("host", "localhost"), Request.Field("authorization", "Bearer " + token),
        ]
        #expect(server.router.quickAnswer(request) == nil)
        let first = server.router.answer(request)
        let quick = try #require(server.router.quickAnswer(request))
        #expect(quick.bytes == first.bytes)
        #expect(quick.headers == first.headers)
        start(server, token)
        let running = server.router.answer(request)
        #expect(running["ETag"] != first["ETag"])
        #expect(server.router.quickAnswer(request)?.bytes == running.bytes)
        request.headers.append(Request.Field("if-none-match", running["ETag"] ?? ""))
        #expect(server.router.quickAnswer(request)?.status == 304)
        #expect(server.send("DELETE", "/v1/auth/token", token: token).status == 204)
        #expect(server.router.quickAnswer(request) == nil)
        #expect(server.router.answer(request).status == 401)
    }

    @Test(arguments: [
        ("longSessionAlertHours", JSON.int(13)), ("theme", .string("pink")),
        ("language", .int(1)), ("actionOrder", .array([.string("x")])),
        ("watchActions", .object([JSON.Member("x", .string("day"))])),
    ])
    func aWrongProfileIsRefused(_ key: String, _ value: JSON) throws {
        let server = try TestServer()
        let token = try server.signIn()
        let refused = server.send("PUT", "/v1/profile", object((key, value)), token: token)
        #expect(refused.errorCode == "out_of_range")
        #expect(refused.json["error"]?["field"]?.string == key)
    }

    @Test func aProfileStaysWithItsDevice() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let other = try server.signIn(device: TestServer.otherID(2))
        let profile = object(
            ("language", .string("ja")), ("newer", .object([JSON.Member("x", .int(1))])))
        #expect(server.send("PUT", "/v1/profile", profile, token: token).status == 204)
        let kept = server.send("GET", "/v1/profile", token: token).json
        #expect(kept["language"]?.string == "ja")
        #expect(kept["newer"]?["x"]?.int == 1)
        #expect(server.send("GET", "/v1/profile", token: other).json["language"] == nil)
        // A token that is replaced hands its profile on.
        server.pass(TokenDesk.renewal)
        let next = try #require(server.send("GET", "/v1/account", token: token)["Haru-Token"])
        #expect(server.send("GET", "/v1/profile", token: next).json["language"]?.string == "ja")
    }
}
