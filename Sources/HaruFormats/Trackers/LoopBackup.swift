import HaruCore

/// The SQLite backup of Loop Habit Tracker. A moment in it is the midnight, in UTC, of the day that
/// is meant.
enum LoopBackup {
    static func read(_ file: ImportFile, into builder: inout HistoryBuilder) {
        var drafts = HabitDrafts()
        builder.eachRow(of: "Habits", in: file) {
            (builder, row, number) throws(ImportIssue.Reason) in
            guard let key = row.key("id") else { throw .unreadable }
            drafts.add(draft(row, number), key: key)
        }
        builder.eachRow(of: "Repetitions", in: file) {
            (builder, row, number) throws(ImportIssue.Reason) in
            guard let milliseconds = row["timestamp"].int64 else { throw .badDate }
            let day = LocalDay(
                number: Int(clamping: floorDivide(milliseconds, 86_400_000)))
            // The oldest backups have a row for each day that was done, and no value.
            let code = row["value"].isNull ? LoopValue.yes : row["value"].int64
            guard let code else { throw .unreadable }
            let note = row["notes"].string ?? ""
            try drafts.change(row.key("habit")) { (draft) throws(ImportIssue.Reason) in
                guard
                    let value = LoopValue.value(code: code, isCounted: draft.isCounted ?? false)
                else { return }
                try draft.add(value, on: day, note: note, line: number)
            }
        }
        for draft in drafts.all { builder.add(draft, of: .loop) }
    }

    private static func draft(_ row: DatabaseRow, _ number: Int) -> HabitDraft {
        var draft = HabitDraft()
        draft.identity = row["uuid"].string ?? ""
        draft.name = row["name"].string ?? ""
        draft.unit = row["unit"].string ?? ""
        draft.isArchived = row["archived"].int64 == 1
        draft.isCounted = row["type"].int64 == 1
        draft.line = number
        let times = row["freq_num"].int ?? 1
        let days = row["freq_den"].int ?? 1
        draft.frequency = ImportedFrequency(times, inDays: days)
        if draft.isCounted == true, let target = Thousandths.read(row["target_value"]) {
            draft.promise = LoopValue.promise(
                isAtMost: row["target_type"].int64 == 1, target: target,
                numerator: times, denominator: days)
        }
        return draft
    }
}
