import HaruCore
import HaruStrings

/// The settings with their values and how far they reach.
public struct SettingsList: Report, Sendable {
    public let settings: Settings
    /// The zone that is computed with, also where `settings` has none yet.
    public let timeZone: String
    /// The chosen language; `nil` follows the system.
    public let language: Language?
    /// What is listed; one key for `haru settings get`.
    public let keys: [SettingKey]

    public init(
        settings: Settings, timeZone: String, language: Language?,
        keys: [SettingKey] = SettingKey.allCases
    ) {
        self.settings = settings
        self.timeZone = timeZone
        self.language = language
        self.keys = keys
    }

    /// The value as `haru settings set` takes it.
    public func text(_ key: SettingKey) -> String {
        switch key {
        case .weekStart: SettingChange.weekdays[Int(settings.weekStart.rawValue) - 1]
        case .dayStartMinutes: clock(settings.dayStartMinutes)
        case .timeZone: timeZone
        case .minSessionSeconds:
            settings.minSessionSeconds == 0 ? "off" : "\(settings.minSessionSeconds)s"
        case .representative: settings.representative.rawValue
        case .language: language?.rawValue ?? "system"
        }
    }

    private func clock(_ minutes: Int) -> String {
        let (hour, minute) = (minutes / 60, minutes % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    private func json(_ key: SettingKey) -> JSON {
        switch key {
        case .weekStart: .int(Int64(settings.weekStart.rawValue))
        case .dayStartMinutes: .count(settings.dayStartMinutes)
        case .minSessionSeconds: .count(settings.minSessionSeconds)
        case .timeZone, .representative, .language: .string(text(key))
        }
    }

    public var json: JSON {
        .payload([
            JSON.Member(
                "settings",
                .array(
                    keys.map {
                        .object([
                            JSON.Member("key", .string($0.rawValue)),
                            JSON.Member("value", json($0)),
                            JSON.Member("scope", .string($0.scope.rawValue)),
                        ])
                    }))
        ])
    }

    public func lines(_ style: Style) -> [String] {
        // One setting is asked for by scripts, which want the value alone.
        if keys.count == 1 { return [TextLayout.printable(text(keys[0]))] }
        var table = Table([
            Table.Column(style.strings.headingKey), Table.Column(style.strings.headingValue),
            Table.Column(style.strings.headingScope), Table.Column(gives: true),
        ])
        for key in keys {
            table.add([
                Table.Cell(key.rawValue), Table.Cell(text(key), .bold),
                Table.Cell(
                    key.scope == .synced ? style.strings.scopeSynced : style.strings.scopeDevice),
                Table.Cell(key.explanation(style.strings), .faint),
            ])
        }
        return style.lines(table)
    }
}
