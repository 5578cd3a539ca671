import HaruCore

/// Where a live record lies in time: all that lists of ranges and sums over history need.
@frozen public struct TimelineEntry: Equatable, Sendable {
    public var id: RecordID
    /// The action of a session or count, the habit of a completion.
    public var owner: RecordID
    /// Milliseconds since 1970; of a completion the day's number.
    public var start: Int64
    /// A session's end in milliseconds, `running` while it has none; the amount of a count; 0 of a
    /// completion.
    public var end: Int64

    @inlinable public init(id: RecordID, owner: RecordID, start: Int64, end: Int64) {
        self.id = id
        self.owner = owner
        self.start = start
        self.end = end
    }

    /// The `end` of a running session.
    @inlinable public static var running: Int64 { Int64.max }

    @inlinable public var isRunning: Bool { end == TimelineEntry.running }

    /// The place of `record` in time; `nil` if it is deleted or of a kind that has none.
    public init?(_ record: Record) {
        guard !record.isDeleted else { return nil }
        func id(_ name: String) -> RecordID {
            record.value(name)?.string.flatMap { RecordID($0) } ?? RecordID(high: 0, low: 0)
        }
        func int(_ name: String) -> Int64? { record.value(name)?.int64 }
        switch record.kind {
        case .session:
            self.init(
                id: record.id, owner: id("actionID"), start: int("startAt") ?? 0,
                end: SessionEnd.inEffect(record)?.milliseconds ?? TimelineEntry.running)
        case .count:
            self.init(
                id: record.id, owner: id("actionID"), start: int("timestamp") ?? 0,
                end: int("amount") ?? 1)
        case .completion:
            guard let day = record.value("completedOn")?.string.flatMap({ ISO8601.day($0) }) else {
                return nil
            }
            self.init(id: record.id, owner: id("habitID"), start: Int64(day.number), end: 0)
        default: return nil
        }
    }
}

/// Sessions by length, so that those which touch a range are found by index: a session of class `c`
/// that touches `[a, b)` starts after `a` minus the class's longest length (Docs/Timeline.md).
public enum LengthClass {
    /// The longest session of each class, milliseconds.
    public static let limits: [Int64] = [
        6 * 3_600_000, 36 * 3_600_000, 7 * 86_400_000, 60 * 86_400_000, 800 * 86_400_000,
    ]
    /// Longer than all of them.
    public static let longest = limits.count
    public static let running = limits.count + 1

    public static func of(start: Int64, end: Int64) -> Int {
        if end == TimelineEntry.running { return running }
        let (length, isBeyond) = end.subtractingReportingOverflow(start)
        if isBeyond { return end > start ? longest : 0 }
        for (i, limit) in limits.enumerated() where length <= limit { return i }
        return longest
    }
}
