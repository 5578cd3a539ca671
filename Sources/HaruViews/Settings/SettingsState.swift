import HaruCore

/// What the settings screen remembers while it is open.
public struct SettingsState: Equatable, Sendable {
    /// The row that is unfolded.
    public var fold: Fold?
    /// Minute of day on the wheels of the day start, until it is kept.
    public var dayStart: Int?
    /// Counts turns of the wheels; only what stood still for a moment is kept.
    public var turns = 0
    public var drag: Drag?
    /// A zone that was chosen and whose rules are on their way.
    public var wantedZone: String?

    public enum Fold: String, CaseIterable, Sendable { case tabBar, bubbles, sections, dayStart }

    /// An item of a list on its way to another place.
    public struct Drag: Equatable, Sendable {
        public let item: SettingsItem
        /// The list as it would stand.
        public var order: [String]
    }

    public init() {}
}

/// The lists whose order a person chooses.
public enum SettingsList: String, CaseIterable, Sendable {
    /// The tabs of the bar.
    case bar
    case bubbles
    /// The blocks of tiles on Home.
    case sections

    var preference: String {
        switch self {
        case .bar: PreferenceKey.visibleTabs
        case .bubbles: PreferenceKey.radialOrder
        case .sections: PreferenceKey.sectionOrder
        }
    }
}

/// An item of such a list: a tab, or a section of Home, by its stored name.
public struct SettingsItem: Equatable, Sendable {
    public let list: SettingsList
    public let name: String

    public init(list: SettingsList, name: String) {
        self.list = list
        self.name = name
    }

    var key: String { list.rawValue + "-" + name }

    /// - Parameter key: what the dragged element is called.
    init?(key: String) {
        let parts = key.parts(at: UInt8(ascii: "-"), most: 2)
        guard parts.count == 2, let list = SettingsList(rawValue: parts[0]) else {
            return nil
        }
        self.init(list: list, name: parts[1])
    }

    public static func == (a: SettingsItem, b: SettingsItem) -> Bool {
        a.list == b.list && sameBytes(a.name, b.name)
    }
}

/// The picker of time zones.
public struct ZonePicker: Equatable, Sendable {
    public var query = ""

    public init() {}
}

extension Model {
    /// The items of a list in the order that is stored.
    func storedOrder(_ list: SettingsList) -> [String] {
        switch list {
        case .bar: barTabs.map { $0.rawValue }
        case .bubbles: radialTabs.map { $0.rawValue }
        case .sections: homeSections.map { $0.rawValue }
        }
    }

    /// The items of a list as they are shown, also while one is being dragged.
    func shownOrder(_ list: SettingsList) -> [String] {
        guard let drag = settingsState.drag, drag.item.list == list else {
            return storedOrder(list)
        }
        return drag.order
    }

    /// The blocks of tiles on Home, in the chosen order.
    var homeSections: [HomeSection] {
        let chosen = (preferences.words(PreferenceKey.sectionOrder) ?? []).compactMap {
            HomeSection(rawValue: $0)
        }
        return chosen + HomeSection.allCases.filter { !chosen.contains($0) }
    }

    /// The zone by which days are reckoned: the account's, or that of the device's first start.
    var zoneInEffect: String {
        settings.timeZone ?? preferences[PreferenceKey.firstZone] ?? device.zone
    }

    /// The device is somewhere else than the settings say, and nobody has said that this is well.
    var offersZone: Bool {
        guard !sameBytes(device.zone, zoneInEffect) else { return false }
        return preferences[PreferenceKey.keptZone].map { !sameBytes($0, device.zone) } ?? true
    }
}
