import HaruCore

// Lists of fields are in the order in which a store keeps them, as in Record+Reading.

extension Habit {
    public init(_ record: Record) {
        self.init(
            id: record.id, createdAt: record.createdAt, name: record.text("name"),
            symbolName: record.text("symbolName", default: Habit.defaultSymbol),
            colorHex: record.text("colorHex", default: Palette.moss),
            startedOn: record.day("startedOn") ?? record.dayOfCreation,
            archivedOn: record.day("archivedOn"), sortOrder: record.int("sortOrder", default: 0))
    }

    /// The fields that an insert writes.
    public var fields: [FieldWrite] {
        var fields = [FieldWrite(Schema.created, .instant(createdAt))] + editable
        fields.append(FieldWrite("startedOn", .day(startedOn)))
        return fields.ordered { bytesPrecede($0.name, $1.name) }
    }

    /// What an editor and archiving change; the start is fixed.
    public var editable: [FieldWrite] {
        [
            FieldWrite("archivedOn", .day(archivedOn)), FieldWrite("colorHex", .string(colorHex)),
            FieldWrite("name", .string(name)), FieldWrite("sortOrder", .int(Int64(sortOrder))),
            FieldWrite("symbolName", .string(symbolName)),
        ]
    }
}

extension Completion {
    /// - Returns: `nil` for a record that does not say of which habit it is and for which day.
    public init?(_ record: Record) {
        guard let habitID = record.id("habitID"), let day = record.day("completedOn") else {
            return nil
        }
        self.init(
            id: record.id, createdAt: record.createdAt, habitID: habitID, completedOn: day,
            recordedAt: record.instant("recordedAt") ?? Instant(milliseconds: 0))
    }

    /// The fields that an insert writes.
    public var fields: [FieldWrite] {
        [
            FieldWrite(Schema.created, .instant(createdAt)),
            FieldWrite("completedOn", .day(completedOn)), FieldWrite("habitID", .id(habitID)),
            FieldWrite("recordedAt", .instant(recordedAt)),
        ]
    }
}

/// Of whom a pause is; each kind of owner has a kind of record of its own, so that deleting the owner
/// deletes its pauses.
public enum PauseOwner: Sendable {
    case goal, habit

    public var kind: Kind { self == .goal ? .goalPause : .habitPause }

    var field: String { self == .goal ? "goalID" : "habitID" }
}

extension Pause {
    /// - Returns: `nil` for a record that does not say of whom it is and from when.
    public init?(_ record: Record, of owner: PauseOwner) {
        guard let ownerID = record.id(owner.field), let start = record.day("startDay") else {
            return nil
        }
        self.init(
            id: record.id, createdAt: record.createdAt, ownerID: ownerID, start: start,
            end: record.day("endDay"))
    }

    /// The fields that an insert writes.
    public func fields(of owner: PauseOwner) -> [FieldWrite] {
        let fields = [
            FieldWrite(Schema.created, .instant(createdAt)), FieldWrite("endDay", .day(end)),
            FieldWrite(owner.field, .id(ownerID)), FieldWrite("startDay", .day(start)),
        ]
        return fields
    }
}
