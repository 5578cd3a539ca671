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

    /// A whole number, or a duration: `30`, `1h30m`.
    static func amount(_ text: String) throws(ValueProblem) -> Amount {
        if let seconds = DurationText.seconds(text) { return .seconds(Int64(seconds)) }
        guard let count = Int(text), (0...100_000_000).contains(count) else { throw .notAmount }
        return .count(count)
    }

    static func clock(_ text: String) throws(ValueProblem) -> Value {
        if text == "none" { return .none }
        let bytes = Array(text.utf8)
        guard bytes.count <= 5, let second = TimeExpression.clock(bytes) else { throw .notClock }
        return .number(second / 60)
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
