import HaruCore

/// HabitBull's CSV: a row for a habit and a day. It has no identities, and no promises; a habit with
/// other values than 0 and 1 has amounts.
enum HabitBull {
    static func read(_ file: ImportFile, order: DateOrder?, into builder: inout HistoryBuilder) {
        guard let order = order ?? HabitBull.order(of: file) else {
            return builder.report(.ambiguousDate, line: nil)
        }
        var drafts = HabitDrafts()
        builder.eachTableRow(of: file, HabitBullCells.self) {
            (builder, cells, row) throws(ImportIssue.Reason) in
            let name = TextRules.trimmed(row[cells.name].text)
            if name.isEmpty { throw .missingName }
            guard let day = NumericDate(row[cells.date])?.day(order) else { throw .badDate }
            let cell = row[cells.value].trimmed
            if cell.isEmpty && row.isAtEndOfText { throw .truncated }
            // The mark for no value is beyond what an amount can be.
            let isNone = cell.equals("-2150000000") || cell.isEmpty
            guard isNone || Thousandths.read(cell) != nil else { throw .unreadable }
            let amount = isNone ? nil : Thousandths.read(cell)
            let category = row[cells.category].text
            let note = row[cells.comment].text
            let line = row.line
            let made = draft(name, category, line: line)
            try drafts.change(name, orMake: made) { (draft) throws(ImportIssue.Reason) in
                guard let amount else { return }
                try draft.add(.amount(amount), on: day, note: note, line: line)
            }
        }
        for draft in drafts.all { builder.add(draft, of: .habitBull) }
    }

    private static func draft(_ name: String, _ category: String, line: Int) -> HabitDraft {
        var draft = HabitDraft()
        draft.name = name
        draft.group = category
        draft.line = line
        return draft
    }

    private static func order(of file: ImportFile) -> DateOrder? {
        var evidence = DateEvidence()
        file.eachTableRow(HabitBullCells.self) { cells, row in
            if let date = NumericDate(row[cells.date]) { evidence.add(date) }
        }
        return evidence.order
    }
}

private struct HabitBullCells: CSVCells {
    let name, category, date, value, comment: Int

    init(_ columns: CSVColumns) {
        name = columns.index("HabitName")
        category = columns.index("HabitCategory")
        date = columns.index("CalendarDate")
        value = columns.index("Value")
        comment = columns.index("CommentText")
    }
}
