import HaruCore
import Testing

@testable import HaruCommand

struct ValueTests {
    @Test(arguments: [
        ("1h30m", 5400), ("45m", 2700), ("90s", 90), ("2h", 7200), ("1h1m1s", 3661), ("0m", 0),
        ("24000h", 86_400_000), ("24001h", nil), ("99999999999999999999h", nil), ("", nil),
        ("30", nil), ("h", nil), ("30m1h", nil), ("1h2h", nil), ("1h30", nil), ("-5m", nil),
        ("1.5h", nil), ("1 h", nil), ("1H", nil),
    ])
    func aDurationIsReadExactly(_ text: String, _ seconds: Int?) {
        #expect(DurationText.seconds(text) == seconds)
    }

    @Test(arguments: [
        ("30m", TypedAmount.seconds(1800)), ("0", .thousandths(0)),
        ("8000", .thousandths(8_000_000)),
        ("5.4", .thousandths(5400)), ("0.25", .thousandths(250)), ("1.005", .thousandths(1005)),
        ("100000000", .thousandths(100_000_000_000)), ("100000001", nil), ("1.2345", nil),
        ("1.", nil), (".5", nil), ("1,5", nil), ("-1", nil), ("1.5h", nil), ("", nil),
        ("99999999999999999999", nil),
    ])
    func anAmountIsATimeOrANumber(_ text: String, _ amount: TypedAmount?) {
        #expect((try? TypedAmount(text)) == amount)
    }

    @Test(arguments: [
        ("09:10", TimeExpression.clock(second: 33_000)), ("9:10", .clock(second: 33_000)),
        ("23:59:59", .clock(second: 86_399)), ("-15m", .ago(seconds: 900)),
        ("-1h30m", .ago(seconds: 5400)),
        ("2026-08-11 22:00", .wall(day: Fixture.today - 1, second: 79_200)),
        ("2026-08-11T22:00", .wall(day: Fixture.today - 1, second: 79_200)),
        ("2026-08-12T12:00:00+09:00", .instant(Fixture.noon)),
        ("2026-08-12T03:00:00Z", .instant(Fixture.noon)),
    ])
    func aTimeHasManyForms(_ text: String, _ time: TimeExpression) throws {
        #expect(try TimeExpression(text) == time)
    }

    @Test(arguments: [
        ("24:00", ValueProblem.notTime), ("9:1", .notTime), ("12:60", .notTime), ("noon", .notTime),
        ("15m", .notTime), ("-15", .notTime), ("", .notTime), ("2026-08-12", .notTime),
        ("2026-02-30 10:00", .noSuchDate("2026-02-30")),
        ("2026-13-01T10:00:00Z", .noSuchDate("2026-13-01")), ("2026-08-12 25:00", .notTime),
    ])
    func whatIsNoTimeSaysWhy(_ text: String, _ problem: ValueProblem) {
        #expect(throws: problem) { try TimeExpression(text) }
    }

    @Test func aTimeWithoutADateLiesInTheDayThatIsGoingOn() throws {
        let late = DayBoundary(zone: Fixture.seoul, dayStartMinutes: 300)
        let night = Fixture.at("02:00")
        func resolve(_ text: String, _ boundary: DayBoundary) throws -> Instant {
            try TimeExpression(text).resolve(now: night, boundary: boundary)
        }
        #expect(try resolve("01:30", Fixture.boundary) == Fixture.at("01:30"))
        #expect(try resolve("23:30", Fixture.boundary) == Fixture.at("23:30"))
        #expect(try resolve("01:30", late) == Fixture.at("01:30"))
        #expect(try resolve("23:30", late) == Fixture.at("23:30", on: Fixture.today - 1))
        #expect(try resolve("-15m", late) == Fixture.at("01:45"))
        #expect(
            try resolve("2026-08-10 09:30:20", late)
                == Fixture.at("09:30:20", on: Fixture.today - 2))
    }

    @Test func wordsForDaysFollowTheDayThatIsGoingOn() throws {
        #expect(try DayExpression("today").resolve(today: Fixture.today) == Fixture.today)
        #expect(try DayExpression("yesterday").resolve(today: Fixture.today) == Fixture.today - 1)
        #expect(try DayExpression("2026-08-12").resolve(today: Fixture.today) == Fixture.today)
    }

    @Test(arguments: [
        ("2026-08-1", ValueProblem.notDay), ("tomorrow", .notDay), ("", .notDay),
        ("2026-02-30", .noSuchDate("2026-02-30")), ("2025-02-29", .noSuchDate("2025-02-29")),
    ])
    func whatIsNoDaySaysWhy(_ text: String, _ problem: ValueProblem) {
        #expect(throws: problem) { try DayExpression(text) }
    }

    @Test func aRangeHoldsBothItsEnds() throws {
        let range = try DayRangeExpression("2026-08-10..today").resolve(today: Fixture.today)
        #expect(range == (Fixture.today - 2)...Fixture.today)
        let single = try DayRangeExpression("yesterday").resolve(today: Fixture.today)
        #expect(single == (Fixture.today - 1)...(Fixture.today - 1))
    }

    @Test(arguments: [
        ("2026-08-10..", ValueProblem.notDays), ("..2026-08-10", .notDays), ("a..b", .notDays),
        ("2026-08-10...2026-08-12", .notDays), (".", .notDays), ("", .notDays),
        ("2026-08-10..2026-02-30", .noSuchDate("2026-02-30")),
        ("2026-08-10..2026-08-09", .daysBackwards),
    ])
    func whatIsNoRangeSaysWhy(_ text: String, _ problem: ValueProblem) {
        #expect(throws: problem) { try DayRangeExpression(text) }
    }

    @Test func aRangeOfWordsIsCheckedWhenTheDayIsKnown() throws {
        let range = try DayRangeExpression("today..yesterday")
        #expect(throws: ValueProblem.daysBackwards) { try range.resolve(today: Fixture.today) }
    }

    @Test(arguments: [
        ("strat", "start"), ("stpo", "stop"), ("lgo", "log"), ("tody", "today"),
        ("hepl", "help"), ("undoo", "undo"), ("exp", "export"), ("x", nil), ("", nil),
        ("dance", nil), ("START", "start"),
    ])
    func theNearestWordIsTheOneMeant(_ typed: String, _ word: String?) {
        let words = Verb.allCases.filter { $0.isOffered }.map { $0.rawValue }
        #expect(nearest(to: typed, in: words) == word)
    }

    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("ab", "ba", 1), ("ca", "abc", 3), ("kitten", "sitting", 3),
        ("독서", "독사", 1),
    ])
    func distanceCountsTheStrokesThatWentWrong(_ a: String, _ b: String, _ distance: Int) {
        #expect(editDistance(Array(a.unicodeScalars), Array(b.unicodeScalars)) == distance)
        #expect(editDistance(Array(b.unicodeScalars), Array(a.unicodeScalars)) == distance)
    }
}
