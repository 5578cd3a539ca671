/// What the numbers of quests and goals follow from. The caller fetches it: for progress the days
/// from the earliest of this week, this month and the custom periods to the latest of their ends;
/// for streaks from the first day of the period that holds the lower bound.
public struct ProgressInput: Sendable {
    public let boundary: DayBoundary
    public let now: Instant
    public let actions: [Action]
    public let health: HealthData
    /// The day that holds `now`.
    public let today: LocalDay
    /// The days that any number reads.
    let grid: DayGrid
    /// Records of each action, in the order of `actions`, so that a quest looks at its own only.
    private let sessions: [[TimeSession]]
    private let counts: [[CountEntry]]
    /// The same day by day.
    private let amounts: [DayAmounts]

    /// - Parameters:
    ///   - days: what the caller fetched; records outside count nowhere. `nil` for the days of the
    ///     records themselves.
    ///   - sessions: those of actions that are not among `actions` are passed over, as are `counts`.
    public init(
        boundary: DayBoundary, now: Instant, actions: [Action], sessions: [TimeSession],
        counts: [CountEntry], health: HealthData = .none, days: ClosedRange<LocalDay>? = nil
    ) {
        self.boundary = boundary
        self.now = now
        self.actions = actions
        self.health = health
        today = boundary.day(of: now)
        let numbers = ActionNumbers(actions)
        var sessionsOfAction = [[TimeSession]](repeating: [], count: actions.count)
        for session in sessions {
            if let i = numbers[session.actionID] { sessionsOfAction[i].append(session) }
        }
        var countsOfAction = [[CountEntry]](repeating: [], count: actions.count)
        for entry in counts {
            if let i = numbers[entry.actionID] { countsOfAction[i].append(entry) }
        }
        let span =
            days ?? ProgressInput.days(of: sessions, counts, boundary, today: today, now: now)
        let grid = DayGrid(span, boundary: boundary)
        self.grid = grid
        amounts = actions.indices.map { i in
            DayAmounts(sessionsOfAction[i], countsOfAction[i], grid: grid, now: now)
        }
        self.sessions = sessionsOfAction
        self.counts = countsOfAction
    }

    /// The days that records touch, no further away than anybody lives: a merge may bring any time.
    private static func days(
        of sessions: [TimeSession], _ counts: [CountEntry], _ boundary: DayBoundary,
        today: LocalDay, now: Instant
    ) -> ClosedRange<LocalDay> {
        var first = now
        var last = now
        for session in sessions {
            first = min(first, session.start)
            last = max(last, session.end ?? now)
        }
        for entry in counts {
            first = min(first, entry.timestamp)
            last = max(last, entry.timestamp)
        }
        let lifetime = 40_000
        return max(
            boundary.day(of: first), today - lifetime)...min(
                boundary.day(of: last), today + lifetime)
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
                ends.map { DayAmounts(sessions[i], counts[i], grid: grid, ends: $0, now: now) }
                ?? amounts[i]
            sum = sum.adding(part)
        }
        return sum
    }
}
