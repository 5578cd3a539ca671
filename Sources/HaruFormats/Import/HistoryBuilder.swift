import HaruCore

/// Collects what the files of an import say. One file is read after the other.
struct HistoryBuilder {
    var history = ImportedHistory()
    /// Where wall-clock times without a zone were read.
    let zone: TimeZoneRules
    /// The person's days, to which dates without a time of day belong.
    private let days: DayBoundary
    private var table = ActionTable()
    private(set) var file = -1

    init(zone: TimeZoneRules, days: DayBoundary) {
        self.zone = zone
        self.days = days
    }

    mutating func begin(_ file: ImportFile, as format: FileFormat?) {
        self.file += 1
        history.files.append(ImportedFile(name: file.name, format: format))
        history.records.beginFile()
        history.totals.beginFile()
    }

    /// - Parameter part: the table of a database that is meant.
    mutating func report(_ reason: ImportIssue.Reason, line: Int?, in part: String? = nil) {
        let name = history.files[file].name + (part.map { "/" + $0 } ?? "")
        history.add(ImportIssue(file: name, line: line, reason: reason))
    }

    mutating func countRunning() { history.running += 1 }
    mutating func ignore() { history.ignored += 1 }

    /// The moment at which the wall clock shows `wall` (seconds) or later, in milliseconds.
    func resolve(wall: Int64) -> Int64 { zone.firstSecond(showing: wall) * 1000 }

    /// A moment on a day that is only a date, in milliseconds: noon, or the beginning of a day that
    /// begins later. It stays the same when the day's beginning is moved about in the night.
    func moment(on day: LocalDay) -> Int64 {
        days.resolve(day, minute: max(720, days.dayStartMinutes)).milliseconds
    }

    /// The date that the wall clock shows.
    func date(of milliseconds: Int64) -> LocalDay {
        DayBoundary(zone: zone).day(of: Instant(milliseconds: milliseconds))
    }

    // MARK: - Rows

    /// Calls `body` with each row of a text and reports the rows for which it throws.
    mutating func eachRow(
        of file: ImportFile, _ dialect: CSVDialect,
        _ body: (inout HistoryBuilder, borrowing CSVRow) throws(ImportIssue.Reason) -> Void
    ) {
        file.eachRow(dialect) { row in take(row, body) }
    }

    private mutating func take(
        _ row: borrowing CSVRow,
        _ body: (inout HistoryBuilder, borrowing CSVRow) throws(ImportIssue.Reason) -> Void
    ) {
        switch row.problem {
        case .lineTooLong: return report(.lineTooLong, line: row.line)
        case .truncated: return report(.truncated, line: row.line)
        case nil: break
        }
        do throws(ImportIssue.Reason) {
            guard row.isUTF8 else { throw .badEncoding }
            try body(&self, row)
        } catch {
            // What a cut-off row lacks is not the row's fault.
            report(row.isAtEndOfText ? .truncated : error, line: row.line)
        }
    }

    // MARK: - Actions and records

    /// The action a row names, as it stands there.
    mutating func action(
        id: RecordID?, type: TrackingType, name: ByteSlice, line: Int?
    ) -> Int {
        let index = table.index(id: id, type: type, name: name)
        if index == history.actions.count {
            history.actions.append(
                ImportedAction(
                    id: id, name: TextRules.trimmed(name.text), trackingType: type, file: file,
                    line: line))
        }
        return index
    }

    /// Takes what a row says about the action itself; the first row that does decides.
    mutating func describe(_ index: Int, _ change: (inout ImportedAction) -> Void) {
        guard !history.actions[index].isListed else { return }
        history.actions[index].isListed = true
        change(&history.actions[index])
    }

    mutating func addTag(_ tag: String, toAction index: Int) {
        for known in history.actions[index].tags where sameBytes(known, tag) { return }
        history.actions[index].tags.append(tag)
    }

    /// - Parameters:
    ///   - start: milliseconds since 1970.
    ///   - end: milliseconds since 1970, or the amount of a count.
    mutating func append(action: Int, start: Int64, end: Int64, note: ByteSlice) {
        history.records.append(action: action, start: start, end: end, note: note)
        history.files[file].records += 1
    }

    static func checkLength(start: Int64, end: Int64) throws(ImportIssue.Reason) {
        guard floorDivide(end, 1000) > floorDivide(start, 1000) else { throw .endNotAfterStart }
    }

    static func checkNote(_ note: ByteSlice) throws(ImportIssue.Reason) {
        // Every character has at least one byte, so most notes need no counting.
        if note.count > TextRules.noteLimit, note.text.count > TextRules.noteLimit {
            throw .noteTooLong
        }
    }
}
