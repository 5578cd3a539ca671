import HaruCore
import HaruOracle
import HaruReplica

extension World {
    /// Compares what a person sees with the oracle: sessions with their ends, totals, sets, which
    /// records live (A18).
    func compareReaders(_ replica: Replica<SimulatedStorage<Base>>) throws(ReplicaError) {
        let ever = Instant(milliseconds: .min)..<Instant(milliseconds: .max)
        try compareSessions(replica, ever)
        var total: Int64 = 0
        for entry in try replica.counts(in: ever)
        where CountEntry.allowedAmounts.contains(entry.amount) {
            total += Int64(entry.amount)
        }
        trial.expect(
            total == oracle.totalCount(), "counts sum up to \(total), not \(oracle.totalCount())")
        try compareTags(replica)
        for kind in [
            Kind.tag, .action, .habit, .goal, .quest, .questRevision, .goalPause, .habitPause,
            .completion,
        ] {
            let live = oracle.identities(of: kind.name).filter { !oracle.isDeleted($0) }.map {
                $0.id
            }
            trial.expect(
                same(try liveIDs(kind, replica), live), kind.name + ": other records live")
        }
    }

    private func compareTags(
        _ replica: Replica<SimulatedStorage<Base>>
    ) throws(ReplicaError) {
        var actions: [Record] = []
        do throws(StorageError) {
            try replica.storage.forEachRecord(of: .action) { actions.append($0) }
        } catch { throw .storage(error) }
        for action in actions {
            let expected = oracle.members(
                of: "tagIDs", in: Oracle.Identity(kind: "action", id: action.id.text))
            trial.expect(
                same(action.members(of: "tagIDs"), expected), "tags of \(action.id.text) differ")
        }
    }

    private func compareSessions(
        _ replica: Replica<SimulatedStorage<Base>>, _ ever: Range<Instant>
    ) throws(ReplicaError) {
        let sessions = try replica.sessions(touching: ever).sorted { $0.id < $1.id }
        let expected = oracle.sessions()
        trial.expect(
            same(sessions.map { $0.id.text }, expected.map { $0.id }), "other sessions are shown")
        var total: Int64 = 0
        for (session, right) in zip(sessions, expected) {
            let end = session.end?.milliseconds
            trial.expect(
                end == right.end && session.start.milliseconds == right.start,
                "session \(right.id) ends at \(end ?? -1), not at \(right.end ?? -1)")
            total += max(0, (end ?? right.start) - session.start.milliseconds)
        }
        trial.expect(
            total == oracle.totalMilliseconds(),
            "sessions sum up to \(total), not \(oracle.totalMilliseconds())")
        let running = try replica.runningSessions().map { $0.id.text }.sorted {
            bytesPrecede($0, $1)
        }
        trial.expect(
            same(running, expected.filter { $0.end == nil }.map { $0.id }), "other sessions run")
    }

    private func liveIDs(
        _ kind: Kind, _ replica: Replica<SimulatedStorage<Base>>
    ) throws(ReplicaError) -> [String] {
        var ids: [String] = []
        do throws(StorageError) {
            try replica.storage.forEachRecord(of: kind) {
                if !$0.isDeleted { ids.append($0.id.text) }
            }
        } catch { throw .storage(error) }
        return ids
    }

    private func same(_ a: [String], _ b: [String]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { sameBytes($0, $1) }
    }
}
