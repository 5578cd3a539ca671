import HaruCore

/// solidtime: its generic CSV, and its archive, a set of tables that point to each other.
enum Solidtime {
    private static let name = "solidtime"

    static func readCSV(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.eachTableRow(of: file, SolidtimeCells.self) {
            (builder, cells, row) throws(ImportIssue.Reason) in
            guard var session = try session(cells, row, &builder) else { return }
            session.label = row[cells.project].text
            session.groups = [row[cells.client].text]
            session.details = [row[cells.task].text]
            session.tags = row[cells.tags].commaList
            try builder.add(session, tracker: name, line: row.line)
        }
    }

    /// Reads the table of time entries; the other tables give names and are read before.
    static func readArchive(
        _ file: ImportFile, names: SolidtimeNames, into builder: inout HistoryBuilder
    ) {
        builder.eachTableRow(of: file, SolidtimeCells.self) {
            (builder, cells, row) throws(ImportIssue.Reason) in
            guard cells.isTimeEntries, var session = try session(cells, row, &builder) else {
                return
            }
            let project = row[cells.projectID].text
            let client = row[cells.clientID].text
            session.label = names.name(project)
            session.groups = [
                names.name(client.isEmpty ? names.client(ofProject: project) : client)
            ]
            session.details = [names.name(row[cells.taskID].text)]
            session.tags = tagIDs(row[cells.tags]).map { names.name($0) }
            try builder.add(session, tracker: name, line: row.line)
        }
    }

    private static func session(
        _ cells: SolidtimeCells, _ row: borrowing CSVRow, _ builder: inout HistoryBuilder
    ) throws(ImportIssue.Reason) -> TrackedSession? {
        guard let start = ClockText.instant(row[cells.start]) else { throw .badTime }
        let endCell = row[cells.end]
        if endCell.isEmpty {
            builder.countRunning()
            return nil
        }
        guard let end = ClockText.instant(endCell) else { throw .badTime }
        var session = TrackedSession(start: start, end: end)
        session.description = row[cells.description].text
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
        file.eachTableRow(SolidtimeCells.self) { cells, row in
            let id = row[cells.id].text
            let name = row[cells.name].text
            guard !id.isEmpty, !name.isEmpty, names[id] == nil else { return }
            names[id] = name
            clients[id] = row[cells.clientID].text
        }
    }

    /// The name, or the identity itself if its table is not among the files.
    func name(_ id: String) -> String { names[id] ?? id }

    func client(ofProject id: String) -> String { clients[id] ?? "" }
}

/// The columns of solidtime's tables; a table has some of them.
struct SolidtimeCells: CSVCells {
    let id, name, description, start, end, project, client, task, tags: Int
    let projectID, clientID, taskID: Int

    init(_ columns: CSVColumns) {
        id = columns.index("id")
        name = columns.index("name")
        description = columns.index("description")
        start = columns.index("start")
        end = columns.index("end")
        project = columns.index("project")
        client = columns.index("client")
        task = columns.index("task")
        tags = columns.index("tags")
        projectID = columns.index("project_id")
        clientID = columns.index("client_id")
        taskID = columns.index("task_id")
    }

    var isTimeEntries: Bool { start >= 0 && end >= 0 && projectID >= 0 }
}
