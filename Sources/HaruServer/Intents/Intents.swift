import HaruCommand
import HaruCore
import HaruReplica
import HaruStore
import HaruStrings

/// The intents of an account (surfaces 8.1), each one function on the server's copy.
struct Intents {
    let copy: AccountReplica
    let strings: Strings
    let now: Instant

    /// The ids of actions in the order of the caller's device.
    var order: [RecordID] = []

    var replica: Replica<SQLiteStorage> { copy.replica }

    /// What a pressed button showed: nothing else may happen (surfaces 8.1).
    enum Expectation: String { case start, stop, add }

    // MARK: Finding

    /// - Parameter query: a uuid, a name or the beginning of one.
    /// - Throws: `.notFound`, `.ambiguous` with candidates.
    func action(_ query: String) throws(APIError) -> Action {
        let actions = try actions()
        let things = actions.map { NamedThing(id: $0.id, name: $0.name) }
        return actions[try place(of: query, in: things, .action)]
    }

    /// Where in a list what `query` names stands.
    func place(
        of query: String, in things: [NamedThing], _ kind: Phrase.Entity.Kind
    ) throws(APIError) -> Int {
        switch NameMatch.find(query, in: things) {
        case .one(let place): return place
        case .none: throw APIError(.notFound)
        case .several(let places): throw Intents.ambiguous(places.map { things[$0] }, kind)
        }
    }

    private static func ambiguous(
        _ things: [NamedThing], _ kind: Phrase.Entity.Kind
    ) -> APIError {
        var error = APIError(.ambiguous)
        error.candidates = things.map {
            APIError.Candidate(kind: kind.rawValue, id: $0.id, name: $0.name)
        }
        return error
    }

    /// All actions: those that the caller's device puts in an order, then the others.
    func actions() throws(APIError) -> [Action] {
        let actions = try replied { () throws(ReplicaError) in try replica.actions() }
        let order = HomeOrder(actions: actions, stored: order).order
        return order.compactMap { id in actions.first { $0.id == id } }
    }

    func running() throws(APIError) -> [TimeSession] {
        try replied { () throws(ReplicaError) in try replica.runningSessions() }
    }

    /// The only action that runs.
    func onlyRunning() throws(APIError) -> Action {
        let sessions = try running()
        let actions = try actions().filter { action in
            sessions.contains { $0.actionID == action.id }
        }
        guard let first = actions.first else { throw APIError(.notRunning) }
        guard actions.count == 1 else {
            throw Intents.ambiguous(
                actions.map { NamedThing(id: $0.id, name: $0.name) }, .action)
        }
        return first
    }

    // MARK: Doing

    func start(
        _ action: Action, as intent: IntentResult.Intent = .start
    ) throws(APIError) -> IntentResult {
        let session = try replied { () throws(ReplicaError) in
            try replica.start(action, at: now, id: Secret.id(), wall: now)
        }
        return .started(
            try label(action), shown(session), intent: intent, revision: try revision(), strings)
    }

    func stop(
        _ action: Action, as intent: IntentResult.Intent = .stop
    ) throws(APIError) -> IntentResult {
        let stops = try replied { () throws(ReplicaError) in
            try replica.stop(action, at: now, wall: now)
        }
        let label = try label(action)
        for stop in stops {
            if case .saved(let session) = stop {
                return .stopped(
                    label, shown(session), intent: intent, revision: try revision(), strings)
            }
        }
        return .discardedShort(label, intent: intent, revision: try revision(), strings)
    }

    func add(
        _ count: Int, to action: Action, as intent: IntentResult.Intent = .add
    ) throws(APIError) -> IntentResult {
        guard (1...999).contains(count) else { throw APIError(.outOfRange, field: "count") }
        _ = try replied { () throws(ReplicaError) in
            try replica.add(count, to: action, at: now, id: Secret.id(), wall: now)
        }
        let boundary = try boundary()
        let today = try replied { () throws(ReplicaError) in
            try copy.total(of: action, boundary.range(of: boundary.day(of: now)), now: now)
        }
        return .added(
            try label(action), amount: count, today: Int(today), intent: intent,
            revision: try revision(), strings)
    }

    /// One tap: starts, stops or counts.
    ///
    /// - Throws: `.superseded` when that is not what the button showed.
    func run(_ action: Action, expect: Expectation?) throws(APIError) -> IntentResult {
        let does: Expectation
        if action.trackingType == .count {
            does = .add
        } else {
            does = try running().contains { $0.actionID == action.id } ? .stop : .start
        }
        if let expect, expect != does { throw APIError(.superseded) }
        switch does {
        case .add: return try add(1, to: action, as: .run)
        case .stop: return try stop(action, as: .run)
        case .start: return try start(action, as: .run)
        }
    }

    /// Sets a toggle: what is as it should be stays so; a counted action gets one more either way.
    func setControl(of action: Action, to isOn: Bool) throws(APIError) -> IntentResult {
        if action.trackingType == .count { return try add(1, to: action, as: .setControl) }
        let session = try running().first { $0.actionID == action.id }
        switch (isOn, session) {
        case (true, let session?):
            return .started(
                try label(action), shown(session), intent: .setControl, revision: try revision(),
                strings)
        case (true, nil): return try start(action, as: .setControl)
        case (false, .some): return try stop(action, as: .setControl)
        case (false, nil):
            return .isStopped(try label(action), revision: try revision(), strings)
        }
    }

    // MARK: Looking

    func total(_ action: Action, _ period: Period) throws(APIError) -> IntentResult {
        let boundary = try boundary()
        let days = period.window.days(
            anchor: boundary.day(of: now), weekStart: boundary.weekStart)
        let total = try replied { () throws(ReplicaError) in
            try copy.total(of: action, boundary.range(days), now: now)
        }
        let amount: Amount =
            action.trackingType == .count ? .count(Int(total)) : .seconds(total / 1000)
        return .total(try label(action), amount, period, revision: try revision(), strings)
    }

    /// What runs (surfaces 3.1).
    func nowRunning() throws(APIError) -> NowRunning {
        let actions = try replied { () throws(ReplicaError) in try replica.actions() }
        let tags = try replied { () throws(ReplicaError) in try replica.tags() }
        let settings = try replied { () throws(ReplicaError) in try replica.settings() }
        // Two open sessions of one action count as one, with the earlier start.
        var byAction: [TimeSession] = []
        for session in try running().sorted(by: { ($0.start, $0.id) < ($1.start, $1.id) })
        where !byAction.contains(where: { $0.actionID == session.actionID }) {
            byAction.append(session)
        }
        func shown(_ session: TimeSession) -> NowRunning.Session? {
            actions.first { $0.id == session.actionID }.map { action in
                NowRunning.Session(
                    action: Intents.label(action, tags), sessionID: session.id,
                    startedAt: session.start, note: session.note)
            }
        }
        let chosen = settings.representative.choose(among: byAction)
        return NowRunning(
            running: chosen.flatMap(shown),
            others: byAction.filter { $0.id != chosen?.id }.compactMap(shown),
            revision: try revision(), generatedAt: now)
    }

    // MARK: Parts

    func label(_ action: Action) throws(APIError) -> ActionLabel {
        Intents.label(
            action, try replied { () throws(ReplicaError) in try replica.tags() })
    }

    private static func label(_ action: Action, _ tags: [Tag]) -> ActionLabel {
        ActionLabel(
            id: action.id, name: action.name, symbol: action.symbolName,
            colorHex: action.colorHex(tags: tags), type: action.trackingType ?? .time)
    }

    private func shown(_ session: TimeSession) -> IntentResult.Session {
        IntentResult.Session(id: session.id, startedAt: session.start, endedAt: session.end)
    }

    func boundary() throws(APIError) -> DayBoundary {
        copy.boundary(try replied { () throws(ReplicaError) in try replica.settings() })
    }

    func revision() throws(APIError) -> Int64 {
        try replied { () throws(ReplicaError) in try copy.revision() }
    }

    func replied<Result>(
        _ body: () throws(ReplicaError) -> Result
    ) throws(APIError) -> Result {
        do throws(ReplicaError) { return try body() } catch { throw APIError(error) }
    }
}

extension APIError {
    init(_ error: ReplicaError) {
        switch error {
        case .refused(.alreadyRunning): self.init(.alreadyRunning)
        case .refused(.notRunning): self.init(.notRunning)
        case .refused(.wrongTrackingType): self.init(.wrongType)
        case .refused(.notFound): self.init(.notFound)
        case .refused: self.init(.outOfRange)
        case .storage: self.init(.storeUnavailable)
        }
    }
}
