import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import HaruStrings

/// `haru sync` and its flags, whoever carries the exchange.
package struct SyncVerbs<Carrier: SyncCarrier> {
    let invocation: Invocation
    let console: Console
    let place: StorePlace
    let carrier: Carrier

    package init(
        _ invocation: Invocation, _ console: Console, _ place: StorePlace, _ carrier: Carrier
    ) {
        self.invocation = invocation
        self.place = place
        self.carrier = carrier
        let language = Preferences.load(place.preferences)[SettingKey.language.rawValue]?.string
        self.console = console.speaking(language.flatMap { Language(rawValue: $0) })
    }

    private var strings: Strings { console.strings }
    private var environment: CommandEnvironment { console.environment }
    private var style: Style {
        let zone = SystemZones.local(variables: environment.variables)
        return console.style(boundary: DayBoundary(zone: zone))
    }

    package func perform() throws(Refusal) -> ExitCode {
        if invocation.has(.status) { return try showStatus() }
        if invocation.has(.held) { return try showHeld() }
        if invocation.has(.deleteEverywhere) { return try answer(.deleteEverywhere) }
        if invocation.has(.bringBack) { return try answer(.bringBack) }
        if invocation.has(.drop) { return try answer(.drop) }
        if invocation.has(.retry) {
            try carrier.opened { (replica) throws(ReplicaError) in try replica.retryQuarantine() }
        }
        if invocation.has(.full) {
            try carrier.opened { (replica) throws(ReplicaError) in try replica.syncFromZero() }
        }
        if invocation.has(.verify) { return try verify() }
        let outcome = try exchange()
        console.show(SyncReport(outcome, strings), style)
        return .ok
    }

    /// Exchanges with a line that shows how far it is.
    package func exchange() throws(Refusal) -> SyncOutcome {
        var line = console.progress()
        defer { line.clear() }
        let strings = strings
        // The line is told of each exchange and cleared here, one after the other.
        let progress: (SyncOutcome) -> Void = { outcome in
            line.show(
                outcome.sent > 0
                    ? strings.syncSending(count: outcome.sent)
                    : strings.syncFetching(count: outcome.received))
        }
        let outcome = try carrier.exchange(progress)
        guard try carrier.adoptZone(place, environment) else { return outcome }
        return try carrier.exchange(progress)
    }

    /// Counts what is here anew, exchanges, and compares with the account.
    private func verify() throws(Refusal) -> ExitCode {
        let before = try carrier.opened { (replica) throws(ReplicaError) -> UInt64 in
            let wasRight = try replica.recountParity()
            return try replica.status().parityAlarms + (wasRight ? 0 : 1)
        }
        let outcome = try exchange()
        let status = try carrier.opened { (replica) throws(ReplicaError) in try replica.status() }
        guard let parity = outcome.parity, parity == status.parity else {
            throw .network(.stillDiffers)
        }
        console.show(
            VerifyReport(fields: parity.fields, wasHealed: status.parityAlarms != before, strings),
            style)
        return .ok
    }

    /// `--status`: what is known here, and, when it answers, what the server says.
    private func showStatus() throws(Refusal) -> ExitCode {
        let (status, pending) = try carrier.opened { (replica) throws(ReplicaError) in
            (try replica.status(), try replica.pendingCount())
        }
        var server: JSON?
        var problem: NetworkProblem?
        do throws(NetworkProblem) { server = try carrier.serverStatus() } catch { problem = error }
        console.show(
            StatusReport(
                signedIn: carrier.signedIn, status: status, pending: pending, server: server,
                problem: problem.map { Refusal.network($0).message(strings) },
                owner: carrier.owner), style)
        guard let problem else { return .ok }
        return Refusal.network(problem).exitCode
    }

    // MARK: What waits for the person

    /// What a person says to what is held.
    private enum Word { case deleteEverywhere, bringBack, drop }

    private func held() throws(Refusal) -> HeldReport {
        try carrier.opened { (replica) throws(ReplicaError) -> HeldReport in
            let status = try replica.status()
            func named(_ key: RecordKey) throws(ReplicaError) -> HeldReport.Item {
                do throws(StorageError) {
                    let record = try replica.storage.record(key.kind, key.id)
                    return HeldReport.Item(
                        kind: key.kind.name, id: key.id, name: record?.shownName ?? "")
                } catch { throw .storage(error) }
            }
            func items(_ keys: [RecordKey]) throws(ReplicaError) -> [HeldReport.Item] {
                var items: [HeldReport.Item] = []
                for key in keys { items.append(try named(key)) }
                return items
            }
            return HeldReport(
                deletions: try items(status.heldDeletions), drops: try items(status.heldDrops),
                dropped: try items(status.dropped), quarantine: status.quarantine)
        }
    }

    private func showHeld() throws(Refusal) -> ExitCode {
        console.show(try held(), style)
        return .ok
    }

    /// *Delete everywhere*, *Bring back*, or letting go of what the account no longer has.
    private func answer(_ word: Word) throws(Refusal) -> ExitCode {
        let held = try held()
        let items = word == .drop ? held.drops : held.deletions
        guard !items.isEmpty else {
            console.say(strings.syncNothingHeld)
            return .ok
        }
        let question: Question =
            switch word {
            case .deleteEverywhere: .deleteEverywhere(items.count)
            case .bringBack: .bringBack(items.count)
            case .drop: .drop(items.count)
            }
        guard try console.agree(to: held, question: question, invocation, style) == .go else {
            return .ok
        }
        let now = environment.now()
        try carrier.opened { (replica) throws(ReplicaError) -> Void in
            switch word {
            case .deleteEverywhere: try replica.confirmHeldDeletions()
            case .bringBack: try replica.bringBackHeldDeletions(wall: now)
            case .drop: try replica.confirmHeldDrops()
            }
        }
        let outcome = try exchange()
        console.show(SyncReport(outcome, strings), style)
        return .ok
    }
}

extension Record {
    /// What a person knows it by: its name, title or text; `nil` where it has none.
    fileprivate var shownName: String? {
        for name in ["name", "title", "note", "text"] {
            if case .string(let text) = self[name]?.value, !text.isEmpty { return text }
        }
        return nil
    }
}
