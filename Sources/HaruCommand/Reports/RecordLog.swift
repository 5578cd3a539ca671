import HaruCore
import HaruStrings

/// Records with their ids, day by day.
public struct RecordLog: Report, Sendable {
    public struct Entry: Sendable {
        public let id: RecordID
        /// The shortest beginning of the id that is its alone, at least four digits.
        public let prefix: String
        public let action: ActionLabel
        public let content: Content
        public let note: String

        public enum Content: Equatable, Sendable {
            /// - Parameter end: `nil` while it runs.
            case session(start: Instant, end: Instant?)
            case count(at: Instant, amount: Int)
        }

        public init(
            id: RecordID, prefix: String, action: ActionLabel, content: Content, note: String = ""
        ) {
            self.id = id
            self.prefix = prefix
            self.action = action
            self.content = content
            self.note = note
        }
    }

    public struct Day: Sendable {
        public let day: LocalDay
        public let entries: [Entry]
        /// Seconds of the day's own part of its sessions.
        public let seconds: Int64

        public init(day: LocalDay, entries: [Entry], seconds: Int64) {
            self.day = day
            self.entries = entries
            self.seconds = seconds
        }
    }

    public let range: ClosedRange<LocalDay>
    /// The days that have records, oldest first.
    public let days: [Day]
    /// When the log was made: running sessions last until then.
    public let now: Instant

    public init(range: ClosedRange<LocalDay>, days: [Day], now: Instant) {
        self.range = range
        self.days = days
        self.now = now
    }

    public var json: JSON {
        .payload([
            JSON.Member("firstDay", .day(range.lowerBound)),
            JSON.Member("lastDay", .day(range.upperBound)),
            JSON.Member(
                "days",
                .array(
                    days.map { day in
                        .object([
                            JSON.Member("day", .day(day.day)),
                            JSON.Member("seconds", .int(day.seconds)),
                            JSON.Member("records", .array(day.entries.map(json))),
                        ])
                    })),
        ])
    }

    private func json(_ entry: Entry) -> JSON {
        var members = [
            JSON.Member("id", .id(entry.id)), JSON.Member("prefix", .string(entry.prefix)),
        ]
        members += entry.action.members
        switch entry.content {
        case .session(let start, let end):
            members += [
                JSON.Member("type", .string("time")), JSON.Member("startedAt", .at(start)),
                JSON.Member("endedAt", .at(end)),
                JSON.Member("seconds", .int(seconds(start, end))),
            ]
        case .count(let instant, let amount):
            members += [
                JSON.Member("type", .string("count")), JSON.Member("countedAt", .at(instant)),
                JSON.Member("amount", .count(amount)),
            ]
        }
        members.append(JSON.Member("note", .string(entry.note)))
        return .object(members)
    }

    private func seconds(_ start: Instant, _ end: Instant?) -> Int64 {
        max(0, ((end ?? now) - start) / 1000)
    }

    public func lines(_ style: Style) -> [String] {
        if days.isEmpty {
            return [
                range.dayCount == 1
                    ? style.strings.noRecordsOnDay : style.strings.noRecordsInRange
            ]
        }
        var lines: [String] = []
        // One table, so that the columns line up over all days.
        var table = Table([
            Table.Column(), Table.Column(), Table.Column(), Table.Column(gives: true),
            Table.Column("", .right), Table.Column(gives: true),
        ])
        for day in days { for entry in day.entries { table.add(cells(entry, style)) } }
        var rows = style.lines(table)[...]
        for (i, day) in days.enumerated() {
            if i > 0 { lines.append("") }
            var title = style.paint(style.dayWithName(day.day), .bold)
            if day.seconds > 0 {
                title += "  " + style.paint(style.strings.duration(seconds: day.seconds), .faint)
            }
            lines.append(title)
            lines += rows.prefix(day.entries.count)
            rows = rows.dropFirst(day.entries.count)
        }
        return lines
    }

    private func cells(_ entry: Entry, _ style: Style) -> [Table.Cell] {
        let times: String
        let amount: Table.Cell
        switch entry.content {
        case .session(let start, let end):
            times = "\(style.time(start))-\(end.map { time($0, after: start, style) } ?? "")"
            let words = style.strings.duration(seconds: seconds(start, end))
            if let end, end <= start {
                amount = Table.Cell(style.strings.needsCorrection, .danger)
            } else {
                amount = Table.Cell(words, end == nil ? .accent : .plain)
            }
        case .count(let instant, let count):
            times = style.time(instant)
            amount = Table.Cell(style.strings.times(count: count))
        }
        return [
            Table.Cell(entry.prefix, .faint), Table.Cell(times),
            Table.Cell(style.dot, .color(entry.action.colorHex)), Table.Cell(entry.action.name),
            amount, Table.Cell(entry.note, .faint),
        ]
    }

    /// An end on another date says how many days later: `00:30+1`.
    private func time(_ end: Instant, after start: Instant, _ style: Style) -> String {
        let days = style.boundary.wallClock(end).date - style.boundary.wallClock(start).date
        return style.time(end) + (days > 0 ? "+\(days)" : "")
    }
}
