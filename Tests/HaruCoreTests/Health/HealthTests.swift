import HaruCore
import Testing

@Suite struct HealthTests {
    @Test func everyMetricIsFoundByItsKey() {
        #expect(HealthMetric.all.count == 28)
        for metric in HealthMetric.all { #expect(HealthMetric(key: metric.key) == metric) }
        for key in ["", "workout.", "workout.chess", "Steps", "bloodPressure"] {
            #expect(HealthMetric(key: key) == nil)
        }
    }

    struct Sample: CustomTestStringConvertible {
        let testDescription: String
        let amount: Int64
        let start: String
        let end: String
        let parts: [Int64]
    }

    static let samples = [
        Sample(
            testDescription: "D-88", amount: 1001, start: "2026-08-11T23:50:00+09:00",
            end: "2026-08-12T00:10:00+09:00", parts: [500, 501]),
        Sample(
            testDescription: "inside a day", amount: 7, start: "2026-08-11T01:00:00+09:00",
            end: "2026-08-11T02:00:00+09:00", parts: [7]),
        Sample(
            testDescription: "until midnight", amount: 7, start: "2026-08-11T01:00:00+09:00",
            end: "2026-08-12T00:00:00+09:00", parts: [7]),
        Sample(
            testDescription: "without length", amount: 7, start: "2026-08-12T00:00:00+09:00",
            end: "2026-08-12T00:00:00+09:00", parts: [7]),
        Sample(
            testDescription: "less than a day has room for", amount: 1,
            start: "2026-08-11T12:00:00+09:00", end: "2026-08-13T12:00:00+09:00", parts: [1]),
        Sample(
            testDescription: "more than 64 bits on the way", amount: 9_000_000_000_000_000,
            start: "2026-08-11T00:00:00+09:00", end: "2026-08-13T00:00:00+09:00",
            parts: [4_500_000_000_000_000, 4_500_000_000_000_000]),
    ]

    @Test(arguments: samples) func aSampleIsSharedInWholeParts(_ c: Sample) {
        let parts = SampleSplit.parts(
            amount: c.amount, start: at(c.start), end: at(c.end), boundary: seoul())
        #expect(parts.map { $0.amount } == c.parts)
    }

    @Test func partsOfASampleAddUp() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        let boundary = boundary("America/New_York", start: 150)
        for _ in 0..<200 {
            let start = Int64.random(in: 1_700_000_000_000...1_790_000_000_000, using: &random)
            let amount = Int64.random(in: 0...100_000, using: &random)
            let parts = SampleSplit.parts(
                amount: amount, start: Instant(milliseconds: start),
                end: Instant(
                    milliseconds: start + Int64.random(in: 0...400_000_000, using: &random)),
                boundary: boundary)
            #expect(parts.reduce(0) { $0 + $1.amount } == amount, "seed \(seed)")
        }
    }

    struct Night: CustomTestStringConvertible {
        let testDescription: String
        let boundary: DayBoundary
        var window = (start: 1260, end: 540)
        let day: String
        let expected: (start: String, end: String)
    }

    static let nights = [
        Night(
            testDescription: "D-78", boundary: seoul(), day: "2026-08-12",
            expected: ("2026-08-11T21:00:00+09:00", "2026-08-12T09:00:00+09:00")),
        Night(
            testDescription: "D-81 day start 05:00", boundary: seoul(start: 300), day: "2026-08-12",
            expected: ("2026-08-11T21:00:00+09:00", "2026-08-12T09:00:00+09:00")),
        Night(
            testDescription: "D-81b day start 12:00", boundary: seoul(start: 720),
            day: "2026-08-11",
            expected: ("2026-08-11T21:00:00+09:00", "2026-08-12T09:00:00+09:00")),
        Night(
            testDescription: "D-81c day start 09:00", boundary: seoul(start: 540),
            day: "2026-08-12",
            expected: ("2026-08-11T21:00:00+09:00", "2026-08-12T09:00:00+09:00")),
        Night(
            testDescription: "D-81d a nap", boundary: seoul(), window: (780, 1020),
            day: "2026-08-12",
            expected: ("2026-08-12T13:00:00+09:00", "2026-08-12T17:00:00+09:00")),
        Night(
            testDescription: "D-81e a clock change", boundary: boundary("America/New_York"),
            day: "2026-03-08", expected: ("2026-03-07T21:00:00-05:00", "2026-03-08T09:00:00-04:00")),
    ]

    @Test(arguments: nights) func aNightBelongsToTheDayOfWaking(_ c: Night) {
        let window = c.boundary.sleepWindow(
            of: day(c.day), start: c.window.start, end: c.window.end)
        #expect(window == at(c.expected.start)..<at(c.expected.end))
    }

    @Test func whatTwoDevicesSawCountsOnce() {
        // D-80
        func stretch(_ start: String, _ end: String) -> Range<Instant> {
            at("2026-08-\(start):00+09:00")..<at("2026-08-\(end):00+09:00")
        }
        let asleep = [
            stretch("12T04:00", "12T06:00"), stretch("11T23:00", "12T03:00"),
            stretch("11T23:30", "12T03:30"), stretch("12T14:00", "12T15:00"),
            stretch("12T05:00", "12T05:00"),
        ]
        let window = seoul().sleepWindow(of: day("2026-08-12"), start: 1260, end: 540)
        let minutes = SleepIntervals(asleep).milliseconds(in: window) / 60_000
        #expect(minutes == 390)
        // D-79: only what lies in the window counts.
        let edges = SleepIntervals([
            stretch("11T20:00", "11T22:00"), stretch("12T08:30", "12T09:30"),
            stretch("12T14:00", "12T15:00"),
        ])
        #expect(edges.milliseconds(in: window) == 90 * 60_000)
    }
}
