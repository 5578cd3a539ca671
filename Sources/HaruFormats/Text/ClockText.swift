import HaruCore

/// Reads moments, dates and times of day as the tools people use write them.
enum ClockText {
    /// A moment with an offset, in milliseconds since 1970.
    static func instant(_ text: ByteSlice) -> Int64? {
        // `2026-08-12T20:00:00+09:00`, as Haru writes it, a million times in a file.
        if text.count == 25, let fast = wholeSecond(text) { return fast }
        return ISO8601.instant(text)?.milliseconds
    }

    private static func wholeSecond(_ text: ByteSlice) -> Int64? {
        guard text[4] == 0x2d, text[7] == 0x2d, text[10] == 0x54, text[13] == 0x3a,
            text[16] == 0x3a, text[22] == 0x3a, text[19] == 0x2b || text[19] == 0x2d
        else { return nil }
        var bad = false
        func two(_ at: Int) -> Int {
            let high = text[at] &- 0x30
            let low = text[at + 1] &- 0x30
            if high > 9 || low > 9 { bad = true }
            return Int(high) &* 10 &+ Int(low)
        }
        let year = two(0) &* 100 &+ two(2)
        let (month, dayOfMonth) = (two(5), two(8))
        let (hour, minute, second) = (two(11), two(14), two(17))
        let offset = two(20) * 3600 + two(23) * 60
        guard !bad, hour < 24, minute < 60, second < 60, two(23) < 60, two(20) <= 26,
            let day = LocalDay(year: year, month: month, day: dayOfMonth)
        else { return nil }
        let wall = Int64(day.number) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
        return (wall - Int64(text[19] == 0x2b ? offset : -offset)) * 1000
    }

    /// `20240304T092352Z`, in milliseconds since 1970.
    static func compactUTC(_ text: ByteSlice) -> Int64? {
        guard text.count == 16, text[8] == 0x54, text[15] == 0x5a,
            let date = text.part(0..<8).number, let time = text.part(9..<15).number,
            let day = LocalDay(year: date / 10_000, month: date / 100 % 100, day: date % 100),
            time / 10_000 < 24, time / 100 % 100 < 60, time % 100 < 60
        else { return nil }
        let second = time / 10_000 * 3600 + time / 100 % 100 * 60 + time % 100
        return (Int64(day.number) * 86_400 + Int64(second)) * 1000
    }

    /// Seconds after midnight of `9:05`, `09:05:30`, `9:05 PM` or `9:05:30PM`.
    static func timeOfDay(_ text: ByteSlice) -> Int? {
        var clock = text.trimmed
        var isAfternoon: Bool?
        if clock.count > 2, clock[clock.count - 1] | 0x20 == UInt8(ascii: "m") {
            switch clock[clock.count - 2] | 0x20 {
            case UInt8(ascii: "a"): isAfternoon = false
            case UInt8(ascii: "p"): isAfternoon = true
            default: return nil
            }
            clock = clock.part(0..<clock.count - 2).trimmed
        }
        guard let parts = numbers(clock, separator: 0x3a), parts.count == 2 || parts.count == 3
        else { return nil }
        var hour = parts[0]
        let second = parts.count == 3 ? parts[2] : 0
        if let isAfternoon {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        guard hour < 24, parts[1] < 60, second < 60 else { return nil }
        return hour * 3600 + parts[1] * 60 + second
    }

    /// Seconds of `H:mm` or `H:mm:ss`; the hours have no upper bound.
    static func duration(_ text: ByteSlice) -> Int? {
        guard let parts = numbers(text.trimmed, separator: 0x3a),
            parts.count == 2 || parts.count == 3, parts[0] < 100_000, parts[1] < 60
        else { return nil }
        let second = parts.count == 3 ? parts[2] : 0
        return second < 60 ? parts[0] * 3600 + parts[1] * 60 + second : nil
    }

    /// The day of `2024-03-04` or `2024/3/4`.
    static func day(_ text: ByteSlice) -> LocalDay? {
        NumericDate(text).flatMap { $0.day(.yearFirst) }
    }

    /// Wall-clock seconds of a date and a time of day with a space or `T` between them.
    static func wallTime(_ text: ByteSlice) -> Int64? {
        let text = text.trimmed
        guard let gap = text.firstIndex(where: { $0 == 0x20 || $0 == 0x54 }),
            let day = day(text.part(0..<gap)),
            let time = timeOfDay(text.part(gap + 1..<text.count))
        else { return nil }
        return wall(day, time)
    }

    static func wall(_ day: LocalDay, _ second: Int) -> Int64 {
        Int64(day.number) * 86_400 + Int64(second)
    }

    static func numbers(_ text: ByteSlice, separator: UInt8) -> [Int]? {
        var numbers: [Int] = []
        for part in text.split(separator: separator, omittingEmptySubsequences: false) {
            guard let number = ByteSlice(rebasing: part).number else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}

/// In which order a date names its parts.
public enum DateOrder: String, CaseIterable, Sendable {
    case yearFirst, monthFirst, dayFirst
}

/// Three numbers that are a date once their order is known.
struct NumericDate: Equatable, Sendable {
    let parts: (Int, Int, Int)
    let isYearFirst: Bool

    /// Reads numbers between `/`, `-` or `.`, with the year of four digits at one end.
    init?(_ text: ByteSlice) {
        let text = text.trimmed
        guard
            let separator = text.first(where: { $0 == 0x2f || $0 == 0x2d || $0 == 0x2e }),
            let numbers = ClockText.numbers(text, separator: separator), numbers.count == 3
        else { return nil }
        parts = (numbers[0], numbers[1], numbers[2])
        isYearFirst = numbers[0] >= 1000
        guard isYearFirst ? numbers[0] < 10_000 : (1000..<10_000).contains(numbers[2]) else {
            return nil
        }
    }

    static func == (a: NumericDate, b: NumericDate) -> Bool { a.parts == b.parts }

    /// The day, if the parts are one in this order. A year in front speaks for itself.
    func day(_ order: DateOrder) -> LocalDay? {
        if isYearFirst { return LocalDay(year: parts.0, month: parts.1, day: parts.2) }
        switch order {
        case .yearFirst: return nil
        case .monthFirst: return LocalDay(year: parts.2, month: parts.0, day: parts.1)
        case .dayFirst: return LocalDay(year: parts.2, month: parts.1, day: parts.0)
        }
    }
}
