/// What a quest promises from a day on, in place of what it promised before (Docs/Promises.md).
public struct QuestRevision: Equatable, Sendable {
    /// Follows from the quest and the day, so that two devices that change a quest on the same day
    /// write the same record.
    public let id: RecordID
    public var createdAt: Instant
    /// The first day of the new promise.
    public let from: LocalDay
    /// The quest as it stands from that day on.
    public var quest: Quest

    public static let kindName = "questRevision"

    public init(_ quest: Quest, from: LocalDay, createdAt: Instant = Instant(milliseconds: 0)) {
        id = QuestRevision.id(of: quest.id, from: from)
        self.createdAt = createdAt
        self.from = from
        self.quest = quest
    }

    /// The id of the revision of `quest` that begins on `from`.
    public static func id(of quest: RecordID, from: LocalDay) -> RecordID {
        RecordID.derived(
            kind: kindName, key: quest.text + "." + ISO8601.text(from))
    }

    /// The quest as it is promised on `day`.
    public static func inForce(
        _ quest: Quest, _ revisions: [QuestRevision], on day: LocalDay
    ) -> Quest {
        let before = revisions.filter { $0.quest.id == quest.id && $0.from <= day }
        guard let newest = before.max(by: { $0.from < $1.from }) else { return quest }
        return quest.promising(newest.quest)
    }
}

extension Quest {
    /// What an edited quest does to the days that have been.
    public enum Change: Equatable, Sendable {
        /// Earlier days keep what was promised then.
        case fromToday
        /// The quest is as if it had always been so.
        case alsoForThePast
    }

    /// This quest, where it stands, promising what `other` promises.
    public func promising(_ other: Quest) -> Quest {
        var quest = self
        quest.targetAction = other.targetAction
        quest.targetTag = other.targetTag
        quest.healthMetric = other.healthMetric
        quest.measure = other.measure
        quest.period = other.period
        quest.scheduleMode = other.scheduleMode
        quest.weekdays = other.weekdays
        quest.monthDays = other.monthDays
        quest.ordinalWeek = other.ordinalWeek
        quest.ordinalWeekday = other.ordinalWeekday
        quest.customStart = other.customStart
        quest.customEnd = other.customEnd
        quest.targetSeconds = other.targetSeconds
        quest.targetCount = other.targetCount
        quest.direction = other.direction
        quest.deadlineMinutes = other.deadlineMinutes
        quest.sleepStart = other.sleepStart
        quest.sleepEnd = other.sleepEnd
        return quest
    }

    /// Whether a change to `edited` has to ask what becomes of the past: the promise is another one,
    /// and there are days before `today` that it was kept or broken on.
    ///
    /// - Parameter created: the day on which the quest was made.
    public func asksAboutPast(_ edited: Quest, created: LocalDay, today: LocalDay) -> Bool {
        created < today && promising(edited) != self
    }
}
