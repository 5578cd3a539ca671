import HaruCore
import HaruReplica
import Testing

/// Limits are for what a person makes here, not for what arrives.
@Suite struct FreePlanTests {
    private let wall = moment("09:00")

    private func makes(_ replica: Replica<MemoryStorage>, _ number: UInt64) throws {
        try replica.write(.actionAdd, wall: wall) { (transaction) throws(ReplicaError) in
            try replica.checkRoomForAction()
            try transaction.insert(
                .action, id(number), Action(id: id(number), name: "Action").fields)
        }
    }

    @Test func whatArrivesIsBeyondNoLimit() throws {
        // Y-20: twelve arrive, none is made until three are gone.
        let other = Device(node: 1)
        for i in 1...12 {
            let action = id(UInt64(i))
            try other.insert(.action, action, Action(id: action, name: "Action").fields)
            _ = try other.replica.add(
                Goal(id: id(UInt64(100 + i)), title: "Goal", startDay: LocalDay(number: 20_000)),
                wall: wall)
        }
        let free = Replica(MemoryStorage(node: 2), plan: .free)
        _ = try free.merge(try other.replica.allChanges().map { try Change(text: bytes($0)) })
        #expect(try free.actions().count == 12)
        #expect(try free.goals().count == 12)
        #expect(throws: ReplicaError.refused(.limitReached)) { try makes(free, 13) }
        for i in 1...3 {
            try free.write(.actionDelete, wall: wall) { (transaction) throws(ReplicaError) in
                _ = try transaction.delete(.action, id(UInt64(i)))
            }
        }
        try makes(free, 13)
        #expect(throws: ReplicaError.refused(.limitReached)) { try makes(free, 14) }
    }

    @Test func aReplicaIsUnlimitedUnlessToldOtherwise() throws {
        let replica = Replica(MemoryStorage(node: 1))
        for i in 1...11 { try makes(replica, UInt64(i)) }
        #expect(try replica.actions().count == 11)
    }
}
