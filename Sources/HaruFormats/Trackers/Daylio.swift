import HaruCore

/// Daylio's entries: a mood, activities and a note at a time of day. The mood is counted once, with
/// the note, and so is each activity: they are facts and no promises, so none becomes a habit.
enum Daylio {
    /// A tag of the actions that are moods.
    static let moodTag = "Daylio"

    /// Reads the three layouts of the CSV, which differ in how they write the day.
    static func readCSV(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.eachTableRow(of: file, DaylioCells.self) {
            (builder, cells, row) throws(ImportIssue.Reason) in
            guard let day = cells.day(row) else { throw .badDate }
            guard let second = ClockText.timeOfDay(row[cells.time]) else { throw .badTime }
            var entry = DaylioEntry(moment: builder.resolve(wall: ClockText.wall(day, second)))
            entry.mood = row[cells.mood].text
            entry.activities = row[cells.activities].text.parts(at: UInt8(ascii: "|"))
                .map { DaylioActivity(name: $0) }
            entry.notes = [row[cells.title].text, row[cells.note].text]
            try builder.add(entry, line: row.line)
        }
    }
}

struct DaylioActivity {
    var name: String
    var group = ""
}

struct DaylioEntry {
    /// Milliseconds since 1970.
    var moment: Int64
    var mood = ""
    var activities: [DaylioActivity] = []
    var notes: [String] = []

    init(moment: Int64) { self.moment = moment }
}

extension HistoryBuilder {
    mutating func add(_ entry: DaylioEntry, line: Int) throws(ImportIssue.Reason) {
        let mood = TextRules.trimmed(entry.mood)
        let activities = entry.activities.filter { !TextRules.trimmed($0.name).isEmpty }
        var note: [UInt8] = []
        for text in entry.notes {
            let text = TextRules.trimmed(text)
            if text.isEmpty { continue }
            if !note.isEmpty { note.append(contentsOf: " · ".utf8) }
            note.append(contentsOf: text.utf8)
        }
        try note.withUnsafeBufferPointer { (note) throws(ImportIssue.Reason) in
            try HistoryBuilder.checkNote(note)
        }
        if mood.isEmpty, activities.isEmpty, note.isEmpty { throw .unreadable }
        if !mood.isEmpty || activities.isEmpty {
            let name = mood.isEmpty ? HabitTracker.daylio.title : mood
            count(name, tag: Daylio.moodTag, at: entry.moment, note: note, line: line)
            note = []
        }
        for activity in activities {
            count(
                activity.name, tag: activity.group, at: entry.moment, note: note, line: line)
            note = []
        }
    }

    private mutating func count(
        _ name: String, tag: String, at moment: Int64, note: [UInt8], line: Int
    ) {
        let index = countedAction(name, tag: tag, line: line)
        note.withUnsafeBufferPointer { append(action: index, start: moment, end: 1, note: $0) }
    }
}

struct DaylioCells: CSVCells {
    let fullDate, year, date, time, mood, activities, title, note: Int

    init(_ columns: CSVColumns) {
        fullDate = columns.index("full_date")
        year = columns.index("year")
        date = columns.index("date")
        time = columns.index("time")
        mood = columns.index("mood")
        activities = columns.index("activities")
        title = columns.index("note_title")
        note = columns.index("note")
    }

    func day(_ row: borrowing CSVRow) -> LocalDay? {
        if fullDate >= 0 { return ClockText.day(row[fullDate]) }
        guard let year = row[year].trimmed.number, (1000...9999).contains(year) else {
            return nil
        }
        return DaylioCells.day(row[date].trimmed, year: year)
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// The day of `28 September`, `September 28`, `4월 9일` or `4月9日`.
    static func day(_ text: ByteSlice, year: Int) -> LocalDay? {
        var numbers: [Int] = []
        var letters: [UInt8] = []
        var number: Int?
        for byte in text {
            if (0x30...0x39).contains(byte) {
                number = min((number ?? 0) * 10 + Int(byte - 0x30), 10_000)
                continue
            }
            if let ended = number { numbers.append(ended) }
            number = nil
            let small = byte | 0x20
            if (0x61...0x7a).contains(small), letters.count < 3 { letters.append(small) }
        }
        if let number { numbers.append(number) }
        if numbers.count == 2, letters.isEmpty {
            return LocalDay(year: year, month: numbers[0], day: numbers[1])
        }
        guard numbers.count == 1,
            let month = months.firstIndex(where: { $0.utf8.elementsEqual(letters) })
        else { return nil }
        return LocalDay(year: year, month: month + 1, day: numbers[0])
    }
}
