import HaruCore

/// Reads Haru's own files, whatever their language: each row is told by its shape (domain 15.3).
public enum HaruCSV {
    /// What a row is.
    public enum Shape: String, CaseIterable, Sendable {
        case action, session, count, goal, quest

        /// How many cells such a row has in our own files.
        var width: Int {
            switch self {
            case .action: 7
            case .session: 6
            case .count: 5
            case .goal: 8
            case .quest: 10
            }
        }
    }

    /// The shape of every row of a file; `nil` for its header and for rows of no shape.
    public static func shapes(of file: ImportFile) -> [Shape?] {
        var shapes: [Shape?] = []
        file.eachRow(file.tableDialect) { row in shapes.append(HaruRow(row)?.shape) }
        return shapes
    }

    static func read(_ file: ImportFile, into builder: inout HistoryBuilder) {
        var isFirst = true
        // Behind rows that have all their cells, a shorter one at the very end was cut off.
        var isWide = false
        builder.eachRow(of: file, file.tableDialect) { (builder, row) throws(ImportIssue.Reason) in
            defer { isFirst = false }
            guard let shaped = HaruRow(row) else {
                if isFirst, RecordID(row[0]) == nil { return }
                throw .unreadable
            }
            if row.count >= shaped.shape.width {
                isWide = true
            } else if isWide, row.isAtEndOfText {
                throw .truncated
            }
            try builder.take(shaped, row)
        }
    }
}

/// A row of one of Haru's files with the cells that tell its shape.
enum HaruRow {
    case action(RecordID, TrackingType)
    /// Milliseconds since 1970; a running session has no end.
    case session(RecordID, start: Int64, end: Int64?)
    /// The amount may be any number of digits.
    case count(RecordID, time: Int64)
    case goal
    case quest

    init?(_ row: borrowing CSVRow) {
        guard let id = RecordID(row[0]) else { return nil }
        let second = row[1]
        let third = row[2]
        let fourth = row[3]
        if second.count == 36, RecordID(second) != nil {
            self = .quest
        } else if third.equals("time") {
            self = .action(id, .time)
        } else if third.equals("count") {
            self = .action(id, .count)
        } else if let time = ClockText.instant(third) {
            if fourth.isDigits {
                self = .count(id, time: time)
            } else if fourth.isEmpty, row.count > 3 {
                self = .session(id, start: time, end: nil)
            } else if let end = ClockText.instant(fourth) {
                self = .session(id, start: time, end: end)
            } else {
                return nil
            }
        } else if ISO8601.day(third) != nil, HaruRow.isGoalStatus(row[4]) {
            self = .goal
        } else {
            return nil
        }
    }

    var shape: HaruCSV.Shape {
        switch self {
        case .action: .action
        case .session: .session
        case .count: .count
        case .goal: .goal
        case .quest: .quest
        }
    }

    /// A coded word; a newer version may write one that this version does not know.
    private static func isGoalStatus(_ cell: ByteSlice) -> Bool {
        for byte in cell where !(0x61...0x7a).contains(byte | 0x20) { return false }
        return !cell.isEmpty
    }
}

extension HistoryBuilder {
    fileprivate mutating func take(
        _ shaped: HaruRow, _ row: borrowing CSVRow
    ) throws(ImportIssue.Reason) {
        switch shaped {
        case .goal, .quest: ignore()
        case .action(let id, let type):
            let index = action(id: id, type: type, name: CSVWriter.text(of: row[1]), line: row.line)
            let tags = TagList.names(CSVWriter.text(of: row[3]))
            let symbol = row[4].text
            let isFavorite = row[5].equals("true")
            let created = ClockText.instant(row[6])
            describe(index) {
                $0.tags = tags
                $0.symbolName = symbol.isEmpty ? nil : symbol
                $0.isFavorite = isFavorite
                $0.createdAt = created.map { Instant(milliseconds: $0) }
            }
        case .session(let id, let start, let end):
            guard let end else { return countRunning() }
            try HistoryBuilder.checkLength(start: start, end: end)
            let note = CSVWriter.text(of: row[5])
            try HistoryBuilder.checkNote(note)
            let name = CSVWriter.text(of: row[1])
            let index = action(id: id, type: .time, name: name, line: row.line)
            append(action: index, start: start, end: end, note: note)
        case .count(let id, let time):
            guard let amount = row[3].number, CountEntry.allowedAmounts.contains(amount) else {
                throw .amountOutOfRange
            }
            let note = CSVWriter.text(of: row[4])
            try HistoryBuilder.checkNote(note)
            let name = CSVWriter.text(of: row[1])
            let index = action(id: id, type: .count, name: name, line: row.line)
            append(action: index, start: time, end: Int64(amount), note: note)
        }
    }
}
