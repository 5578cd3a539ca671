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
    public var habits = HabitLedger()
    private var numbers: [RecordID: Int] = [:]
    /// As the store keeps them.
    private var unordered: [Action] = []
    /// What was read, so that it is not read again while it is true.
    private var seen: Seen?

    /// What settings, actions and tags were read from.
    private struct Seen {
        var settings: Int
        var actions: Int
        var tags: Int
        var order: [RecordID]
    }

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
    /// Reads everything a screen may show. Settings, actions and tags are read when they have
    /// changed; of sessions and counts, today's are looked up by index.
    ///
    /// - Parameters:
    ///   - zone: the rules of the zone that is in effect under these settings.
    ///   - order: the order of actions that this device remembers.
    mutating func read(
        _ book: Book, at now: Instant, zone: (Settings) -> TimeZoneRules, order: [RecordID]
    ) throws(ReplicaError) {
        let storage = book.storage
        let current = Seen(
            settings: storage.changes(of: .settings), actions: storage.changes(of: .action),
            tags: storage.changes(of: .tag), order: order)
        if seen?.settings != current.settings { settings = try book.settings() }
        if seen?.actions != current.actions { unordered = try book.actions() }
        if seen?.tags != current.tags { tags = try book.tags().inOrder() }
        if seen?.actions != current.actions || seen?.order != order { arrange(order) }
        seen = current
        boundary = settings.boundary(in: zone(settings))
        today = boundary.day(of: now)
        try readToday(book)
    }

    private mutating func arrange(_ order: [RecordID]) {
        home = HomeOrder(actions: unordered, stored: order)
        let places = ActionNumbers(unordered)
        actions = home.order.compactMap { id in places[id].map { unordered[$0] } }
        numbers = [:]
        for (i, action) in actions.enumerated() { numbers[action.id] = i }
    }

    private mutating func readToday(_ book: Book) throws(ReplicaError) {
        running = try book.runningSessions()
        totals = Array(repeating: DayTotal(), count: actions.count)
        let day = boundary.range(of: today)
        for entry in try book.entries(.session, touching: day) {
            guard let i = numbers[entry.owner] else { continue }
            totals[i].add(session: entry, within: day)
        }
        for entry in try book.entries(.count, touching: day) {
            guard let i = numbers[entry.owner] else { continue }
            totals[i].count += entry.end
        }
    }
}

extension Replica {
    /// Where records lie in time, those of deleted actions too.
    func entries(
        _ kind: Kind, touching range: Range<Instant>
    ) throws(ReplicaError) -> [TimelineEntry] {
        do { return try storage.timeline(kind, touching: range) } catch { throw .storage(error) }
    }
}
