import HaruCore

/// A day as a person types it: `2026-08-12`, `today`, `yesterday`.
public enum DayExpression: Equatable, Sendable {
    case today, yesterday
    case date(LocalDay)

    init(_ text: String) throws(ValueProblem) {
        switch text {
        case "today": self = .today
        case "yesterday": self = .yesterday
        default:
            if let day = ISO8601.day(text) {
                self = .date(day)
            } else {
                throw looksLikeDate(text.utf8) ? .noSuchDate(text) : .notDay
            }
        }
    }

    public func resolve(today: LocalDay) -> LocalDay {
        switch self {
        case .today: today
        case .yesterday: today - 1
        case .date(let day): day
        }
    }
}

/// Days as a person types them, both ends included: `2026-08-01..yesterday`. A single day stands
/// for itself.
public struct DayRangeExpression: Equatable, Sendable {
    public let first: DayExpression
    public let last: DayExpression
    /// As it was typed, for messages.
    let text: String

    init(_ text: String) throws(ValueProblem) {
        self.text = text
        let bytes = Array(text.utf8)
        let dots = bytes.indices.dropLast().first { bytes[$0] == 0x2e && bytes[$0 + 1] == 0x2e }
        guard let dots else {
            do throws(ValueProblem) { first = try DayExpression(text) } catch {
                throw error == .notDay ? .notDays : error
            }
            last = first
            return
        }
        do throws(ValueProblem) {
            first = try DayExpression(String(decoding: bytes[..<dots], as: UTF8.self))
            last = try DayExpression(String(decoding: bytes[(dots + 2)...], as: UTF8.self))
        } catch { throw error == .notDay ? .notDays : error }
        // With two dates it can be told at once; with words only when the day is known.
        if case .date(let a) = first, case .date(let b) = last, b < a { throw .daysBackwards }
    }

    /// - Throws: `.daysBackwards` when the last day is before the first.
    public func resolve(today: LocalDay) throws(ValueProblem) -> ClosedRange<LocalDay> {
        let (a, b) = (first.resolve(today: today), last.resolve(today: today))
        guard a <= b else { throw .daysBackwards }
        return a...b
    }
}

/// Whether a text has the shape `dddd-dd-dd`.
func looksLikeDate(_ text: some Collection<UInt8>) -> Bool {
    guard text.count == 10 else { return false }
    for (i, byte) in text.enumerated() {
        if i == 4 || i == 7 {
            if byte != 0x2d { return false }
        } else if !(0x30...0x39).contains(byte) {
            return false
        }
    }
    return true
}
