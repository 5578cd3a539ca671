import HaruCore
import HaruReplica

/// A habit being made or changed; nothing of it is stored before it is saved (app 8.3).
public struct HabitEditor: Equatable, Sendable {
    /// `nil`: a new one.
    public let known: Habit?
    public var draft: Draft
    /// The draft as it was when the editor opened.
    public let original: Draft
    /// Why it cannot be saved.
    public var problem: DomainError?

    /// What a person can change.
    public struct Draft: Equatable, Sendable {
        public var name: String
        public var symbolName: String
        /// `#RRGGBB`
        public var colorHex: String
        /// Fixed once the habit is made.
        public var startedOn: LocalDay
    }

    /// A new habit that starts today, in the colour of a preset.
    public init(today: LocalDay, colorHex: String) {
        known = nil
        draft = Draft(
            name: "", symbolName: Habit.defaultSymbol, colorHex: colorHex, startedOn: today)
        original = draft
    }

    public init(_ habit: Habit) {
        known = habit
        draft = Draft(
            name: habit.name, symbolName: habit.symbolName, colorHex: habit.colorHex,
            startedOn: habit.startedOn)
        original = draft
    }

    public var hasChanges: Bool { draft != original }

    /// The draft as a new habit.
    func habit(id: RecordID, createdAt: Instant, sortOrder: Int) -> Habit {
        Habit(
            id: id, createdAt: createdAt, name: draft.name, symbolName: draft.symbolName,
            colorHex: draft.colorHex, startedOn: draft.startedOn, sortOrder: sortOrder)
    }

    /// What the person changed, and nothing else: what another device changed meanwhile stays.
    func writes() throws(DomainError) -> [FieldWrite] {
        guard var habit = known else { return [] }
        (habit.name, habit.symbolName) = (draft.name, draft.symbolName)
        habit.colorHex = draft.colorHex
        let checked = try habit.checked()
        var writes: [FieldWrite] = []
        func note(_ field: String, _ value: String, was old: String) {
            if !sameBytes(value, old) { writes.append(FieldWrite(field, .string(value))) }
        }
        note("colorHex", checked.colorHex, was: original.colorHex)
        note("name", checked.name, was: original.name)
        note("symbolName", checked.symbolName, was: original.symbolName)
        return writes
    }
}

/// Days of a habit being entered: those of a pause, or the last one before it is archived.
public struct HabitDays: Equatable, Sendable {
    public enum Purpose: Equatable, Sendable { case pause, archive }

    public let habit: RecordID
    public let purpose: Purpose
    public var first: LocalDay
    public var last: LocalDay
    /// A pause that goes on until somebody ends it.
    public var isOpen = false
    public var problem: DomainError?

    public init(_ habit: RecordID, _ purpose: Purpose, today: LocalDay) {
        self.habit = habit
        self.purpose = purpose
        first = today
        last = today
    }
}
