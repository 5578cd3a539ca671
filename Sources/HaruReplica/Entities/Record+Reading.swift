import HaruCore

extension Record {
    // A value of the wrong type counts as missing, and a missing field is its default (sync 9).
    // The lists of fields below are in the order in which a store keeps them, so that consecutive
    // stamps stay neighbours there and take no room.

    func text(_ name: String, default fallback: String = "") -> String {
        value(name)?.string ?? fallback
    }

    func int(_ name: String, default fallback: Int) -> Int {
        value(name)?.int64.flatMap { Int(exactly: $0) } ?? fallback
    }

    func bool(_ name: String, default fallback: Bool) -> Bool { value(name)?.bool ?? fallback }

    func instant(_ name: String) -> Instant? {
        value(name)?.int64.map { Instant(milliseconds: $0) }
    }

    func day(_ name: String) -> LocalDay? { value(name)?.string.flatMap { ISO8601.day($0) } }

    func id(_ name: String) -> RecordID? { value(name)?.string.flatMap { RecordID($0) } }
}

extension Tag {
    public init(_ record: Record) {
        self.init(
            id: record.id, createdAt: record.createdAt, name: record.text("name"),
            colorHex: record.text("colorHex", default: Palette.moss),
            sortOrder: record.int("sortOrder", default: 0))
    }

    /// The fields that an insert writes.
    public var fields: [FieldWrite] {
        [
            FieldWrite(Schema.created, .instant(createdAt)),
            FieldWrite("colorHex", .string(colorHex)), FieldWrite("name", .string(name)),
            FieldWrite("sortOrder", .int(Int64(sortOrder))),
        ]
    }
}

extension Action {
    public init(_ record: Record) {
        self.init(
            id: record.id, createdAt: record.createdAt, name: record.text("name"),
            symbolName: record.text("symbolName", default: Action.defaultSymbol),
            trackingType: TrackingType(rawValue: record.text("trackingType", default: "time")),
            isFavorite: record.bool("isFavorite", default: false),
            tagIDs: record.members(of: "tagIDs").compactMap { RecordID($0) },
            sortOrder: record.int("sortOrder", default: 0))
    }

    /// The fields that an insert writes.
    public var fields: [FieldWrite] {
        [
            FieldWrite(Schema.created, .instant(createdAt)),
            FieldWrite("isFavorite", .bool(isFavorite)), FieldWrite("name", .string(name)),
            FieldWrite("symbolName", .string(symbolName)),
        ] + tagIDs.sorted().map { FieldWrite(Schema.element("tagIDs", $0), .bool(true)) } + [
            FieldWrite("trackingType", .string((trackingType ?? .time).rawValue))
        ]
    }
}

extension TimeSession {
    public init(_ record: Record) {
        self.init(
            id: record.id, actionID: record.id("actionID") ?? RecordID(high: 0, low: 0),
            start: record.instant("startAt") ?? Instant(milliseconds: 0),
            end: SessionEnd.inEffect(record), note: record.text("note"), createdAt: record.createdAt
        )
    }

    /// The fields that an insert writes: a record entered whole keeps its end in `endAt` alone.
    public var fields: [FieldWrite] {
        var fields = [
            FieldWrite(Schema.created, .instant(createdAt)), FieldWrite("actionID", .id(actionID)),
        ]
        if let end { fields.append(FieldWrite(SessionEnd.endAt, .instant(end))) }
        if !note.isEmpty { fields.append(FieldWrite("note", .string(note))) }
        fields.append(FieldWrite("startAt", .instant(start)))
        return fields
    }
}

extension CountEntry {
    public init(_ record: Record) {
        self.init(
            id: record.id, actionID: record.id("actionID") ?? RecordID(high: 0, low: 0),
            timestamp: record.instant("timestamp") ?? Instant(milliseconds: 0),
            amount: record.int("amount", default: 1), note: record.text("note"),
            createdAt: record.createdAt)
    }

    /// The fields that an insert writes.
    public var fields: [FieldWrite] {
        var fields = [
            FieldWrite(Schema.created, .instant(createdAt)),
            FieldWrite("actionID", .id(actionID)), FieldWrite("amount", .int(Int64(amount))),
        ]
        if !note.isEmpty { fields.append(FieldWrite("note", .string(note))) }
        fields.append(FieldWrite("timestamp", .instant(timestamp)))
        return fields
    }
}

extension Settings {
    /// The one record of an account's settings.
    public static let recordID = RecordID.derived(kind: Kind.settings.name, key: "settings")

    /// Reads the record, clamping what is out of range; `nil` = nobody touched a setting yet.
    public init(_ record: Record?) {
        self.init()
        guard let record else { return }
        timeZone = record.value("timeZone")?.string
        dayStartMinutes = clamp(
            record.int("dayStartMinutes", default: 0), Settings.allowedDayStartMinutes)
        weekStart = Weekday(rawValue: UInt8(clamp(record.int("weekStart", default: 2), 1...7)))!
        minSessionSeconds = clamp(
            record.int("minSessionSeconds", default: 0), Settings.allowedMinSessionSeconds)
        representative = Representative(rawValue: record.text("representative")) ?? .latest
    }

    private func clamp(_ value: Int, _ range: ClosedRange<Int>) -> Int {
        min(max(value, range.lowerBound), range.upperBound)
    }
}
