/// What the numbers of quests and goals follow from. The caller fetches it: for progress the days
/// from the earliest of this week, this month and the custom periods to the latest of their ends;
/// for streaks from the first day of the period that holds the lower bound.
public struct ProgressInput: Sendable {
    public let boundary: DayBoundary
    public let now: Instant
    public let actions: [Action]
    public let sessions: [TimeSession]
    public let counts: [CountEntry]
    public let health: HealthData
    public let today: LocalDay

    public init(
        boundary: DayBoundary, now: Instant, actions: [Action], sessions: [TimeSession],
        counts: [CountEntry], health: HealthData = .none
    ) {
        self.boundary = boundary
        self.now = now
        self.actions = actions
        self.sessions = sessions
        self.counts = counts
        self.health = health
        today = boundary.day(of: now)
    }
}
