import HaruCore

extension Record {
    /// A small option set; empty when it is missing.
    fileprivate func numbers(_ name: String) -> DaySet {
        guard case .list(let values)? = value(name) else { return DaySet() }
        return DaySet(values.compactMap { $0.int64.flatMap { Int(exactly: $0) } })
    }
}

extension Goal {
    public init(_ record: Record) {
        let start = record.day("startDay") ?? LocalDay(number: 0)
        self.init(
            id: record.id, createdAt: record.createdAt, title: record.text("title"),
            symbolName: record.text("symbolName", default: Goal.defaultSymbol),
            colorHex: record.text("colorHex", default: Palette.moss), startDay: start,
            endDay: record.day("endDay"),
            status: Goal.Status(rawValue: record.text("status", default: "inProgress")),
            achieveThresholdPercent: record.int("achieveThresholdPercent", default: 100),
            judgedAt: record.instant("judgedAt"), sortOrder: record.int("sortOrder", default: 0))
    }
}

extension Quest {
    public init(_ record: Record) {
        self.init(id: record.id, goalID: record.id("goalID"))
        createdAt = record.createdAt
        targetAction = record.id("targetAction")
        targetTag = record.id("targetTag")
        healthMetric = record.text("healthMetric")
        measure = TrackingType(rawValue: record.text("measure", default: "time"))
        period = Period(rawValue: record.text("period", default: "daily"))
        scheduleMode = ScheduleMode(rawValue: record.text("scheduleMode", default: "everyDay"))
        weekdays = record.numbers("weekdays")
        monthDays = record.numbers("monthDays")
        ordinalWeek = record.int("ordinalWeek", default: 1)
        ordinalWeekday = record.int("ordinalWeekday", default: 2)
        customStart = record.day("customStart")
        customEnd = record.day("customEnd")
        targetSeconds = record.int("targetSeconds", default: 0)
        targetCount = record.int("targetCount", default: 0)
        direction = Direction(rawValue: record.text("direction", default: "atLeast"))
        deadlineMinutes = record.int("deadlineMinutes", default: Quest.noDeadline)
        sleepStart = record.int("sleepStart", default: 1260)
        sleepEnd = record.int("sleepEnd", default: 540)
        sortOrder = record.int("sortOrder", default: 0)
    }
}

extension Replica {
    /// Live goals, by id.
    public func goals() throws(ReplicaError) -> [Goal] {
        try liveRecords(of: .goal).map { Goal($0) }
    }

    /// Live quests of live goals, by id (sync 5, orphan rule).
    public func quests() throws(ReplicaError) -> [Quest] {
        let goals = try goals()
        return try liveRecords(of: .quest).map { Quest($0) }.filter { quest in
            goals.contains { $0.id == quest.goalID }
        }
    }
}
