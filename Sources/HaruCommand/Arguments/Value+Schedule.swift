import HaruCore

// How a quest's schedule and amount are typed.
extension Value {
    /// `daily`, `weekly` and `monthly` stay words; anything else is the days of a custom period.
    static func questPeriod(_ text: String) throws(ValueProblem) -> Value {
        if let period = Quest.Period(rawValue: text), period != .custom { return .text(text) }
        do throws(ValueProblem) { return .days(try DayRangeExpression(text)) } catch {
            throw error == .notDays ? .notPeriod : error
        }
    }

    static func clock(_ text: String) throws(ValueProblem) -> Value {
        if text == "none" { return .none }
        guard let minute = minute(text.utf8) else { throw .notClock }
        return .number(minute)
    }

    static func sleepWindow(_ text: String) throws(ValueProblem) -> Value {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 2, let start = minute(parts[0]), let end = minute(parts[1]) else {
            throw .notSleepWindow
        }
        return .sleepWindow(start: start, end: end)
    }

    /// `HH:MM`; `nil` for anything else.
    private static func minute(_ text: some Collection<UInt8>) -> Int? {
        text.count <= 5 ? TimeExpression.clock(Array(text)).map { $0 / 60 } : nil
    }

    static func weekdays(_ text: String) throws(ValueProblem) -> DaySet {
        var numbers: [Int] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let number = weekday(part) else { throw .notWeekdays }
            numbers.append(number)
        }
        return DaySet(numbers)
    }

    static func monthDays(_ text: String) throws(ValueProblem) -> DaySet {
        var numbers: [Int] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let number = Int(part), (1...31).contains(number) else { throw .notMonthDays }
            numbers.append(number)
        }
        return DaySet(numbers)
    }

    static func ordinalWeekday(_ text: String) throws(ValueProblem) -> Value {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let week = Int(parts[0]), (1...5).contains(week),
            let weekday = weekday(parts[1])
        else { throw .notOrdinalWeekday }
        return .ordinal(week: week, weekday: weekday)
    }

    private static let weekdayNames = [
        "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    ]

    /// 1 = Sunday; at least three letters of the English name.
    private static func weekday(_ text: Substring) -> Int? {
        let name = text.lowercased()
        guard name.utf8.count >= 3 else { return nil }
        return weekdayNames.firstIndex { $0.hasPrefix(name) }.map { $0 + 1 }
    }
}
