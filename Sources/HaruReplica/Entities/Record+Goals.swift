import HaruCore

// Lists of fields are in the order in which a store keeps them, as in Record+Reading.

extension Goal {
    public init(_ record: Record) {
        self.init(
            id: record.id, createdAt: record.createdAt, title: record.text("title"),
            symbolName: record.text("symbolName", default: Goal.defaultSymbol),
            colorHex: record.text("colorHex", default: Palette.moss),
            startDay: record.day("startDay") ?? record.dayOfCreation,
            endDay: record.day("endDay"),
            status: Status(rawValue: record.text("status", default: Status.inProgress.rawValue)),
            achieveThresholdPercent: record.int("achieveThresholdPercent", default: 100),
            judgedAt: record.instant("judgedAt"), sortOrder: record.int("sortOrder", default: 0))
    }

    /// The fields that an insert writes.
    public var fields: [FieldWrite] { [FieldWrite(Schema.created, .instant(createdAt))] + editable }

    /// What an editor and a judgement change.
    public var editable: [FieldWrite] {
        [
            FieldWrite("achieveThresholdPercent", .int(Int64(achieveThresholdPercent))),
            FieldWrite("colorHex", .string(colorHex)), FieldWrite("endDay", .day(endDay)),
            FieldWrite("judgedAt", judgedAt.map { .instant($0) } ?? .null),
            FieldWrite("sortOrder", .int(Int64(sortOrder))),
            FieldWrite("startDay", .day(startDay)),
            // A status of a newer version stays as it is.
            status.map { FieldWrite("status", .string($0.rawValue)) },
            FieldWrite("symbolName", .string(symbolName)), FieldWrite("title", .string(title)),
        ].compactMap { $0 }
    }
}

extension Quest {
    public init(_ record: Record) {
        self.init(id: record.id, promisedBy: record)
        createdAt = record.createdAt
        goalID = record.id("goalID")
        sortOrder = record.int("sortOrder", default: 0)
    }

    /// - Parameter record: a quest or a revision of one.
    init(id: RecordID, promisedBy record: Record) {
        self.init(id: id)
        targetAction = record.id("targetAction")
        targetTag = record.id("targetTag")
        healthMetric = record.text("healthMetric")
        measure = TrackingType(rawValue: record.text("measure", default: "time"))
        period = Period(rawValue: record.text("period", default: "daily"))
        scheduleMode = ScheduleMode(rawValue: record.text("scheduleMode", default: "everyDay"))
        weekdays = record.daySet("weekdays")
        monthDays = record.daySet("monthDays")
        ordinalWeek = record.int("ordinalWeek", default: ordinalWeek)
        ordinalWeekday = record.int("ordinalWeekday", default: ordinalWeekday)
        customStart = record.day("customStart")
        customEnd = record.day("customEnd")
        targetSeconds = record.int("targetSeconds", default: 0)
        targetCount = record.int("targetCount", default: 0)
        direction = Direction(rawValue: record.text("direction", default: "atLeast"))
        deadlineMinutes = record.int("deadlineMinutes", default: Quest.noDeadline)
        sleepStart = record.int("sleepStart", default: sleepStart)
        sleepEnd = record.int("sleepEnd", default: sleepEnd)
    }

    /// The fields that an insert writes.
    public var fields: [FieldWrite] {
        var fields = [FieldWrite(Schema.created, .instant(createdAt))] + promise
        if let goalID { fields.append(FieldWrite("goalID", .id(goalID))) }
        fields.append(FieldWrite("sortOrder", .int(Int64(sortOrder))))
        return fields.ordered { bytesPrecede($0.name, $1.name) }
    }

    /// What the quest promises. A word of a newer version stays as it is.
    public var promise: [FieldWrite] {
        [
            FieldWrite("customEnd", .day(customEnd)), FieldWrite("customStart", .day(customStart)),
            FieldWrite("deadlineMinutes", .int(Int64(deadlineMinutes))),
            direction.map { FieldWrite("direction", .string($0.rawValue)) },
            FieldWrite("healthMetric", .string(healthMetric)),
            measure.map { FieldWrite("measure", .string($0.rawValue)) },
            FieldWrite("monthDays", .numbers(monthDays)),
            FieldWrite("ordinalWeek", .int(Int64(ordinalWeek))),
            FieldWrite("ordinalWeekday", .int(Int64(ordinalWeekday))),
            period.map { FieldWrite("period", .string($0.rawValue)) },
            scheduleMode.map { FieldWrite("scheduleMode", .string($0.rawValue)) },
            FieldWrite("sleepEnd", .int(Int64(sleepEnd))),
            FieldWrite("sleepStart", .int(Int64(sleepStart))),
            FieldWrite("targetAction", targetAction.map { .id($0) } ?? .null),
            FieldWrite("targetCount", .int(Int64(targetCount))),
            FieldWrite("targetSeconds", .int(Int64(targetSeconds))),
            FieldWrite("targetTag", targetTag.map { .id($0) } ?? .null),
            FieldWrite("weekdays", .numbers(weekdays)),
        ].compactMap { $0 }
    }
}

extension QuestRevision {
    /// - Returns: `nil` for a record that does not say of which quest it is and from when.
    public init?(_ record: Record) {
        guard let questID = record.id("questID"), let from = record.day("fromDay") else {
            return nil
        }
        self.init(
            Quest(id: questID, promisedBy: record), from: from, createdAt: record.createdAt)
    }

    /// The fields that an insert writes.
    public var fields: [FieldWrite] {
        let own = [
            FieldWrite(Schema.created, .instant(createdAt)), FieldWrite("fromDay", .day(from)),
            FieldWrite("questID", .id(quest.id)),
        ]
        return (own + quest.promise).ordered { bytesPrecede($0.name, $1.name) }
    }
}

extension FieldValue {
    /// A date; none is null.
    static func day(_ day: LocalDay?) -> FieldValue {
        day.map { .string(ISO8601.text($0)) } ?? .null
    }

    static func numbers(_ days: DaySet) -> FieldValue {
        .list(days.numbers.map { .int(Int64($0)) })
    }
}

extension Record {
    /// A small option set; what is no day of a week or month is left out.
    func daySet(_ name: String) -> DaySet {
        guard case .list(let values)? = value(name) else { return DaySet() }
        return DaySet(values.compactMap { $0.int64.flatMap { Int(exactly: $0) } })
    }

    /// In UTC, for a record that should name a day and does not.
    var dayOfCreation: LocalDay {
        LocalDay(number: Int(floorDivide(createdAt.milliseconds, 86_400_000)))
    }
}
