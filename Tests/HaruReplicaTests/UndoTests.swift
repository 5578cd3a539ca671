import HaruCore
import HaruReplica
import Testing

@Suite struct UndoTests {
    static let action = Action(id: id(1), name: "read")
    static let water = Action(id: id(2), name: "water", trackingType: .count)

    /// One of each verb, on a device that has both actions and a session 08:00–08:30 with a count.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let act: @Sendable (Device) throws -> Void
    }

    static let cases = [
        Case(testDescription: "start") {
            _ = try $0.replica.start(action, at: moment("09:00"), id: id(20), wall: $0.wall)
        },
        Case(testDescription: "add") {
            _ = try $0.replica.add(3, to: water, at: moment("09:00"), id: id(20), wall: $0.wall)
        },
        Case(testDescription: "record") {
            _ = try $0.replica.record(
                action, from: moment("07:00"), to: moment("07:10"), id: id(20), wall: $0.wall)
        },
        Case(testDescription: "edit start, end and note of a session") {
            _ = try $0.replica.edit(
                session: id(10), start: moment("08:05"), end: moment("08:10"), note: "n",
                subject: "", wall: $0.wall)
        },
        Case(testDescription: "edit of a count") {
            _ = try $0.replica.edit(
                count: id(11), at: moment("06:00"), amount: 9, note: "n", subject: "", wall: $0.wall
            )
        },
        Case(testDescription: "delete an action with all it owns") {
            try $0.delete(.action, id(1))
        },
        Case(testDescription: "put a tag on and another off") {
            try $0.update(
                .action, id(1),
                [
                    FieldWrite(Schema.element("tagIDs", id(5)), .bool(true)),
                    FieldWrite("isFavorite", .bool(true)),
                ])
        },
        Case(testDescription: "settings") {
            try $0.write(.settings) { (transaction) throws(ReplicaError) in
                try transaction.set(
                    .settings, Settings.recordID, [FieldWrite("dayStartMinutes", .int(240))])
            }
        },
        Case(testDescription: "one field twice, with another record between") {
            try $0.write { (transaction) throws(ReplicaError) in
                try transaction.update(.action, id(1), [FieldWrite("name", .string("b"))])
                try transaction.update(.action, id(2), [FieldWrite("name", .string("x"))])
                try transaction.update(.action, id(1), [FieldWrite("name", .string("c"))])
            }
        },
        Case(testDescription: "insert over a deleted record") {
            try $0.insert(
                .session, id(12),
                TimeSession(id: id(12), actionID: id(1), start: moment("05:00"), end: nil).fields)
        },
    ]

    private func device() throws -> Device {
        let device = Device(node: 1)
        for action in [Self.action, Self.water] {
            try device.insert(.action, action.id, action.fields)
        }
        _ = try device.replica.record(
            Self.action, from: moment("08:00"), to: moment("08:30"), id: id(10), wall: device.wall)
        _ = try device.replica.add(
            1, to: Self.water, at: moment("08:00"), id: id(11), wall: device.wall)
        _ = try device.replica.record(
            Self.action, from: moment("04:00"), to: moment("04:30"), note: "gone", id: id(12),
            wall: device.wall)
        try device.delete(.session, id(12))
        return device
    }

    /// What a person sees.
    private func seen(_ device: Device) throws -> [String] {
        let day = moment("00:00")..<moment("24:00")
        let replica = device.replica
        let settings = try replica.settings()
        return try replica.actions().map { "\($0)" }
            + replica.sessions(touching: day).map { "\($0)" }
            + replica.counts(in: day).map { "\($0)" } + ["\(settings)"]
    }

    @Test(arguments: cases) func undoShowsWhatWasThereBefore(_ c: Case) throws {
        let device = try device()
        let before = try seen(device)
        device.wall = moment("09:00")
        try c.act(device)
        #expect(try seen(device) != before)
        #expect(try device.undo(at: "09:01") != nil)
        #expect(try seen(device) == before)
    }

    @Test func aStopIsTakenBackAndTheSessionRunsOn() throws {  // S-57
        let device = try device()
        _ = try device.replica.start(
            Self.action, at: moment("09:00"), id: id(20), wall: moment("09:00"))
        _ = try device.replica.stop(
            Self.action, at: moment("10:00"), note: "done", wall: moment("10:00"))
        let entry = try device.undo(at: "10:01")
        #expect(entry?.verb == .stop && entry?.subject == "read")
        let running = try device.replica.runningSessions()
        #expect(running.map { $0.start } == [moment("09:00")])
        #expect(running.map { $0.note } == [""])
    }

    @Test func whatAnotherDeviceWroteOverStays() throws {
        let (a, b) = (try device(), Device(node: 2))
        a.wall = moment("09:00")
        try a.update(
            .action, id(1),
            [FieldWrite("name", .string("mine")), FieldWrite("isFavorite", .bool(true))])
        try b.hear(a)
        b.wall = moment("09:10")
        try b.update(.action, id(1), [FieldWrite("name", .string("theirs"))])
        try a.hear(b)
        try a.undo(at: "09:20")
        #expect(try a.value(.action, id(1), "name") == .string("theirs"))
        #expect(try a.value(.action, id(1), "isFavorite") == .bool(false))
    }

    @Test func afterAForeignChangeItIsOurOwnNewestThatIsTakenBack() throws {  // S-57
        let (a, b) = (try device(), Device(node: 2))
        a.wall = moment("09:00")
        try a.update(.action, id(1), [FieldWrite("name", .string("mine"))])
        b.wall = moment("09:30")
        try b.insert(.tag, id(5), Tag(id: id(5), name: "theirs").fields)
        try a.hear(b)
        try a.undo(at: "10:00")
        #expect(try a.value(.action, id(1), "name") == .string("read"))
        #expect(try a.record(.tag, id(5))?.isDeleted == false)
    }

    @Test func aDeletionThatSomebodyRepeatedStays() throws {
        let (a, b) = (try device(), Device(node: 2))
        try b.hear(a)
        a.wall = moment("09:00")
        try a.delete(.session, id(10))
        b.wall = moment("09:01")
        try b.delete(.session, id(10))
        try meet([a, b])
        try a.undo(at: "10:00")
        #expect(try a.record(.session, id(10))?.isDeleted == true)
    }

    @Test func changesAreTakenBackOneAfterTheOtherToTheFirst() throws {
        let device = Device(node: 1)
        try device.insert(.tag, id(1), Tag(id: id(1), name: "0").fields)
        for i in 1...4 { try device.update(.tag, id(1), [FieldWrite("name", .string(String(i)))]) }
        for i in (0...3).reversed() {
            try device.undo()
            #expect(try device.value(.tag, id(1), "name") == .string(String(i)))
        }
        try device.undo()
        #expect(try device.record(.tag, id(1))?.isDeleted == true)
        #expect(try device.undo() == nil)
    }

    @Test func anEditOfTheEndAndTheStopBeforeItAreTakenBackInTurn() throws {
        let device = try device()
        _ = try device.replica.start(
            Self.action, at: moment("09:00"), id: id(20), wall: moment("09:00"))
        _ = try device.replica.stop(Self.action, at: moment("10:00"), wall: moment("10:00"))
        _ = try device.replica.edit(
            session: id(20), end: moment("09:50"), subject: "", wall: moment("10:01"))
        func end() throws -> Instant? {
            SessionEnd.inEffect(try #require(try device.record(.session, id(20))))
        }
        #expect(try end() == moment("09:50"))
        try device.undo(at: "10:02")
        #expect(try end() == moment("10:00"))
        try device.undo(at: "10:03")
        #expect(try end() == nil)
        try device.undo(at: "10:04")
        #expect(try device.record(.session, id(20))?.isDeleted == true)
    }

    @Test func aValueOfSomebodyElseThatWasPutBackIsStillTheirs() throws {
        let (a, b) = (try device(), Device(node: 2))
        a.wall = moment("09:00")
        try a.update(.action, id(1), [FieldWrite("name", .string("mine"))])
        try b.hear(a)
        b.wall = moment("09:10")
        try b.update(.action, id(1), [FieldWrite("name", .string("theirs"))])
        try a.hear(b)
        a.wall = moment("09:20")
        try a.update(.action, id(1), [FieldWrite("name", .string("mine again"))])
        try a.undo(at: "09:30")
        try a.undo(at: "09:31")
        #expect(try a.value(.action, id(1), "name") == .string("theirs"))
    }

    @Test func aGroupIsTakenBackWhole() throws {
        let (a, b) = (Device(node: 1), Device(node: 2))
        try a.insert(.quest, id(9), [FieldWrite("targetAction", .id(id(1)))])
        try a.update(
            .quest, id(9), [FieldWrite("targetAction", .null), FieldWrite("targetTag", .id(id(5)))])
        try a.undo(at: "10:00")
        try b.hear(a)
        let quest = try #require(try b.record(.quest, id(9)))
        let stamps = ["targetAction", "targetTag", "healthMetric"].map { quest[$0]?.stamp }
        #expect(quest.value("targetAction") == .id(id(1)))
        #expect(quest.value("targetTag")?.isNull == true)
        #expect(stamps.allSatisfy { $0 == stamps[0] })
    }
}
