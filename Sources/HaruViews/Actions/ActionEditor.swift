import HaruCore
import HaruReplica

/// An action being made or changed; nothing of it is stored before it is saved (app 6).
public struct ActionEditor: Equatable, Sendable {
    /// `nil`: a new one.
    public let id: RecordID?
    public var draft: Draft
    /// The draft as it was when the editor opened.
    public let original: Draft
    /// Why it cannot be saved; told beside the name.
    public var problem: DomainError?
    /// The name of a tag to be made in place; `nil` while the field is folded.
    public var newTag: String?
    public var tagProblem: DomainError?

    /// What a person can change.
    public struct Draft: Equatable, Sendable {
        public var name = ""
        public var symbolName = Action.defaultSymbol
        public var trackingType: TrackingType? = .time
        public var tagIDs: [RecordID] = []
        /// Remembered on this device only.
        public var asksForNote = false

        public init() {}
    }

    /// A new action.
    public init() {
        id = nil
        draft = Draft()
        original = draft
    }

    public init(_ action: Action, asksForNote: Bool) {
        id = action.id
        draft = Draft()
        draft.name = action.name
        draft.symbolName = action.symbolName
        draft.trackingType = action.trackingType
        draft.tagIDs = action.tagIDs
        draft.asksForNote = asksForNote
        original = draft
    }

    public var hasChanges: Bool { draft != original || !(newTag ?? "").utf8.isEmpty }

    mutating func toggle(_ tag: RecordID) {
        if draft.tagIDs.contains(tag) {
            draft.tagIDs.removeAll { $0 == tag }
        } else {
            draft.tagIDs.append(tag)
        }
    }

    /// The draft as an action.
    ///
    /// - Parameter known: what is stored, for an existing action.
    func action(id: RecordID, createdAt: Instant, known: Action?) throws(DomainError) -> Action {
        var action = known ?? Action(id: id, createdAt: createdAt)
        action.name = draft.name
        action.symbolName = draft.symbolName
        action.trackingType = draft.trackingType
        action.tagIDs = draft.tagIDs
        return try action.checked(previous: known)
    }

    /// What the person changed, and nothing else: what another device changed meanwhile stays.
    ///
    /// - Parameter name: the name as it is written.
    func writes(name: String) -> [FieldWrite] {
        var writes: [FieldWrite] = []
        if !sameBytes(name, original.name) { writes.append(FieldWrite("name", .string(name))) }
        if !sameBytes(draft.symbolName, original.symbolName) {
            writes.append(FieldWrite("symbolName", .string(draft.symbolName)))
        }
        for tag in draft.tagIDs.sorted() where !original.tagIDs.contains(tag) {
            writes.append(FieldWrite(Schema.element("tagIDs", tag), .bool(true)))
        }
        for tag in original.tagIDs.sorted() where !draft.tagIDs.contains(tag) {
            writes.append(FieldWrite(Schema.element("tagIDs", tag), .bool(false)))
        }
        return writes
    }
}
