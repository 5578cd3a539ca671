/// What the numbers of quests and goals follow from. The caller fetches it: for progress the days
/// from the earliest of this week, this month and the custom periods to the latest of their ends;
/// for streaks from the first day of the period that holds the lower bound.
public struct ProgressInput: Sendable {
    public let boundary: DayBoundary
    public let now: Instant
    public let health: HealthData
    /// The day that holds `now`.
    public let today: LocalDay
    /// The days that any number reads.
    let grid: DayGrid
    /// Which of them there are.
    let calendar: LivedDays
    private let records: ProgressRecords
    /// What was recorded of each action day by day, in their order.
    private let amounts: [DayAmounts]

    public var actions: [Action] { records.actions }

    /// - Parameters:
    ///   - days: what the caller fetched; records outside count nowhere. `nil` for the days of the
    ///     records themselves.
    ///   - sessions: those of actions that are not among `actions` are passed over, as are `counts`.
    public init(
        boundary: DayBoundary, now: Instant, actions: [Action], sessions: [TimeSession],
        counts: [CountEntry], health: HealthData = .none, days: ClosedRange<LocalDay>? = nil
    ) {
        var records = ProgressRecords(of: actions)
        for session in sessions {
            records.add(
                session: session.actionID, start: session.start.milliseconds,
                end: session.end?.milliseconds)
        }
        for entry in counts {
            records.add(
                count: entry.actionID, at: entry.timestamp.milliseconds, amount: entry.counted)
        }
        self.init(boundary: boundary, now: now, records: records, health: health, days: days)
    }

    public init(
        boundary: DayBoundary, now: Instant, records: ProgressRecords, health: HealthData = .none,
        days: ClosedRange<LocalDay>? = nil
    ) {
        self.boundary = boundary
        self.now = now
        self.records = records
        self.health = health
        let today = boundary.day(of: now)
        self.today = today
        let grid = DayGrid(
            days ?? ProgressInput.days(of: records, boundary, today: today, now: now),
            boundary: boundary)
        self.grid = grid
        calendar = LivedDays(grid, boundary)
        amounts = records.actions.indices.map { i in
            DayAmounts(records.sessions[i], records.counts[i], grid: grid, now: now)
        }
    }

    /// The days that records touch, no further away than anybody lives: a merge may bring any time.
    private static func days(
        of records: ProgressRecords, _ boundary: DayBoundary, today: LocalDay, now: Instant
    ) -> ClosedRange<LocalDay> {
        var first = now.milliseconds
        var last = first
        for sessions in records.sessions {
            for session in sessions {
                first = min(first, session.start)
                if session.end != ProgressRecords.Session.running { last = max(last, session.end) }
            }
        }
        for counts in records.counts {
            for count in counts {
                first = min(first, count.time)
                last = max(last, count.time)
            }
        }
        let lifetime = 40_000
        return max(
            boundary.day(of: Instant(milliseconds: first)), today - lifetime)...min(
                boundary.day(of: Instant(milliseconds: last)), today + lifetime)
    }

    /// What was recorded of all actions that `isWanted`.
    ///
    /// - Parameter deadline: minute of day up to which a day counts, −1 for none.
    func amounts(deadline: Int, where isWanted: (Action) -> Bool) -> DayAmounts {
        var ends: [Int64]?
        if deadline != Quest.noDeadline {
            ends = (0..<grid.count).map {
                boundary.window(of: grid.day($0), deadline: deadline).upperBound.milliseconds
            }
        }
        var sum = DayAmounts.none
        for (i, action) in actions.enumerated() where isWanted(action) {
            let part =
                ends.map {
                    DayAmounts(
                        records.sessions[i], records.counts[i], grid: grid, ends: $0, now: now)
                } ?? amounts[i]
            sum = sum.adding(part)
        }
        return sum
    }
}

/// Which dates there are: a zone may have skipped one (domain 4.3). Those of the grid are known
/// without asking the zone.
struct LivedDays: Sendable {
    private let boundary: DayBoundary
    private let known: ClosedRange<LocalDay>
    private var skipped: [LocalDay] = []

    init(_ grid: DayGrid, _ boundary: DayBoundary) {
        self.boundary = boundary
        known = grid.first...(grid.first + (grid.count - 1))
        for i in 0..<grid.count where grid.start(i) == grid.start(i + 1) {
            skipped.append(grid.day(i))
        }
    }

    func contains(_ day: LocalDay) -> Bool {
        known.contains(day) ? !skipped.contains(day) : !boundary.range(of: day).isEmpty
    }
}
