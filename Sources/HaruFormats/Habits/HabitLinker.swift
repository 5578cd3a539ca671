import HaruCore

/// Finds for each habit of an import the one it is in the store, or makes a new one.
///
/// A habit that was imported before is known by its identity. Else the store's habit of the same name
/// is taken, if all days of the file fall within the days it tracks: the others would count nowhere.
struct HabitLinker {
    struct Target {
        var habit: Habit
        let isNew: Bool
        /// What was linked to it: two identities of one file are two habits, even under one name.
        var claims: [(file: Int, id: RecordID)] = []
    }

    private(set) var targets: [Target] = []
    /// Per habit of the import.
    private(set) var targetOf: [Int] = []
    private var byID: [RecordID: Int] = [:]
    private var byName: [String: [Int]] = [:]
    private let now: Instant
    private let storeCount: Int

    /// - Parameters:
    ///   - days: the first and last day that the import has of each habit, up to today.
    ///   - today: the last day that a new habit can begin on.
    init(
        _ habits: [ImportedHabit], days: [ClosedRange<LocalDay>?], store: [Habit], today: LocalDay,
        now: Instant
    ) {
        self.now = now
        storeCount = store.count
        for habit in store.sorted(by: { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }) {
            enter(Target(habit: habit, isNew: false))
        }
        for (habit, days) in zip(habits, days) {
            let target = match(habit, days) ?? make(habit, days, today)
            targets[target].claims.append((habit.file, habit.id))
            targetOf.append(target)
        }
    }

    var newHabits: [Habit] { targets.filter { $0.isNew }.map { $0.habit } }

    private mutating func enter(_ target: Target) {
        byID[target.habit.id] = targets.count
        byName[target.habit.name, default: []].append(targets.count)
        targets.append(target)
    }

    private mutating func match(_ habit: ImportedHabit, _ days: ClosedRange<LocalDay>?) -> Int? {
        let found =
            byID[habit.id]
            ?? byName[habit.name]?.first { index in
                let target = targets[index]
                let isTaken = target.claims.contains {
                    $0.file == habit.file && $0.id != habit.id
                }
                return !isTaken && (target.isNew || HabitLinker.tracks(target.habit, days))
            }
        if let found, targets[found].isNew, let days { widen(found, habit, days) }
        return found
    }

    private static func tracks(_ habit: Habit, _ days: ClosedRange<LocalDay>?) -> Bool {
        guard let days else { return true }
        if let archivedOn = habit.archivedOn, archivedOn < days.upperBound { return false }
        return habit.startedOn <= days.lowerBound
    }

    /// Another file knows more days of a habit that is new.
    private mutating func widen(
        _ index: Int, _ habit: ImportedHabit, _ days: ClosedRange<LocalDay>
    ) {
        let known = targets[index].habit
        targets[index].habit = Habit(
            id: known.id, createdAt: known.createdAt, name: known.name,
            symbolName: known.symbolName, colorHex: known.colorHex,
            startedOn: min(known.startedOn, days.lowerBound),
            archivedOn: habit.isArchived
                ? known.archivedOn.map { max($0, days.upperBound) } : nil,
            sortOrder: known.sortOrder)
    }

    private mutating func make(
        _ habit: ImportedHabit, _ days: ClosedRange<LocalDay>?, _ today: LocalDay
    ) -> Int {
        let number = storeCount + targets.count { $0.isNew }
        let start = min(days?.lowerBound ?? habit.startedOn ?? today, today)
        enter(
            Target(
                habit: Habit(
                    id: habit.id, createdAt: now, name: habit.name,
                    colorHex: habit.colorHex ?? Palette.presets[number % Palette.presets.count],
                    startedOn: start,
                    archivedOn: habit.isArchived ? max(start, days?.upperBound ?? start) : nil,
                    sortOrder: number),
                isNew: true))
        return targets.count - 1
    }
}
