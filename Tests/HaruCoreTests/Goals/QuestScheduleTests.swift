import HaruCore
import Testing

@Suite struct QuestScheduleTests {
    private func quest(_ change: (inout Quest) -> Void) -> Quest {
        var quest = Quest(id: id(1))
        change(&quest)
        return quest
    }

    private func scheduled(_ quest: Quest, _ texts: [String], _ boundary: DayBoundary = seoul())
        -> [Bool]
    {
        texts.map { quest.isScheduled(on: day($0), boundary: boundary) }
    }

    @Test func weekdays() {
        // D-27
        let quest = quest { ($0.scheduleMode, $0.weekdays) = (.weekdays, [2, 4, 6]) }
        let dates = [
            "2026-08-10", "2026-08-11", "2026-08-12", "2026-08-13", "2026-08-14", "2026-08-16",
        ]
        #expect(scheduled(quest, dates) == [true, false, true, false, true, false])
    }

    @Test func daysOfTheMonth() {
        // D-28: nothing moves to the last day of a short month.
        let quest = quest { ($0.scheduleMode, $0.monthDays) = (.monthDays, [1, 15, 31]) }
        let dates = ["2026-06-01", "2026-06-15", "2026-06-30", "2026-07-31", "2026-08-31"]
        #expect(scheduled(quest, dates) == [true, true, false, true, true])
    }

    @Test func theFifteenthOccursOnceInEveryMonth() {
        // M7
        let quest = quest { ($0.scheduleMode, $0.monthDays) = (.monthDays, [15]) }
        let year = day("2026-01-01").number...day("2026-12-31").number
        let found = year.map { LocalDay(number: $0) }.filter {
            quest.isScheduled(on: $0, boundary: seoul())
        }
        #expect(found.map { $0.date.month } == Array(1...12))
    }

    static let ordinals: [(week: Int, weekday: Int, days: [String])] = [
        (2, 4, ["2026-08-12", "2026-09-09"]),  // D-29
        (5, 2, ["2026-08-31"]),  // D-29b: September has none
        (1, 7, ["2026-08-01", "2026-09-05"]),
        (6, 2, []),
    ]

    @Test(arguments: ordinals) func theNthWeekdayOfTheMonth(week: Int, weekday: Int, days: [String])
    {
        let quest = quest {
            $0.scheduleMode = .ordinalWeekday
            ($0.ordinalWeek, $0.ordinalWeekday) = (week, weekday)
        }
        for weekStart in Weekday.allCases {
            let found = (day("2026-08-01").number...day("2026-09-30").number)
                .map { LocalDay(number: $0) }
                .filter {
                    quest.isScheduled(on: $0, boundary: boundary("Asia/Seoul", week: weekStart))
                }
            #expect(found.map { ISO8601.text($0) } == days)
        }
    }

    @Test func aCustomPeriodIncludesBothEnds() {
        // D-30
        let quest = quest {
            $0.period = .custom
            ($0.customStart, $0.customEnd) = (day("2026-08-01"), day("2026-08-20"))
        }
        let dates = ["2026-07-31", "2026-08-01", "2026-08-20", "2026-08-21"]
        #expect(scheduled(quest, dates) == [false, true, true, false])
    }

    @Test func aDateThatNeverHappenedIsNoDayOfADailyQuest() {
        // D-09b
        let apia = boundary("Pacific/Apia")
        let dates = ["2011-12-29", "2011-12-30", "2011-12-31"]
        #expect(scheduled(quest { _ in }, dates, apia) == [true, false, true])
        #expect(scheduled(quest { $0.period = .weekly }, dates, apia) == [true, true, true])
    }

    @Test func whatThisVersionDoesNotKnowIsNeverScheduled() {
        #expect(scheduled(quest { $0.period = nil }, ["2026-08-12"]) == [false])
        #expect(scheduled(quest { $0.scheduleMode = nil }, ["2026-08-12"]) == [false])
        #expect(scheduled(quest { $0.period = .custom }, ["2026-08-12"]) == [false])
    }
}
