import HaruCore

/// Tickmate's database: tracks, and a row for each tick. Months are counted from 0.
enum Tickmate {
    static func read(_ file: ImportFile, into builder: inout HistoryBuilder) {
        var drafts = builder.numberedHabits(of: "tracks", in: file)
        builder.eachRow(of: "ticks", in: file) {
            (builder, row, number) throws(ImportIssue.Reason) in
            guard let year = row["year"].int, let month = row["month"].int,
                let date = row["day"].int, (1...9999).contains(year), (0...11).contains(month),
                let day = LocalDay(year: year, month: month + 1, day: date)
            else { throw .badDate }
            try drafts.change(row.key("_track_id")) { (draft) throws(ImportIssue.Reason) in
                try draft.add(.done, on: day, line: number)
            }
        }
        for draft in drafts.all { builder.add(draft, of: .tickmate) }
    }
}
