/// The rule at the end of a TZif file, which holds for all moments after its last transition,
/// such as `EST5EDT,M3.2.0,M11.1.0` or `<+0330>-3:30` (POSIX 2008, 8.3; RFC 8536, 3.3).
struct POSIXRule: Sendable {
    /// When a rule changes the clock: a day of the year and seconds after its midnight.
    struct Change: Sendable {
        enum Day: Sendable {
            /// Month 1…12, week 1…5 (5 = last), weekday 0 = Sunday.
            case weekdayOfMonth(month: Int, week: Int, weekday: Int)
            /// Day 1…365, 29 February never counted.
            case julian(Int)
            /// Day 0…365, 29 February counted.
            case ordinal(Int)
        }
        var day: Day
        var seconds: Int
    }

    var standard: Int
    /// Summer time, its beginning and its end; `nil` where the clock never changes.
    var summer: (offset: Int, begins: Change, ends: Change)?

    init?(_ text: [UInt8]) {
        var scanner = Scanner(bytes: text)
        guard scanner.name(), let west = scanner.time() else { return nil }
        standard = -west
        summer = nil
        if scanner.isAtEnd { return }
        guard scanner.name() else { return nil }
        var offset = standard + 3600
        if !scanner.isAtEnd, scanner.peek != UInt8(ascii: ",") {
            guard let west = scanner.time() else { return nil }
            offset = -west
        }
        guard scanner.take(","), let begins = scanner.change(), scanner.take(","),
            let ends = scanner.change(), scanner.isAtEnd
        else { return nil }
        summer = (offset, begins, ends)
    }

    /// Seconds east of Greenwich at `t`, seconds since 1970.
    func offset(at t: Int64) -> Int {
        guard let summer else { return standard }
        let year = LocalDay(number: Int(floorDivide(t + Int64(standard), 86_400))).date.year
        let begins = instant(of: summer.begins, year: year, offset: standard)
        let ends = instant(of: summer.ends, year: year, offset: summer.offset)
        let isSummer = begins < ends ? t >= begins && t < ends : !(t >= ends && t < begins)
        return isSummer ? summer.offset : standard
    }

    /// The first change of the clock after `t`, or `nil` if there is none.
    func nextChange(after t: Int64) -> Int64? {
        guard let summer else { return nil }
        let year = LocalDay(number: Int(floorDivide(t + Int64(standard), 86_400))).date.year
        var best: Int64?
        for y in (year - 1)...(year + 1) {
            let pair = (
                instant(of: summer.begins, year: y, offset: standard),
                instant(of: summer.ends, year: y, offset: summer.offset)
            )
            for change in [pair.0, pair.1]
            where change > t && offset(at: change) != offset(at: change - 1) {
                if best == nil || change < best! { best = change }
            }
        }
        return best
    }

    private func instant(of change: Change, year: Int, offset: Int) -> Int64 {
        Int64(dayNumber(change.day, year: year)) * 86_400 + Int64(change.seconds - offset)
    }

    private func dayNumber(_ day: Change.Day, year: Int) -> Int {
        let newYear = LocalDay.number(year: year, month: 1, day: 1)
        switch day {
        case .ordinal(let n): return newYear + n
        case .julian(let n): return newYear + n - 1 + (LocalDay.isLeap(year) && n >= 60 ? 1 : 0)
        case .weekdayOfMonth(let month, let week, let weekday):
            let first = LocalDay.number(year: year, month: month, day: 1)
            var result = first + floorRemainder(weekday - floorRemainder(first + 4, 7), 7)
            result += (week - 1) * 7
            let length = LocalDay.length(ofMonth: month, year: year)
            while result >= first + length { result -= 7 }
            return result
        }
    }

    /// Reads the parts of a rule; a part that is not there leaves it where it was.
    private struct Scanner {
        let bytes: [UInt8]
        var position = 0

        var isAtEnd: Bool { position >= bytes.count }
        var peek: UInt8 { isAtEnd ? 0 : bytes[position] }

        mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard peek == UInt8(ascii: character) else { return false }
            position += 1
            return true
        }

        mutating func name() -> Bool {
            let start = position
            if take("<") {
                while !isAtEnd, peek != UInt8(ascii: ">") { position += 1 }
                return take(">")
            }
            while (0x61...0x7a).contains(peek | 0x20) { position += 1 }
            return position - start >= 3
        }

        mutating func number() -> Int? {
            let start = position
            var value = 0
            while (0x30...0x39).contains(peek), position - start < 6 {
                value = value * 10 + Int(peek - 0x30)
                position += 1
            }
            return position > start ? value : nil
        }

        /// `[+-]hh[:mm[:ss]]` in seconds.
        mutating func time() -> Int? {
            let sign = take("-") ? -1 : 1
            if sign == 1 { _ = take("+") }
            guard var seconds = number() else { return nil }
            seconds *= 3600
            if take(":") {
                guard let minutes = number() else { return nil }
                seconds += minutes * 60
                if take(":") {
                    guard let rest = number() else { return nil }
                    seconds += rest
                }
            }
            return sign * seconds
        }

        mutating func change() -> Change? {
            let day: Change.Day
            if take("M") {
                guard let month = number(), take("."), let week = number(), take("."),
                    let weekday = number(), (1...12).contains(month), (1...5).contains(week),
                    weekday <= 6
                else { return nil }
                day = .weekdayOfMonth(month: month, week: week, weekday: weekday)
            } else if take("J") {
                guard let n = number() else { return nil }
                day = .julian(n)
            } else {
                guard let n = number() else { return nil }
                day = .ordinal(n)
            }
            var seconds = 7200
            if take("/") {
                guard let time = time() else { return nil }
                seconds = time
            }
            return Change(day: day, seconds: seconds)
        }
    }
}
