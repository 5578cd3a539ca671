extension Strings {
    /// A date in words: `8월 11일 (화)`, `Tue, Aug 11`, `8月11日(火)`.
    ///
    /// - Parameters:
    ///   - year: `nil` to leave it out.
    ///   - month: 1…12.
    ///   - weekday: 1 = Sunday … 7 = Saturday.
    public func date(year: Int?, month: Int, day: Int, weekday: Int) -> String {
        let month = monthName(month)
        let weekday = weekdayName(weekday)
        guard let year else {
            return dateWithoutYear(month: month, day: "\(day)", weekday: weekday)
        }
        return dateWithYear(year: "\(year)", month: month, day: "\(day)", weekday: weekday)
    }

    /// The short name of a month, 1…12.
    public func monthName(_ month: Int) -> String {
        switch month {
        case 1: monthJanuary
        case 2: monthFebruary
        case 3: monthMarch
        case 4: monthApril
        case 5: monthMay
        case 6: monthJune
        case 7: monthJuly
        case 8: monthAugust
        case 9: monthSeptember
        case 10: monthOctober
        case 11: monthNovember
        default: monthDecember
        }
    }

    /// The short name of a weekday, 1 = Sunday … 7 = Saturday.
    public func weekdayName(_ weekday: Int) -> String {
        switch weekday {
        case 1: weekdaySunday
        case 2: weekdayMonday
        case 3: weekdayTuesday
        case 4: weekdayWednesday
        case 5: weekdayThursday
        case 6: weekdayFriday
        default: weekdaySaturday
        }
    }
}
