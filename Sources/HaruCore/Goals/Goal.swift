/// Something a person wants, with quests under it.
public struct Goal: Equatable, Sendable {
    public let id: RecordID
    public var createdAt: Instant
    /// 1…60 characters.
    public var title: String
    public var symbolName: String
    /// `#RRGGBB`.
    public var colorHex: String
    public var startDay: LocalDay
    /// The last day; `nil` when the goal goes on until it is finished by hand.
    public var endDay: LocalDay?
    /// `nil` when a newer version wrote a status that this one does not know; such a goal is never
    /// judged.
    public var status: Status?
    /// Percent at which the goal is achieved: 10…100 in steps of 5.
    public var achieveThresholdPercent: Int
    /// When the status left `inProgress`; `nil` while it has not.
    public var judgedAt: Instant?
    public var sortOrder: Int

    /// Raw values are stored and synced.
    public enum Status: String, CaseIterable, Sendable { case inProgress, achieved, notAchieved }

    public static let titleLimit = 60
    public static let defaultSymbol = "flag"

    public init(
        id: RecordID, createdAt: Instant = Instant(milliseconds: 0), title: String = "",
        symbolName: String = Goal.defaultSymbol, colorHex: String = Palette.moss,
        startDay: LocalDay, endDay: LocalDay? = nil, status: Status? = .inProgress,
        achieveThresholdPercent: Int = 100, judgedAt: Instant? = nil, sortOrder: Int = 0
    ) {
        self.id = id
        self.createdAt = createdAt
        self.title = title
        self.symbolName = symbolName
        self.colorHex = colorHex
        self.startDay = startDay
        self.endDay = endDay
        self.status = status
        self.achieveThresholdPercent = achieveThresholdPercent
        self.judgedAt = judgedAt
        self.sortOrder = sortOrder
    }

    /// The goal as it may be written.
    ///
    /// - Throws: `.emptyName`, `.nameTooLong`, `.invalidColor`, `.endBeforeStart` or
    ///   `.invalidThreshold`.
    public func checked() throws(DomainError) -> Goal {
        var goal = self
        goal.title = try TextRules.name(title, limit: Goal.titleLimit)
        goal.colorHex = try Palette.color(colorHex)
        if let endDay, endDay < startDay { throw .endBeforeStart }
        guard (10...100).contains(achieveThresholdPercent), achieveThresholdPercent % 5 == 0 else {
            throw .invalidThreshold
        }
        return goal
    }

    /// The goal with another status. `judgedAt` follows it: set when the status leaves
    /// `inProgress`, cleared when it returns.
    public func with(status: Status, at now: Instant) -> Goal {
        var goal = self
        goal.status = status
        goal.judgedAt = status == .inProgress ? nil : now
        return goal
    }
}
