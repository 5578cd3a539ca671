import HaruCore
import HaruReplica
import Testing

@testable import HaruServer

@Suite struct IntentTests {
    private static let reading = TestServer.otherID(100)
    private static let water = TestServer.otherID(101)
    private static let run = TestServer.otherID(102)

    /// An account whose device has three actions: two timed, one counted.
    private func account(_ server: TestServer) throws -> (token: String, device: RecordID) {
        let device = TestServer.otherID(1)
        let token = try server.signIn(device: device)
        func item(_ id: RecordID, _ name: String, _ type: TrackingType) -> SyncItem {
            let stamp = Stamp(milliseconds: server.now.milliseconds, counter: 0, node: 7)
            var record = Record(kind: .action, id: id)
            let action = Action(id: id, name: name, trackingType: type)
            for write in action.fields {
                record[write.name] = Field(value: write.value, stamp: stamp)
            }
            return .change(
                Change(
                    kind: .action, id: id,
                    fields: record.fields.map {
                        Change.ChangedField($0.name, $0.field.value, $0.field.stamp)
                    }))
        }
        let request = SyncRequest(
            device: device, request: TestServer.otherID(999),
            items: [
                item(IntentTests.reading, "Reading", .time),
                item(IntentTests.water, "Water", .count),
                item(IntentTests.run, "Reading aloud", .time),
            ])
        let answer = server.send("POST", "/v1/sync", try JSON.parse(request.bytes), token: token)
        #expect(try SyncAnswer(bytes: answer.bytes).accepted == 3)
        return (token, device)
    }

    private func post(
        _ server: TestServer, _ intent: String, _ token: String, _ members: (String, JSON)...
    ) -> Response {
        server.send(
            "POST", "/v1/intents/" + intent, .object(members.map { JSON.Member($0.0, $0.1) }),
            token: token)
    }

    @Test func aSessionIsStartedAndStopped() throws {
        let server = try TestServer()
        let (token, _) = try account(server)
        let started = post(server, "start", token, ("action", .string("Reading")))
        #expect(started.json["code"]?.string == "started")
        let running = server.send("GET", "/v1/live", token: token).json["running"]
        #expect(running?["actionID"]?.string == IntentTests.reading.text)
        #expect(post(server, "start", token, ("action", .string("Reading"))).status == 409)
        server.pass(80 * 60_000)
        let stopped = post(server, "stop", token)
        #expect(stopped.json["code"]?.string == "stopped")
        #expect(stopped.json["value"]?.int64 == 4800)
        let total = server.send(
            "GET", "/v1/intents/total", token: token, query: [("action", "Reading")])
        #expect(total.json["value"]?.int64 == 4800)
        #expect(post(server, "stop", token).errorCode == "not_running")
    }

    @Test func theOtherDevicesReceiveWhatAnIntentWrote() throws {
        let server = try TestServer()
        let (token, _) = try account(server)
        #expect(
            post(server, "add", token, ("action", .string("Water")), ("count", .int(3))).json[
                "value"]?.int64 == 3)
        let other = TestServer.otherID(2)
        let otherToken = try server.signIn(device: other)
        let request = SyncRequest(device: other, request: TestServer.otherID(998))
        let answer = try SyncAnswer(
            bytes: server.send(
                "POST", "/v1/sync", try JSON.parse(request.bytes), token: otherToken
            ).bytes)
        let kinds = answer.items.compactMap { item -> String? in
            if case .change(let change) = item { change.kind.name } else { nil }
        }
        #expect(kinds.contains("count"))
        #expect(kinds.filter { $0 == "action" }.count == 3)
    }

    struct Refusal: CustomTestStringConvertible {
        let testDescription: String
        let intent: String
        let body: [(String, JSON)]
        let code: String
    }

    static let refusals = [
        Refusal(
            testDescription: "nothing of that name", intent: "start",
            body: [("action", .string("Skiing"))], code: "not_found"),
        Refusal(
            testDescription: "several of that name", intent: "start",
            body: [("action", .string("Read"))], code: "ambiguous"),
        Refusal(
            testDescription: "a counted action cannot start", intent: "start",
            body: [("action", .string("Water"))], code: "wrong_type"),
        Refusal(
            testDescription: "a thousand at once", intent: "add",
            body: [("action", .string("Water")), ("count", .int(1000))], code: "out_of_range"),
        Refusal(
            testDescription: "the button showed something else", intent: "run",
            body: [("actionID", .string(reading.text)), ("expect", .string("stop"))],
            code: "superseded"),
        Refusal(
            testDescription: "none", intent: "start", body: [("actionID", .string("none"))],
            code: "not_found"),
    ]

    @Test(arguments: refusals) func refusalsCanBeSpoken(_ c: Refusal) throws {
        let server = try TestServer()
        let (token, _) = try account(server)
        let response = server.send(
            "POST", "/v1/intents/" + c.intent,
            .object(c.body.map { JSON.Member($0.0, $0.1) }), token: token)
        #expect(response.errorCode == c.code)
        #expect(response.json["ok"]?.bool == false)
        let dialog = response.json["dialog"]?.string ?? ""
        #expect(!dialog.isEmpty)
        if c.code == "ambiguous" { #expect(response.json["candidates"]?.array?.count == 2) }
    }

    @Test func aControlIsOnWhileItsActionRuns() throws {
        let server = try TestServer()
        let (token, _) = try account(server)
        let path = "/v1/controls/" + IntentTests.reading.text
        #expect(server.send("GET", path, token: token).json["value"]?.bool == false)
        #expect(
            server.send("PUT", path, object(("value", .bool(true))), token: token).status == 200)
        #expect(server.send("GET", path, token: token).json["value"]?.bool == true)
    }

    @Test func aSimpleAppGetsTheSentenceAlone() throws {
        let server = try TestServer()
        let (token, _) = try account(server)
        let response = server.send(
            "POST", "/v1/intents/add", object(("action", .string("Water"))), token: token,
            headers: [("accept", "text/plain"), ("accept-language", "ko")])
        #expect(response["Content-Type"] == "text/plain; charset=utf-8")
        #expect(String(decoding: response.bytes, as: UTF8.self).contains("Water"))
    }

    @Test func streamsAreToldWhatRuns() throws {
        let server = try TestServer()
        let (token, _) = try account(server)
        guard case .stream(let stream) = server.send("GET", "/v1/live/events", token: token).body
        else { return #expect(Bool(false), "no stream") }
        #expect(stream.taken.contains("event: now\n"))
        #expect(post(server, "start", token, ("action", .string("Reading"))).status == 200)
        server.services.tellNews()
        let heard = stream.taken
        #expect(heard.contains("event: sync\n"))
        #expect(heard.contains("event: now\n"))
        #expect(heard.contains("\"name\":\"Reading\""))
    }

    @Test func aRepeatedPressIsDoneOnce() throws {
        let server = try TestServer()
        let (token, _) = try account(server)
        func add() -> Response {
            server.send(
                "POST", "/v1/intents/add", object(("action", .string("Water"))), token: token,
                headers: [("idempotency-key", "press-1")])
        }
        #expect(add().json["value"]?.int64 == 1)
        #expect(add().json["value"]?.int64 == 1)
        #expect(
            server.send(
                "GET", "/v1/intents/total", token: token, query: [("action", "Water")]
            ).json["value"]?.int64 == 1)
    }
}
