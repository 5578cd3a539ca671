import HaruCore
import HaruStrings

/// What this device remembers about how things look here; nothing of it syncs (sync 1.2).
public struct Preferences: Equatable, Sendable {
    private var entries: [Entry] = []

    private struct Entry: Equatable, Sendable {
        let key: String
        var value: String
    }

    public init() {}

    public subscript(_ key: String) -> String? {
        get { entries.first { sameBytes($0.key, key) }?.value }
        set {
            entries.removeAll { sameBytes($0.key, key) }
            if let newValue { entries.append(Entry(key: key, value: newValue)) }
        }
    }

    func isOn(_ key: String, default standard: Bool) -> Bool {
        self[key].map { sameBytes($0, "on") } ?? standard
    }

    /// Words between commas; `nil` if the preference was never set.
    func words(_ key: String) -> [String]? {
        self[key].map { $0.parts(at: UInt8(ascii: ",")) }
    }

    func ids(_ key: String) -> [RecordID] { (words(key) ?? []).compactMap { RecordID($0) } }
}

/// The names under which the device remembers something (app, marks: setting keys are normative).
enum PreferenceKey {
    static let theme = "settings.theme"
    static let language = "settings.language"
    static let columns = "main.columns"
    static let actionOrder = "actionOrder"
    static let othersCollapsed = "main.othersCollapsed"
    static let sectionOrder = "main.sectionOrder"
    static let habitsVisible = "main.habitsVisible"
    static let navigationStyle = "settings.navStyle"
    static let visibleTabs = "settings.visibleTabs"
    static let radialOrder = "settings.radialTabOrder"
    static let radialDoubleTap = "settings.radialDoubleTapTab"
    static let haptics = "settings.haptics"
    static let runningNotification = "settings.runningNotification"
    static let longSessionHours = "longSessionAlertHours"
    static let shortcutKey = "shortcuts.key"
    /// Alerts that are planned, and with `!` those that were shown.
    static let alerts = "alerts"
    static let wakeLock = "settings.wakeLock"
    static let singleKeys = "settings.singleKeyShortcuts"
    static let showGuard = "settings.showGuard"
    /// The goals on Home, in order; never set: the first two.
    static let pinnedGoals = "pinnedGoals"
    static let goalCardStyle = "main.goalCardStyle"
    static let goalsCollapsed = "goals.collapsed"
    static let watchGoals = "watchGoals"
    static let notePrompt = "actions.notePrompt"
    /// The version whose news were shown last.
    static let newsSeen = "whatsnew.lastShownVersion"
    static let onboardingDone = "onboarding.done"
    static let deviceID = "device.id"
    /// Off: this device goes on alone.
    static let sync = "settings.sync"
    /// The store was begun anew and needs a device entry of its own.
    static let isUnregistered = "device.unregistered"
    /// Set once the browser was asked to keep the store; `installed`: again as an app.
    static let storageAsked = "storage.asked"
    /// The browser will not promise to keep the store; `closed`: the person has read it.
    static let storageRefused = "storage.refused"
    static let sidebarFolded = "settings.sidebarFolded"
    /// The zone of the first start, until the account has one (sync 1.1).
    static let firstZone = "firstZone"
    /// The device's zone that was offered and refused.
    static let keptZone = "keptZone"
}

extension Preferences {
    public enum Theme: String, CaseIterable, Sendable { case system, light, dark }

    public var theme: Theme {
        self[PreferenceKey.theme].flatMap { Theme(rawValue: $0) } ?? .system
    }

    /// `nil`: the system's.
    public var language: Language? {
        self[PreferenceKey.language].flatMap { Language(rawValue: $0) }
    }

    /// Columns of tiles on a phone, 2…6.
    public var columns: Int {
        min(max(self[PreferenceKey.columns].flatMap { Int(digits: $0) } ?? 3, 2), 6)
    }

    public var actionOrder: [RecordID] { ids(PreferenceKey.actionOrder) }

    public var isOthersFolded: Bool { isOn(PreferenceKey.othersCollapsed, default: false) }
    public var showsHabits: Bool { isOn(PreferenceKey.habitsVisible, default: true) }
    public var hasHaptics: Bool { isOn(PreferenceKey.haptics, default: true) }
    public var keepsScreenOn: Bool { isOn(PreferenceKey.wakeLock, default: false) }
    public var hasSingleKeys: Bool { isOn(PreferenceKey.singleKeys, default: true) }
    public var isOnboarded: Bool { isOn(PreferenceKey.onboardingDone, default: false) }
    public var hasRadialMenu: Bool {
        self[PreferenceKey.navigationStyle].map { sameBytes($0, "radial") } ?? false
    }

    /// Where two quick presses of the radial button lead; `nil`: nowhere.
    var doubleTapTab: Tab? { self[PreferenceKey.radialDoubleTap].flatMap { Tab(rawValue: $0) } }

    public func asksForNote(_ action: RecordID) -> Bool {
        ids(PreferenceKey.notePrompt).contains(action)
    }
}
