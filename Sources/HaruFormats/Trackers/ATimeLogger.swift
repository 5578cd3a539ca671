import HaruCore

/// aTimeLogger's CSV: headers in the language of the app, group columns before the activity, and a
/// second table with totals behind an empty line.
enum ATimeLogger {
    private static let name = "aTimeLogger"

    static func read(_ file: ImportFile, into builder: inout HistoryBuilder) {
        var dialect = file.tableDialect
        dialect.keepsBlankLines = true
        var isHeader = true
        var hasEnded = false
        builder.eachRow(of: file, dialect) { (builder, row) throws(ImportIssue.Reason) in
            if hasEnded { return }
            if row.isBlank {
                hasEnded = !isHeader
                return
            }
            if isHeader {
                isHeader = false
                return
            }
            guard row.count >= 5 else { throw .unreadable }
            let comment = row.count - 1
            guard let start = ClockText.wallTime(row[comment - 2]),
                let end = ClockText.wallTime(row[comment - 1])
            else { throw .badTime }
            var session = TrackedSession(
                start: builder.resolve(wall: start), end: builder.resolve(wall: end))
            session.label = row[comment - 4].text
            session.description = row[comment].text
            for group in 0..<comment - 4 { session.groups.append(row[group].text) }
            try builder.add(session, tracker: name, line: row.line)
        }
    }

    /// Whether a row has a length, two times and a comment at its end.
    static func isRecord(_ row: borrowing CSVRow) -> Bool {
        guard row.count >= 5 else { return false }
        let comment = row.count - 1
        return ClockText.duration(row[comment - 3]) != nil
            && ClockText.wallTime(row[comment - 2]) != nil
            && ClockText.wallTime(row[comment - 1]) != nil
    }
}
