/// A date of the proleptic Gregorian calendar, without a zone.
///
/// A day becomes moments only through a `DayBoundary`; nothing else converts between the two.
@frozen public struct LocalDay: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01.
    public var number: Int

    @inlinable public init(number: Int) { self.number = number }

    /// The date, or `nil` if there is no such date (30 February).
    public init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, day <= LocalDay.length(ofMonth: month, year: year)
        else { return nil }
        self.number = LocalDay.number(year: year, month: month, day: day)
    }

    @inlinable public static func < (a: LocalDay, b: LocalDay) -> Bool { a.number < b.number }
    @inlinable public static func + (a: LocalDay, days: Int) -> LocalDay {
        LocalDay(number: a.number + days)
    }
    @inlinable public static func - (a: LocalDay, days: Int) -> LocalDay {
        LocalDay(number: a.number - days)
    }
    /// Days from `b` to `a`.
    @inlinable public static func - (a: LocalDay, b: LocalDay) -> Int { a.number - b.number }

    public var weekday: Weekday { Weekday(rawValue: UInt8(floorRemainder(number + 4, 7) + 1))! }

    /// Year, month 1…12 and day of the month 1…31.
    public var date: (year: Int, month: Int, day: Int) {
        // Years start in March here, so that the leap day is the last of its year.
        let shifted = number + 719_468
        let era = floorDivide(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    public var firstOfMonth: LocalDay { self - (date.day - 1) }

    public var lastOfMonth: LocalDay {
        let (year, month, day) = date
        return self + (LocalDay.length(ofMonth: month, year: year) - day)
    }

    /// The latest day that is not after this one and falls on `start`.
    public func startOfWeek(_ start: Weekday) -> LocalDay {
        self - floorRemainder(Int(weekday.rawValue) - Int(start.rawValue), 7)
    }

    public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// Days of a month, 28…31; `month` is 1…12.
    public static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since 1970-01-01 of a date that exists.
    static func number(year: Int, month: Int, day: Int) -> Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = floorDivide(marchYear, 400)
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }
}

/// A day of the week, numbered as in the data: 1 is Sunday.
public enum Weekday: UInt8, CaseIterable, Sendable {
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday
}
