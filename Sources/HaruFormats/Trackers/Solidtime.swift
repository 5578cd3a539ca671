import HaruCore

/// solidtime: its generic CSV, and its archive, a set of tables that point to each other.
enum Solidtime {
    private static let name = "solidtime"

    static func readCSV(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.eachTableRow(of: file) { (builder, columns, row) throws(ImportIssue.Reason) in
            guard var session = try session(columns, row, &builder) else { return }
            session.label = row[columns.index("project")].text
            session.groups = [row[columns.index("client")].text]
            session.details = [row[columns.index("task")].text]
            session.tags = row[columns.index("tags")].commaList
            try builder.add(session, tracker: name, line: row.line)
        }
    }

    /// Reads the table of time entries; the other tables give names and are read before.
    static func readArchive(
        _ file: ImportFile, names: SolidtimeNames, into builder: inout HistoryBuilder
    ) {
        guard SolidtimeNames.isTimeEntries(file) else { return }
        builder.eachTableRow(of: file) { (builder, columns, row) throws(ImportIssue.Reason) in
            guard var session = try session(columns, row, &builder) else { return }
            let project = row[columns.index("project_id")].text
            let client = row[columns.index("client_id")].text
            session.label = names.name(project)
            session.groups = [
                names.name(client.isEmpty ? names.client(ofProject: project) : client)
            ]
            session.details = [names.name(row[columns.index("task_id")].text)]
            session.tags = tagIDs(row[columns.index("tags")]).map { names.name($0) }
            try builder.add(session, tracker: name, line: row.line)
        }
    }

    private static func session(
        _ columns: CSVColumns, _ row: borrowing CSVRow, _ builder: inout HistoryBuilder
    ) throws(ImportIssue.Reason) -> TrackedSession? {
        guard let start = ClockText.instant(row[columns.index("start")]) else { throw .badTime }
        let endCell = row[columns.index("end")]
        if endCell.isEmpty {
            builder.countRunning()
            return nil
        }
        guard let end = ClockText.instant(endCell) else { throw .badTime }
        var session = TrackedSession(start: start, end: end)
        session.description = row[columns.index("description")].text
        return session
    }

    private static func tagIDs(_ cell: ByteSlice) -> [String] {
        guard !cell.isEmpty else { return [] }
        return (try? JSON.parse(Array(cell)))?.texts ?? []
    }
}

/// The names of projects, clients, tasks and tags of an archive, by their identity.
struct SolidtimeNames {
    private var names: [String: String] = [:]
    private var clients: [String: String] = [:]

    /// Takes the names of a table; one without names adds nothing.
    mutating func add(_ file: ImportFile) {
        var builder = HistoryBuilder(zone: .utc)
        builder.begin(file)
        builder.eachTableRow(of: file) { (_, columns, row) throws(ImportIssue.Reason) in
            let id = row[columns.index("id")].text
            let name = row[columns.index("name")].text
            guard !id.isEmpty, !name.isEmpty, names[id] == nil else { return }
            names[id] = name
            clients[id] = row[columns.index("client_id")].text
        }
    }

    /// The name, or the identity itself if its table is not among the files.
    func name(_ id: String) -> String { names[id] ?? id }

    func client(ofProject id: String) -> String { clients[id] ?? "" }

    static func isTimeEntries(_ file: ImportFile) -> Bool {
        var isTimeEntries = false
        var builder = HistoryBuilder(zone: .utc)
        builder.begin(file)
        var isFirst = true
        builder.eachRow(of: file) { (_, row) throws(ImportIssue.Reason) in
            if isFirst { isTimeEntries = CSVColumns(row).has(["start", "end", "project_id"]) }
            isFirst = false
        }
        return isTimeEntries
    }
}
