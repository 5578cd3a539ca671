import HaruCore
import HaruIcons
import HaruStrings

extension Tab {
    var glyph: Glyph {
        switch self {
        case .main: .grid
        case .actions: .action
        case .tags: .tag
        case .goals: .goal
        case .history: .history
        case .stats: .statistics
        case .diary: .diary
        case .guard: .shield
        case .settings: .settings
        }
    }
}

extension Strings {
    func name(of tab: Tab) -> String {
        switch tab {
        case .main: tabMain
        case .actions: tabActions
        case .tags: tabTags
        case .goals: tabGoals
        case .history: tabHistory
        case .stats: tabStats
        case .diary: tabDiary
        case .guard: tabGuard
        case .settings: tabSettings
        }
    }
}

extension Model {
    /// The tabs of this layout: no diary on a phone, no guard where it is hidden (app 4.1).
    var tabs: [Tab] {
        Tab.allCases.filter { tab in
            switch tab {
            case .diary: layout.hasSidebar
            case .guard: preferences.isOn(PreferenceKey.showGuard, default: true)
            default: true
            }
        }
    }

    /// The one to three chosen tabs of the bar (app 4.2).
    var barTabs: [Tab] {
        let chosen = (preferences.words(PreferenceKey.visibleTabs) ?? []).compactMap {
            Tab(rawValue: $0)
        }.filter { tabs.contains($0) }
        return chosen.isEmpty
            ? [.main, .actions, .history] : Array(chosen.prefix(Model.mostBarTabs))
    }

    /// How many tabs the bar holds beside More.
    static let mostBarTabs = 3

    /// Where two taps on the bubble button lead; `nil`: nowhere.
    var jumpTab: Tab? {
        preferences[PreferenceKey.radialDoubleTap].flatMap { Tab(rawValue: $0) }.flatMap {
            tabs.contains($0) ? $0 : nil
        }
    }

    /// The tabs behind More, in the standard order.
    var otherTabs: [Tab] { tabs.filter { !barTabs.contains($0) } }

    /// The bubbles, in the chosen order; what is missing there follows in the standard order.
    var radialTabs: [Tab] {
        let chosen = (preferences.words(PreferenceKey.radialOrder) ?? []).compactMap {
            Tab(rawValue: $0)
        }.filter { tabs.contains($0) }
        return chosen + tabs.filter { !chosen.contains($0) }
    }
}
