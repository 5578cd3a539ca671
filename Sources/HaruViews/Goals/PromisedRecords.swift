import HaruCore
import HaruReplica

/// The records that goals in progress count, by action: as many days of them as any number reads.
struct PromisedRecords: Sendable {
    /// Those that a quest counts, now or by an earlier promise.
    private let actions: [Action]
    private let numbers: ActionNumbers
    private var days = LocalDay(number: 0)...LocalDay(number: 0)
    /// One list for each of `actions`.
    private var sessions: [[TimeSession]]
    private var counts: [[CountEntry]]
    private let inProgress: Promises

    init() { self.init(Promises(), []) }

    init(_ promises: Promises, _ actions: [Action]) {
        var inProgress = promises
        inProgress.goals = promises.goals.filter { !$0.isSettled }
        let goals = Set(inProgress.goals.map { $0.id })
        inProgress.quests = promises.quests.filter { $0.goalID.map { goals.contains($0) } ?? false }
        let quests = Set(inProgress.quests.map { $0.id })
        inProgress.revisions = promises.revisions.filter { quests.contains($0.quest.id) }
        let wanted = inProgress.quests + inProgress.revisions.map { $0.quest }
        self.inProgress = inProgress
        self.actions = actions.filter { action in wanted.contains { $0.names(action) } }
        numbers = ActionNumbers(self.actions)
        sessions = self.actions.map { _ in [] }
        counts = sessions.map { _ in [] }
    }

    /// The records of some days, for a quest in the making.
    init(counting actions: [Action], _ days: ClosedRange<LocalDay>) {
        self.actions = actions
        self.days = days
        numbers = ActionNumbers(actions)
        sessions = actions.map { _ in [] }
        counts = actions.map { _ in [] }
        inProgress = Promises()
    }

    /// Reads what is stored of the days that any number reads.
    mutating func read(_ storage: ResidentStorage, around today: LocalDay, _ boundary: DayBoundary) {
        days = inProgress.days(around: today, boundary: boundary)
        read(storage, boundary)
    }

    mutating func read(_ storage: ResidentStorage, _ boundary: DayBoundary) {
        guard !actions.isEmpty else { return }
        let range = boundary.range(days)
        storage.forEachEntry(.session, touching: range) { add($0, of: .session) }
        storage.forEachEntry(.count, touching: range) { add($0, of: .count) }
    }

    /// Takes in what became of records.
    ///
    /// - Returns: the actions whose records changed.
    mutating func take(_ steps: ArraySlice<TimelineLog.Step>) -> [RecordID] {
        var touched: [RecordID] = []
        for step in steps {
            if let before = step.before { remove(before) }
            if let after = step.after { add(after, of: step.kind) }
            for owner in [step.before?.owner, step.after?.owner] {
                if let owner, !touched.contains(owner) { touched.append(owner) }
            }
        }
        return touched
    }

    private mutating func add(_ entry: TimelineEntry, of kind: Kind) {
        guard let i = numbers[entry.owner] else { return }
        let start = Instant(milliseconds: entry.start)
        if kind == .session {
            sessions[i].append(
                TimeSession(
                    id: entry.id, actionID: entry.owner, start: start,
                    end: entry.isRunning ? nil : Instant(milliseconds: entry.end)))
        } else if kind == .count {
            counts[i].append(
                CountEntry(
                    id: entry.id, actionID: entry.owner, timestamp: start,
                    amount: Int(clamping: entry.end)))
        }
    }

    private mutating func remove(_ entry: TimelineEntry) {
        guard let i = numbers[entry.owner] else { return }
        // What changes is nearly always among the last.
        if let place = sessions[i].lastIndex(where: { $0.id == entry.id }) {
            sessions[i].remove(at: place)
        } else if let place = counts[i].lastIndex(where: { $0.id == entry.id }) {
            counts[i].remove(at: place)
        }
    }

    /// What numbers follow from, of the actions that are wanted.
    func input(
        _ boundary: DayBoundary, now: Instant, isWanted: (RecordID) -> Bool
    ) -> ProgressInput {
        let places = actions.indices.filter { isWanted(actions[$0].id) }
        return ProgressInput(
            boundary: boundary, now: now, actions: places.map { actions[$0] },
            sessions: places.flatMap { sessions[$0] }, counts: places.flatMap { counts[$0] },
            days: actions.isEmpty ? nil : days)
    }

    /// The actions that the quests of a goal in progress count, now or by an earlier promise.
    func actions(of goal: Goal) -> [RecordID] {
        let quests = inProgress.quests(of: goal.id)
        let older = inProgress.revisions.filter { revision in
            quests.contains { $0.id == revision.quest.id }
        }
        let wanted = quests + older.map { $0.quest }
        return actions.filter { action in wanted.contains { $0.names(action) } }.map { $0.id }
    }

    /// Whether records of an action are kept here.
    func hasRecords(of action: RecordID) -> Bool { numbers[action] != nil }

    /// When the next record begins or ends, which then counts for a streak.
    func nextTurn(after now: Instant) -> Instant? {
        var next: Instant?
        func consider(_ moment: Instant) {
            if moment > now { next = min(next ?? moment, moment) }
        }
        for list in sessions {
            for session in list {
                consider(session.start)
                if let end = session.end { consider(end) }
            }
        }
        for list in counts { for entry in list { consider(entry.timestamp) } }
        return next
    }
}

extension Quest {
    /// Whether an action is what the quest aims at, or has the tag it aims at.
    func names(_ action: Action) -> Bool {
        switch target {
        case .action(let id): action.id == id
        case .tag(let id): action.tagIDs.contains(id)
        case .health, .none: false
        }
    }
}
