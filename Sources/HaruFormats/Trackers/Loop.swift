import HaruCore

/// The CSV archive of Loop Habit Tracker: `Habits.csv`, a folder for each habit, and two tables of
/// all habits together. The folders say most; the tables are read where there are none.
enum Loop {
    /// Which file of the archive one is, told by its first row.
    enum Kind {
        case habits, marks, table, scores
    }

    static func read(
        _ file: ImportFile, of archives: LoopArchives, into builder: inout HistoryBuilder
    ) {
        let kind = kind(of: file)
        let archive = archives.archive(of: file, kind)
        switch kind {
        case .habits: readHabits(file, archive, into: &builder)
        case .marks: readMarks(file, archive, into: &builder)
        case .table:
            // What is in it stands in the habits' own folders too, with notes.
            guard archive?.folders.isEmpty ?? true else { return }
            HabitTable.read(file, named: archive?.habits ?? [], of: .loop, into: &builder)
        case .scores: break
        }
    }

    static func kind(of file: ImportFile) -> Kind {
        var kind: Kind?
        var rows = 0
        file.eachRow(file.tableDialect) { row in
            rows += 1
            guard kind == nil, rows <= 2, row.problem == nil else { return }
            if rows == 1, CSVColumns(row).has(["Name", "Color"]) {
                kind = .habits
            } else if rows == 1, row[1].equals("Score"), row[0].equals("Date") {
                kind = .scores
            } else if rows == 1, row[1].equals("Value"), row[0].equals("Date") {
                kind = .marks
            } else if rows == 1, ClockText.day(row[0]) != nil {
                kind = .marks
            } else if rows == 2 {
                kind = row[1].contains(UInt8(ascii: ".")) ? .scores : .table
            }
        }
        return kind ?? .table
    }

    /// Habits without a folder of their own; those with one come in with it.
    private static func readHabits(
        _ file: ImportFile, _ archive: LoopArchive?, into builder: inout HistoryBuilder
    ) {
        var number = 0
        builder.eachTableRow(of: file, LoopHabitCells.self) {
            (builder, cells, row) throws(ImportIssue.Reason) in
            number += 1
            let draft = try cells.draft(row, number: number)
            let isElsewhere =
                archive.map { $0.folders.contains(draft.position) || $0.hasColumn(draft.habit) }
                ?? false
            if !isElsewhere { builder.add(draft.habit, of: .loop) }
        }
    }

    /// The days of one habit.
    private static func readMarks(
        _ file: ImportFile, _ archive: LoopArchive?, into builder: inout HistoryBuilder
    ) {
        let place = LoopPlace(file.name)
        var draft = HabitDraft()
        let known = archive?.habit(at: place.position)
        if let known {
            draft = known
        } else {
            draft.name = place.name
            draft.isCounted = hasAmounts(file)
        }
        builder.eachRow(of: file, file.tableDialect) {
            (builder, row) throws(ImportIssue.Reason) in
            if row.isBlank || row[0].equals("Date") { return }
            if row.isAtEndOfText, row.count < 2 || row[1].isEmpty { throw .truncated }
            guard let day = ClockText.day(row[0]) else { throw .badDate }
            guard let code = LoopValue.code(row[1]) else { throw .unreadable }
            guard let value = LoopValue.value(code: code, isCounted: draft.isCounted ?? false)
            else { return }
            try draft.add(value, on: day, note: row[2].text, line: row.line)
        }
        // Of a habit that is not listed its days are all there is.
        if known != nil || !draft.marks.isEmpty { builder.add(draft, of: .loop) }
    }

    /// Whether there are numbers that are no codes.
    private static func hasAmounts(_ file: ImportFile) -> Bool {
        var hasAmounts = false
        file.eachRow(file.tableDialect) { row in
            if row.problem == nil, let code = LoopValue.code(row[1]), code > LoopValue.skip {
                hasAmounts = true
            }
        }
        return hasAmounts
    }
}
