import HaruCore
import HaruStrings

/// All actions, in the order of this device.
public struct ActionReport: Report, Sendable {
    public struct Row: Sendable {
        public let action: ActionLabel
        public let prefix: String
        public let tags: [String]
        public let isFavorite: Bool
        public let isRunning: Bool

        public init(
            action: ActionLabel, prefix: String, tags: [String] = [], isFavorite: Bool = false,
            isRunning: Bool = false
        ) {
            self.action = action
            self.prefix = prefix
            self.tags = tags
            self.isFavorite = isFavorite
            self.isRunning = isRunning
        }
    }

    public let rows: [Row]

    public init(rows: [Row]) { self.rows = rows }

    public var json: JSON {
        .payload([
            JSON.Member(
                "actions",
                .array(
                    rows.map { row in
                        .object(
                            [JSON.Member("id", .id(row.action.id))]
                                + row.action.members.dropFirst() + [
                                    JSON.Member("type", .string(row.action.type.rawValue)),
                                    JSON.Member("tags", .array(row.tags.map { .string($0) })),
                                    JSON.Member("isFavorite", .bool(row.isFavorite)),
                                    JSON.Member("isRunning", .bool(row.isRunning)),
                                ])
                    }))
        ])
    }

    public func lines(_ style: Style) -> [String] {
        if rows.isEmpty { return [style.strings.noActions] }
        var table = Table([
            Table.Column(), Table.Column(style.strings.headingAction, gives: true),
            Table.Column(style.strings.headingType),
            Table.Column(style.strings.headingTags, gives: true), Table.Column(),
            Table.Column(style.strings.headingID),
        ])
        for row in rows {
            let states =
                (row.isFavorite ? [style.strings.favorite] : [])
                + (row.isRunning ? [style.strings.running] : [])
            table.add([
                Table.Cell(style.dot, .color(row.action.colorHex)), Table.Cell(row.action.name),
                Table.Cell(row.action.type == .time ? style.strings.timed : style.strings.counted),
                Table.Cell(row.tags.joined(separator: ", ")),
                Table.Cell(states.joined(separator: ", "), .accent),
                Table.Cell(row.prefix, .faint),
            ])
        }
        return style.lines(table)
    }
}
