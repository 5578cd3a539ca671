import HaruCore

/// Where a live record lies in time, without its identity.
@frozen public struct TimelineSpan: Sendable {
    public let owner: RecordID
    public let start: Int64
    /// As in `TimelineEntry.end`.
    public let end: Int64

    @inlinable public init(owner: RecordID, start: Int64, end: Int64) {
        self.owner = owner
        self.start = start
        self.end = end
    }
}

extension ReplicaStorage {
    public func forEachSpan(
        _ kind: Kind, touching range: Range<Instant>?, _ body: (TimelineSpan) -> Void
    ) throws(StorageError) {
        let ever = Instant(milliseconds: .min)..<Instant(milliseconds: .max)
        for entry in try timeline(kind, touching: range ?? ever) {
            body(TimelineSpan(owner: entry.owner, start: entry.start, end: entry.end))
        }
    }
}
