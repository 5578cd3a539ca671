import HaruCore

/// The detailed reports of Toggl Track and Clockify: date and time of day in columns of their own,
/// and the order of the date's parts set by the person who exported it.
enum Timesheet {
    /// The tracker, which names what has neither project nor description.
    enum Tracker: String {
        case toggl = "Toggl"
        case clockify = "Clockify"
    }

    static func read(
        _ file: ImportFile, of tracker: Tracker, order: DateOrder?,
        into builder: inout HistoryBuilder
    ) {
        let found = order ?? Timesheet.order(of: file)
        guard let found else { return builder.report(.ambiguousDate, line: nil) }
        builder.eachTableRow(of: file, TimesheetCells.self) {
            (builder, cells, row) throws(ImportIssue.Reason) in
            if row[cells.endDate].isEmpty, row[cells.endTime].isEmpty, !row[cells.startDate].isEmpty
            {
                return builder.countRunning()
            }
            if row[cells.endDate].isEmpty || row[cells.endTime].isEmpty { throw .missingEnd }
            guard let startDay = NumericDate(row[cells.startDate])?.day(found),
                let endDay = NumericDate(row[cells.endDate])?.day(found)
            else { throw .badDate }
            guard let startTime = ClockText.timeOfDay(row[cells.startTime]),
                let endTime = ClockText.timeOfDay(row[cells.endTime])
            else { throw .badTime }
            var session = TrackedSession(
                start: builder.resolve(wall: ClockText.wall(startDay, startTime)),
                end: builder.resolve(wall: ClockText.wall(endDay, endTime)))
            session.label = row[cells.project].text
            session.groups = [row[cells.client].text]
            session.description = row[cells.description].text
            session.details = [row[cells.task].text]
            session.tags = row[cells.tags].commaList
            try builder.add(session, tracker: tracker.rawValue, line: row.line)
        }
    }

    /// The order in which the whole file's dates make sense; `nil` if both or neither do.
    static func order(of file: ImportFile) -> DateOrder? {
        var evidence = DateEvidence()
        file.eachTableRow(TimesheetCells.self) { cells, row in
            let start = NumericDate(row[cells.startDate])
            let end = NumericDate(row[cells.endDate])
            if let start { evidence.add(start) }
            if let end { evidence.add(end) }
            guard let start, let end, start != end,
                let startTime = ClockText.timeOfDay(row[cells.startTime]),
                let endTime = ClockText.timeOfDay(row[cells.endTime]),
                let duration = ClockText.duration(row[cells.duration])
            else { return }
            evidence.add(
                start: start, startTime, end: end, endTime, duration: duration)
        }
        return evidence.order
    }
}

/// The columns that are read, by the names either tracker gives them.
private struct TimesheetCells: CSVCells {
    let startDate, startTime, endDate, endTime, duration: Int
    let project, client, task, description, tags: Int

    init(_ columns: CSVColumns) {
        startDate = columns.index("Start date", "Start Date")
        startTime = columns.index("Start time", "Start Time")
        endDate = columns.index("End date", "End Date")
        endTime = columns.index("End time", "End Time")
        duration = columns.index("Duration", "Duration (h)")
        project = columns.index("Project")
        client = columns.index("Client")
        task = columns.index("Task", "Activity")
        description = columns.index("Description")
        tags = columns.index("Tags")
    }
}

/// What speaks for the month, or for the day, to come first.
struct DateEvidence {
    private var monthFirst = 0
    private var dayFirst = 0
    /// There are dates that read differently in the two orders.
    private var isOpen = false

    /// A number above twelve is no month.
    mutating func add(_ date: NumericDate) {
        guard !date.isYearFirst, date.parts.0 != date.parts.1 else { return }
        isOpen = true
        let isMonthFirst = date.day(.monthFirst) != nil
        let isDayFirst = date.day(.dayFirst) != nil
        if isMonthFirst, !isDayFirst { monthFirst += 1 }
        if isDayFirst, !isMonthFirst { dayFirst += 1 }
    }

    /// A record over midnight is as long as its file says in one of the orders only.
    mutating func add(
        start: NumericDate, _ startTime: Int, end: NumericDate, _ endTime: Int, duration: Int
    ) {
        func fits(_ order: DateOrder) -> Bool {
            guard let first = start.day(order), let last = end.day(order) else { return false }
            let length = ClockText.wall(last, endTime) - ClockText.wall(first, startTime)
            // The clock may have been set in between.
            return abs(length - Int64(duration)) <= 7200
        }
        let isMonthFirst = fits(.monthFirst)
        let isDayFirst = fits(.dayFirst)
        if isMonthFirst, !isDayFirst { monthFirst += 1 }
        if isDayFirst, !isMonthFirst { dayFirst += 1 }
    }

    /// `nil` if there is no evidence, or some for either order.
    var order: DateOrder? {
        if monthFirst > 0, dayFirst == 0 { return .monthFirst }
        if dayFirst > 0, monthFirst == 0 { return .dayFirst }
        return isOpen ? nil : .monthFirst
    }
}
