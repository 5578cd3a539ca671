import HaruCore
import Testing

@Suite struct TimeSessionTests {
    struct Split: CustomTestStringConvertible {
        let testDescription: String
        let boundary: DayBoundary
        let start: String
        let end: String
        let minutes: [String: Int64]
    }

    static let splits = [
        Split(
            testDescription: "D-15 over midnight", boundary: seoul(),
            start: "2026-08-11T23:30:00+09:00", end: "2026-08-12T01:15:00+09:00",
            minutes: ["2026-08-11": 30, "2026-08-12": 75]),
        Split(
            testDescription: "D-16 the same with day start 04:00", boundary: seoul(start: 240),
            start: "2026-08-11T23:30:00+09:00", end: "2026-08-12T01:15:00+09:00",
            minutes: ["2026-08-11": 105]),
        Split(
            testDescription: "D-17 over a day of 23 hours", boundary: boundary("America/New_York"),
            start: "2026-03-07T23:00:00-05:00", end: "2026-03-09T01:00:00-04:00",
            minutes: ["2026-03-07": 60, "2026-03-08": 1380, "2026-03-09": 60]),
        Split(
            testDescription: "D1 after midnight, before the day start", boundary: seoul(start: 240),
            start: "2026-08-12T00:20:00+09:00", end: "2026-08-12T00:50:00+09:00",
            minutes: ["2026-08-11": 30]),
        Split(
            testDescription: "D13, D19 22:00 to 02:00", boundary: seoul(),
            start: "2026-08-11T22:00:00+09:00", end: "2026-08-12T02:00:00+09:00",
            minutes: ["2026-08-11": 120, "2026-08-12": 120]),
        Split(
            testDescription: "over a date that never happened", boundary: boundary("Pacific/Apia"),
            start: "2011-12-29T23:00:00-10:00", end: "2011-12-31T01:00:00+14:00",
            minutes: ["2011-12-29": 60, "2011-12-31": 60]),
        Split(
            testDescription: "ends exactly at the boundary", boundary: seoul(),
            start: "2026-08-11T23:00:00+09:00", end: "2026-08-12T00:00:00+09:00",
            minutes: ["2026-08-11": 60]),
        Split(
            testDescription: "a merge left the end before the start", boundary: seoul(),
            start: "2026-08-11T23:00:00+09:00", end: "2026-08-11T22:00:00+09:00", minutes: [:]),
    ]

    @Test(arguments: splits) func aSessionIsSharedAmongItsDays(_ c: Split) {
        let session = session(c.start, c.end)
        let parts = session.split(boundary: c.boundary, now: at("2026-08-12T09:00:00+09:00"))
        let expected = c.minutes.sorted { $0.key < $1.key }
        #expect(parts.map { ISO8601.text($0.day) } == expected.map { $0.key })
        #expect(parts.map { $0.milliseconds } == expected.map { $0.value * 60_000 })
    }

    @Test func aRunningSessionLastsUntilNow() {
        // D-18, D15
        let now = at("2026-08-13T00:30:00+09:00")
        let running = session("2026-08-12T23:30:00+09:00", nil)
        #expect(
            running.split(boundary: seoul(), now: now).map { $0.milliseconds } == [
                1_800_000, 1_800_000,
            ])
        let later = session("2026-08-13T01:00:00+09:00", nil)
        #expect(later.split(boundary: seoul(), now: now).isEmpty)
        #expect(later.overlap(with: seoul().range(of: day("2026-08-13")), now: now) == 0)
    }

    @Test func partsAddUpToTheLength() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        let boundaries = ["America/Havana", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kolkata"]
            .map {
                boundary($0, start: Int.random(in: 0...1439, using: &random))
            }
        let now = at("2026-08-12T00:00:00Z")
        for i in 0..<400 {
            let boundary = boundaries[i % boundaries.count]
            let start = Int64.random(in: 0...now.milliseconds, using: &random)
            let length = Int64.random(in: 0...600_000_000, using: &random)
            let session = TimeSession(
                id: id(1), actionID: id(1), start: Instant(milliseconds: start),
                end: Instant(milliseconds: start + length))
            let parts = session.split(boundary: boundary, now: now)
            #expect(parts.reduce(0) { $0 + $1.milliseconds } == length, "seed \(seed)")
            for part in parts {
                let overlap = session.overlap(with: boundary.range(of: part.day), now: now)
                #expect(overlap == part.milliseconds, "seed \(seed)")
            }
        }
    }

    static let range = at("2026-08-12T10:00:00Z")..<at("2026-08-12T11:00:00Z")
    static let touches: [(start: String, end: String?, touches: Bool)] = [
        ("09:00", "10:00", false),  // R9: two that only touch are not an overlap
        ("11:00", "12:00", false), ("09:00", "10:01", true), ("10:59", "12:00", true),
        ("09:00", nil, true), ("11:00", nil, false), ("09:00", "12:00", true),
    ]

    @Test(arguments: touches) func aSessionTouchesARange(start: String, end: String?, touches: Bool)
    {
        let session = session("2026-08-12T\(start):00Z", end.map { "2026-08-12T\($0):00Z" })
        #expect(session.touches(Self.range) == touches)
    }

    @Test func overlappingSessionsAreBothCounted() {
        // D-26
        let sessions = [
            session(1, "2026-08-12T20:00:00+09:00", "2026-08-12T21:00:00+09:00"),
            session(2, "2026-08-12T20:30:00+09:00", "2026-08-12T21:00:00+09:00"),
        ]
        let range = seoul().range(of: day("2026-08-12"))
        let now = at("2026-08-12T20:45:00+09:00")
        #expect(Totals.milliseconds(sessions, in: range, now: now) == 90 * 60_000)
        #expect(Totals.milliseconds(sessions, in: range, now: now, cutAtNow: true) == 60 * 60_000)
    }

    @Test func anEntryBelongsToTheRangeThatHoldsItsMoment() {
        // D-25, D-64
        let entries = [
            CountEntry(
                id: id(1), actionID: id(1), timestamp: at("2026-08-11T23:59:59+09:00"), amount: 2),
            CountEntry(
                id: id(2), actionID: id(1), timestamp: at("2026-08-12T00:00:00+09:00"), amount: 5),
            CountEntry(
                id: id(3), actionID: id(1), timestamp: at("2026-08-12T20:00:00+09:00"), amount: 7),
        ]
        let range = seoul().range(of: day("2026-08-12"))
        let now = at("2026-08-12T00:00:00+09:00")
        #expect(Totals.count(entries, in: range, now: now) == 12)
        #expect(Totals.count(entries, in: range, now: now, cutAtNow: true) == 5)
    }
}
