import HaruCore
import HaruStrings

/// The settings that mean something to the command line (app 12).
public enum SettingKey: String, CaseIterable, Sendable {
    case weekStart, dayStartMinutes, timeZone, minSessionSeconds, representative
    case language = "settings.language"

    public enum Scope: String, Sendable { case synced, device }

    public var scope: Scope { self == .language ? .device : .synced }

    /// - Throws: `.badValue` with the nearest key.
    public init(named name: String) throws(UsageError) {
        if let key = SettingKey(rawValue: name) {
            self = key
            return
        }
        let names = SettingKey.allCases.map { $0.rawValue }
        throw .badValue(
            name, place: "KEY", .notChoice(names, nearest: nearest(to: name, in: names)))
    }

    func explanation(_ strings: Strings) -> String {
        switch self {
        case .weekStart: strings.settingWeekStart
        case .dayStartMinutes: strings.settingDayStart
        case .timeZone: strings.settingTimeZone
        case .minSessionSeconds: strings.settingMinSession
        case .representative: strings.settingRepresentative
        case .language: strings.settingLanguage
        }
    }
}

/// A setting and the value it is to have, as typed and checked.
public enum SettingChange: Equatable, Sendable {
    case weekStart(Weekday)
    case dayStartMinutes(Int)
    /// A name; whether the system knows the zone is for the caller to find out.
    case timeZone(String)
    case minSessionSeconds(Int)
    case representative(Settings.Representative)
    /// `nil` follows the system.
    case language(Language?)

    public init(_ key: SettingKey, _ text: String) throws(Refusal) {
        switch key {
        case .weekStart: self = .weekStart(try SettingChange.weekday(text))
        case .dayStartMinutes:
            let second = TimeExpression.clock(Array(text.utf8))
            self = .dayStartMinutes(
                try SettingChange.number(
                    second.map { $0 / 60 } ?? Int(text), Settings.allowedDayStartMinutes, text))
        case .timeZone: self = .timeZone(text)
        case .minSessionSeconds:
            let seconds = text == "off" ? 0 : DurationText.seconds(text) ?? Int(text)
            self = .minSessionSeconds(
                try SettingChange.number(seconds, Settings.allowedMinSessionSeconds, text))
        case .representative:
            let names = Settings.Representative.allCases.map { $0.rawValue }
            guard let value = Settings.Representative(rawValue: text) else {
                throw SettingChange.notChoice(text, names)
            }
            self = .representative(value)
        case .language:
            if text == "system" {
                self = .language(nil)
            } else if let language = Language(rawValue: text) {
                self = .language(language)
            } else {
                let names = ["system"] + Language.allCases.map { $0.rawValue }
                throw SettingChange.notChoice(text, names)
            }
        }
    }

    private static func notChoice(_ text: String, _ names: [String]) -> Refusal {
        .usage(
            .badValue(
                text, place: "VALUE", .notChoice(names, nearest: nearest(to: text, in: names))))
    }

    private static func number(_ number: Int?, _ allowed: ClosedRange<Int>, _ text: String)
        throws(Refusal) -> Int
    {
        guard let number else { throw .usage(.badValue(text, place: "VALUE", .notNumber(allowed))) }
        guard allowed.contains(number) else { throw .domain(.outOfRange) }
        return number
    }

    /// The words of weekdays, Sunday first; three letters suffice.
    static let weekdays = [
        "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    ]

    private static func weekday(_ text: String) throws(Refusal) -> Weekday {
        if let number = Int(text) {
            guard let day = UInt8(exactly: number).flatMap({ Weekday(rawValue: $0) }) else {
                throw .domain(.outOfRange)
            }
            return day
        }
        let word = text.lowercased()
        if word.utf8.count >= 3, let i = weekdays.firstIndex(where: { $0.hasPrefix(word) }) {
            return Weekday(rawValue: UInt8(i + 1))!
        }
        throw notChoice(word, weekdays)
    }
}
