import HaruCore
import HaruStrings

/// What happens on the settings screen (app 12).
public enum SettingsMessage: Equatable, Sendable {
    case theme(Preferences.Theme)
    /// `nil`: the system's.
    case language(Language?)
    case turn(SettingSwitch, Bool)
    case navigation(isRadial: Bool)
    /// Where two taps on the bubble button lead.
    case doubleTap(Tab)
    /// Columns of tiles on a phone.
    case columns(Int)
    case addTab(Tab)
    case removeTab(Tab)
    case lift(SettingsItem)
    case hover(SettingsItem, place: Int)
    case drop(SettingsItem, place: Int)
    case cancelDrag
    case fold(SettingsState.Fold)
    case hour(Int)
    case minute(Int)
    /// The wheels have stood still since the turn of this number.
    case keepDayStart(Int)
    case weekStart(Weekday)
    /// Seconds; 0 = nothing is too short.
    case minSession(Int)
    case representative(Settings.Representative)
    /// Hours; 0 = never.
    case longSession(Int)
    case chooseZone
    case searchZones(String)
    case zone(String)
    /// Takes the device's zone.
    case switchZone
    case keepZone
    case showIntroduction
    case install
    case resetShortcutKey

    var text: String {
        switch self {
        case .theme: "theme"
        case .language: "language"
        case .turn(let setting, _): "turn " + setting.rawValue
        case .navigation: "navigation"
        case .doubleTap: "doubleTap"
        case .columns(let columns): "columns \(columns)"
        case .addTab(let tab): "addTab " + tab.rawValue
        case .removeTab(let tab): "removeTab " + tab.rawValue
        case .lift(let item): "drag lift " + item.key
        case .hover(let item, _): "drag over " + item.key
        case .drop(let item, _): "drag drop " + item.key
        case .cancelDrag: "drag cancel"
        case .fold(let fold): "fold " + fold.rawValue
        case .hour: "hour"
        case .minute: "minute"
        case .keepDayStart(let turn): "dayStart \(turn)"
        case .weekStart: "weekStart"
        case .minSession: "minSession"
        case .representative: "representative"
        case .longSession: "longSession"
        case .chooseZone: "zones"
        case .searchZones: "searchZones"
        case .zone(let name): "zone " + name
        case .switchZone: "switchZone"
        case .keepZone: "keepZone"
        case .showIntroduction: "introduction"
        case .install: "install"
        case .resetShortcutKey: "resetKey"
        }
    }

    init?(_ words: Words) {
        switch words.verb {
        case "columns": self = .columns(words.int(0) ?? 3)
        case "drag": self.init(drag: words)
        case "dayStart": self = .keepDayStart(words.int(0) ?? 0)
        case "zones": self = .chooseZone
        case "searchZones": self = .searchZones(words.value)
        case "switchZone": self = .switchZone
        case "keepZone": self = .keepZone
        case "introduction": self = .showIntroduction
        case "install": self = .install
        case "resetKey": self = .resetShortcutKey
        default:
            guard let message = Self.named(words) ?? Self.valued(words) else { return nil }
            self = message
        }
    }

    /// What is said with a name behind the verb.
    private static func named(_ words: Words) -> SettingsMessage? {
        guard let name = words.word(0) else { return nil }
        return switch words.verb {
        case "turn": SettingSwitch(rawValue: name).map { .turn($0, sameBytes(words.value, "on")) }
        case "addTab": Tab(rawValue: name).map { .addTab($0) }
        case "removeTab": Tab(rawValue: name).map { .removeTab($0) }
        case "fold": SettingsState.Fold(rawValue: name).map { .fold($0) }
        case "zone": .zone(name)
        default: nil
        }
    }

    /// What a field or a wheel says.
    private static func valued(_ words: Words) -> SettingsMessage? {
        let value = words.value
        return switch words.verb {
        case "theme": Preferences.Theme(rawValue: value).map { .theme($0) }
        case "language": .language(Language(rawValue: value))
        case "navigation": .navigation(isRadial: sameBytes(value, "radial"))
        case "doubleTap": Tab(rawValue: value).map { .doubleTap($0) }
        case "hour": Int(digits: value).map { .hour($0) }
        case "minute": Int(digits: value).map { .minute($0) }
        case "weekStart":
            Int(digits: value).flatMap { UInt8(exactly: $0) }.flatMap { Weekday(rawValue: $0) }
                .map { .weekStart($0) }
        case "longSession": Int(digits: value).map { .longSession($0) }
        case "minSession": Int(digits: value).map { .minSession($0) }
        case "representative":
            Settings.Representative(rawValue: value).map { .representative($0) }
        default: nil
        }
    }

    private init?(drag words: Words) {
        guard let step = words.word(0) else { return nil }
        if sameBytes(step, "cancel") {
            self = .cancelDrag
            return
        }
        guard let item = words.word(1).flatMap({ SettingsItem(key: $0) }) else { return nil }
        let place = words.spot.last.flatMap { Int(digits: $0) } ?? 0
        switch Word(step) {
        case "lift": self = .lift(item)
        case "over": self = .hover(item, place: place)
        case "drop": self = .drop(item, place: place)
        default: return nil
        }
    }
}

/// Settings of this device that are on or off.
public enum SettingSwitch: String, CaseIterable, Sendable {
    case haptics, wakeLock, singleKeys, doubleTap, runningNotification, sync, habits

    /// Under which name the device remembers it.
    var preference: String {
        switch self {
        case .haptics: PreferenceKey.haptics
        case .wakeLock: PreferenceKey.wakeLock
        case .singleKeys: PreferenceKey.singleKeys
        case .doubleTap: PreferenceKey.radialDoubleTap
        case .runningNotification: PreferenceKey.runningNotification
        case .sync: PreferenceKey.sync
        case .habits: PreferenceKey.habitsVisible
        }
    }
}
