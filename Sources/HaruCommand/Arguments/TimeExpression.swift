import HaruCore

/// A moment as a person types it: `14:30`, `2026-08-12 14:30`, RFC 3339, `-15m`.
public enum TimeExpression: Equatable, Sendable {
    /// A time of the day that is going on, seconds after midnight.
    case clock(second: Int)
    /// A date and time of the wall clock, in seconds after midnight.
    case wall(day: LocalDay, second: Int)
    case instant(Instant)
    /// Seconds before now.
    case ago(seconds: Int)

    init(_ text: String) throws(ValueProblem) {
        let bytes = Array(text.utf8)
        if bytes.first == UInt8(ascii: "-") {
            guard let seconds = DurationText.seconds(bytes.dropFirst()) else { throw .notTime }
            self = .ago(seconds: seconds)
        } else if let second = TimeExpression.clock(bytes) {
            self = .clock(second: second)
        } else if let (wall, offset) = ISO8601.wallTime(bytes) {
            if let offset {
                self = .instant(Instant(milliseconds: wall - Int64(offset) * 1000))
            } else {
                self = .wall(
                    day: LocalDay(number: Int(floorDivide(wall, 86_400_000))),
                    second: Int(floorRemainder(wall, 86_400_000) / 1000))
            }
        } else if looksLikeDate(bytes.prefix(10)), ISO8601.day(bytes.prefix(10)) == nil {
            throw .noSuchDate(String(decoding: bytes.prefix(10), as: UTF8.self))
        } else {
            throw .notTime
        }
    }

    /// The moment that is meant.
    ///
    /// A time without a date lies in the day that is going on at `now`. With a day that starts at
    /// 05:00, at 02:00 in the night `23:30` is the evening before and `01:30` half an hour ago.
    public func resolve(now: Instant, boundary: DayBoundary) -> Instant {
        switch self {
        case .instant(let instant): return instant
        case .ago(let seconds): return now - Int64(seconds) * 1000
        case .wall(let day, let second):
            return boundary.resolve(day, minute: second / 60) + Int64(second % 60) * 1000
        case .clock(let second):
            let today = boundary.day(of: now)
            let day = second / 60 < boundary.dayStartMinutes ? today + 1 : today
            return boundary.resolve(day, minute: second / 60) + Int64(second % 60) * 1000
        }
    }

    /// Seconds after midnight of `H:MM`, `HH:MM` or `HH:MM:SS`.
    static func clock(_ bytes: [UInt8]) -> Int? {
        var parts: [Int] = []
        for part in bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
            let widths = parts.isEmpty ? 1...2 : 2...2
            guard widths.contains(part.count), part.allSatisfy({ (0x30...0x39).contains($0) })
            else { return nil }
            parts.append(part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
        }
        guard parts.count == 2 || parts.count == 3, parts[0] < 24, parts[1] < 60 else { return nil }
        let second = parts.count == 3 ? parts[2] : 0
        return second < 60 ? parts[0] * 3600 + parts[1] * 60 + second : nil
    }
}
