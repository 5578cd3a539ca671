import HaruFormats
import Testing

@Suite struct WatsonTests {
    private static let evening = Line(
        "독서", "2026-08-03 14:10:00", "2026-08-03 16:20:00", "#저녁 · #집")

    @Test func framesAndStateAreRead() {
        let history = read([file(Samples.watsonFrames), file(Samples.watsonState)])
        #expect(
            history.lines() == [
                Line("독서", "2026-08-03 14:10:00", "2026-08-03 16:20:00", "#저녁 · #집"),
                Line("会議", "2026-08-03 23:33:20", "2026-08-04 00:33:20"),
            ])
        #expect(history.running == 1)
        #expect(history.issues.isEmpty)
    }

    @Test func theLogSaysTheSameAsJSONAndAsCSV() {
        #expect(read(Samples.watsonLog).lines() == [WatsonTests.evening])
        let csv = read(Samples.watsonCSV, zone: Zones.seoul)
        #expect(
            csv.lines() == [
                WatsonTests.evening, Line("会議", "2026-08-04 00:00:00", "2026-08-04 01:00:00"),
            ])
    }

    @Test(arguments: [
        (
            "[[1785766200, 1785774000, \"a\"],\n[1785766200, 1785766200, \"a\"]]",
            ["2 endNotAfterStart"]
        ),
        (
            "[[1785766200, 1785774000, \"a\"],\n\n[\"x\", 5, \"a\"], [1]]",
            ["3 badTime", "3 unreadable"]
        ),
        ("[[1785766200, 1785774000, \"a\"],\n[99999999999999999, 5, \"a\"]]", ["2 badTime"]),
        ("[[1785766200, 1785774000, \"a\"],\n[17857", ["2 truncated"]),
        ("[[1785766200, 1785774000, \"a\"],\n[1, 2000, \"\\ud800\"]]", ["2 unreadable"]),
        ("[[1785766200, 1785774000, \"a\"]", ["1 truncated"]),
        ("[[1785766200, 1785774000, \"a\"]\n oh [1]]", ["2 unreadable"]),
    ])
    func badFramesAreReportedAndTheOthersGoIn(text: String, problems: [String]) {
        let history = read(text)
        #expect(history.problems == problems)
        #expect(history.records.count == 1)
    }

    @Test func bytesThatAreNoUTF8AreReported() {
        let text = "[[1785766200, 1785774000, \"a\"],\n[1785766200, 1785774000, \"?\"]]"
        let bytes = text.utf8.map { $0 == UInt8(ascii: "?") ? 0xff : $0 }
        let history = read([file("frames", bytes)])
        #expect(history.problems == ["2 badEncoding"])
        #expect(history.records.count == 1)
    }

    @Test func aLogEntryWithoutItsStopIsReported() {
        let log = #"[{"id": "2", "start": "2026-08-03T23:10:00Z", "stop": null, "project": "a"}]"#
        #expect(read(log).problems == ["1 missingEnd"])
        let csv = "id,start,stop,project,tags\n2,2026-08-03 23:10:00,,a,\n"
        #expect(read(csv).problems == ["2 missingEnd"])
    }

    @Test(arguments: [1, 2, 3, 7, 64])
    func framesDoNotDependOnThePieces(size: Int) {
        let pieces = read([file(Samples.watsonFrames, pieces: size)])
        #expect(pieces.lines() == read(Samples.watsonFrames).lines())
    }
}
