import HaruCore

/// A table of days and habits: `Date,Meditate,Wake up early,`. Loop Habit Tracker writes one, with a
/// comma at the end of each line and names without quotes, and Beaver Habits reads one.
enum HabitTable {
    /// - Parameters:
    ///   - habits: what is known of the habits besides.
    ///   - tracker: the one whose file it is.
    static func read(
        _ file: ImportFile, named habits: [HabitDraft], of tracker: HabitTracker,
        into builder: inout HistoryBuilder
    ) {
        let survey = Survey(file)
        var drafts: [HabitDraft] = []
        var isHeader = true
        builder.eachRow(of: file, file.tableDialect) {
            (builder, row) throws(ImportIssue.Reason) in
            if isHeader {
                isHeader = false
                drafts = columns(names(row), habits, survey)
                return
            }
            if row.isBlank { return }
            let width = HabitTable.width(row)
            if row.isAtEndOfText, width < drafts.count { throw .truncated }
            // A name with a comma stands in two columns of the header, and nobody knows which.
            guard width == drafts.count else { throw .unreadable }
            guard let day = ClockText.day(row[0]) else { throw .badDate }
            var problem: ImportIssue.Reason?
            for column in 0..<width {
                do throws(ImportIssue.Reason) {
                    try add(row[column + 1], on: day, to: &drafts[column], survey, line: row.line)
                } catch {
                    problem = error
                }
            }
            if let problem { throw problem }
        }
        for draft in drafts { builder.add(draft, of: tracker) }
    }

    static func names(of file: ImportFile) -> [String] {
        var names: [String]?
        file.eachRow(file.tableDialect) { row in names = names ?? HabitTable.names(row) }
        return names ?? []
    }

    private static func names(_ header: borrowing CSVRow) -> [String] {
        (0..<width(header)).map { header[$0 + 1].trimmed.text }
    }

    /// The habits of a row; a comma at the end separates nothing.
    private static func width(_ row: borrowing CSVRow) -> Int {
        let count = row.count - 1
        return count > 0 && row[count].trimmed.isEmpty ? count - 1 : max(0, count)
    }

    /// Where the list of habits has as many as there are columns, they are these, in this order.
    private static func columns(
        _ names: [String], _ habits: [HabitDraft], _ survey: Survey
    ) -> [HabitDraft] {
        if habits.count == survey.width, habits.count != names.count { return habits }
        return names.enumerated().map { index, name in
            if let known = habits.first(where: { sameBytes(TextRules.trimmed($0.name), name) }) {
                return known
            }
            var draft = HabitDraft()
            draft.name = name
            draft.isCounted =
                survey.hasCodes && index < survey.greatest.count
                && survey.greatest[index] > LoopValue.skip
            draft.line = 1
            return draft
        }
    }

    private static func add(
        _ cell: ByteSlice, on day: LocalDay, to draft: inout HabitDraft, _ survey: Survey, line: Int
    ) throws(ImportIssue.Reason) {
        let cell = cell.trimmed
        if cell.isEmpty { return }
        guard let code = LoopValue.code(cell) else { throw .unreadable }
        guard survey.hasCodes else {
            // Plain numbers of times.
            return try draft.add(code > 0 ? .done : .notDone, on: day, line: line)
        }
        if let value = LoopValue.value(code: code, isCounted: draft.isCounted ?? false) {
            try draft.add(value, on: day, line: line)
        }
    }

    /// What the cells of a table are, found out before any of them is taken.
    private struct Survey {
        /// Loop's codes and not how often something was done, for which 1 would be done.
        private(set) var hasCodes = false
        private(set) var greatest: [Int64] = []
        /// Columns of the first row of cells.
        private(set) var width: Int?

        init(_ file: ImportFile) {
            var isHeader = true
            file.eachRow(file.tableDialect) { row in
                if row.problem != nil { return }
                if isHeader {
                    isHeader = false
                    return
                }
                if width == nil { width = HabitTable.width(row) }
                for column in 0..<HabitTable.width(row) {
                    let cell = row[column + 1].trimmed
                    guard let code = LoopValue.code(cell) else { continue }
                    if !cell.isDigits || code == LoopValue.yes || code >= 1000 { hasCodes = true }
                    if column >= greatest.count {
                        greatest += Array(repeating: 0, count: column + 1 - greatest.count)
                    }
                    greatest[column] = max(greatest[column], code)
                }
            }
        }
    }
}
