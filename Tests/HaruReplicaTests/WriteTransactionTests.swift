import HaruCore
import HaruReplica
import Testing

/// Insert, update, delete and set (sync 3.3, 5).
@Suite struct WriteTransactionTests {
    private func name(_ text: String) -> [FieldWrite] { [FieldWrite("name", .string(text))] }

    @Test func insertingWhatLivesIsRefused() throws {
        let a = Device(node: 1)
        try a.insert(.tag, id(1), name("a"))
        #expect(throws: ReplicaError.refused(.alreadyExists)) {
            try a.insert(.tag, id(1), name("b"))
        }
        #expect(try a.value(.tag, id(1), "name") == .string("a"))
    }

    @Test func changingWhatIsNotThereIsRefused() throws {
        let a = Device(node: 1)
        #expect(throws: ReplicaError.refused(.notFound)) { try a.update(.tag, id(1), name("b")) }
        #expect(throws: ReplicaError.refused(.notFound)) { try a.delete(.tag, id(1)) }
        try a.insert(.tag, id(1), name("a"))
        try a.delete(.tag, id(1))
        #expect(throws: ReplicaError.refused(.notFound)) { try a.update(.tag, id(1), name("b")) }
        #expect(throws: ReplicaError.refused(.notFound)) { try a.delete(.tag, id(1)) }
    }

    @Test func aRefusedCommitLeavesNothing() throws {
        let a = Device(node: 1)
        try a.insert(.tag, id(1), name("a"))
        let clock = try a.replica.storage.clock()
        #expect(throws: ReplicaError.refused(.notFound)) {
            try a.write { (transaction) throws(ReplicaError) in
                try transaction.insert(.tag, id(2), [FieldWrite("name", .string("b"))])
                try transaction.update(.tag, id(1), [FieldWrite("name", .string("c"))])
                try transaction.update(.tag, id(3), [])
            }
        }
        #expect(try a.record(.tag, id(2)) == nil)
        #expect(try a.value(.tag, id(1), "name") == .string("a"))
        #expect(try a.replica.storage.clock() == clock)
        #expect(try a.replica.storage.undoEntries(limit: 9).count == 1)
    }

    @Test func fieldsOfACommitBearConsecutiveStamps() throws {
        let a = Device(node: 1)
        try a.insert(.tag, id(1), Tag(id: id(1), name: "x").fields)
        let record = try #require(try a.record(.tag, id(1)))
        let times = record.fields.map { $0.field.stamp.time }.sorted()
        #expect(times == (0..<UInt64(4)).map { times[0] + $0 })
        #expect(try a.replica.storage.clock().last == times.last)
    }

    @Test func insertingOverADeletedRecordLeavesNothingOfIt() throws {
        let a = Device(node: 1)
        let action = Action(id: id(1), name: "old", isFavorite: true, tagIDs: [id(5), id(6)])
        try a.insert(.action, id(1), action.fields)
        let old = TimeSession(
            id: id(2), actionID: id(1), start: moment("09:00"), end: moment("09:30"),
            note: "an old note")
        try a.insert(.session, id(2), old.fields)
        try a.write { (transaction) throws(ReplicaError) in
            try transaction.set(
                .session, id(2),
                [FieldWrite("flavour", .int(1)), FieldWrite("stops/7", .bool(true))])
        }
        let flavour = try a.record(.session, id(2))?["flavour"]
        try a.delete(.action, id(1))
        try a.insert(.action, id(1), Action(id: id(1), name: "new", tagIDs: [id(6)]).fields)
        let new = TimeSession(id: id(2), actionID: id(1), start: moment("10:00"), end: nil)
        try a.insert(.session, id(2), new.fields)
        #expect(try a.replica.action(id(1)) == Action(id: id(1), name: "new", tagIDs: [id(6)]))
        let session = try #require(try a.record(.session, id(2)))
        #expect(TimeSession(session) == new)
        #expect(session["flavour"] == flavour)
    }

    @Test func aSettingThatHasItsValueIsNotWritten() throws {
        let a = Device(node: 1)
        func set(_ zone: String) throws {
            try a.write(.settings) { (transaction) throws(ReplicaError) in
                try transaction.set(
                    .settings, Settings.recordID, [FieldWrite("timeZone", .string(zone))])
            }
        }
        #expect(try a.replica.settings() == Settings())
        #expect(try a.record(.settings, Settings.recordID) == nil)
        try set("Asia/Seoul")
        let (state, clock) = (try a.state, try a.replica.storage.clock())
        a.wall = moment("12:00")
        try set("Asia/Seoul")
        #expect(try a.state == state)
        #expect(try a.replica.storage.clock() == clock)
        #expect(try a.replica.storage.undoEntries(limit: 9).count == 1)
        #expect(try a.record(.settings, Settings.recordID)?.fields.map { $0.name } == ["timeZone"])
    }

    @Test func ofTwoWritesOfOneFieldTheLaterCounts() throws {
        let a = Device(node: 1)
        try a.insert(.tag, id(1), name("a") + name("b"))
        #expect(try a.value(.tag, id(1), "name") == .string("b"))
        #expect(try a.replica.storage.undoEntries(limit: 1)[0].cells.count == 1)
    }

    /// Owner kind, owned kind, the field that names the owner.
    static let owners: [(Kind, Kind, String)] = [
        (.action, .session, "actionID"), (.action, .count, "actionID"), (.goal, .quest, "goalID"),
        (.habit, .completion, "habitID"),
    ]

    @Test(arguments: owners) func deletingAnOwnerDeletesWhatItOwns(
        _ owner: Kind, _ owned: Kind, _ field: String
    ) throws {
        let a = Device(node: 1)
        try a.insert(owner, id(1), [FieldWrite("name", .string("owner"))])
        let day = FieldWrite("completedOn", .string("2026-08-12"))
        for (number, ownerID) in [(2, id(1)), (3, id(1)), (4, id(9))] as [(UInt64, RecordID)] {
            try a.insert(owned, id(number), [FieldWrite(field, .id(ownerID)), day])
        }
        try a.delete(owned, id(3))
        let tombstone = try a.record(owned, id(3))
        a.wall = moment("12:00")
        var count = 0
        try a.write { (transaction) throws(ReplicaError) in
            count = try transaction.delete(owner, id(1))
        }
        #expect(count == 2)
        #expect(try a.record(owned, id(2))?.isDeleted == true)
        #expect(try a.record(owned, id(2))?.value(field) == .id(id(1)))
        #expect(try a.record(owned, id(3)) == tombstone)
        #expect(try a.record(owned, id(4))?.isDeleted == false)
        try a.undo()
        #expect(try a.record(owner, id(1))?.isDeleted == false)
        #expect(try a.record(owned, id(2))?.isDeleted == false)
        #expect(try a.record(owned, id(3))?.isDeleted == true)
    }

    @Test func aTagLeavesItsActionsAndAGoalsTargetStays() throws {
        let a = Device(node: 1)
        try a.insert(.tag, id(5), name("tag"))
        try a.insert(.action, id(1), Action(id: id(1), name: "a", tagIDs: [id(5)]).fields)
        try a.insert(
            .quest, id(2),
            [FieldWrite("goalID", .id(id(8))), FieldWrite("targetAction", .id(id(1)))])
        try a.delete(.tag, id(5))
        #expect(try a.record(.action, id(1))?.isDeleted == false)
        try a.delete(.action, id(1))
        #expect(try a.record(.quest, id(2))?.isDeleted == false)
    }

    @Test func whatADeletedActionOwnsIsInvisibleUntilItIsRevived() throws {  // Y-06
        let (a, b) = (Device(node: 1), Device(node: 2))
        let action = Action(id: id(1), name: "read")
        try a.insert(.action, id(1), action.fields)
        try a.insert(
            .session, id(2),
            TimeSession(id: id(2), actionID: id(1), start: moment("08:00"), end: moment("08:30"))
                .fields)
        try b.hear(a)
        try a.delete(.action, id(1))
        let mine = TimeSession(id: id(3), actionID: id(1), start: moment("09:00"), end: nil)
        try b.insert(.session, id(3), mine.fields)
        try meet([a, b])
        let day = moment("00:00")..<moment("24:00")
        for device in [a, b] {
            #expect(try device.replica.sessions(touching: day).isEmpty)
            #expect(try device.replica.runningSessions().isEmpty)
        }
        try a.undo(at: "10:00")
        try meet([a, b])
        for device in [a, b] {
            #expect(try device.replica.action(id(1)) != nil)
            #expect(try device.replica.sessions(touching: day).map { $0.id } == [id(2), id(3)])
        }
    }

    @Test func aSessionWhoseActionNeverCameIsKeptAndHidden() throws {
        let a = Device(node: 1)
        try a.insert(
            .session, id(3),
            TimeSession(id: id(3), actionID: id(1), start: moment("09:00"), end: nil).fields)
        #expect(try a.replica.runningSessions().isEmpty)
        try a.insert(.action, id(1), Action(id: id(1), name: "late").fields)
        #expect(try a.replica.runningSessions().count == 1)
    }
}
