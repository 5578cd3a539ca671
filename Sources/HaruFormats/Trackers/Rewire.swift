import HaruCore

/// Rewire's database: habits, and check-ins of days as `yyyyMMdd`. Type 2 is done; the others say
/// that something was not, and of which kind is not known.
enum Rewire {
    private static let done: Int64 = 2

    static func read(_ file: ImportFile, into builder: inout HistoryBuilder) {
        var drafts = builder.numberedHabits(of: "HABITS", in: file)
        builder.eachRow(of: "CHECKINS", in: file) {
            (builder, row, number) throws(ImportIssue.Reason) in
            guard let date = row.key("date").flatMap({ Int(digits: $0) }),
                (10_000...99_991_231).contains(date),
                let day = LocalDay(year: date / 10_000, month: date / 100 % 100, day: date % 100)
            else { throw .badDate }
            let isDone = row["type"].int64 == Rewire.done
            try drafts.change(row.key("habit_id")) { (draft) throws(ImportIssue.Reason) in
                try draft.add(isDone ? .done : .notDone, on: day, line: number)
            }
        }
        for draft in drafts.all { builder.add(draft, of: .rewire) }
    }
}
