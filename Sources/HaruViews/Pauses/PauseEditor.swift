import HaruCore
import HaruReplica

/// Days of rest of a goal or a habit being entered (Docs/Promises.md 2).
public struct PauseEditor: Equatable, Sendable {
    public let owner: PauseOwner
    public let initial: Pause
    public var draft: Pause
    /// What the last day is, should the pause have one.
    public var last: LocalDay
    public var problem: DomainError?

    init(_ pause: Pause, of owner: PauseOwner) {
        self.owner = owner
        initial = pause
        draft = pause
        last = pause.end ?? pause.start
    }

    public var hasChanges: Bool { draft != initial }
}
