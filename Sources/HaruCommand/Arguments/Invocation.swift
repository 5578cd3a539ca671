import HaruCore

/// A command line that was understood: a verb and what it is to work with.
public struct Invocation: Equatable, Sendable {
    public let verb: Verb
    /// In the order in which they were typed.
    public private(set) var arguments: [Value] = []
    private var flags: [GivenFlag] = []

    private struct GivenFlag: Equatable, Sendable {
        let flag: Flag
        let value: Value?
    }

    public init(_ verb: Verb) { self.verb = verb }

    mutating func add(_ argument: Value) { arguments.append(argument) }
    mutating func add(_ flag: Flag, _ value: Value?) {
        flags.append(GivenFlag(flag: flag, value: value))
    }

    /// The argument at a place, a text or a name; `nil` if it was left out.
    public func text(_ index: Int) -> String? {
        guard arguments.indices.contains(index), case .text(let text) = arguments[index] else {
            return nil
        }
        return text
    }

    /// All arguments that are texts.
    public var texts: [String] { arguments.indices.compactMap { text($0) } }

    public func time(_ index: Int) -> TimeExpression? {
        guard arguments.indices.contains(index), case .time(let time) = arguments[index] else {
            return nil
        }
        return time
    }

    public func number(_ index: Int) -> Int? {
        guard arguments.indices.contains(index), case .number(let number) = arguments[index] else {
            return nil
        }
        return number
    }

    public func has(_ flag: Flag) -> Bool { flags.contains { $0.flag == flag } }

    private func value(_ flag: Flag) -> Value? { flags.last { $0.flag == flag }?.value }

    public func text(_ flag: Flag) -> String? {
        if case .text(let text) = value(flag) { text } else { nil }
    }

    /// The values of a flag that may be repeated.
    public func texts(_ flag: Flag) -> [String] {
        flags.compactMap {
            if $0.flag == flag, case .text(let text) = $0.value { text } else { nil }
        }
    }

    public func time(_ flag: Flag) -> TimeExpression? {
        if case .time(let time) = value(flag) { time } else { nil }
    }

    public func day(_ flag: Flag) -> DayExpression? {
        if case .day(let day) = value(flag) { day } else { nil }
    }

    public func days(_ flag: Flag) -> DayRangeExpression? {
        if case .days(let days) = value(flag) { days } else { nil }
    }

    public func amount(_ flag: Flag) -> TypedAmount? {
        if case .amount(let amount) = value(flag) { amount } else { nil }
    }

    /// Minutes of day.
    public func sleepWindow(_ flag: Flag) -> (start: Int, end: Int)? {
        if case .sleepWindow(let start, let end) = value(flag) { (start, end) } else { nil }
    }

    public func daySet(_ flag: Flag) -> DaySet? {
        if case .daySet(let days) = value(flag) { days } else { nil }
    }

    /// The n-th weekday of a month, 1 = Sunday.
    public func ordinal(_ flag: Flag) -> (week: Int, weekday: Int)? {
        if case .ordinal(let week, let weekday) = value(flag) { (week, weekday) } else { nil }
    }

    public func number(_ flag: Flag) -> Int? {
        if case .number(let number) = value(flag) { number } else { nil }
    }
}
