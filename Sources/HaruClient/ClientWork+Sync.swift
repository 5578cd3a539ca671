import HaruCommand
import HaruCore
import HaruHost
import HaruReplica
import HaruStore

extension ClientWork {
    /// `haru sync` and its flags.
    func sync() throws(Refusal) -> ExitCode {
        let signedIn = try SignedIn.load(place)
        // Looking does not wait for an exchange that is under way.
        let isLooking = invocation.has(.status) || invocation.has(.held)
        let lock = isLooking ? nil : SyncLock(place.syncLock, patience: 10_000)
        guard isLooking || lock != nil else { throw .network(.busy) }
        let engine = SyncEngine(place, signedIn, console)
        return try withExtendedLifetime(lock) { () throws(Refusal) -> ExitCode in
            try SyncVerbs(invocation, console, place, engine).perform()
        }
    }
}

extension SyncEngine: SyncCarrier {
    var owner: Int32? { nil }

    func exchange(_ progress: @escaping (SyncOutcome) -> Void) throws(Refusal) -> SyncOutcome {
        self.progress = progress
        return try run()
    }

    func serverStatus() throws(NetworkProblem) -> JSON {
        try client.ask("GET", "/v1/sync/status").json
    }
}
