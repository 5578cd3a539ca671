import HaruCore

/// Watson: its `frames` and `state` files, and `watson log` as JSON or CSV.
enum Watson {
    private static let name = "Watson"

    /// Reads an array of `[start, stop, project, id, tags, updated]`, in seconds since 1970.
    static func readFrames(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.readJSON(file) { (builder, stream) throws(JSONStreamError) in
            try builder.eachElement(of: &stream) {
                (builder, json, line) throws(ImportIssue.Reason) in
                guard let frame = json.array, frame.count >= 3 else { throw .unreadable }
                guard let start = milliseconds(frame[0]), let end = milliseconds(frame[1]) else {
                    throw .badTime
                }
                var session = TrackedSession(start: start, end: end)
                session.label = frame[2].string ?? ""
                session.tags = frame.count > 4 ? frame[4].texts : []
                try builder.add(session, tracker: name, line: line)
            }
        }
    }

    /// The state says whether a frame is running, and nothing else.
    static func readState(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.readJSON(file) { (builder, stream) throws(JSONStreamError) in
            if case .value(let json) = try stream.value(), json["start"] != nil {
                builder.countRunning()
            }
        }
    }

    static func readLog(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.readJSON(file) { (builder, stream) throws(JSONStreamError) in
            try builder.eachElement(of: &stream) {
                (builder, json, line) throws(ImportIssue.Reason) in
                guard let stop = json["stop"], !stop.isNull else { throw .missingEnd }
                guard let start = instant(json["start"]), let end = instant(stop) else {
                    throw .badTime
                }
                var session = TrackedSession(start: start, end: end)
                session.label = json["project"]?.string ?? ""
                session.tags = json["tags"]?.texts ?? []
                try builder.add(session, tracker: name, line: line)
            }
        }
    }

    /// Reads `id,start,stop,project,tags` with the times of a wall clock.
    static func readCSV(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.eachTableRow(of: file, WatsonCells.self) {
            (builder, cells, row) throws(ImportIssue.Reason) in
            if row[cells.stop].isEmpty { throw .missingEnd }
            guard let start = ClockText.wallTime(row[cells.start]),
                let end = ClockText.wallTime(row[cells.stop])
            else { throw .badTime }
            var session = TrackedSession(
                start: builder.resolve(wall: start), end: builder.resolve(wall: end))
            session.label = row[cells.project].text
            session.tags = row[cells.tags].commaList
            try builder.add(session, tracker: name, line: row.line)
        }
    }

    /// Seconds since 1970 of a number, within the years that a date can be written in.
    private static func milliseconds(_ json: JSON) -> Int64? {
        guard let seconds = json.int64, (-62_135_596_800...253_402_300_799).contains(seconds) else {
            return nil
        }
        return seconds * 1000
    }

    private static func instant(_ json: JSON?) -> Int64? {
        json?.string.flatMap { ISO8601.instant($0) }?.milliseconds
    }
}

private struct WatsonCells: CSVCells {
    let start, stop, project, tags: Int

    init(_ columns: CSVColumns) {
        start = columns.index("start")
        stop = columns.index("stop")
        project = columns.index("project")
        tags = columns.index("tags")
    }
}
