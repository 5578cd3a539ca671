import HaruCommand
import HaruCore
import HaruHost
import HaruReplica
import HaruStore

extension ClientWork {
    /// `haru sync`, `--full` and `--verify`.
    func sync() throws(Refusal) -> ExitCode {
        let signedIn = try SignedIn.load(place)
        guard let lock = SyncLock(place.syncLock, patience: 10_000) else { throw .network(.busy) }
        let engine = SyncEngine(place, signedIn, console)
        return try withExtendedLifetime(lock) { () throws(Refusal) -> ExitCode in
            if invocation.has(.full) {
                try engine.opened { (replica) throws(ReplicaError) in try replica.syncFromZero() }
            }
            if invocation.has(.verify) { return try verify(engine) }
            let outcome = try exchange(engine)
            console.show(SyncReport(outcome, strings), style)
            return .ok
        }
    }

    /// Exchanges with a line that shows how far it is.
    func exchange(_ engine: SyncEngine) throws(Refusal) -> SyncEngine.Outcome {
        var line = console.progress()
        engine.progress = { outcome in
            line.show(
                outcome.sent > 0
                    ? strings.syncSending(count: outcome.sent)
                    : strings.syncFetching(count: outcome.received))
        }
        defer { line.clear() }
        var outcome = try engine.run()
        if try adoptZone(engine) { outcome = try engine.run() }
        return outcome
    }

    /// An account that has no zone takes this device's, once all it has is here (sync 1.1).
    ///
    /// - Returns: whether there is something to send.
    private func adoptZone(_ engine: SyncEngine) throws(Refusal) -> Bool {
        let preferences = Preferences.load(place.preferences)
        let zone =
            preferences["timeZone"]?.string
            ?? SystemZones.local(variables: environment.variables).name
        return try engine.opened { (replica) throws(ReplicaError) -> Bool in
            guard try replica.settings().timeZone == nil else { return false }
            try replica.write(.settings, subject: "timeZone", wall: environment.now()) {
                (transaction) throws(ReplicaError) in
                try transaction.set(
                    .settings, Settings.recordID, [FieldWrite("timeZone", .string(zone))])
            }
            return true
        }
    }

    /// Counts what is here anew, exchanges, and compares with the account.
    private func verify(_ engine: SyncEngine) throws(Refusal) -> ExitCode {
        let before = try engine.opened { (replica) throws(ReplicaError) -> UInt64 in
            let wasRight = try replica.recountParity()
            return try replica.status().parityAlarms + (wasRight ? 0 : 1)
        }
        let outcome = try exchange(engine)
        let status = try engine.opened { (replica) throws(ReplicaError) in try replica.status() }
        guard let parity = outcome.parity, parity == status.parity else {
            throw .network(.stillDiffers)
        }
        console.show(
            VerifyReport(fields: parity.fields, wasHealed: status.parityAlarms != before, strings),
            style)
        return .ok
    }

    /// `haru sync --status`: what is known here, and, when it answers, what the server says.
    func showStatus() throws(Refusal) -> ExitCode {
        let signedIn = try SignedIn.load(place)
        let engine = SyncEngine(place, signedIn, console)
        let (status, pending) = try engine.opened { (replica) throws(ReplicaError) in
            (try replica.status(), try replica.pendingCount())
        }
        var server: JSON?
        var problem: NetworkProblem?
        do throws(NetworkProblem) {
            server = try engine.client.ask("GET", "/v1/sync/status").json
        } catch { problem = error }
        console.show(
            StatusReport(
                signedIn: signedIn, status: status, pending: pending, server: server,
                problem: problem.map { Refusal.network($0).message(strings) }), style)
        guard let problem else { return .ok }
        return Refusal.network(problem).exitCode
    }
}

extension Replica {
    func status() throws(ReplicaError) -> SyncStatus {
        do throws(StorageError) { return try syncStatus() } catch { throw .storage(error) }
    }

    /// Records of which something is still to be sent.
    func pendingCount() throws(ReplicaError) -> Int {
        var count = 0
        var position: Int64 = 0
        do throws(StorageError) {
            while true {
                let page = try storage.pending(after: position, limit: 10_000)
                guard let last = page.last else { return count }
                count += page.count
                position = last.position
            }
        } catch { throw .storage(error) }
    }
}
