/// A stretch of time spent on an action, stored once and whole, never cut at a day boundary.
public struct TimeSession: Equatable, Sendable {
    public let id: RecordID
    public var actionID: RecordID
    public var start: Instant
    /// The end in effect; `nil` while running. A merge may leave one that is not after `start`:
    /// such a session counts 0 and needs correction.
    public var end: Instant?
    public var note: String
    public var createdAt: Instant

    public init(
        id: RecordID, actionID: RecordID, start: Instant, end: Instant?, note: String = "",
        createdAt: Instant = Instant(milliseconds: 0)
    ) {
        self.id = id
        self.actionID = actionID
        self.start = start
        self.end = end
        self.note = note
        self.createdAt = createdAt
    }

    public var isRunning: Bool { end == nil }

    /// Whether a merge left an end that is not after the start.
    public var needsCorrection: Bool { end.map { $0 <= start } ?? false }

    /// Whether the session has any part in `range` (domain 5.3).
    public func touches(_ range: Range<Instant>) -> Bool {
        start < range.upperBound && (end.map { $0 > range.lowerBound } ?? true)
    }
}
