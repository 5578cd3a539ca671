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
        let pauses = try book.pauses(.habit)
        all = try book.habits().map { habit in
            HabitFigures(habit, pauses: pauses.filter { $0.ownerID == habit.id }, today: today)
        }
        seen = current
        hasHistory = hasHistory || withHistory
        readDays(storage, from: hasHistory ? nil : today)
    }

    /// - Parameter first: the first day of which completions are read; `nil`: all.
    private mutating func readDays(_ storage: ResidentStorage, from first: LocalDay?) {
        guard !all.isEmpty else { return }
        var numbers: [RecordID: Int] = [:]
        for (i, figures) in all.enumerated() { numbers[figures.habit.id] = i }
        var figures = all
        let start = first.map { Int64($0.number) } ?? Int64.min
        // Of a completion the timeline keeps the number of its day.
        storage.forEachEntry(
            .completion,
            touching: Instant(milliseconds: start)..<Instant(milliseconds: Int64.max)
        ) { entry in
            if let i = numbers[entry.owner] { figures[i].add(entry.completedOn) }
        }
        if hasHistory { for i in figures.indices { figures[i].reckon() } }
        all = figures
    }

    private mutating func follow(_ steps: ArraySlice<TimelineLog.Step>) {
        for step in steps where step.kind == .completion {
            change(step.before) { $0.remove($1) }
            change(step.after) { $0.add($1) }
        }
    }

    private mutating func change(
        _ entry: TimelineEntry?, _ body: (inout HabitFigures, LocalDay) -> Void
    ) {
        guard let entry, let i = all.firstIndex(where: { $0.habit.id == entry.owner }) else {
            return
        }
        body(&all[i], entry.completedOn)
        if hasHistory { all[i].reckon() }
    }
}

extension TimelineEntry {
    /// The day of a completion.
    fileprivate var completedOn: LocalDay { LocalDay(number: Int(start)) }
}
