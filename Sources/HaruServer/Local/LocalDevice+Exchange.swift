import HaruCommand
import HaruCore
import HaruReplica

/// The exchange between the store and its account, as between any device and its server (sync 7).
extension LocalDevice {
    /// Between two looks when nothing happens, and after something went wrong, seconds.
    private static let pause = 900
    /// How long a verb waits for an exchange that is under way, milliseconds.
    private static let patience = 1000

    /// Exchanges whenever somebody rings.
    func work() {
        var failures = 0
        var wait = LocalDevice.pause
        while bell.wait(atMost: wait) {
            do throws(Refusal) {
                try joinWanted()
                _ = try exchangeAll { _ in }
                failures = 0
                wait = LocalDevice.pause
            } catch {
                // It is tried again after 2 s, doubling to 5 minutes; what was written here stays.
                failures += 1
                wait = min(1 << min(failures, 8), 300)
                if failures == 1 { log(error) }
            }
        }
    }

    /// Fetches what the account has got since the last exchange, so that the next verb sees it. A
    /// long download goes on by itself.
    func catchUp() {
        guard signedIn != nil else { return }
        var outcome = SyncOutcome()
        for _ in 0..<4 {
            // An exchange under way may be fetching just what the verb is to see.
            guard turn.take(patience: LocalDevice.patience) else { return }
            defer { turn.giveBack() }
            guard isBehind.load(ordering: .acquiring), (try? round(&outcome)) == true else {
                return
            }
        }
    }

    /// Exchanges until neither side has anything more.
    ///
    /// - Parameter progress: told after each exchange.
    func exchangeAll(_ progress: (SyncOutcome) -> Void) throws(Refusal) -> SyncOutcome {
        var outcome = SyncOutcome()
        guard signedIn != nil else { return outcome }
        repeat {
            guard turn.take(patience: 60_000) else { throw .network(.busy) }
            defer { turn.giveBack() }
            let goesOn = try round(&outcome)
            progress(outcome)
            if !goesOn { break }
        } while true
        // The zone of this device is written once all the account has is here, and sent at once.
        guard !wasZoneAsked.exchange(true, ordering: .relaxed), let carrier = LocalCarrier(self)
        else { return outcome }
        if try carrier.adoptZone(owned.place, verbEnvironment) {
            guard turn.take(patience: 60_000) else { throw .network(.busy) }
            defer { turn.giveBack() }
            while try round(&outcome) {}
        }
        return outcome
    }

    /// One exchange.
    ///
    /// - Returns: whether another one is worth making at once.
    private func round(_ outcome: inout SyncOutcome) throws(Refusal) -> Bool {
        guard let signedIn = signedIn, try isKnown(signedIn) else { return false }
        let account: AccountStore
        do throws(APIError) { account = try services.stores.store(of: signedIn.account) } catch {
            throw .network(NetworkProblem(error))
        }
        // What comes after this is for the next exchange.
        isBehind.store(false, ordering: .releasing)
        let request = try owned.withReplica { (replica) throws(ReplicaError) in
            try replica.syncRequest(device: signedIn.device, chance: Secret.word)
        }
        let result: SyncResult
        do throws(SyncRefusal) {
            let (answer, isNews) = try account.exchanged(request, wall: services.now())
            if isNews { services.announceLocal(answer.cursor, in: signedIn) }
            outcome.exchanges += 1
            outcome.sent += request.items.count - answer.rejected.count
            outcome.received += answer.items.count + answer.purged.count
            outcome.parity = answer.parity
            result = try taken(answer, to: request).get()
        } catch {
            isBehind.store(true, ordering: .releasing)
            switch error {
            case .serverClock, .storeUnavailable:
                throw .network(NetworkProblem(APIError(error)))
            case .epochChanged, .deviceCopied, .cursorExpired: break
            }
            result = try owned.withReplica { (replica) throws(ReplicaError) in
                try replica.take(error, chance: Secret.word)
            }
        }
        if result.isCopy { try registerCopy(of: signedIn) }
        return result.wantsMore
    }

    private func taken(
        _ answer: SyncAnswer, to request: SyncRequest
    ) -> Result<SyncResult, SyncRefusal> {
        do throws(Refusal) {
            return .success(
                try owned.withReplica { (replica) throws(ReplicaError) in
                    try replica.take(
                        answer, to: request, wall: services.now(), roundTrip: 0,
                        chance: Secret.word)
                })
        } catch { return .failure(.storeUnavailable) }
    }

    /// Whether the account still knows this device.
    private func isKnown(_ signedIn: SignedIn) throws(Refusal) -> Bool {
        do throws(APIError) {
            let device = try services.ledger.read { rows throws(APIError) in
                try rows.device(signedIn.device, of: signedIn.account)
            }
            if device == nil { membership.withLock { $0 = .removed(signedIn) } }
            return device != nil
        } catch { throw .network(NetworkProblem(error)) }
    }

    /// Gives a store that turned out to be a copy a device entry of its own (sync 2).
    private func registerCopy(of signedIn: SignedIn) throws(Refusal) {
        let entry = DeviceEntry(id: Secret.id(), name: signedIn.name + " (copy)")
        try take(try registered(entry, in: signedIn.account))
    }
}

extension Services {
    /// Tells the devices of an account, and whoever watches what runs, of a change that was made on
    /// this computer.
    fileprivate func announceLocal(_ cursor: UInt64, in signedIn: SignedIn) {
        announce(cursor, in: signedIn.account, by: signedIn.device)
        // It is one person's one command, not a batch of another device: nothing to wait for.
        news.note(signedIn.account, at: now() - News.pause)
        tellNews()
    }
}
