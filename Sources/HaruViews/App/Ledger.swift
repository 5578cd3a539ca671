import HaruCore
import HaruReplica

/// The replica that a window works on.
public typealias Book = Replica<ResidentStorage>

/// What the screens show, read in one go: all numbers on a screen come from one of these, so that
/// two places that show the same fact cannot differ (app 2.6).
public struct Ledger: Sendable {
    public var settings = Settings()
    public var boundary = DayBoundary(zone: .utc)
    public var today = LocalDay(number: 0)
    /// In the order of the home screen.
    public var actions: [Action] = []
    /// In tag order.
    public var tags: [Tag] = []
    /// By start.
    public var running: [TimeSession] = []
    /// Today's totals, one for each of `actions`.
    public var totals: [DayTotal] = []
    public var home = HomeOrder(actions: [], stored: [])
    private var numbers: [RecordID: Int] = [:]

    /// What an action came to on one day.
    public struct DayTotal: Equatable, Sendable {
        /// Milliseconds of finished sessions.
        public var finished: Int64 = 0
        public var count: Int64 = 0
        /// Where the running part begins, at the day's start at the earliest; `nil`: not running.
        public var runningSince: Instant?

        /// Milliseconds at `now`.
        public func time(at now: Instant) -> Int64 {
            finished + (runningSince.map { max(0, now - $0) } ?? 0)
        }
    }

    public init() {}

    public func action(_ id: RecordID) -> Action? { numbers[id].map { actions[$0] } }

    public func tag(_ id: RecordID) -> Tag? { tags.first { $0.id == id } }

    public func total(_ id: RecordID) -> DayTotal { numbers[id].map { totals[$0] } ?? DayTotal() }

    /// The actions that are being measured, each once with its earliest start (app 5.4).
    public var runningActions: [TimeSession] {
        var seen: [TimeSession] = []
        for session in running where !seen.contains(where: { $0.actionID == session.actionID }) {
            seen.append(session)
        }
        return seen
    }
}

extension Ledger {
    /// Reads everything a screen may show.
    ///
    /// - Parameters:
    ///   - zone: the rules of the zone that is in effect.
    ///   - order: the order of actions that this device remembers.
    public init(
        _ book: Book, at now: Instant, zone: TimeZoneRules, order: [RecordID]
    ) throws(ReplicaError) {
        settings = try book.settings()
        boundary = settings.boundary(in: zone)
        today = boundary.day(of: now)
        let unordered = try book.actions()
        home = HomeOrder(actions: unordered, stored: order)
        let places = ActionNumbers(unordered)
        actions = home.order.compactMap { id in places[id].map { unordered[$0] } }
        for (i, action) in actions.enumerated() { numbers[action.id] = i }
        tags = try book.tags().inOrder()
        running = try book.runningSessions()
        totals = Array(repeating: DayTotal(), count: actions.count)
        let day = boundary.range(of: today)
        for session in try book.sessions(touching: day) { add(session, within: day) }
        for entry in try book.counts(in: day) {
            guard let i = numbers[entry.actionID] else { continue }
            totals[i].count += Int64(entry.amount)
        }
    }

    private mutating func add(_ session: TimeSession, within day: Range<Instant>) {
        guard let i = numbers[session.actionID] else { return }
        let start = max(session.start, day.lowerBound)
        if let end = session.end {
            totals[i].finished += max(0, min(end, day.upperBound) - start)
        } else {
            totals[i].runningSince = min(totals[i].runningSince ?? start, start)
        }
    }
}
