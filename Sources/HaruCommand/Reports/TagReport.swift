import HaruCore
import HaruStrings

/// All tags, in their order.
public struct TagReport: Report, Sendable {
    public struct Row: Sendable {
        public let id: RecordID
        public let prefix: String
        public let name: String
        /// `#RRGGBB`
        public let colorHex: String
        public let actionCount: Int

        public init(id: RecordID, prefix: String, name: String, colorHex: String, actionCount: Int)
        {
            self.id = id
            self.prefix = prefix
            self.name = name
            self.colorHex = colorHex
            self.actionCount = actionCount
        }
    }

    public let rows: [Row]

    public init(rows: [Row]) { self.rows = rows }

    public var json: JSON {
        .payload([
            JSON.Member(
                "tags",
                .array(
                    rows.map {
                        .object([
                            JSON.Member("id", .id($0.id)), JSON.Member("name", .string($0.name)),
                            JSON.Member("colorHex", .string($0.colorHex)),
                            JSON.Member("actionCount", .count($0.actionCount)),
                        ])
                    }))
        ])
    }

    public func lines(_ style: Style) -> [String] {
        if rows.isEmpty { return [style.strings.noTags] }
        var table = Table([
            Table.Column(), Table.Column(style.strings.headingTag, gives: true),
            Table.Column(style.strings.headingColor),
            Table.Column(style.strings.headingActions, .right),
            Table.Column(style.strings.headingID),
        ])
        for row in rows {
            table.add([
                Table.Cell(style.dot, .color(row.colorHex)), Table.Cell(row.name),
                Table.Cell(row.colorHex), Table.Cell(String(row.actionCount)),
                Table.Cell(row.prefix, .faint),
            ])
        }
        return style.lines(table)
    }
}
