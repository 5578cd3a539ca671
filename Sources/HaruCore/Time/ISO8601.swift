/// Moments and days as ISO 8601 text: `2026-08-12T20:00:00.250+09:00`, `2026-08-12`.
public enum ISO8601 {
    /// Reads a moment with an offset (`Z`, `±hh:mm`, `±hhmm`) and at most nine decimals, of which
    /// three are kept. The seconds may be left out; the letter between date and time may be a space.
    public static func instant(_ text: some Collection<UInt8>) -> Instant? {
        guard let (wall, offset) = wallTime(text), let offset else { return nil }
        return Instant(milliseconds: wall - Int64(offset) * 1000)
    }

    public static func instant(_ text: String) -> Instant? { instant(text.utf8) }

    /// Reads date and time of day, and the offset if there is one.
    ///
    /// - Returns: milliseconds since 1970 as a wall clock shows them, and seconds east of Greenwich.
    public static func wallTime(_ text: some Collection<UInt8>) -> (wall: Int64, offset: Int?)? {
        var scanner = DigitScanner(text)
        guard let day = scanner.day() else { return nil }
        guard scanner.take(0x54) || scanner.take(0x20) || scanner.take(0x74) else { return nil }
        guard let hour = scanner.number(2), hour <= 23, scanner.take(0x3a),
            let minute = scanner.number(2), minute <= 59
        else { return nil }
        var second = 0
        var millisecond = 0
        if scanner.take(0x3a) {
            guard let value = scanner.number(2), value <= 59 else { return nil }
            second = value
            if scanner.take(0x2e) || scanner.take(0x2c) {
                guard let value = scanner.fraction() else { return nil }
                millisecond = value
            }
        }
        var offset: Int?
        if !scanner.isAtEnd {
            guard let value = scanner.offset() else { return nil }
            offset = value
        }
        guard scanner.isAtEnd else { return nil }
        let seconds = Int64(day.number) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
        return (seconds * 1000 + Int64(millisecond), offset)
    }

    /// Reads `YYYY-MM-DD`.
    public static func day(_ text: some Collection<UInt8>) -> LocalDay? {
        var scanner = DigitScanner(text)
        guard let day = scanner.day(), scanner.isAtEnd else { return nil }
        return day
    }

    public static func day(_ text: String) -> LocalDay? { day(text.utf8) }

    /// Writes `YYYY-MM-DD`.
    public static func write(_ day: LocalDay, into bytes: inout [UInt8]) {
        let (year, month, dayOfMonth) = day.date
        if year < 0 { bytes.append(UInt8(ascii: "-")) }
        writeDigits(abs(year), width: 4, into: &bytes)
        bytes.append(UInt8(ascii: "-"))
        writeDigits(month, width: 2, into: &bytes)
        bytes.append(UInt8(ascii: "-"))
        writeDigits(dayOfMonth, width: 2, into: &bytes)
    }

    /// Writes a moment with its numeric offset; whole seconds, floored, unless `milliseconds`.
    public static func write(
        _ instant: Instant, offset: Int, milliseconds: Bool = false, into bytes: inout [UInt8]
    ) {
        let wall = WallClock(instant, offset: offset)
        write(wall.date, into: &bytes)
        bytes.append(UInt8(ascii: "T"))
        writeDigits(wall.hour, width: 2, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
        writeDigits(wall.minute, width: 2, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
        writeDigits(wall.second, width: 2, into: &bytes)
        if milliseconds {
            bytes.append(UInt8(ascii: "."))
            writeDigits(wall.milliseconds % 1000, width: 3, into: &bytes)
        }
        bytes.append(UInt8(ascii: offset < 0 ? "-" : "+"))
        let minutes = abs(offset) / 60
        writeDigits(minutes / 60, width: 2, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
        writeDigits(minutes % 60, width: 2, into: &bytes)
    }

    public static func text(_ day: LocalDay) -> String {
        var bytes: [UInt8] = []
        write(day, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    public static func text(_ instant: Instant, offset: Int, milliseconds: Bool = false) -> String {
        var bytes: [UInt8] = []
        write(instant, offset: offset, milliseconds: milliseconds, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes a number that is not negative, padded with zeros to `width`.
    static func writeDigits(_ value: Int, width: Int, into bytes: inout [UInt8]) {
        var divisor = 1
        for _ in 1..<width { divisor *= 10 }
        while value / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            bytes.append(0x30 + UInt8(value / divisor % 10))
            divisor /= 10
        }
    }
}

/// Reads digits and separators one after the other.
private struct DigitScanner<Text: Collection<UInt8>> {
    private let text: Text
    private var position: Text.Index

    init(_ text: Text) {
        self.text = text
        position = text.startIndex
    }

    var isAtEnd: Bool { position == text.endIndex }

    mutating func take(_ byte: UInt8) -> Bool {
        guard !isAtEnd, text[position] == byte else { return false }
        text.formIndex(after: &position)
        return true
    }

    mutating func number(_ digits: Int) -> Int? {
        var value = 0
        for _ in 0..<digits {
            guard !isAtEnd, (0x30...0x39).contains(text[position]) else { return nil }
            value = value * 10 + Int(text[position] - 0x30)
            text.formIndex(after: &position)
        }
        return value
    }

    mutating func day() -> LocalDay? {
        guard let year = number(4), take(0x2d), let month = number(2), take(0x2d),
            let day = number(2)
        else { return nil }
        return LocalDay(year: year, month: month, day: day)
    }

    /// Milliseconds of the decimals after the point.
    mutating func fraction() -> Int? {
        var value = 0
        var count = 0
        while !isAtEnd, (0x30...0x39).contains(text[position]), count < 9 {
            if count < 3 { value = value * 10 + Int(text[position] - 0x30) }
            count += 1
            text.formIndex(after: &position)
        }
        guard count > 0 else { return nil }
        while count < 3 {
            value *= 10
            count += 1
        }
        return value
    }

    mutating func offset() -> Int? {
        if take(0x5a) || take(0x7a) { return 0 }
        let sign: Int
        if take(0x2b) { sign = 1 } else if take(0x2d) { sign = -1 } else { return nil }
        guard let hours = number(2), hours <= 26 else { return nil }
        if isAtEnd { return sign * hours * 3600 }
        _ = take(0x3a)
        guard let minutes = number(2), minutes <= 59 else { return nil }
        return sign * (hours * 3600 + minutes * 60)
    }
}
