import HaruCore
import HaruReplica
import Testing

/// Rule 10 of sync 4: the end in effect, and what writes it.
@Suite struct SessionEndTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let fields: [(String, FieldValue, UInt64)]
        let end: Int64?
    }

    static let cases = [
        Case(testDescription: "nothing: it runs", fields: [], end: nil),
        Case(testDescription: "entered whole", fields: [("endAt", .int(5), 1)], end: 5),
        Case(
            testDescription: "the earliest stop",
            fields: [
                ("stops/30", .bool(true), 9), ("stops/20", .bool(true), 1), ("endAt", .int(30), 9),
            ], end: 20),
        Case(
            testDescription: "numbers, not texts",
            fields: [("stops/9", .bool(true), 1), ("stops/10", .bool(true), 1)], end: 9),
        Case(
            testDescription: "an undone stop is none",
            fields: [
                ("stops/20", .bool(false), 3), ("stops/30", .bool(true), 2), ("endAt", .int(30), 2),
            ], end: 30),
        Case(
            testDescription: "all undone: it runs",
            fields: [("stops/20", .bool(false), 3), ("endAt", .null, 3)], end: nil),
        Case(
            testDescription: "all undone: what was entered whole",
            fields: [("stops/20", .bool(false), 3), ("endAt", .int(7), 3)], end: 7),
        Case(
            testDescription: "a person's end beats every stop",
            fields: [
                ("endEdited", .int(50), 1), ("stops/20", .bool(true), 9), ("endAt", .int(20), 9),
            ], end: 50),
        Case(
            testDescription: "an edit taken back leaves the stops",
            fields: [
                ("endEdited", .null, 9), ("stops/20", .bool(true), 1), ("endAt", .int(20), 9),
            ], end: 20),
        Case(
            testDescription: "an edited end of another type is missing",
            fields: [("endEdited", .string("50"), 9), ("stops/20", .bool(true), 1)], end: 20),
        Case(
            testDescription: "an older version's end, written last",
            fields: [
                ("endEdited", .int(50), 1), ("stops/20", .bool(true), 2), ("endAt", .int(40), 3),
            ], end: 40),
        Case(
            testDescription: "an older version's resumption, written last",
            fields: [("stops/20", .bool(true), 2), ("endAt", .null, 3)], end: nil),
        Case(
            testDescription: "an older version's end before a stop",
            fields: [("stops/20", .bool(true), 3), ("endAt", .int(40), 2)], end: 20),
        Case(
            testDescription: "an older version's end before an edit",
            fields: [
                ("stops/20", .bool(true), 1), ("endEdited", .int(50), 3), ("endAt", .int(40), 2),
            ], end: 50),
        Case(
            testDescription: "with the stamp beside it, it is a newer version's",
            fields: [("stops/20", .bool(true), 3), ("endAt", .int(40), 3)], end: 20),
        Case(
            testDescription: "an undone stop counts among the stamps",
            fields: [
                ("stops/20", .bool(false), 3), ("stops/30", .bool(true), 1), ("endAt", .int(40), 2),
            ], end: 30),
        Case(
            testDescription: "an element whose name is no number is not counted",
            fields: [("stops/later", .bool(true), 2), ("stops/20", .bool(true), 2)], end: 20),
        Case(
            testDescription: "an element that is neither true nor false is not counted",
            fields: [("stops/10", .int(1), 2), ("stops/20", .bool(true), 2)], end: 20),
    ]

    @Test(arguments: cases) func theEndIsAFunctionOfTheMergedFields(_ c: Case) {
        var session = Record(kind: .session, id: id(1))
        for (name, value, time) in c.fields {
            session[name] = Field(value: value, stamp: stamp(time))
        }
        #expect(SessionEnd.inEffect(session)?.milliseconds == c.end)
        #expect(TimelineEntry(session)?.end == c.end ?? TimelineEntry.running)
    }

    static let action = Action(id: id(1), name: "read")

    /// Devices on which a session has been running since 09:00.
    private func running(_ count: Int) throws -> [Device] {
        let devices = (1...count).map { Device(node: UInt64($0)) }
        try devices[0].insert(.action, id(1), Self.action.fields)
        _ = try devices[0].replica.start(
            Self.action, at: moment("09:00"), id: id(2), wall: moment("09:00"))
        try meet(devices)
        return devices
    }

    private func stop(_ device: Device, at time: String) throws {
        device.wall = moment(time)
        _ = try device.replica.stop(Self.action, at: moment(time), wall: moment(time))
    }

    private func edit(
        _ device: Device, start: String? = nil, end: String? = nil, note: String? = nil,
        at time: String
    )
        throws
    {
        _ = try device.replica.edit(
            session: id(2), start: start.map { moment($0) }, end: end.map { moment($0) },
            note: note, subject: "",
            wall: moment(time))
    }

    private func end(_ device: Device) throws -> Instant? {
        SessionEnd.inEffect(try #require(try device.record(.session, id(2))))
    }

    static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

    @Test(arguments: orders) func theFirstStopStaysInEveryOrder(_ order: [Int]) throws {  // Y-59
        let devices = try running(3)
        for (device, time) in zip(devices, ["10:30", "10:00", "10:45"]) {
            try stop(device, at: time)
        }
        let changes = try devices.map { try $0.replica.allChanges() }
        let fresh = Device(node: 9)
        var ends: [Instant] = []
        for sender in order + [order[0]] {
            // Field by field: a cut anywhere.
            for change in changes[sender] {
                for field in change.fields {
                    _ = try fresh.replica.merge([
                        Change(kind: change.kind, id: change.id, fields: [field])
                    ])
                }
            }
            ends.append(try #require(try end(fresh)))
        }
        #expect(ends == ends.sorted(by: >))
        #expect(ends.last == moment("10:00"))
        try meet(devices)
        for device in devices { #expect(try end(device) == moment("10:00")) }
    }

    @Test func twoStopsAtOneMillisecondAreOneElement() throws {  // Y-59
        let devices = try running(2)
        for device in devices { try stop(device, at: "10:00") }
        try meet(devices)
        let session = try #require(try devices[0].record(.session, id(2)))
        #expect(session.elements(of: "stops").count == 1)
        #expect(try end(devices[1]) == moment("10:00"))
    }

    @Test func anEditedEndBeatsStopsHeardLater() throws {  // Y-60
        let devices = try running(2)
        let (a, b) = (devices[0], devices[1])
        try stop(b, at: "10:00")
        try edit(b, end: "09:50", at: "10:05")
        try stop(a, at: "10:30")
        try meet(devices)
        for device in devices { #expect(try end(device) == moment("09:50")) }
        try b.undo(at: "11:00")
        try meet(devices)
        for device in devices { #expect(try end(device) == moment("10:00")) }
    }

    @Test func anEndEnteredAtTheInstantOfAStopIsEntered() throws {  // Y-60
        let devices = try running(2)
        try stop(devices[0], at: "10:30")
        try stop(devices[1], at: "10:00")
        try edit(devices[0], end: "10:30", at: "10:40")
        try meet(devices)
        for device in devices { #expect(try end(device) == moment("10:30")) }
    }

    @Test func anEditThatLeavesTheEndAloneLeavesTheStopsInCharge() throws {  // Y-60
        let devices = try running(2)
        try stop(devices[0], at: "10:30")
        try stop(devices[1], at: "10:00")
        try edit(devices[0], start: "08:30", note: "n", at: "10:40")
        try meet(devices)
        for device in devices {
            #expect(try end(device) == moment("10:00"))
            #expect(try device.value(.session, id(2), "startAt") == .instant(moment("08:30")))
        }
    }

    @Test func anUndoneStopLeavesOthersInForce() throws {  // Y-61
        let devices = try running(2)
        let (a, b) = (devices[0], devices[1])
        try stop(b, at: "10:00")
        try stop(a, at: "10:30")
        try a.undo(at: "10:31")
        #expect(try end(a) == nil)
        try meet(devices)
        for device in devices { #expect(try end(device) == moment("10:00")) }
        try b.undo(at: "10:40")
        try meet(devices)
        for device in devices { #expect(try end(device) == nil) }
        try stop(a, at: "11:00")
        try meet(devices)
        for device in devices { #expect(try end(device) == moment("11:00")) }
    }

    @Test func startingAgainIsASecondSession() throws {  // Y-61
        let a = try running(1)[0]
        try stop(a, at: "10:00")
        _ = try a.replica.start(Self.action, at: moment("10:10"), id: id(3), wall: moment("10:10"))
        #expect(try end(a) == moment("10:00"))
        #expect(try a.replica.runningSessions().map { $0.id } == [id(3)])
    }

    @Test func aDiscardedSessionComesBackOnlyByUndo() throws {  // Y-61
        let devices = try running(2)
        let (a, b) = (devices[0], devices[1])
        try b.write { (transaction) throws(ReplicaError) in
            try transaction.set(
                .settings, Settings.recordID, [FieldWrite("minSessionSeconds", .int(60))])
        }
        try stop(b, at: "09:00:40")
        #expect(try b.record(.session, id(2))?.elements(of: "stops").isEmpty == true)
        try stop(a, at: "10:30")
        try meet(devices)
        for device in devices { #expect(try device.record(.session, id(2))?.isDeleted == true) }
        try b.undo(at: "11:00")
        try meet(devices)
        for device in devices {
            #expect(try device.record(.session, id(2))?.isDeleted == false)
            #expect(try end(device) == moment("10:30"))
        }
    }

    @Test func aVersionThatKnowsNoStopsIsUnderstood() throws {  // Y-62
        let devices = try running(3)
        let (a, b, older) = (devices[0], devices[1], devices[2])
        try stop(a, at: "10:00")
        try stop(b, at: "10:30")
        try meet(devices)
        #expect(try older.value(.session, id(2), "endAt") == .instant(moment("10:30")))
        older.wall = moment("11:00")
        try older.update(.session, id(2), [FieldWrite("endAt", .instant(moment("09:45")))])
        try meet(devices)
        for device in devices { #expect(try end(device) == moment("09:45")) }
        try edit(a, end: "09:40", at: "11:10")
        try meet(devices)
        for device in devices { #expect(try end(device) == moment("09:40")) }
    }

    @Test func undoingAStopLeavesAnOlderVersionsEnd() throws {
        let devices = try running(2)
        let (a, older) = (devices[0], devices[1])
        try stop(a, at: "10:00")
        try older.hear(a)
        older.wall = moment("11:00")
        try older.update(.session, id(2), [FieldWrite("endAt", .instant(moment("09:45")))])
        try meet(devices)
        try a.undo(at: "12:00")
        try meet(devices)
        for device in devices {
            #expect(try end(device) == moment("09:45"))
            #expect(try device.record(.session, id(2))?.members(of: "stops") == [])
        }
    }

    @Test func copiesOfAStoreLoseNoStop() throws {  // Y-63
        let (a, copy) = (Device(node: 1), Device(node: 1))
        let original = try running(1)[0]
        for device in [a, copy] { try device.hear(original) }
        try stop(a, at: "10:00")
        try stop(copy, at: "10:20")
        try meet([a, copy])
        for device in [a, copy] {
            #expect(try end(device) == moment("10:00"))
            #expect(try device.record(.session, id(2))?.members(of: "stops").count == 2)
        }
    }

    @Test func aStopThereAndACorrectedStartHereBothSurvive() throws {  // Y-04
        let devices = try running(2)
        try edit(devices[0], start: "08:50", at: "09:30")
        try stop(devices[1], at: "10:00")
        try meet(devices)
        let session = TimeSession(try #require(try devices[0].record(.session, id(2))))
        #expect(session.start == moment("08:50") && session.end == moment("10:00"))
    }

    @Test func aStartMovedPastTheEndIsKeptAndNeedsCorrection() throws {  // Y-04
        let devices = try running(2)
        try edit(devices[0], start: "10:05", at: "10:06")
        try stop(devices[1], at: "10:00")
        try meet(devices)
        let session = TimeSession(try #require(try devices[1].record(.session, id(2))))
        #expect(session.needsCorrection)
        #expect(
            try devices[1].replica.sessions(touching: moment("09:00")..<moment("11:00")) == [
                session
            ])
    }
}
