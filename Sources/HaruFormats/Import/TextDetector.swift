import HaruCore

/// Tells text files apart by their first lines.
enum TextDetector {
    static func detect(_ text: [UInt8]) -> FormatDetector.Finding {
        if let format = byFirstLine(text) ?? byRows(text) { return .format(format) }
        return .none(.unknown)
    }

    private static func byFirstLine(_ text: [UInt8]) -> FileFormat? {
        var found: FileFormat?
        var isFirst = true
        eachRow(text, .lines) { row in
            let line = row.bytes
            if !isFirst || line.trimmed.isEmpty { return }
            isFirst = false
            if line.starts(with: "app simple time tracker") {
                found = .simpleTimeTrackerBackup
            } else if line.starts(with: "txn:") {
                found = .companion
            } else if line.count >= 20, line.starts(with: "inc "),
                ClockText.compactUTC(line.part(4..<20)) != nil
            {
                found = .timewarriorData
            } else if Klog.date(line) != nil {
                found = .klog
            }
        }
        return found
    }

    /// Rows that are looked at.
    private static let rowLimit = 20

    private static func byRows(_ text: [UInt8]) -> FileFormat? {
        var found: FileFormat?
        var number = 0
        eachRow(text, .table(beginning: text)) { row in
            number += 1
            if found != nil || number > rowLimit { return }
            if HaruRow(row) != nil {
                found = .haruCSV
            } else if number == 1 {
                found = byHeader(row)
            } else if ATimeLogger.isRecord(row) {
                found = .aTimeLoggerCSV
            }
            if found == nil, isLoopRow(row) { found = .loop }
        }
        if found == nil || found == .loop { found = habitTable(text) ?? found }
        return found
    }

    private static let headers: [(FileFormat, [String])] = [
        (.togglCSV, ["Start date", "Start time", "End date", "End time", "Project"]),
        (.clockifyCSV, ["Start Date", "Start Time", "End Date", "End Time", "Project"]),
        (.simpleTimeTrackerCSV, ["activity name", "time started", "time ended"]),
        (.watsonCSV, ["id", "start", "stop", "project", "tags"]),
        (.solidtimeCSV, ["description", "client", "project", "start", "end", "billable"]),
        (.solidtimeArchive, ["id", "organization_id"]),
        (.solidtimeArchive, ["id", "project_id", "member_id"]),
        (.harvest, ["Date", "Client", "Project", "Hours"]),
        (.habitBull, ["HabitName", "CalendarDate", "Value"]),
        (.loop, ["Name", "Description", "Color", "Interval"]),
        (.loop, ["Name", "Description", "Color", "FrequencyNumerator"]),
        (.daylio, ["date", "weekday", "time", "mood", "activities"]),
    ]

    private static func byHeader(_ row: borrowing CSVRow) -> FileFormat? {
        let columns = CSVColumns(row)
        for (format, names) in headers where columns.has(names) { return format }
        if row[0].equals("Date"), row[1].equals("Value") || row[1].equals("Score"), row.count <= 3 {
            return .loop
        }
        // One of ours without rows.
        for file in HaruFile.allCases {
            for language in HaruFile.Language.allCases {
                let names = file.headers(language)
                if names.count == columns.names.count, columns.has(names) { return .haruCSV }
            }
        }
        return nil
    }

    /// A day and nothing but marks: `2015-01-25,UNKNOWN,YES_MANUAL,` or `2015-01-25,2`.
    private static func isLoopRow(_ row: borrowing CSVRow) -> Bool {
        guard row.count >= 2, row.count == 2 || row[row.count - 1].isEmpty,
            ClockText.day(row[0]) != nil
        else { return false }
        for i in 1..<row.count {
            let cell = row[i]
            let isMark =
                cell.isDigits || cell.equals("-1") || cell.equals("YES_MANUAL")
                || cell.equals("YES_AUTO") || cell.equals("NO") || cell.equals("SKIP")
                || cell.equals("UNKNOWN") || cell.starts(with: "Entry(")
                || (i == row.count - 1 && cell.isEmpty)
            let isScore = cell.count == 6 && cell[1] == 0x2e
            if !isMark && !isScore { return false }
        }
        return true
    }

    /// A table of days and habits with nothing but 0 and 1 in it is one that Beaver Habits reads.
    private static func habitTable(_ text: [UInt8]) -> FileFormat? {
        var number = 0
        var isTable = true
        eachRow(text, .table(beginning: text)) { row in
            number += 1
            if number > rowLimit || !isTable { return }
            if number == 1 {
                isTable = row[0].equals("Date") && row.count >= 2 && !row[1].equals("Value")
                return
            }
            isTable = ClockText.day(row[0]) != nil
            for i in 1..<max(1, row.count) {
                let cell = row[i].trimmed
                let isTimes = cell.isDigits && cell.count < 3 && !cell.equals("2")
                if !isTimes, !cell.isEmpty { isTable = false }
            }
        }
        return isTable && number > 1 ? .beaverHabitsCSV : nil
    }

    private static func eachRow(
        _ text: [UInt8], _ dialect: CSVDialect, _ body: (borrowing CSVRow) -> Void
    ) {
        var reader = CSVReader(dialect: dialect)
        text.withUnsafeBufferPointer { reader.read($0, body) }
        reader.finish(body)
    }
}
