import HaruCore
import HaruReplica

/// The habits and what was done of them. It follows the replica: a check changes the figures of its
/// own habit, and history is read once, when a screen first shows it.
public struct HabitLedger: Sendable {
    /// In their order, those that are archived too.
    public private(set) var all: [HabitFigures] = []
    private var seen: Seen?
    /// The steps of the storage's log before this one are taken in.
    private var step = 0
    /// The completions of all time are known, and not only those from today on.
    private var hasHistory = false

    /// What all habits are read anew for.
    private struct Seen: Equatable {
        var habits: Int
        var pauses: Int
        var today: LocalDay
    }

    public init() {}

    public subscript(_ id: RecordID) -> HabitFigures? { all.first { $0.habit.id == id } }

    /// The habits that go on, or those that are archived.
    public func habits(archived isArchived: Bool) -> [HabitFigures] {
        all.filter { ($0.habit.archivedOn != nil) == isArchived }
    }

    /// The habits that are done today or may still be.
    public var ofToday: [HabitFigures] { all.filter { $0.canToggle($0.today) } }
}

extension HabitLedger {
    /// - Parameter withHistory: whether a screen shows more than today.
    mutating func read(
        _ book: Book, today: LocalDay, withHistory: Bool
    ) throws(ReplicaError) {
        let storage = book.storage
        let current = Seen(
            habits: storage.changes(of: .habit), pauses: storage.changes(of: .habitPause),
            today: today)
        let steps = storage.timelineLog.steps(from: step)
        step = storage.timelineLog.next
        if seen == current, hasHistory || !withHistory, let steps { return follow(steps) }
        let pauses = try book.pauses(.habit).ordered { ($0.start, $0.id) < ($1.start, $1.id) }
        let habits = try book.habits()
        seen = current
        hasHistory = hasHistory || withHistory
        let days = HabitLedger.days(of: habits, in: storage, from: hasHistory ? nil : today)
        all = []
        for (i, habit) in habits.enumerated() {
            all.append(
                HabitFigures(
                    habit, pauses: pauses.filter { $0.ownerID == habit.id }, completed: days[i],
                    today: today, hasHistory: hasHistory))
        }
    }

    /// The days of the completions of each habit, ascending.
    ///
    /// - Parameter first: the first day of which completions are read; `nil`: all.
    private static func days(
        of habits: [Habit], in storage: ResidentStorage, from first: LocalDay?
    ) -> [[LocalDay]] {
        var numbers: [RecordID: Int] = [:]
        for (i, habit) in habits.enumerated() { numbers[habit.id] = i }
        var days: [[LocalDay]] = Array(repeating: [], count: habits.count)
        let start = first.map { Int64($0.number) } ?? Int64.min
        // Of a completion the timeline keeps the number of its day, and it keeps them in order.
        storage.forEachEntry(
            .completion,
            touching: Instant(milliseconds: start)..<Instant(milliseconds: Int64.max)
        ) { entry in
            if let i = numbers[entry.owner] { days[i].append(LocalDay(number: Int(entry.start))) }
        }
        return days
    }

    private mutating func follow(_ steps: ArraySlice<TimelineLog.Step>) {
        for step in steps where step.kind == .completion {
            change(step.before, isDone: false)
            change(step.after, isDone: true)
        }
    }

    private mutating func change(_ entry: TimelineEntry?, isDone: Bool) {
        guard let entry else { return }
        for i in all.indices where all[i].habit.id == entry.owner {
            all[i] = all[i].marking(LocalDay(number: Int(entry.start)), isDone: isDone)
        }
    }
}
