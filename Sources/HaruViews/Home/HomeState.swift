import HaruCore

/// What Home remembers while it is open.
public struct HomeState: Equatable, Sendable {
    public var isArranging = false
    /// The order while a tile is being dragged; nothing is kept of it before it is dropped.
    public var drag: Drag?
    public var isRefreshing = false

    public struct Drag: Equatable, Sendable {
        public let id: RecordID
        /// Of all actions, as they would stand.
        public var order: [RecordID]
        /// The section under the pointer.
        public var over: HomeSection

        public init(id: RecordID, order: [RecordID], over: HomeSection) {
            self.id = id
            self.order = order
            self.over = over
        }
    }

    public init() {}
}

/// The menu of an action's tile (app 5.6).
public struct ActionMenu: Equatable, Sendable {
    public var id: RecordID
    /// Where it opens, CSS pixels of the window.
    public var x: Int
    public var y: Int
}

/// Asks for a note after a record was made; the record is saved already (app 5.5).
public struct NotePrompt: Equatable, Sendable {
    public enum Target: Equatable, Sendable {
        case session(RecordID)
        case count(RecordID)
    }

    public var target: Target
    public var action: RecordID
}
