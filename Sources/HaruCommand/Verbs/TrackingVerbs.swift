import HaruCore
import HaruReplica
import HaruStrings

/// The verbs that a person uses forty times a week.
extension Workspace {
    func start() throws(Refusal) -> ExitCode {
        let action = try action(0)
        console.show(try started(action, intent: .start), style)
        return .ok
    }

    private func started(_ action: Action, intent: IntentResult.Intent) throws(Refusal)
        -> IntentResult
    {
        let session: TimeSession
        do throws(ReplicaError) {
            session = try replica.start(action, at: time, note: note, id: newID(), wall: now)
        } catch { throw named(error, action) }
        return .started(
            try label(action), IntentResult.Session(session), intent: intent,
            revision: try revision(), strings)
    }

    func stop() throws(Refusal) -> ExitCode {
        let running = try replied { () throws(ReplicaError) in try replica.runningSessions() }
        let actions = try actions()
        let chosen: [Action]
        if let query = invocation.text(0) {
            chosen = [try action(named: query, in: actions)]
        } else {
            guard !running.isEmpty else { throw .nothingRunning }
            let active = actions.filter { action in running.contains { $0.actionID == action.id } }
            chosen = invocation.has(.all) ? active : try onlyRunning(active)
        }
        var results: [IntentResult] = []
        let ending = running.filter { session in chosen.contains { $0.id == session.actionID } }
        try refuseEndBeforeStart(of: ending)
        for action in chosen { results += try stopped(action, intent: .stop) }
        show(results)
        return .ok
    }

    /// One answer as itself, several as one value.
    private func show(_ results: [IntentResult]) {
        if results.count == 1 {
            console.show(results[0], style)
        } else {
            console.show(IntentResults(results), style)
        }
    }

    /// A stop before the start discards the session, as it must when a clock was set back. Where a
    /// person typed the time it is a slip, and the session goes on.
    private func refuseEndBeforeStart(of sessions: [TimeSession]) throws(Refusal) {
        guard invocation.has(.at) else { return }
        for session in sessions where time < session.start { throw .domain(.endBeforeStart) }
    }

    /// The one action that runs; several need to be told apart.
    private func onlyRunning(_ active: [Action]) throws(Refusal) -> [Action] {
        guard active.count > 1 else { return active }
        throw .severalRunning(
            active.map {
                Refusal.Candidate(kind: .action, id: $0.id, name: $0.name, detail: strings.running)
            })
    }

    private func stopped(
        _ action: Action, intent: IntentResult.Intent
    ) throws(Refusal) -> [IntentResult] {
        let stops: [Recording.Stop]
        do throws(ReplicaError) {
            stops = try replica.stop(action, at: time, note: note, wall: now)
        } catch { throw named(error, action) }
        let label = try label(action)
        let revision = try revision()
        return stops.map { stop in
            switch stop {
            case .saved(let session):
                .stopped(
                    label, IntentResult.Session(session), intent: intent, revision: revision,
                    strings)
            case .discarded:
                .discardedShort(label, intent: intent, revision: revision, strings)
            }
        }
    }

    func toggle() throws(Refusal) -> ExitCode {
        let action = try action(0)
        if action.trackingType == .count {
            console.show(try added(action, amount: 1, intent: .run), style)
            return .ok
        }
        let running = try replied { () throws(ReplicaError) in try replica.runningSessions() }
        if running.contains(where: { $0.actionID == action.id }) {
            show(try stopped(action, intent: .run))
        } else {
            console.show(try started(action, intent: .run), style)
        }
        return .ok
    }

    func add() throws(Refusal) -> ExitCode {
        let action = try action(0)
        console.show(try added(action, amount: invocation.number(1) ?? 1, intent: .add), style)
        return .ok
    }

    private func added(
        _ action: Action, amount: Int, intent: IntentResult.Intent
    ) throws(Refusal) -> IntentResult {
        do throws(ReplicaError) {
            _ = try replica.add(
                amount, to: action, at: time, note: note, id: newID(), wall: now)
        } catch { throw named(error, action) }
        var total: Int64 = 0
        let day = boundary.range(of: today)
        try stored { () throws(StorageError) in
            try store.storage.forEachSpan(.count, touching: day) {
                if $0.owner == action.id { total += $0.end }
            }
        }
        return .added(
            try label(action), amount: amount, today: Int(total), intent: intent,
            revision: try revision(), strings)
    }

    func enterRecord() throws(Refusal) -> ExitCode {
        let action = try action(0)
        guard let start = invocation.time(1), let end = invocation.time(2) else {
            throw .usage(.missingArgument("START", verb: .record))
        }
        let session: TimeSession
        do throws(ReplicaError) {
            session = try replica.record(
                action, from: start.resolve(now: now, boundary: boundary),
                to: end.resolve(now: now, boundary: boundary), note: note, id: newID(), wall: now)
        } catch { throw named(error, action) }
        let seconds = (end.resolve(now: now, boundary: boundary) - session.start) / 1000
        console.show(
            Done(.recordEntered(action: action.name, seconds: seconds), ids: [session.id], strings),
            style)
        return .ok
    }

    /// The action as reports name it, with its tags looked up.
    func label(_ action: Action) throws(Refusal) -> ActionLabel {
        label(action, tags: try tags())
    }

    /// Refusals that read better with the action's name in them.
    private func named(_ error: ReplicaError, _ action: Action) -> Refusal {
        switch error {
        case .refused(.alreadyRunning): .alreadyRunning(action: action.name)
        case .refused(.notRunning): .notRunning(action: action.name)
        case .refused(.wrongTrackingType):
            .wrongType(action: action.name, needed: action.trackingType == .count ? .time : .count)
        default: Refusal(error, path: place.store)
        }
    }
}

extension IntentResult.Session {
    init(_ session: TimeSession) {
        self.init(id: session.id, startedAt: session.start, endedAt: session.end)
    }
}
