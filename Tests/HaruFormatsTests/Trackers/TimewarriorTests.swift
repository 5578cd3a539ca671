import HaruFormats
import Testing

@Suite struct TimewarriorTests {
    @Test func dataFilesAreRead() {
        let history = read(Samples.timewarriorData)
        #expect(
            history.lines() == [
                Line("독서", "2026-08-03 14:10:00", "2026-08-03 16:20:00"),
                Line("아침, 운동", "2026-08-04 21:30:00", "2026-08-04 22:05:30"),
                Line("deep work, 회사", "2026-08-05 00:00:00", "2026-08-05 03:10:00"),
                Line("Timewarrior", "2026-08-05 04:00:00", "2026-08-05 05:00:00"),
                Line("tidy the desk", "2026-08-05 06:00:00", "2026-08-05 07:00:00"),
                Line(
                    "日記", "2026-08-31 14:50:00", "2026-08-31 15:20:00", "月末の\"まとめ\", done"),
            ])
        #expect(history.running == 1)
        #expect(history.issues.isEmpty)
        #expect(history.tags(of: "독서") == [])
        #expect(history.tags(of: "deep work, 회사") == ["deep work", "회사"])
    }

    @Test func anExportSaysTheSameAsTheDataFiles() {
        let export = read(Samples.timewarriorExport)
        #expect(export.running == 1)
        #expect(export.issues.isEmpty)
        let data = Set(read(Samples.timewarriorData).lines().map { $0.description })
        for line in export.lines() { #expect(data.contains(line.description)) }
        #expect(export.records.count == 3)
    }

    @Test func monthsAreReadTogetherInAnyOrder() {
        let files = [
            file("inc 20260901T000000Z - 20260901T010000Z # b\n", name: "2026-09.data"),
            file("inc 20260831T235900Z - 20260901T000100Z # a\n", name: "2026-08.data"),
            file(#"{"a":{"count":1},"b":{"count":1}}"#, name: "tags.data"),
            file("txn:\n  type: interval\n  before: \n", name: "undo.data"),
        ]
        let history = read(files)
        #expect(history.lines().map { $0.action } == ["b", "a"])
        #expect(history.issues.isEmpty)
    }

    @Test(arguments: [
        ("inc 20260803T141000Z - 20260803T141000Z # a\n", ["1 endNotAfterStart"]),
        ("inc 20260803T161000Z - 20260803T141000Z # a\n", ["1 endNotAfterStart"]),
        ("inc 20260803T141000Z - 20260803T162000Z # a\nwhat is this\n", ["2 unreadable"]),
        ("inc 20260803T141000Z - soon # a\n", ["1 badTime"]),
        ("\ninc 20260803T141000Z - 20260231T162000Z # a\n", ["2 badTime"]),
        ("inc 20260803T141000Z - 20260803T16", ["1 truncated"]),
        ("inc 20260803T141000Z - 20260803T162000Z # \"tag\"\ninc\n", ["2 unreadable"]),
    ])
    func badLinesAreReportedWhereTheyStand(text: String, problems: [String]) {
        #expect(read(text).problems == problems)
    }

    @Test func aTagThatLooksLikeAMarkIsATag() {
        let history = read("inc 20260803T141000Z - 20260803T162000Z # \"#\" #home a\"b\n")
        #expect(history.lines().map { $0.action } == ["#, #home, a\"b"])
    }

    @Test func aLongListOfTagsIsShortenedAndKeptInTheNote() {
        let tags = (1...12).map { "tag-\($0)" }
        let joined = tags.joined(separator: ", ")
        let history = read(
            "inc 20260803T141000Z - 20260803T162000Z # \(tags.joined(separator: " "))\n")
        #expect(history.actions[0].name == joined.prefix(39) + "…")
        #expect(history.lines()[0].note == joined)
        #expect(history.actions[0].tags == tags)
    }
}
