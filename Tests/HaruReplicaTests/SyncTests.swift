import HaruCore
import HaruReplica
import Testing

@Suite struct SyncTests {
    private let account = Account()
    private let tag = id(7)

    private func name(_ device: Device) throws -> FieldValue? {
        try device.value(.tag, tag, "name")
    }

    private func rename(_ device: Device, _ name: String, at time: String) throws {
        device.wall = moment(time)
        try device.update(.tag, tag, [FieldWrite("name", .string(name))])
    }

    private func pair() throws -> (Device, Device) {
        let (a, b) = (Device(node: 1, at: "12:00"), Device(node: 2, at: "12:00"))
        try a.insert(.tag, tag, [FieldWrite("name", .string("first"))])
        try account.sync(a, as: 1)
        try account.sync(b, as: 2)
        return (a, b)
    }

    @Test func whatOneDeviceWritesReachesTheOther() throws {
        let (_, b) = try pair()
        #expect(try name(b) == .string("first"))
    }

    /// Y-08: three hours fast, found at the first contact.
    @Test func aFastClockDoesNotWinOverALaterEdit() throws {
        let (a, b) = try pair()
        let fast = Device(node: 3, at: "15:00")
        try account.sync(fast, as: 3)
        try rename(fast, "fast", at: "15:01")
        account.serverTime = moment("12:01")
        try rename(a, "later", at: "12:02")
        account.serverTime = moment("12:02")
        fast.wall = moment("15:02")
        try account.sync(a, as: 1)
        try account.sync(fast, as: 3)
        for device in [a, b] { try account.sync(device, as: device === a ? 1 : 2) }
        try account.sync(fast, as: 3)
        #expect(try name(fast) == .string("later"))
        #expect(try fast.replica.syncStatus().clockOffset == 3 * 3_600_000 - 10)
    }

    /// Y-08: the clock jumps between two exchanges.
    @Test(arguments: [(59, true), (61, false)])
    func onlyAStampTooFarAheadIsRefused(_ seconds: Int64, _ isStored: Bool) throws {
        let (a, _) = try pair()
        a.wall = moment("12:00") + 1000 * seconds
        try a.insert(.tag, id(8), [FieldWrite("name", .string("ahead"))])
        let result = try #require(try account.exchange(a, as: 1))
        #expect(result.rejected.isEmpty == isStored)
        #expect(result.restamped.isEmpty == isStored)
        try account.sync(a, as: 1)
        #expect(try account.store.record(RecordKey(.tag, id(8))) != nil)
        #expect(try a.replica.storage.pending(after: 0, limit: 1).isEmpty)
    }

    /// Y-37: three hours slow.
    @Test func aSlowClockDoesNotLoseToAnOlderEdit() throws {
        let slow = Device(node: 3, at: "09:00")
        let (a, b) = try pair()
        try rename(a, "older", at: "12:01")
        account.serverTime = moment("12:01")
        try account.sync(a, as: 1)
        slow.wall = moment("09:02")
        try slow.insert(.tag, tag, [FieldWrite("name", .string("newer"))])
        account.serverTime = moment("12:02")
        try account.sync(slow, as: 3)
        try account.sync(b, as: 2)
        #expect(try name(b) == .string("newer"))
        #expect(try name(slow) == .string("newer"))
        #expect(try slow.replica.syncStatus().clockOffset == -3 * 3_600_000 - 10)
    }

    /// Of many exchanges in a row each makes the next request when it stores its answer.
    @Test func goingOnIsWhatAskingAnewWouldBe() throws {
        let a = Device(node: 1, at: "12:00")
        for number in 1...5 {
            try a.insert(.tag, id(UInt64(number)), [FieldWrite("name", .string("x"))])
        }
        var next: SyncRequest? = try a.replica.syncRequest(
            device: id(1), limit: 2, chance: { self.account.chance() })
        var offered: [Int] = []
        while let request = next {
            offered.append(request.items.count)
            let answer = try account.hub.exchange(
                SyncRequest(bytes: request.bytes), wall: account.serverTime,
                chance: { self.account.chance() })
            next = try a.replica.takeAndGoOn(
                SyncAnswer(bytes: answer.bytes), to: request, wall: a.wall, roundTrip: 20,
                chance: { self.account.chance() }
            ).next
        }
        // The first exchange only asks what time it is.
        #expect(offered == [0, 2, 2, 1])
        #expect(try a.replica.storage.pending(after: 0, limit: 1).isEmpty)
        #expect(try account.store.account().parity == a.replica.syncStatus().parity)
    }

    /// A request that was made and never sent keeps its id, and what it offered is offered again.
    @Test func aRequestThatNeverLeftIsMadeAgain() throws {
        let a = Device(node: 1, at: "12:00")
        try a.insert(.tag, tag, [FieldWrite("name", .string("x"))])
        let first = try a.replica.syncRequest(device: id(1), chance: { self.account.chance() })
        let answer = try account.hub.exchange(
            first, wall: account.serverTime, chance: { self.account.chance() })
        let next = try #require(
            try a.replica.takeAndGoOn(
                answer, to: first, wall: a.wall, roundTrip: 20, chance: { self.account.chance() }
            ).next)
        let again = try a.replica.syncRequest(device: id(1), chance: { self.account.chance() })
        #expect(again == next && next.items.count == 1)
    }

    /// Y-09: the answer is lost after the server's commit.
    @Test func aLostAnswerIsNoCopyAndDoublesNothing() throws {
        let (a, b) = try pair()
        try rename(a, "again", at: "12:01")
        account.serverTime = moment("12:01")
        for _ in 0..<3 { try account.exchange(a, as: 1, isAnswerLost: true) }
        let result = try #require(try account.exchange(a, as: 1))
        #expect(result.confirmed == 1 && !result.isCopy)
        try account.sync(b, as: 2)
        #expect(try name(b) == .string("again"))
    }

    /// Y-38: the answer was lost before the device fell behind the watermark.
    @Test func whoLostAnAnswerAndWasAwayIsNoCopy() throws {
        let (a, b) = try pair()
        try account.exchange(b, as: 2, isAnswerLost: true)
        try a.delete(.tag, tag)
        for _ in 0..<10 {
            a.wall = a.wall + 60 * 86_400_000
            account.serverTime = a.wall
            try account.sync(a, as: 1)
            try account.hub.purge(wall: account.serverTime)
        }
        b.wall = a.wall
        let error = try #require(throws: SyncRefusal.self) { try account.exchange(b, as: 2) }
        guard case .cursorExpired = error else { throw error }
        _ = try b.replica.take(error, chance: { account.chance() })
        let result = try #require(try account.exchange(b, as: 2))
        #expect(!result.isCopy)
        #expect(try b.replica.storage.clock().node == 2)
    }

    /// Y-40: a recount finds what the running pair can't see; everything is fetched, nothing adopted.
    @Test func aFieldLostBehindTheBackComesBack() throws {
        let (a, _) = try pair()
        let old = try #require(try a.record(.tag, tag))
        var record = old
        record["name"] = nil
        try a.replica.storage.begin()
        try a.replica.storage.put(record, replacing: old)
        try a.replica.storage.commit()
        #expect(try !a.replica.recountParity())
        try account.sync(a, as: 1)
        #expect(try name(a) == .string("first"))
        #expect(try a.replica.syncStatus().parityAlarms == 1)
        #expect(try a.replica.syncStatus().parityDifferences == 0)
    }

    /// Y-30: the server is put back; the devices fill it.
    @Test(arguments: [true, false]) func aServerPutBackLosesNothing(_ byTool: Bool) throws {
        let (a, b) = try pair()
        let backup = account.store.backup
        for number in 10..<15 {
            try a.insert(.tag, id(UInt64(number)), [FieldWrite("name", .string("x"))])
        }
        try account.sync(a, as: 1)
        account.store.backup = backup
        if byTool { try account.hub.beginNewEpoch(Epoch(high: 9, low: 9)) }
        try account.sync(a, as: 1)
        try account.sync(b, as: 2)
        try account.sync(a, as: 1)
        #expect(try b.state == a.state)
        #expect(try b.state.count == 6)
    }

    /// Y-29: away beyond the horizon.
    @Test func whoWasAwayDropsWhatWasPurgedAndKeepsWhatIsNew() throws {
        let (a, b) = try pair()
        for number in 10..<15 {
            try a.insert(.tag, id(UInt64(number)), [FieldWrite("name", .string("x"))])
        }
        try account.sync(a, as: 1)
        try account.sync(b, as: 2)
        try a.delete(.tag, tag)
        for _ in 0..<10 {
            a.wall = a.wall + 60 * 86_400_000
            account.serverTime = a.wall
            try account.sync(a, as: 1)
            try account.hub.purge(wall: account.serverTime)
        }
        #expect(try a.record(.tag, tag) == nil)
        b.wall = a.wall
        try b.insert(.tag, id(99), [FieldWrite("name", .string("new"))])
        try account.sync(b, as: 2)
        #expect(try b.record(.tag, tag) == nil)
        try account.sync(a, as: 1)
        #expect(try a.state == b.state)
        #expect(try a.record(.tag, id(99)) != nil)
    }

    @Test func aPairOfEqualFieldsDoesNotCancel() {
        let hash = FieldHash(high: .max, low: .max)
        var pair = Parity()
        pair.add(hash)
        pair.add(hash)
        #expect(pair.fields == 2)
        #expect(pair.sum == FieldHash(high: .max, low: .max - 1))
        pair.remove(hash)
        #expect(pair.sum == hash)
        pair.remove(hash)
        #expect(pair == Parity())
    }

    @Test func aRequestHasTheseBytes() throws {
        let request = SyncRequest(
            device: id(1), request: id(2), incarnation: Incarnation(number: 3, bits: 255),
            epoch: Epoch(high: 1, low: 2), cursor: .max, limit: 10)
        let golden = """
            {"v":1,"schema":\(Schema.version),"device":"00000000-0000-0001-0000-000000000000",\
            "request":"00000000-0000-0002-0000-000000000000","incarnation":"3-00000000000000ff",\
            "epoch":"00000000000000010000000000000002","cursor":"18446744073709551615",\
            "changes":[],"limit":10}
            """
        #expect(String(decoding: request.bytes, as: UTF8.self) == golden)
        #expect(try SyncRequest(bytes: request.bytes) == request)
    }
}
