import HaruFormats
import Testing

@Suite struct ActivityWatchTests {
    static let lines = [
        Line("Editor", "2026-08-12 09:00:00.250", "2026-08-12 09:01:30.750", "notes.md — 하루"),
        Line(
            "example.org", "2026-08-12 10:00:00", "2026-08-12 10:01:00",
            "Page · https://www.example.org:8080/a?b"),
        Line("勉強", "2026-08-12 11:00:00", "2026-08-12 12:00:00"),
    ]

    @Test(arguments: [1, 3, 17, 256, 1 << 20])
    func bucketsAreReadInAnyPieces(size: Int) {
        let history = read([file(Samples.activityWatch, pieces: size)])
        #expect(history.lines() == ActivityWatchTests.lines)
        #expect(history.running == 1)
        #expect(history.ignored == 2)
        #expect(history.issues.isEmpty)
    }

    @Test func aListOfBucketsIsReadToo() {
        let text = """
            {"buckets": [{"events": [{"timestamp": "2026-08-12T09:00:00Z", "duration": 60,
            "data": {"app": "A", "title": ""}}], "type": "currentwindow"}], "more": 1}
            """
        #expect(
            read(text).lines() == [Line("A", "2026-08-12 09:00:00", "2026-08-12 09:01:00")])
    }

    @Test(arguments: [
        ("https://www.example.org/a", "example.org"), ("http://user@host:81?x", "host"),
        ("https://[::1]:80/", "[::1]"), ("https://[::1]/", "[::1]"),
        ("about:blank", "title"), ("file:///home/x", "title"),
        ("https://한글.example/", "한글.example"),
    ])
    func theSiteIsTheHost(url: String, action: String) {
        let text = """
            {"buckets": {"w": {"events": [{"timestamp": "2026-08-12T09:00:00Z", "duration": 60,
            "data": {"url": "\(url)", "title": "title"}}]}}}
            """
        #expect(read(text).actions.map { $0.name } == [action])
    }

    @Test func badEventsAreReportedAndTheOthersGoIn() {
        let text = """
            {"buckets": {"w": {"events": [
            {"timestamp": "2026-08-12T09:00:00Z", "duration": 60, "data": {"app": "A"}},
            {"timestamp": "today", "duration": 60, "data": {"app": "A"}},
            {"timestamp": "2026-08-12T09:00:00Z", "duration": -1, "data": {"app": "A"}},
            {"timestamp": "2026-08-12T09:00:00Z", "duration": 1},
            {"timestamp": "2026-08-12T09:00:00Z", "duration": 1e300, "data": {"app": "A"}},
            {"timestamp": 2026-08-12, "duration": 1, "data": {"app": "A"}},
            {"timestamp": "2026-08-12T10:00:00Z", "duration": 60, "data": {"app": "A"}},
            {"timestamp": "2026-08-12T1
            """
        let history = read(text)
        #expect(history.records.count == 2)
        #expect(
            history.problems == [
                "3 badTime", "4 badTime", "5 unreadable", "6 badTime", "7 unreadable",
                "9 truncated",
            ])
    }

    @Test func anEventAboveTheLimitIsPassedOver() {
        let long = String(repeating: "x", count: 1_100_000)
        let text = """
            {"buckets": {"w": {"events": [
            {"timestamp": "2026-08-12T09:00:00Z", "duration": 60, "data": {"app": "\(long)"}},
            {"timestamp": "2026-08-12T10:00:00Z", "duration": 60, "data": {"app": "A"}}]}}}
            """
        let history = read([file(text, pieces: 65_536)])
        #expect(history.problems == ["2 lineTooLong"])
        #expect(history.records.count == 1)
    }
}
