import HaruCore

/// What the screens of goals remember while the window is open.
public struct GoalsState: Sendable {
    public var ledger = GoalLedger()
    /// The goals whose cards on Home show all their quests.
    var unfolded: [RecordID] = []
    /// The card that is in sight on a phone.
    var page = 0
    /// A goal that has just become achieved.
    var celebrated: RecordID?
    /// Somebody will say when a minute has gone by.
    var awaitsMinute = false

    public init() {}
}

/// Goals, or the quests of a goal, being put in order.
public struct GoalOrder: Equatable, Sendable {
    /// Whose quests they are; `nil`: it is goals.
    public let goal: RecordID?
    var drag: ListDrag?

    init(questsOf goal: RecordID? = nil) { self.goal = goal }
}
