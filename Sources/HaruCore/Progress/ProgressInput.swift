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
    /// Records of each action, in the order of `actions`, so that a quest looks at its own only.
    private let sessions: [[TimeSession]]
    private let counts: [[CountEntry]]

    /// - Parameters: records of actions that are not among `actions` are passed over.
    public init(
        boundary: DayBoundary, now: Instant, actions: [Action], sessions: [TimeSession],
        counts: [CountEntry], health: HealthData = .none
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
        self.sessions = sessionsOfAction
        self.counts = countsOfAction
    }

    /// The sessions of all actions that `isWanted`.
    func sessions(where isWanted: (Action) -> Bool) -> [TimeSession] {
        ProgressInput.joined(sessions, actions, isWanted)
    }

    /// The count entries of all actions that `isWanted`.
    func counts(where isWanted: (Action) -> Bool) -> [CountEntry] {
        ProgressInput.joined(counts, actions, isWanted)
    }

    private static func joined<Record>(
        _ groups: [[Record]], _ actions: [Action], _ isWanted: (Action) -> Bool
    ) -> [Record] {
        var joined: [Record] = []
        for (i, action) in actions.enumerated() where isWanted(action) {
            // Most quests aim at one action, whose records need not be copied.
            if joined.isEmpty { joined = groups[i] } else { joined += groups[i] }
        }
        return joined
    }
}
