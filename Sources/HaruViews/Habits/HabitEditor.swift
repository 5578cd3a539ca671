import HaruCore
import HaruReplica

/// A habit being made or changed; nothing of it is stored before it is saved (app 8.3).
public struct HabitEditor: Equatable, Sendable {
    /// `nil`: a new one.
    public let id: RecordID?
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

        public static func == (a: Draft, b: Draft) -> Bool {
            a.startedOn == b.startedOn && sameBytes(a.name, b.name)
                && sameBytes(a.symbolName, b.symbolName) && sameBytes(a.colorHex, b.colorHex)
        }
    }

    /// - Parameter id: `nil` for a new habit.
    public init(_ habit: Habit, id: RecordID?) {
        self.id = id
        draft = Draft(
            name: habit.name, symbolName: habit.symbolName, colorHex: habit.colorHex,
            startedOn: habit.startedOn)
        original = draft
    }

    public var hasChanges: Bool { draft != original }

    /// The draft as a habit, before it is checked.
    func habit(id: RecordID, createdAt: Instant, sortOrder: Int) -> Habit {
        Habit(
            id: id, createdAt: createdAt, name: draft.name, symbolName: draft.symbolName,
            colorHex: draft.colorHex, startedOn: draft.startedOn, sortOrder: sortOrder)
    }

    /// What the person changed, and nothing else: what another device changed meanwhile stays.
    ///
    /// - Parameter habit: the draft as it is to be written.
    func writes(_ habit: Habit) -> [FieldWrite] {
        var writes: [FieldWrite] = []
        HabitEditor.write("colorHex", habit.colorHex, unless: original.colorHex, into: &writes)
        HabitEditor.write("name", habit.name, unless: original.name, into: &writes)
        HabitEditor.write(
            "symbolName", habit.symbolName, unless: original.symbolName, into: &writes)
        return writes
    }

    @inline(never)
    private static func write(
        _ field: String, _ value: String, unless old: String, into writes: inout [FieldWrite]
    ) {
        if !sameBytes(value, old) { writes.append(FieldWrite(field, .string(value))) }
    }
}

/// The last day of a habit being entered, before it is archived.
public struct HabitArchive: Equatable, Sendable {
    public let habit: RecordID
    public var last: LocalDay
    public var problem: DomainError?
}
