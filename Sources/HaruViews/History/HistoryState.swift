import HaruCore
import HaruReplica

/// What the history remembers while it is open.
public struct HistoryState: Sendable {
    public var ledger = HistoryLedger()
    /// Whether the app was asked to say the next minute, so that the line at now moves.
    public var awaitsMinute = false

    /// The record that the mouse is drawing on a timetable.
    public var drawn: DrawnTime?

    public init() {}
}

/// A time being drawn on free space of a timetable.
public struct DrawnTime: Equatable, Sendable {
    public let day: LocalDay
    /// After the day start, within 0..<1440.
    public let minutes: Range<Int>
}

/// The records of the days that are shown, and no others (app 2.6, 9).
public struct HistoryLedger: Equatable, Sendable {
    /// By start.
    public var sessions: [TimeSession] = []
    /// By time.
    public var counts: [CountEntry] = []

    public init() {}

    public init(sessions: [TimeSession], counts: [CountEntry]) {
        self.sessions = sessions
        self.counts = counts
    }

    public init(_ book: Book, touching range: Range<Instant>) throws(ReplicaError) {
        sessions = try book.sessions(touching: range)
        counts = try book.counts(in: range)
    }

    public func session(_ id: RecordID) -> TimeSession? { sessions.first { $0.id == id } }

    public func count(_ id: RecordID) -> CountEntry? { counts.first { $0.id == id } }
}
