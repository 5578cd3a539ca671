import HaruCore
import Testing

/// Which day a moment belongs to; the ids are those of the specification and of its cases from the
/// field.
@Suite struct DayBoundaryTests {
    struct Key: CustomTestStringConvertible {
        let testDescription: String
        let zone: String
        let start: Int
        let moment: String
        let day: String
    }

    static let keys = [
        Key(
            testDescription: "D-01 last millisecond", zone: "Asia/Seoul", start: 0,
            moment: "2026-08-11T23:59:59.999+09:00", day: "2026-08-11"),
        Key(
            testDescription: "D-01 midnight", zone: "Asia/Seoul", start: 0,
            moment: "2026-08-12T00:00:00+09:00", day: "2026-08-12"),
        Key(
            testDescription: "D-02 before 04:00", zone: "Asia/Seoul", start: 240,
            moment: "2026-08-12T03:59:59+09:00", day: "2026-08-11"),
        Key(
            testDescription: "D-02b afternoon start", zone: "Asia/Seoul", start: 780,
            moment: "2026-08-12T12:59:00+09:00", day: "2026-08-11"),
        Key(
            testDescription: "D-03 a date's midnight is the day before", zone: "Asia/Seoul",
            start: 240,
            moment: "2026-08-01T00:00:00+09:00", day: "2026-07-31"),
        Key(
            testDescription: "D-06b the repeated hour stays", zone: "America/New_York", start: 90,
            moment: "2026-11-01T01:10:00-05:00", day: "2026-11-01"),
        Key(
            testDescription: "D-08b the second 23:10", zone: "America/Santiago", start: 1410,
            moment: "2025-04-05T23:10:00-04:00", day: "2025-04-05"),
        Key(
            testDescription: "D3 tick at 01:00, start 04:00", zone: "Asia/Seoul", start: 240,
            moment: "2026-08-12T01:00:00+09:00", day: "2026-08-11"),
        Key(
            testDescription: "Z9 02:00 in Seoul", zone: "Asia/Seoul", start: 0,
            moment: "2026-08-12T02:00:00+09:00", day: "2026-08-12"),
        Key(
            testDescription: "Z3 08:00 at UTC-6", zone: "America/Costa_Rica", start: 0,
            moment: "2026-08-12T08:00:00-06:00", day: "2026-08-12"),
        Key(
            testDescription: "before 1970", zone: "Asia/Seoul", start: 0,
            moment: "1969-12-31T23:59:59.999+09:00", day: "1969-12-31"),
    ]

    @Test(arguments: keys) func aMomentBelongsToOneDay(_ key: Key) {
        #expect(boundary(key.zone, start: key.start).day(of: at(key.moment)) == day(key.day))
    }

    struct Length: CustomTestStringConvertible {
        let testDescription: String
        let zone: String
        let start: Int
        let day: String
        let begins: String
        let minutes: Int64
    }

    static let lengths = [
        Length(
            testDescription: "D-04 23 hours", zone: "America/New_York", start: 0,
            day: "2026-03-08", begins: "2026-03-08T00:00:00-05:00", minutes: 1380),
        Length(
            testDescription: "D-04 25 hours", zone: "America/New_York", start: 0,
            day: "2026-11-01", begins: "2026-11-01T00:00:00-04:00", minutes: 1500),
        Length(
            testDescription: "D-05 the start is jumped over", zone: "America/New_York", start: 150,
            day: "2026-03-08", begins: "2026-03-08T03:00:00-04:00", minutes: 1410),
        Length(
            testDescription: "D-06 the start occurs twice", zone: "America/New_York", start: 90,
            day: "2026-11-01", begins: "2026-11-01T01:30:00-04:00", minutes: 1500),
        Length(
            testDescription: "D-07 midnight is skipped", zone: "America/Havana", start: 0,
            day: "2024-03-10", begins: "2024-03-10T01:00:00-04:00", minutes: 1380),
        Length(
            testDescription: "D-07 midnight occurs twice", zone: "America/Havana", start: 0,
            day: "2024-11-03", begins: "2024-11-03T00:00:00-04:00", minutes: 1500),
        Length(
            testDescription: "D-08 the last hour repeats", zone: "America/Santiago", start: 1410,
            day: "2025-04-05", begins: "2025-04-05T23:30:00-03:00", minutes: 1500),
        Length(
            testDescription: "D-09 a date that never happened", zone: "Pacific/Apia", start: 0,
            day: "2011-12-30", begins: "2011-12-31T00:00:00+14:00", minutes: 0),
        Length(
            testDescription: "T11 the change is at midnight", zone: "America/Sao_Paulo", start: 0,
            day: "2018-11-04", begins: "2018-11-04T01:00:00-02:00", minutes: 1380),
        Length(
            testDescription: "half an hour", zone: "Australia/Lord_Howe", start: 0,
            day: "2026-10-04", begins: "2026-10-04T00:00:00+10:30", minutes: 1410),
    ]

    @Test(arguments: lengths) func aDayIsAsLongAsTheZoneSays(_ length: Length) {
        let range = boundary(length.zone, start: length.start).range(of: day(length.day))
        #expect(range.lowerBound == at(length.begins))
        #expect(range.upperBound - range.lowerBound == length.minutes * 60_000)
    }

    @Test func everyDateOfAMonthWithAClockChangeOccursOnce() {
        // T1: Europe, October 2025; days are made by calendar steps, not by adding 24 hours.
        let berlin = boundary("Europe/Berlin")
        let month = day("2025-10-01")...day("2025-10-31")
        let found = (month.lowerBound.number...month.upperBound.number).map {
            berlin.day(of: berlin.start(of: LocalDay(number: $0)))
        }
        #expect(found.map { $0.number } == Array(month.lowerBound.number...month.upperBound.number))
        #expect(berlin.range(month).upperBound == at("2025-11-01T00:00:00+01:00"))
    }

    @Test func addingADayNeverLandsOnTheDayBefore() {
        // T11: a zone whose clock changes at midnight.
        let saoPaulo = boundary("America/Sao_Paulo")
        for number in day("2018-10-25").number...day("2018-11-10").number {
            let date = LocalDay(number: number)
            #expect(saoPaulo.day(of: saoPaulo.start(of: date)) == date)
            #expect(saoPaulo.day(of: saoPaulo.start(of: date) - 1) == date - 1)
        }
    }

    @Test func changingTheDayStartAndBackChangesNothing() {
        // D5, D9: keys are computed from the settings in force, so no order of changes matters.
        let moment = at("2026-08-12T03:00:00+09:00")
        let keys = [0, 360, 0].map { seoul(start: $0).day(of: moment) }
        #expect(keys == [day("2026-08-12"), day("2026-08-11"), day("2026-08-12")])
    }

    @Test func travellingChangesTheDayAndNotTheMoment() {
        // D-10, Z1, Z11: one moment, two zones, and back again.
        let moment = at("2026-08-11T00:30:00+09:00")
        let keys = ["Asia/Seoul", "America/New_York", "Asia/Seoul"].map {
            boundary($0).day(of: moment)
        }
        #expect(keys == [day("2026-08-11"), day("2026-08-10"), day("2026-08-11")])
    }

    static let windows: [(zone: String, start: Int, deadline: Int, day: String, minutes: Int64)] = [
        ("Asia/Seoul", 0, -1, "2026-08-12", 1440),
        ("Asia/Seoul", 0, 480, "2026-08-12", 480),
        ("Asia/Seoul", 240, 120, "2026-08-12", 1320),  // D-32
        ("Asia/Seoul", 240, 240, "2026-08-12", 1440),  // D-33
        ("America/New_York", 0, 150, "2026-03-07", 150),  // D-34
        ("America/New_York", 0, 150, "2026-03-08", 120),
        ("America/New_York", 0, 150, "2026-11-01", 210),
        ("America/New_York", 130, 160, "2026-03-08", 1390),  // D-34b
        ("Pacific/Apia", 0, 480, "2011-12-30", 0),
    ]

    @Test(arguments: windows) func aDeadlineEndsTheWindow(
        zone: String, start: Int, deadline: Int, day text: String, minutes: Int64
    ) {
        let window = boundary(zone, start: start).window(of: day(text), deadline: deadline)
        #expect(window.upperBound - window.lowerBound == minutes * 60_000)
    }

    @Test func daysFollowEachOtherWithoutGaps() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        for zone in ["Asia/Seoul", "America/Havana", "America/Santiago", "Pacific/Apia"] {
            for _ in 0..<8 {
                let boundary = boundary(zone, start: Int.random(in: 0...1439, using: &random))
                var time = Int64.random(in: 0...1_700_000_000_000, using: &random)
                var last = boundary.day(of: Instant(milliseconds: time))
                for _ in 0..<200 {
                    time += Int64.random(in: 0...7_200_000, using: &random)
                    let instant = Instant(milliseconds: time)
                    let key = boundary.day(of: instant)
                    #expect(key >= last, "seed \(seed)")
                    #expect(boundary.range(of: key).contains(instant), "seed \(seed)")
                    last = key
                }
            }
        }
    }
}
