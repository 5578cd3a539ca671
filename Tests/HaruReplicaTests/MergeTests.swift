import HaruCore
import HaruReplica
import Testing

/// Rules 1–9 of sync 4, and the checks that name them.
@Suite struct MergeTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let known: (FieldValue, Stamp)
        let incoming: (FieldValue, Stamp)
        let winner: FieldValue
        let outcome: FieldOutcome
    }

    static let cases = [
        Case(
            testDescription: "a later millisecond wins", known: (.int(9), stamp(1 << 16 | 9, 9)),
            incoming: (.int(1), stamp(2 << 16)), winner: .int(1), outcome: .applied),
        Case(
            testDescription: "within one millisecond the counter decides",
            known: (.int(9), stamp(9, 9)),
            incoming: (.int(1), stamp(10, 1)), winner: .int(1), outcome: .applied),
        Case(
            testDescription: "within one counter the node decides", known: (.int(9), stamp(9, 1)),
            incoming: (.int(1), stamp(9, 2)), winner: .int(1), outcome: .applied),
        Case(
            testDescription: "an older value is passed over", known: (.int(1), stamp(9, 2)),
            incoming: (.int(9), stamp(9, 1)), winner: .int(1), outcome: .kept),
        Case(
            testDescription: "the same again changes nothing", known: (.int(1), stamp(9)),
            incoming: (.int(1), stamp(9)), winner: .int(1), outcome: .kept),
        Case(
            testDescription: "of two values under one stamp the greater encoding wins",
            known: (.int(2), stamp(9)), incoming: (.int(10), stamp(9)), winner: .int(2),
            outcome: .clash),
        Case(
            testDescription: "also if it comes second", known: (.int(10), stamp(9)),
            incoming: (.int(2), stamp(9)), winner: .int(2), outcome: .clash),
        Case(
            testDescription: "one that is not a number is like another",
            known: (.double(.nan), stamp(9)), incoming: (.double(-.nan), stamp(9)),
            winner: .double(.nan),
            outcome: .kept),
        Case(
            testDescription: "texts that look alike differ", known: (.string("e\u{301}"), stamp(9)),
            incoming: (.string("\u{e9}"), stamp(9)), winner: .string("\u{e9}"), outcome: .clash),
    ]

    @Test(arguments: cases) func theGreaterStampWins(_ c: Case) {
        var record = Record(kind: .tag, id: id(1))
        record["name"] = Field(value: c.known.0, stamp: c.known.1)
        let outcome = record.merge(Change.ChangedField("name", c.incoming.0, c.incoming.1))
        #expect(outcome == c.outcome)
        #expect(record.value("name") == c.winner)
    }

    @Test func aTagRenamedHereAndRecolouredThereIsBoth() throws {  // Y-02
        let (a, b) = (Device(node: 1), Device(node: 2))
        try a.insert(.tag, id(1), Tag(id: id(1), name: "old").fields)
        try b.hear(a)
        a.wall = moment("10:00")
        b.wall = moment("10:01")
        try a.update(.tag, id(1), [FieldWrite("name", .string("new"))])
        try b.update(.tag, id(1), [FieldWrite("colorHex", .string("#123456"))])
        try meet([a, b])
        #expect(try a.value(.tag, id(1), "name") == .string("new"))
        #expect(try a.value(.tag, id(1), "colorHex") == .string("#123456"))
        #expect(try a.state == b.state)
    }

    @Test func twoRenamesOfOneMillisecondHaveOneWinner() throws {  // Y-03
        let devices = [Device(node: 1), Device(node: 2), Device(node: 3)]
        try devices[0].insert(.tag, id(1), [FieldWrite("name", .string("old"))])
        try meet(devices)
        for (i, device) in devices.enumerated() {
            device.wall = moment("10:00")
            try device.update(.tag, id(1), [FieldWrite("name", .string("name \(i)"))])
        }
        try meet(devices)
        for device in devices {
            #expect(try device.value(.tag, id(1), "name") == .string("name 2"))
        }
    }

    @Test func aTargetIsNeverAMixOfTwo() throws {  // Y-04
        let (a, b) = (Device(node: 1), Device(node: 2))
        try a.insert(
            .quest, id(9),
            [FieldWrite("goalID", .id(id(8))), FieldWrite("targetAction", .id(id(1)))])
        try b.hear(a)
        try b.update(.quest, id(9), [FieldWrite("healthMetric", .string("steps"))])
        a.wall = moment("10:00")
        // Only the tag is named and the action set to none; the metric has its value already.
        try a.update(
            .quest, id(9), [FieldWrite("targetAction", .null), FieldWrite("targetTag", .id(id(5)))])
        try meet([a, b])
        let quest = try #require(try a.record(.quest, id(9)))
        #expect(try b.record(.quest, id(9))?["targetTag"]?.stamp == quest["targetTag"]?.stamp)
        #expect(quest.value("targetTag") == .id(id(5)))
        #expect(quest.value("healthMetric")?.isNull == true)
        let stamps = ["targetAction", "targetTag", "healthMetric"].map { quest[$0]?.stamp }
        #expect(stamps.allSatisfy { $0 == stamps[0] })
    }

    @Test func aGroupThatHasItsValuesIsNotWritten() throws {
        let a = Device(node: 1)
        try a.insert(.quest, id(9), [FieldWrite("targetAction", .id(id(1)))])
        let before = try a.state
        try a.update(.quest, id(9), [FieldWrite("targetAction", .id(id(1)))])
        #expect(try a.state == before)
        #expect(try a.replica.storage.undoEntries(limit: 9).count == 1)
    }

    @Test func tagsAddedHereAndThereAreBoth() throws {  // Y-05
        let (a, b) = (Device(node: 1), Device(node: 2))
        try a.insert(.action, id(1), Action(id: id(1), name: "read", tagIDs: [id(5)]).fields)
        try b.hear(a)
        try a.update(.action, id(1), [FieldWrite(Schema.element("tagIDs", id(6)), .bool(true))])
        try b.update(.action, id(1), [FieldWrite(Schema.element("tagIDs", id(7)), .bool(true))])
        try b.update(.action, id(1), [FieldWrite(Schema.element("tagIDs", id(5)), .bool(false))])
        try meet([a, b])
        #expect(try a.replica.action(id(1))?.tagIDs == [id(6), id(7)])
        #expect(try a.state == b.state)
    }

    @Test func aSecondApplicationWritesNothing() throws {
        let (a, b) = (Device(node: 1), Device(node: 2))
        try a.insert(.tag, id(1), Tag(id: id(1), name: "x").fields)
        #expect(try b.hear(a).rows == 1)
        let again = try b.hear(a)
        #expect(again.applied == 0)
        #expect(again.rows == 0)
        #expect(again.kept == 4)
    }

    @Test func aMergeKnowsNeitherLimitsNorUniqueness() throws {
        let a = Device(node: 1)
        let change = Change(
            kind: .session, id: id(1),
            fields: [
                .init("startAt", .int(10), stamp(1)), .init("endAt", .int(5), stamp(1)),
                .init("amount", .string("nonsense"), stamp(1)),
            ])
        #expect(try a.replica.merge([change]).applied == 3)
        let session = TimeSession(try #require(try a.record(.session, id(1))))
        #expect(session.needsCorrection)
    }

    @Test func theServersWordIsConfirmedAndItsOlderVersionNoted() throws {
        let a = Device(node: 1)
        let server = Change(
            kind: .tag, id: id(1), fields: [.init("name", .string("s"), stamp(5, 9))])
        _ = try a.replica.merge([server], fromServer: true)
        #expect(try a.record(.tag, id(1))?["name"]?.isPending == false)
        try a.update(.tag, id(1), [FieldWrite("name", .string("mine"))])
        let mine = try #require(try a.record(.tag, id(1))?["name"])
        let hash = CanonicalEncoding.hash(
            kind: .tag, id: id(1), name: "name", value: .string("s"), stamp: stamp(5, 9))
        #expect(mine.isPending && mine.base == hash)
        let newer = Change(
            kind: .tag, id: id(1), fields: [.init("name", .string("t"), stamp(6, 9))])
        _ = try a.replica.merge([newer], fromServer: true)
        let base = try a.record(.tag, id(1))?["name"]?.base
        #expect(
            base
                == CanonicalEncoding.hash(
                    kind: .tag, id: id(1), name: "name", value: .string("t"), stamp: stamp(6, 9)))
        let ours = Change(kind: .tag, id: id(1), fields: [.init("name", mine.value, mine.stamp)])
        _ = try a.replica.merge([ours], fromServer: true)
        #expect(
            try a.record(.tag, id(1))?["name"]
                == Field(value: mine.value, stamp: mine.stamp, isPending: false))
    }

    @Test func fieldsAndKindsOfNewerVersionsPassThroughAnOlderOne() throws {  // Y-11, Y-12
        let (old, new) = (Device(node: 1), Device(node: 2))
        let items = [
            #"{"k":"tag","id":"00000000-0000-0001-0000-000000000000","f":{"flavour":[{"$money":["3",{"$$x":1}]},"01a02756e000-0000-0000000000000009"],"name":["n","01a02756e000-0001-0000000000000009"]}}"#,
            #"{"k":"zettel-2","id":"00000000-0000-0002-0000-000000000000","f":{"_deleted":[true,"01a02756e000-0002-0000000000000009"],"parts/7":[[1,2.5,null],"01a02756e000-0003-0000000000000009"]}}"#,
        ]
        _ = try old.replica.merge(items.map { try Change(text: Array($0.utf8)) })
        #expect(try old.state == items)
        old.wall = moment("23:00")
        try old.update(.tag, id(1), [FieldWrite("name", .string("edited"))])
        try new.hear(old)
        let tag = try #require(try new.record(.tag, id(1)))
        #expect(tag.value("name") == .string("edited"))
        #expect(tag["flavour"]?.stamp.text == "01a02756e000-0000-0000000000000009")
        #expect(try new.state[1] == items[1])
    }
}
