/// One measurable promise of a goal.
///
/// A stored quest may be one that this version cannot compute: an enum that is `nil` holds a word a
/// newer version wrote (`isComputable`).
public struct Quest: Equatable, Sendable {
    public let id: RecordID
    public var createdAt = Instant(milliseconds: 0)
    public var goalID: RecordID?

    public var targetAction: RecordID?
    public var targetTag: RecordID?
    /// A key of `HealthMetric`; empty for none.
    public var healthMetric = ""
    /// What a tag is measured in; chosen together with the tag.
    public var measure: TrackingType? = .time

    public var period: Period? = .daily
    /// Daily quests only.
    public var scheduleMode: ScheduleMode? = .everyDay
    /// 1 = Sunday … 7 = Saturday.
    public var weekdays = DaySet()
    /// 1…31.
    public var monthDays = DaySet()
    /// The n-th `ordinalWeekday` of a month, 1…5.
    public var ordinalWeek = 1
    /// 1 = Sunday … 7 = Saturday.
    public var ordinalWeekday = 2
    public var customStart: LocalDay?
    public var customEnd: LocalDay?

    /// Used when the measure is time.
    public var targetSeconds = 0
    /// Used when the measure is count, and for quantities of health.
    public var targetCount = 0
    public var direction: Direction? = .atLeast
    /// Minute of day up to which records count, −1 for none; daily quests without health.
    public var deadlineMinutes = Quest.noDeadline
    /// The night of a sleep quest, minutes of day.
    public var sleepStart = 1260
    public var sleepEnd = 540
    public var sortOrder = 0

    /// Raw values are stored and synced, here and below.
    public enum Period: String, CaseIterable, Sendable { case daily, weekly, monthly, custom }

    public enum ScheduleMode: String, CaseIterable, Sendable {
        case everyDay, weekdays, monthDays, ordinalWeekday
    }

    public enum Direction: String, CaseIterable, Sendable { case atLeast, atMost }

    public static let noDeadline = -1

    public init(id: RecordID, goalID: RecordID? = nil) {
        self.id = id
        self.goalID = goalID
    }

    /// What a quest aims at; an action wins over a tag, a tag over a metric.
    public enum Target: Equatable, Sendable {
        case action(RecordID)
        case tag(RecordID)
        /// A key, which this version may not know.
        case health(String)
        case none
    }

    public var target: Target {
        if let targetAction { return .action(targetAction) }
        if let targetTag { return .tag(targetTag) }
        return healthMetric.utf8.isEmpty ? .none : .health(healthMetric)
    }

    /// The days of a custom period; `nil` unless both are set and in order.
    public var customDays: ClosedRange<LocalDay>? {
        guard let customStart, let customEnd, customStart <= customEnd else { return nil }
        return customStart...customEnd
    }
}
