import HaruCore
import HaruOracle
import HaruReplica

extension Scenario {
    /// A3: whatever the cut, and whenever a purge comes between, the state is the same, and so is
    /// that of a replica built anew from all of it.
    static let algebra = Scenario(
        name: "A3", title: "state algebra", unit: "sets", figures: (pr: 100, full: 10_000)
    ) { trial in
        let ids = (0..<4).map { _ in trial.chance.id() }
        let early = WriteSet(&trial.chance, count: trial.chance.number(5...60), ids: ids)
        let purged = early.deleted
        // What comes later no longer speaks of what every device has seen deleted.
        let later = WriteSet(
            &trial.chance, count: trial.chance.number(5...60), ids: ids, nodes: 4...6)
        let late = later.changes.filter { change in
            !purged.contains { $0.kind == change.kind && $0.id == change.id }
        }
        let ways = trial.depth == .short ? 4 : 20
        var first: [UInt8]?
        for _ in 0..<ways {
            let replica = Replica(MemoryStorage(node: 98))
            do throws(ReplicaError) {
                try deliver(early.changes, to: replica, trial)
                try deliver(late, purging: purged, from: replica, trial)
            } catch { trial.fail("a merge failed") }
            do throws(StorageError) {
                let state = digest(of: try encoded(replica))
                if first == nil { check(replica, early, late, purged: purged, trial) }
                trial.expect(first == nil || first == state, "another cut gives another state")
                first = state
                try rebuild(replica, trial)
            } catch { trial.fail("a store cannot be read") }
        }
        if let first { trial.note(first) }
        trial.count("ways", ways)
        trial.count("purged", purged.count)
    }

    private static func deliver(
        _ changes: [Change], to replica: Replica<MemoryStorage>, _ trial: Trial
    ) throws(ReplicaError) {
        try deliver(changes, purging: [], from: replica, trial)
    }

    /// Delivers in a random order, cut anywhere, some parts twice; each purge happens between any two.
    private static func deliver(
        _ changes: [Change], purging purged: [Change], from replica: Replica<MemoryStorage>,
        _ trial: Trial
    ) throws(ReplicaError) {
        var queue = changes
        trial.chance.shuffle(&queue)
        var toPurge = purged
        trial.chance.shuffle(&toPurge)
        while !queue.isEmpty || !toPurge.isEmpty {
            if queue.isEmpty || trial.chance.happens(30), let record = toPurge.popLast() {
                do throws(StorageError) {
                    try replica.storage.begin()
                    try replica.storage.purge(record.kind, record.id)
                    try replica.storage.commit()
                } catch { throw .storage(error) }
            }
            let batch = Array(queue.suffix(trial.chance.number(1...20)))
            _ = try replica.merge(batch)
            if !trial.chance.happens(20) { queue.removeLast(batch.count) }
        }
    }

    private static func check(
        _ replica: Replica<MemoryStorage>, _ early: WriteSet, _ late: [Change], purged: [Change],
        _ trial: Trial
    ) {
        var oracle = Oracle()
        for change in early.changes + late {
            for field in change.fields {
                oracle.acknowledge(
                    Oracle.Identity(kind: change.kind.name, id: change.id.text), field.name,
                    version(field.value, field.stamp))
            }
        }
        for record in purged {
            oracle.forget(Oracle.Identity(kind: record.kind.name, id: record.id.text))
        }
        guard let changes = try? replica.allChanges() else {
            return trial.fail("a store cannot be read")
        }
        compare(changes, oracle, trial)
    }

    private static func rebuild(
        _ replica: Replica<MemoryStorage>, _ trial: Trial
    ) throws(StorageError) {
        let anew = Replica(MemoryStorage(node: 97))
        let changes = try replica.allChanges()
        let result = try? anew.merge(changes)
        trial.expect(result != nil, "a merge failed")
        trial.expect(
            digest(of: try encoded(anew)) == digest(of: try encoded(replica)),
            "a replica built anew differs")
    }
}

extension WriteSet {
    /// Records whose fold says that they are deleted, one change of each.
    var deleted: [Change] {
        var deleted: [Change] = []
        for change in changes
        where oracle.isDeleted(Oracle.Identity(kind: change.kind.name, id: change.id.text))
            && !deleted.contains(where: { $0.kind == change.kind && $0.id == change.id })
        {
            deleted.append(change)
        }
        return deleted
    }
}
