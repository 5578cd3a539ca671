import HaruCore
import Testing

@Suite struct LocalDayTests {
    @Test func everyDayNumberReadsBackAsTheSameDate() throws {
        for number in stride(from: -800_000, through: 800_000, by: 37) {
            let date = LocalDay(number: number).date
            let day = try #require(LocalDay(year: date.year, month: date.month, day: date.day))
            #expect(day.number == number)
        }
    }

    @Test(arguments: [(2026, 2, 29), (2025, 13, 1), (2025, 4, 31), (1900, 2, 29), (2025, 0, 1)])
    func datesThatDoNotExistAreNone(year: Int, month: Int, day: Int) {
        #expect(LocalDay(year: year, month: month, day: day) == nil)
    }

    @Test func theTwelfthOfAugust2026IsAWednesday() throws {
        let day = try #require(ISO8601.day("2026-08-12"))
        #expect(day.weekday == .wednesday)
        #expect(ISO8601.text(day.startOfWeek(.monday)) == "2026-08-10")
        #expect(ISO8601.text(day.startOfWeek(.wednesday)) == "2026-08-12")
        #expect(ISO8601.text(day.lastOfMonth) == "2026-08-31")
    }
}
