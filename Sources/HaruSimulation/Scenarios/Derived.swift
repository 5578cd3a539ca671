import HaruCore
import HaruReplica

extension Scenario {
    /// A13: devices that never met make the same diary days, settings and first-run examples.
    static let derived = Scenario(
        name: "A13", title: "derived ids", unit: "histories", figures: (pr: 60, full: 5000)
    ) { trial in
        let world = World(trial, parties: trial.chance.number(2...4), backend: .memory)
        var days: [String] = []
        for party in world.parties {
            party.skew = trial.chance.milliseconds(-3_600_000...3_600_000)
            world.makeExamples(on: party)
            for _ in 0..<trial.chance.number(1...5) {
                let day = "2026-08-" + String(trial.chance.number(10...14))
                if !days.contains(where: { sameBytes($0, day) }) { days.append(day) }
                world.openDay(day, on: party)
            }
            world.act(.settings, on: party)
            world.act(.settings, on: party)
        }
        world.converge(quietExchanges: 1)
        world.expectRecords(of: Kind("diary"), days.count)
        world.expectRecords(of: .action, 2)
        world.expectRecords(of: .session, 1)
        if !world.oracle.identities(of: "settings").isEmpty {
            world.expectRecords(of: .settings, 1)
        }
        trial.expect(
            world.oracle.totalMilliseconds() == 3_600_000, "the example's hour counts twice")
        trial.count("days", days.count)
    }
}

extension World {
    /// The examples of a first start, under ids that are the same everywhere.
    func makeExamples(on party: Party<Base>) {
        let ids = ["reading", "water"].map {
            RecordID.derived(kind: "action", key: "example/" + $0)
        }
        let session = RecordID.derived(kind: "session", key: "example/reading")
        let start = Instant(milliseconds: 1_787_200_000_000)
        act(party) { (replica, wall) throws(ReplicaError) in
            try replica.write(.record, wall: wall) { (transaction) throws(ReplicaError) in
                for id in ids {
                    try transaction.insert(.action, id, Action(id: id, name: "example").fields)
                }
                let hour = TimeSession(
                    id: session, actionID: ids[0], start: start, end: start + 3_600_000)
                try transaction.insert(.session, session, hour.fields)
            }
        }
    }

    /// A diary day has the id of its date; what is written into it has ids of its own.
    func openDay(_ day: String, on party: Party<Base>) {
        let entry = RecordID.derived(kind: "diary", key: day)
        let todo = trial.chance.id()
        act(party) { (replica, wall) throws(ReplicaError) in
            try replica.write(.edit, wall: wall) { (transaction) throws(ReplicaError) in
                try transaction.set(Kind("diary"), entry, [FieldWrite("day", .string(day))])
                try transaction.insert(Kind("todo"), todo, [FieldWrite("diaryID", .id(entry))])
            }
        }
    }

    func expectRecords(of kind: Kind, _ count: Int) {
        for party in parties {
            var found = 0
            do throws(StorageError) {
                try party.storage.forEachRecord(of: kind) { if !$0.isDeleted { found += 1 } }
            } catch { trial.fail("a store cannot be read") }
            trial.expect(
                found == count,
                "device \(party.number) has \(found) of " + kind.name + ", not \(count)")
        }
    }
}
