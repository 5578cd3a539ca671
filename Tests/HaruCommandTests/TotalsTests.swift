import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

struct TotalsTests {
    static let day = TotalsReport(
        period: .day, days: Fixture.today...Fixture.today,
        rows: [
            TotalsReport.Row(
                action: Fixture.reading, amount: .seconds(4800), share: 0.75, isRunning: true),
            TotalsReport.Row(action: Fixture.sport, amount: .seconds(1600), share: 0.25),
            TotalsReport.Row(action: Fixture.water, amount: .count(3), share: nil),
        ], totalSeconds: 6400)

    static let week = TotalsReport(
        period: .week, days: (Fixture.today - 2)...(Fixture.today + 4),
        rows: [
            TotalsReport.Row(
                action: Fixture.reading, amount: .seconds(8400), share: 1,
                days: [3600, 0, 4800, 0, 0, 0, 0]),
            TotalsReport.Row(
                action: Fixture.water, amount: .count(5), share: nil, days: [2, 0, 3, 0, 0, 0, 0]),
        ], totalSeconds: 8400)

    @Test func aDayIsShownWithSharesAndATotal() {
        #expect(
            Self.day.lines(Fixture.style()) == [
                "오늘 · 8월 12일 (수)", "", "●  독서  1시간 20분  75%  ████████████  측정 중",
                "●  운동        26분  25%  ████", "●  물           3회", "", "합계 1시간 46분",
            ])
    }

    @Test func aWeekIsShownDayByDay() {
        #expect(
            Self.week.lines(Fixture.style()) == [
                "이번 주 · 8월 10일 (월) ~ 8월 16일 (일)", "",
                "                             월  화    수  목  금  토  일",
                "●  독서  2시간 20분  100%  1:00   -  1:20   -   -   -   -",
                "●  물           5회           2   -     3   -   -   -   -", "",
                "합계 2시간 20분",
            ])
    }

    @Test func aNarrowWeekIsShownAsColumns() {
        #expect(
            Self.week.lines(Fixture.style(.en, width: 60))[2...3] == [
                "●  독서   2h 20m  100%  ▆·█····", "●  물    5 times        ▆·█····",
            ])
    }

    @Test func totalsAreGivenInSecondsAndCounts() throws {
        let json = Self.week.json
        #expect(json["v"]?.int == 1)
        #expect(json["period"]?.string == "week")
        #expect(json["firstDay"]?.string == "2026-08-10")
        #expect(json["lastDay"]?.string == "2026-08-16")
        #expect(json["totalSeconds"]?.int == 8400)
        let rows = try #require(json["rows"]?.array)
        #expect(rows[0]["seconds"]?.int == 8400)
        #expect(rows[0]["share"]?.double == 1)
        #expect(rows[1]["count"]?.int == 5)
        #expect(rows[1]["share"] == nil)
        let days = try #require(rows[1]["days"]?.array)
        #expect(days.count == 7)
        #expect(days[2]["day"]?.string == "2026-08-12")
        #expect(days[2]["count"]?.int == 3)
    }

    @Test func aPastDayAndAnEmptyOneSaySo() {
        let past = TotalsReport(
            period: .day, days: (Fixture.today - 1)...(Fixture.today - 1), rows: [],
            totalSeconds: 0)
        #expect(past.lines(Fixture.style()) == ["어제 · 8월 11일 (화)", "기록이 없어요."])
        let old = TotalsReport(
            period: .day, days: (Fixture.today - 365)...(Fixture.today - 365), rows: [],
            totalSeconds: 0)
        #expect(old.lines(Fixture.style(.en))[0] == "Tue, Aug 12, 2025")
    }
}
