/// Shorthand for the tables below.
private func field(
    _ number: UInt8?, _ name: String, _ type: Schema.FieldType, group: UInt8? = nil
) -> Schema.FieldDefinition {
    Schema.FieldDefinition(name: name, number: number, type: type, group: group)
}

extension Schema {
    public static let kinds: [KindDefinition] = [
        KindDefinition(
            kind: .settings, number: 1,
            fields: [
                field(3, "timeZone", .text), field(4, "dayStartMinutes", .int),
                field(5, "weekStart", .int), field(6, "minSessionSeconds", .int),
                field(7, "representative", .text),
            ],
            owner: nil),
        KindDefinition(
            kind: .tag, number: 2,
            fields: [
                field(8, "name", .text), field(9, "colorHex", .text), field(10, "sortOrder", .int),
            ],
            owner: nil),
        KindDefinition(
            kind: .action, number: 3,
            fields: [
                field(8, "name", .text), field(11, "symbolName", .text),
                field(12, "trackingType", .text), field(13, "isFavorite", .bool),
                field(14, "tagIDs", .set), field(10, "sortOrder", .int),
            ],
            owner: nil),
        KindDefinition(
            kind: .session, number: 4,
            fields: [
                field(15, "actionID", .id), field(16, "startAt", .instant),
                field(17, "endAt", .instantOrNone), field(18, "endEdited", .instantOrNone),
                field(19, "stops", .instants), field(20, "note", .text),
            ],
            owner: ("actionID", .action)),
        KindDefinition(
            kind: .count, number: 5,
            fields: [
                field(15, "actionID", .id), field(21, "timestamp", .instant),
                field(22, "amount", .int), field(20, "note", .text),
            ],
            owner: ("actionID", .action)),
        KindDefinition(
            kind: .goal, number: 6,
            fields: [
                field(23, "title", .text), field(11, "symbolName", .text),
                field(9, "colorHex", .text),
                field(24, "startDay", .day), field(25, "endDay", .dayOrNone),
                field(26, "status", .text), field(27, "achieveThresholdPercent", .int),
                field(28, "judgedAt", .instantOrNone), field(10, "sortOrder", .int),
            ],
            owner: nil),
        KindDefinition(
            kind: .quest, number: 7,
            fields: [field(29, "goalID", .id)] + promiseFields + [field(10, "sortOrder", .int)],
            owner: ("goalID", .goal)),
        KindDefinition(
            kind: .habit, number: 8,
            fields: [
                field(8, "name", .text), field(11, "symbolName", .text),
                field(9, "colorHex", .text),
                field(46, "startedOn", .day), field(47, "archivedOn", .dayOrNone),
                field(10, "sortOrder", .int),
            ],
            owner: nil),
        KindDefinition(
            kind: .completion, number: 9,
            fields: [
                field(48, "habitID", .id), field(49, "completedOn", .day),
                field(50, "recordedAt", .instant),
            ],
            owner: ("habitID", .habit)),
        KindDefinition(
            kind: .questRevision, number: nil,
            fields: [field(nil, "questID", .id), field(nil, "fromDay", .day)] + promiseFields,
            owner: ("questID", .quest)),
        KindDefinition(
            kind: .goalPause, number: nil,
            fields: [
                field(29, "goalID", .id), field(24, "startDay", .day),
                field(25, "endDay", .dayOrNone),
            ],
            owner: ("goalID", .goal)),
        KindDefinition(
            kind: .habitPause, number: nil,
            fields: [
                field(48, "habitID", .id), field(24, "startDay", .day),
                field(25, "endDay", .dayOrNone),
            ],
            owner: ("habitID", .habit)),
    ]

    /// What a quest promises, which its revisions say anew.
    private static let promiseFields = [
        field(30, "targetAction", .idOrNone, group: 1), field(31, "targetTag", .idOrNone, group: 1),
        field(32, "healthMetric", .text, group: 1),
        field(33, "measure", .text), field(34, "period", .text),
        field(35, "scheduleMode", .text, group: 2), field(36, "weekdays", .numbers, group: 2),
        field(37, "monthDays", .numbers, group: 2), field(38, "ordinalWeek", .int, group: 2),
        field(39, "ordinalWeekday", .int, group: 2),
        field(40, "customStart", .dayOrNone, group: 3),
        field(41, "customEnd", .dayOrNone, group: 3),
        field(42, "targetSeconds", .int), field(43, "targetCount", .int),
        field(44, "direction", .text), field(45, "deadlineMinutes", .int),
        field(51, "sleepStart", .int, group: 4), field(52, "sleepEnd", .int, group: 4),
    ]

    /// Names with numbers of their own in every kind.
    static let commonFields = [field(1, "_deleted", .bool), field(2, "_created", .instant)]
}
