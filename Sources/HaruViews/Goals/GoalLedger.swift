import HaruCore
import HaruReplica

/// What was promised and what has come of it. It follows the replica: after a change only the goals
/// that it can touch are reckoned anew, from records that are kept here, so that a tap reads no
/// history.
public struct GoalLedger: Sendable {
    public private(set) var promises = Promises()
    /// One for each goal of `promises`, in their order.
    public private(set) var goals: [GoalFigures] = []
    /// When a record that lies ahead begins to count; `nil`: none does.
    public private(set) var nextTurn: Instant?
    private var records = PromisedRecords()
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
    func counts(_ action: RecordID) -> Bool { records.hasRecords(of: action) }

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
        if seen == current, let steps {
            let touched = records.take(steps) + ledger.running.map { $0.actionID }
            reckon(boundary, at: now, known: goals) { touched.contains($0) }
        } else {
            promises = try book.promises()
            records = PromisedRecords(promises, ledger.actions)
            records.read(storage, around: today, boundary)
            reckon(boundary, at: now, known: []) { _ in true }
        }
        seen = current
        nextTurn = records.nextTurn(after: now)
    }

    /// Of these kinds anything may change everything.
    private static let kinds: [Kind] = [.goal, .quest, .questRevision, .goalPause, .action]

    /// Reckons the goals with a quest that counts an action that `isTouched`, and those that are not
    /// among `known`.
    private mutating func reckon(
        _ boundary: DayBoundary, at now: Instant, known: [GoalFigures],
        isTouched: (RecordID) -> Bool
    ) {
        goals = []
        for (i, goal) in promises.goals.enumerated() {
            let counted = records.actions(of: goal)
            if i < known.count, !counted.contains(where: isTouched) {
                goals.append(known[i])
            } else if goal.isSettled {
                goals.append(GoalFigures(settled: goal, promises.quests(of: goal.id)))
            } else {
                let input = records.input(boundary, now: now) { counted.contains($0) }
                goals.append(GoalFigures(promises.progress(of: goal, input)))
            }
        }
    }
}

extension Goal {
    /// Whether it was judged: what is recorded later changes nothing about it.
    var isSettled: Bool { status == .achieved || status == .notAchieved }
}
