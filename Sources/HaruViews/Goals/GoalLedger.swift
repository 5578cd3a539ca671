import HaruCore
import HaruReplica

/// What was promised and what has come of it. It follows the replica: a change makes the goals stale
/// that it can touch, and a stale goal is reckoned once it is in sight, from records that are kept here.
/// So a tap reads no history, and pays for the goals on the screen alone.
public struct GoalLedger: Sendable {
    public private(set) var promises = Promises()
    /// One for each goal of `promises`, in their order. Before numbers of them are shown they are
    /// reckoned; titles, dates and quests are true at any time.
    public private(set) var goals: [GoalFigures] = []
    /// When a record that lies ahead begins to count; `nil`: none does.
    public private(set) var nextTurn: Instant?
    /// What each of the goals counts; nothing once it was judged.
    private var counted: [[RecordID]] = []
    /// Which of the goals are to be reckoned anew.
    private var isStale: [Bool] = []
    private var records: PromisedRecords?
    private var seen: Seen?

    /// What all of it was read from.
    private struct Seen: Equatable {
        var changes: [Int]
        var today: LocalDay
        var weekStart: Weekday
        var dayStart: Int
        var zone: String
        /// The goals are reckoned with the steps of the storage's log before this one.
        var step = 0

        static func == (a: Seen, b: Seen) -> Bool {
            a.changes == b.changes && a.today == b.today && a.weekStart == b.weekStart
                && a.dayStart == b.dayStart && sameBytes(a.zone, b.zone)
        }
    }

    public init() {}

    public func figures(_ id: RecordID) -> GoalFigures? { goals.first { $0.goal.id == id } }

    /// Whether a goal in progress counts an action.
    func counts(_ action: RecordID) -> Bool { records?.hasRecords(of: action) ?? false }

    /// A quest as it is promised on `day`.
    public func quest(_ id: RecordID, on day: LocalDay) -> Quest? {
        promises.quests.first { $0.id == id }.map {
            QuestRevision.inForce($0, promises.revisions, on: day)
        }
    }

    /// The quests of a goal, in their order.
    func quests(of goal: RecordID) -> [RecordID] { promises.quests(of: goal).map { $0.id } }

    /// The pauses of a goal that are not over on `day`, by their first day.
    func pauses(of goal: RecordID, from day: LocalDay) -> [Pause] {
        promises.goalPauses.filter { pause in
            pause.ownerID == goal && pause.days.map { $0.upperBound >= day } ?? false
        }.ordered { ($0.start, $0.id) < ($1.start, $1.id) }
    }
}

extension GoalLedger {
    /// Follows the replica, of which `ledger` was read.
    mutating func read(
        _ book: Book, _ ledger: Ledger, at now: Instant
    ) throws(ReplicaError) {
        let storage = book.storage
        let (boundary, today) = (ledger.boundary, ledger.today)
        var current = Seen(
            changes: GoalLedger.kinds.map { storage.changes(of: $0) }, today: today,
            weekStart: boundary.weekStart, dayStart: boundary.dayStartMinutes,
            zone: boundary.zone.name)
        current.step = storage.timelineLog.next
        let steps = storage.timelineLog.steps(from: seen?.step ?? 0)
        if seen == current, let steps, records != nil {
            let touched = (records?.take(steps) ?? []) + ledger.running.map { $0.actionID }
            // What lay ahead counts for streaks once its time has come.
            let hasTurned = nextTurn.map { $0 <= now } ?? false
            for i in isStale.indices
            where hasTurned || counted[i].contains(where: { touched.contains($0) }) {
                isStale[i] = true
            }
        } else {
            try readAll(book, ledger)
        }
        seen = current
        nextTurn = records?.nextTurn(after: now)
        // Those that have ended are judged, wherever the person is.
        reckon(ledger, at: now) { $0.endDay.map { $0 < today } ?? false }
    }

    /// Reckons what is stale.
    ///
    /// - Parameter isWanted: which goals are in sight.
    mutating func reckon(_ ledger: Ledger, at now: Instant, where isWanted: (Goal) -> Bool) {
        for (i, goal) in promises.goals.enumerated() where isStale[i] && isWanted(goal) {
            isStale[i] = false
            guard let records, !goal.isSettled else { continue }
            let input = records.input(counted[i], ledger.boundary, at: now)
            goals[i] = GoalFigures(promises.progress(of: goal, input))
        }
    }

    private mutating func readAll(_ book: Book, _ ledger: Ledger) throws(ReplicaError) {
        promises = try book.promises()
        var open = promises
        open.goals = promises.goals.filter { !$0.isSettled }
        open.quests = promises.quests.filter { quest in
            open.goals.contains { $0.id == quest.goalID }
        }
        open.revisions = promises.revisions.filter { revision in
            open.quests.contains { $0.id == revision.quest.id }
        }
        counted = promises.goals.map { goal in
            let quests = open.quests(of: goal.id)
            let older = open.revisions.filter { revision in
                quests.contains { $0.id == revision.quest.id }
            }
            let wanted = quests + older.map { $0.quest }
            return ledger.actions.filter { action in wanted.contains { $0.names(action) } }
                .map { $0.id }
        }
        let all = ledger.actions.filter { action in counted.contains { $0.contains(action.id) } }
        records = PromisedRecords(
            of: all, open.days(around: ledger.today, boundary: ledger.boundary), in: book.storage,
            ledger.boundary)
        goals = promises.goals.map { GoalFigures(unreckoned: $0, promises.quests(of: $0.id)) }
        isStale = goals.map { _ in true }
    }

    /// Of these kinds anything may change everything.
    private static let kinds: [Kind] = [.goal, .quest, .questRevision, .goalPause, .action]
}

extension Goal {
    /// Whether it was judged: what is recorded later changes nothing about it.
    var isSettled: Bool { status == .achieved || status == .notAchieved }
}
