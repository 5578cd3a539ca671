import HaruFormats
import Testing

@Suite struct FormatDetectorTests {
    @Test(arguments: Samples.all)
    func everyFormatIsToldByItsContent(format: FileFormat, text: String) {
        #expect(FormatDetector.detect([file(text, name: "x.bin")]) == [.format(format)])
        let windows = text.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "\r\n")
        #expect(FormatDetector.detect([file(windows, pieces: 5)]) == [.format(format)])
    }

    @Test(arguments: Samples.all)
    func everyFormatIsToldInUTF16(format: FileFormat, text: String) {
        let plain = text.hasPrefix("\u{feff}") ? String(text.dropFirst()) : text
        for littleEndian in [true, false] {
            let bytes = utf16(plain, littleEndian: littleEndian)
            #expect(FormatDetector.detect([file("x", bytes)]) == [.format(format)])
            #expect(read([file("x", bytes, pieces: 7)]).lines() == read(plain).lines())
        }
    }

    private static let tables = Samples.all.filter { format, _ in
        [
            .haruCSV, .watsonCSV, .togglCSV, .clockifyCSV, .solidtimeCSV, .simpleTimeTrackerCSV,
            .loop, .beaverHabitsCSV, .habitBull, .daylio,
        ].contains(format)
    }

    /// Spreadsheets of some countries write semicolons, and tabs if asked for Unicode.
    @Test(arguments: tables, [";", "\t"])
    func tablesThatASpreadsheetSavedAgainAreRead(
        table: (format: FileFormat, text: String), delimiter: String
    ) {
        var saved = ""
        for case .cells(_, let cells) in rows(Array(table.text.utf8)) {
            let quoted = cells.map { cell in
                let text = cell.hasPrefix("\u{feff}") ? String(cell.dropFirst()) : cell
                return "\""
                    + text.split(separator: "\"", omittingEmptySubsequences: false)
                    .joined(separator: "\"\"") + "\""
            }
            saved += quoted.joined(separator: delimiter) + "\r\n"
        }
        #expect(FormatDetector.detect([file(saved)]) == [.format(table.format)])
        #expect(read(saved).lines() == read(table.text).lines())
    }

    @Test func theTablesOfAnArchiveAreToldOneByOne() {
        for (name, text) in Samples.solidtimeArchive {
            let format = name == "meta.json" ? FileFormat.companion : .solidtimeArchive
            #expect(FormatDetector.detect([file(text, name: name)]) == [.format(format)])
        }
    }

    static let notYet: [(FileFormat, String)] = [
        (.harvest, "Date,Client,Project,Project Code,Task,Notes,Hours,Billable?\n"),
        (.appleHealth, "<?xml version=\"1.0\"?>\n<!DOCTYPE x>\n<HealthData locale=\"ko_KR\">\n"),
        (.appleHealth, "PK\u{3}\u{4}.... apple_health_export/export.xml"),
    ]

    @Test(arguments: [
        (FileFormat.loop, "Name,Description,NumRepetitions,Interval,Color\nA,,1,1,#FF8F00\n"),
        (.loop, "Date,Value,Notes\n"), (.loop, "Date,Score\n2015-01-25,0.2557\n"),
        (.loop, "Date,A,B,\n2015-01-25,0.2557,0.0000,\n"),
        (.loop, "Date,A,\n2015-01-25,UNKNOWN,\n"),
        (.habitBull, "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"),
        (.daylio, "full_date,date,weekday,time,mood,activities,note_title,note\n"),
    ])
    func filesWithLittleInThemAreToldTheSame(format: FileFormat, text: String) {
        #expect(FormatDetector.detect([file(text)]) == [.format(format)])
        #expect(read(text).problems == [])
    }

    /// Databases come in as text; one that is here as it is could not be opened.
    @Test(arguments: [
        (FileFormat.loopBackup, "SQLite format 3\0 CREATE TABLE Repetitions"),
        (.tickmate, "SQLite format 3\0 CREATE TABLE tracks CREATE TABLE ticks"),
        (.rewire, "SQLite format 3\0 CREATE TABLE CHECKINS"),
    ])
    func databasesThatCannotBeOpenedAreNamed(format: FileFormat, text: String) {
        #expect(file(text).isDatabase)
        #expect(FormatDetector.detect([file(text)]) == [.format(format)])
        #expect(read(text).problems.allSatisfy { $0 == "- unreadable" })
        #expect(!read(text).problems.isEmpty)
    }

    @Test(arguments: notYet)
    func knownFormatsThatAreNotReadYetAreSaidToBe(format: FileFormat, text: String) {
        #expect(FormatDetector.detect([file(text)]) == [.format(format)])
        #expect(!format.isReadable)
        let history = read(text)
        #expect(history.problems == ["- notSupported"])
        #expect(history.records.count == 0)
    }

    @Test(arguments: [
        ("", FormatDetector.Reason.empty), (" \r\n\n", .empty), ("[]", .empty), ("{}", .empty),
        ("PK\u{3}\u{4}notes.txt", .archive), ("a\0b", .binary),
        ("SQLite format 3\0 notes", .binary),
        ("hello\n", .unknown), ("a,b,c\n1,2,3\n", .unknown), ("{\"a\": 1}", .unknown),
        ("[1, 2]", .unknown), ("{\"a\": ", .unknown), ("<html>", .unknown),
        ("2024-03-04 was a good day\n", .unknown),
    ])
    func whatCannotBeToldIsNotRead(text: String, reason: FormatDetector.Reason) {
        #expect(FormatDetector.detect([file(text)]) == [.none(reason)])
        #expect(read(text).problems == ["- unreadable"])
    }

    @Test(arguments: HaruFile.allCases, HaruFile.Language.allCases)
    func ourOwnFilesWithoutRowsAreTold(_ kind: HaruFile, language: HaruFile.Language) {
        var bytes: [UInt8] = []
        kind.writeHeader(in: language, into: &bytes)
        #expect(FormatDetector.detect([file("x", bytes)]) == [.format(.haruCSV)])
        #expect(read([file("x", bytes)]).issues.isEmpty)
    }
}
