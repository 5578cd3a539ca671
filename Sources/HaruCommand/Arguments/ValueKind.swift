import HaruCore

/// What a flag or an argument takes.
public enum ValueKind: Equatable, Sendable {
    case text
    /// A text that `none` empties.
    case textOrNone
    /// Something found by name or id.
    case action, tag, goal, quest, habit
    /// A record's id or prefix, or `last`.
    case record
    case time
    case day
    /// A day; `none` for no day.
    case dayOrNone
    /// `D..D`
    case days
    /// `HH:MM`; `none` for no time.
    case clockOrNone
    /// How much a quest asks for: a duration or a number.
    case amount
    /// `HH:MM-HH:MM`, of which the first may lie on the day before.
    case sleepWindow
    /// `daily`, `weekly`, `monthly` or the days of a period of its own.
    case questPeriod
    /// `mon,wed`
    case weekdays
    /// `1,15`
    case monthDays
    /// `2:wed`
    case ordinalWeekday
    case number(ClosedRange<Int>)
    /// `#RRGGBB`, or the number of a preset.
    case color
    case choice([String])
    case file, folder
    case zone
    case settingKey
    case verb
}

/// A value as the parser understood it. What depends on the moment and the zone, like `-15m` or
/// `today`, is still to be resolved.
public enum Value: Equatable, Sendable {
    case text(String)
    case time(TimeExpression)
    case day(DayExpression)
    case days(DayRangeExpression)
    case number(Int)
    case amount(TypedAmount)
    /// Minutes of day.
    case sleepWindow(start: Int, end: Int)
    case daySet(DaySet)
    /// The n-th weekday of a month, 1 = Sunday.
    case ordinal(week: Int, weekday: Int)
    /// What `none` empties.
    case none

    /// Reads `text` as `kind`.
    init(_ text: String, as kind: ValueKind) throws(ValueProblem) {
        switch kind {
        case .text, .file, .folder, .zone, .settingKey, .verb: self = .text(text)
        case .textOrNone: self = .text(text == "none" ? "" : text)
        case .action, .tag, .goal, .quest, .habit, .record:
            guard !text.utf8.allSatisfy({ $0 == 0x20 }) else { throw .empty }
            self = .text(text)
        case .time: self = .time(try TimeExpression(text))
        case .day: self = .day(try DayExpression(text))
        case .dayOrNone: self = text == "none" ? .none : .day(try DayExpression(text))
        case .days: self = .days(try DayRangeExpression(text))
        case .clockOrNone: self = try Value.clock(text)
        case .amount: self = .amount(try TypedAmount(text))
        case .sleepWindow: self = try Value.sleepWindow(text)
        case .questPeriod: self = try Value.questPeriod(text)
        case .weekdays: self = .daySet(try Value.weekdays(text))
        case .monthDays: self = .daySet(try Value.monthDays(text))
        case .ordinalWeekday: self = try Value.ordinalWeekday(text)
        case .number(let allowed):
            guard let number = Int(text), allowed.contains(number) else {
                throw .notNumber(allowed)
            }
            self = .number(number)
        case .color: self = .text(try Value.color(text))
        case .choice(let choices):
            guard choices.contains(text) else {
                throw .notChoice(choices, nearest: nearest(to: text, in: choices))
            }
            self = .text(text)
        }
    }
}

/// Why a text is not the value it should be.
public enum ValueProblem: Error, Equatable, Sendable {
    case empty
    /// A date that looks right and is in no calendar: 2026-02-30.
    case noSuchDate(String)
    case notTime, notDay, notDays, daysBackwards, notColor
    case notClock, notAmount, notSleepWindow
    case notPeriod, notWeekdays, notMonthDays, notOrdinalWeekday
    case notNumber(ClosedRange<Int>)
    case notChoice([String], nearest: String?)
}
