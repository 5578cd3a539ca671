import HaruCore
import HaruOracle
import HaruReplica

/// Writes with stamps chosen to collide: same milliseconds, same counters, counters of one and two
/// digits, few nodes; a copied store gives one stamp two values.
struct WriteSet {
    let changes: [Change]
    let oracle: Oracle

    /// - Parameters:
    ///   - ids: of the records to write to.
    ///   - nodes: who writes.
    init(
        _ chance: inout Chance, count: Int, ids: [RecordID], nodes: ClosedRange<Int> = 1...3,
        withCopies: Bool = false
    ) {
        let kinds = [Kind.tag, .action, .session, .quest, Kind("novelty")]
        let names = ["name", "endAt", "_deleted", "stops/1787300000000", "flavour", "targetTag"]
        var oracle = Oracle()
        var changes: [Change] = []
        for _ in 0..<count {
            let kind = chance.pick(kinds)
            let id = chance.pick(ids)
            let name = chance.pick(names)
            let isMark = sameBytes(name, "_deleted")
            let value = isMark ? .bool(chance.happens(70)) : chance.fieldValue(depth: 1)
            let stamp = Stamp(
                milliseconds: 1_787_300_000_000 + Int64(chance.below(3)),
                counter: UInt16(chance.number(7...12)), node: UInt64(chance.number(nodes)))
            let written = Oracle.Version(stamp: oracleStamp(stamp), text: value.json.text)
            let record = Oracle.Identity(kind: kind.name, id: id.text)
            var told = oracle
            // An honest node gives one stamp to one value.
            if told.acknowledge(record, name, written) != nil, !withCopies { continue }
            oracle = told
            changes.append(
                Change(kind: kind, id: id, fields: [Change.ChangedField(name, value, stamp)]))
        }
        self.changes = changes
        self.oracle = oracle
    }
}

extension Scenario {
    static let laws = Scenario(
        name: "A2", title: "laws", unit: "sets", figures: (pr: 150, full: 10_000)
    ) { trial in
        let set = WriteSet(
            &trial.chance, count: trial.chance.number(5...60),
            ids: (0..<3).map { _ in trial.chance.id() }, withCopies: trial.chance.happens(20))
        let orders = trial.depth == .short ? 10 : 100
        var first: [UInt8]?
        for order in 0..<orders {
            let replica = deliver(set, trial)
            do throws(StorageError) {
                let changes = try replica.allChanges()
                if order == 0 { compare(changes, set.oracle, trial) }
                let state = digest(of: try encoded(replica))
                if let first, first != state {
                    trial.fail("order \(order) of \(set.changes.count) writes gives another state")
                    break
                }
                first = state
            } catch { trial.fail("a store cannot be read") }
        }
        if let first { trial.note(first) }
        trial.count("orders", orders)
    }

    /// Delivers the set in a random order, each write 1–5 times, cut anywhere; then all once more.
    private static func deliver(_ set: WriteSet, _ trial: Trial) -> Replica<MemoryStorage> {
        let replica = Replica(MemoryStorage(node: 99))
        var queue: [Change] = []
        for change in set.changes {
            for _ in 0..<trial.chance.number(1...5) { queue.append(change) }
        }
        trial.chance.shuffle(&queue)
        do throws(ReplicaError) {
            var start = 0
            while start < queue.count {
                let end = min(queue.count, start + trial.chance.number(1...20))
                _ = try replica.merge(Array(queue[start..<end]))
                start = end
            }
            let again = try replica.merge(set.changes)
            trial.expect(
                again.applied == 0 && again.rows == 0,
                "a second application changed \(again.applied) fields and \(again.rows) rows")
        } catch { trial.fail("a merge failed") }
        return replica
    }

    static func compare(_ changes: [Change], _ oracle: Oracle, _ trial: Trial) {
        let held = changes.map { change in
            Oracle.Held(
                record: Oracle.Identity(kind: change.kind.name, id: change.id.text),
                fields: change.fields.map { ($0.name, version($0.value, $0.stamp)) })
        }
        for complaint in oracle.complaints(about: held) { trial.fail(complaint) }
    }

    static func encoded(_ replica: Replica<MemoryStorage>) throws(StorageError) -> [[UInt8]] {
        try replica.allChanges().map { change in
            var bytes: [UInt8] = []
            change.json.write(into: &bytes)
            return bytes
        }
    }
}
