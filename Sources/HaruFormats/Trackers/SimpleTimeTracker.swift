import HaruCore

/// Simple Time Tracker: its CSV of records, and its backup of all tables.
enum SimpleTimeTracker {
    static let name = "Simple Time Tracker"

    /// Reads `activity name,time started,time ended,comment,categories,record tags,…`.
    static func readCSV(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.eachTableRow(of: file, SimpleTimeTrackerCells.self) {
            (builder, cells, row) throws(ImportIssue.Reason) in
            if row[cells.end].isEmpty { throw .missingEnd }
            guard let start = ClockText.wallTime(row[cells.start]),
                let end = ClockText.wallTime(row[cells.end])
            else { throw .badTime }
            var session = TrackedSession(
                start: builder.resolve(wall: start), end: builder.resolve(wall: end))
            session.label = row[cells.name].text
            session.description = row[cells.comment].text
            session.groups = row[cells.categories].commaList
            session.tags = row[cells.tags].commaList
            try builder.add(session, tracker: name, line: row.line)
        }
    }

    /// Reads a backup: tab-separated rows whose first cell tells the table. Times are moments.
    static func readBackup(_ file: ImportFile, into builder: inout HistoryBuilder) {
        var tables = SimpleTimeTrackerTables()
        // Names and tags may stand behind the records that wear them.
        file.eachRow(.tabs) { row in tables.add(row) }
        builder.eachRow(of: file, .tabs) { (builder, row) throws(ImportIssue.Reason) in
            guard row[0].equals("record") else { return }
            guard let start = Int64(row[3].text), let end = Int64(row[4].text),
                SimpleTimeTracker.isPlausible(start), SimpleTimeTracker.isPlausible(end)
            else { throw .badTime }
            guard let activity = tables.activities[row[2].text] else { throw .unknownAction }
            var session = TrackedSession(start: start, end: end)
            session.label = activity
            session.description = SimpleTimeTrackerTables.text(row[5])
            session.groups = tables.names(tables.categoriesOf[row[2].text], in: tables.categories)
            session.tags = tables.names(tables.tagsOf[row[1].text], in: tables.tags)
            try builder.add(session, tracker: name, line: row.line)
        }
    }

    /// Within the years that a date can be written in.
    private static func isPlausible(_ milliseconds: Int64) -> Bool {
        (-62_135_596_800_000...253_402_300_799_999).contains(milliseconds)
    }
}

private struct SimpleTimeTrackerCells: CSVCells {
    let name, start, end, comment, categories, tags: Int

    init(_ columns: CSVColumns) {
        name = columns.index("activity name")
        start = columns.index("time started")
        end = columns.index("time ended")
        comment = columns.index("comment")
        categories = columns.index("categories")
        tags = columns.index("record tags")
    }
}

/// The tables of a backup that records point to, by identity.
struct SimpleTimeTrackerTables {
    private(set) var activities: [String: String] = [:]
    private(set) var categories: [String: String] = [:]
    private(set) var tags: [String: String] = [:]
    /// Identities of the categories of an activity.
    private(set) var categoriesOf: [String: [String]] = [:]
    /// Identities of the tags of a record.
    private(set) var tagsOf: [String: [String]] = [:]

    mutating func add(_ row: borrowing CSVRow) {
        let id = row[1].text
        if row[0].equals("recordType") {
            activities[id] = SimpleTimeTrackerTables.text(row[2])
        } else if row[0].equals("category") {
            categories[id] = SimpleTimeTrackerTables.text(row[2])
        } else if row[0].equals("typeCategory") {
            categoriesOf[id, default: []].append(row[2].text)
        } else if row[0].equals("recordTag") {
            tags[id] = SimpleTimeTrackerTables.text(row[3])
        } else if row[0].equals("recordToRecordTag") {
            tagsOf[id, default: []].append(row[2].text)
        }
    }

    func names(_ ids: [String]?, in table: [String: String]) -> [String] {
        (ids ?? []).compactMap { table[$0] }
    }

    /// A cell's text; a line break is written as `␤`.
    static func text(_ cell: ByteSlice) -> String {
        var bytes: [UInt8] = []
        var i = 0
        while i < cell.count {
            if cell[i] == 0xe2, cell.part(i..<min(i + 3, cell.count)).equals("␤") {
                bytes.append(0x0a)
                i += 3
            } else {
                bytes.append(cell[i])
                i += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
