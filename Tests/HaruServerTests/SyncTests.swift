import HaruCore
import HaruReplica
import Testing

@testable import HaruServer

@Suite struct SyncTests {
    private func body(
        _ device: RecordID, _ n: UInt64, cursor: UInt64 = 0, incarnation: Incarnation? = nil,
        items: [SyncItem] = []
    ) -> JSON {
        let request = SyncRequest(
            device: device, request: TestServer.otherID(1000 + n), incarnation: incarnation,
            cursor: cursor, items: items)
        return (try? JSON.parse(request.bytes)) ?? .null
    }

    private func change(_ n: UInt64, _ name: String, at time: Instant) -> SyncItem {
        let stamp = Stamp(milliseconds: time.milliseconds, counter: 0, node: 7)
        return .change(
            Change(
                kind: .tag, id: TestServer.otherID(n),
                fields: [Change.ChangedField("name", .string(name), stamp)]))
    }

    @Test func whatOneDeviceSendsTheOtherReceives() throws {
        let server = try TestServer()
        let (a, b) = (TestServer.otherID(1), TestServer.otherID(2))
        let (tokenA, tokenB) = (try server.signIn(device: a), try server.signIn(device: b))
        let sent = server.send(
            "POST", "/v1/sync", body(a, 1, items: [change(9, "Reading", at: server.now)]),
            token: tokenA)
        #expect(sent.status == 200)
        #expect(try SyncAnswer(bytes: sent.bytes).accepted == 1)
        let received = server.send("POST", "/v1/sync", body(b, 2), token: tokenB)
        #expect(
            try SyncAnswer(bytes: received.bytes).items == [change(9, "Reading", at: server.now)])
    }

    /// Edits and deletions go on where new records have to wait.
    @Test func aFullAccountTakesNoNewRecords() throws {
        let server = try TestServer { $0.limits.liveRecords = 1 }
        let device = TestServer.otherID(1)
        let token = try server.signIn(device: device)
        let first = server.send(
            "POST", "/v1/sync",
            body(
                device, 1,
                items: [change(9, "Reading", at: server.now), change(8, "Work", at: server.now)]),
            token: token)
        let answer = try SyncAnswer(bytes: first.bytes)
        #expect(answer.rejected.map { $0.code } == [.quotaExceeded])
        let edit = server.send(
            "POST", "/v1/sync",
            body(
                device, 2, incarnation: answer.incarnation,
                items: [change(9, "Read", at: server.now + 1)]), token: token)
        #expect(try SyncAnswer(bytes: edit.bytes).rejected.isEmpty)
    }

    @Test func fieldDataHasALimitToo() throws {
        let server = try TestServer { $0.limits.bytes = 1 }
        let device = TestServer.otherID(1)
        let token = try server.signIn(device: device)
        let sent = server.send(
            "POST", "/v1/sync", body(device, 1, items: [change(9, "Reading", at: server.now)]),
            token: token)
        #expect(try SyncAnswer(bytes: sent.bytes).rejected.map { $0.code } == [.quotaExceeded])
    }

    @Test func accountsShareNothing() throws {
        let server = try TestServer()
        let (a, b) = (TestServer.otherID(1), TestServer.otherID(2))
        let alice = try server.signIn("alice", device: a)
        let bob = try server.signIn("bob", device: b)
        server.send(
            "POST", "/v1/sync", body(a, 1, items: [change(9, "Secret", at: server.now)]),
            token: alice)
        let answer = server.send("POST", "/v1/sync", body(b, 2), token: bob)
        #expect(try SyncAnswer(bytes: answer.bytes).items.isEmpty)
        #expect(try SyncAnswer(bytes: answer.bytes).parity?.fields == 0)
    }

    @Test func aTokenExchangesForItsOwnDeviceAlone() throws {
        let server = try TestServer()
        let token = try server.signIn(device: TestServer.otherID(1))
        let answer = server.send("POST", "/v1/sync", body(TestServer.otherID(2), 1), token: token)
        #expect(answer.errorCode == "wrong_device")
    }

    @Test func refusalsNameWhatTheDeviceNeeds() throws {
        let server = try TestServer()
        let id = TestServer.otherID(1)
        let token = try server.signIn(device: id)
        let first = try SyncAnswer(
            bytes: server.send("POST", "/v1/sync", body(id, 1), token: token).bytes)
        let second = body(id, 2, incarnation: first.incarnation)
        #expect(server.send("POST", "/v1/sync", second, token: token).status == 200)
        let copied = server.send(
            "POST", "/v1/sync", body(id, 3, incarnation: first.incarnation), token: token)
        #expect(copied.errorCode == "device_copied")
        #expect(SyncRefusal(status: 409, body: copied.bytes) == .deviceCopied(watermark: 0))
        let ahead = server.send(
            "POST", "/v1/sync", body(id, 4, incarnation: Incarnation(number: 99, bits: 1)),
            token: token)
        #expect(ahead.errorCode == "epoch_changed")
        #expect(ahead.json["error"]?["epoch"]?.string?.utf8.count == 32)
    }

    @Test func aStampAMinuteAheadIsAnsweredByItself() throws {
        let server = try TestServer()
        let id = TestServer.otherID(1)
        let token = try server.signIn(device: id)
        let items = [
            change(8, "on time", at: server.now + 59_000),
            change(9, "ahead", at: server.now + 61_000),
        ]
        let answer = try SyncAnswer(
            bytes: server.send("POST", "/v1/sync", body(id, 1, items: items), token: token).bytes)
        #expect(answer.accepted == 1)
        #expect(answer.rejected.map { $0.code } == [.clockAhead])
    }

    @Test func tooManyRecordsAreRefusedWhole() throws {
        let server = try TestServer()
        let id = TestServer.otherID(1)
        let token = try server.signIn(device: id)
        let items = (0..<1001).map { change(10_000 + UInt64($0), "x", at: server.now) }
        let answer = server.send("POST", "/v1/sync", body(id, 1, items: items), token: token)
        #expect(answer.status == 413)
        let status = server.send("GET", "/v1/sync/status", token: token).json
        #expect(status["records"]?.int == 0)
    }

    @Test func othersAreToldThatThereIsSomethingToFetch() throws {
        let server = try TestServer()
        let (a, b) = (TestServer.otherID(1), TestServer.otherID(2))
        let (tokenA, tokenB) = (try server.signIn(device: a), try server.signIn(device: b))
        func open(_ token: String) -> EventStream? {
            if case .stream(let stream) = server.send("GET", "/v1/live/events", token: token).body {
                stream
            } else {
                nil
            }
        }
        let (own, other) = (open(tokenA), open(tokenB))
        server.send(
            "POST", "/v1/sync", body(a, 1, items: [change(9, "x", at: server.now)]), token: tokenA)
        #expect(try #require(other).taken.contains("event: sync\n"))
        #expect(!(try #require(own).taken.contains("event: sync\n")))
    }

    @Test func anExchangeWithoutNewsIsQuiet() throws {
        let server = try TestServer()
        let (a, b) = (TestServer.otherID(1), TestServer.otherID(2))
        let (tokenA, tokenB) = (try server.signIn(device: a), try server.signIn(device: b))
        guard case .stream(let stream) = server.send("GET", "/v1/live/events", token: tokenB).body
        else { return #expect(Bool(false), "no stream") }
        _ = stream.taken
        let answer = server.send("POST", "/v1/sync", body(a, 1), token: tokenA)
        #expect(answer.bytes.count < 2048)
        #expect(stream.taken.isEmpty)
    }

    @Test func ofNineStreamsTheOldestEnds() throws {
        let server = try TestServer()
        let token = try server.signIn()
        let streams = (0..<9).compactMap { _ -> EventStream? in
            if case .stream(let stream) = server.send("GET", "/v1/live/events", token: token).body {
                stream
            } else {
                nil
            }
        }
        #expect(streams.map { $0.isClosed } == [true] + Array(repeating: false, count: 8))
        server.send("DELETE", "/v1/auth/token", token: token)
        #expect(streams.allSatisfy { $0.isClosed })
        #expect(streams[8].taken.contains("event: bye"))
    }
}

extension EventStream {
    /// What is pending, taken out.
    var taken: String {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
        defer { buffer.deallocate() }
        guard case .bytes(let count) = take(into: buffer, sleep: { nil }) else { return "" }
        return String(decoding: buffer[..<count], as: UTF8.self)
    }
}
