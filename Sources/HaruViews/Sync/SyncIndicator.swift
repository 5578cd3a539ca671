import HaruIcons
import HaruStrings

/// How syncing goes, for the one small icon of the navigation (app 17.1).
enum SyncIndicator {
    /// This device is in no account, or goes on alone.
    case alone
    case idle, working, offline
    /// Something waits for the person, or does not go.
    case attention

    /// Whether a bar without room for more shows it.
    var isTold: Bool { self == .offline || self == .attention }

    var glyph: Glyph {
        switch self {
        case .alone, .idle, .working: .cloud
        case .offline: .cloudOffline
        case .attention: .warning
        }
    }

    /// As `data-state` says it (app 19.5).
    var literal: StaticString? {
        switch self {
        case .alone, .idle: nil
        case .working: "loading"
        case .offline: "offline"
        case .attention: "error"
        }
    }
}

extension Model {
    /// Whether this device exchanges with its account.
    var isSyncing: Bool {
        device.isSignedIn && preferences.isOn(PreferenceKey.sync, default: true)
    }

    var syncIndicator: SyncIndicator {
        if sync.phase == .attention(.signedOut) { return .attention }
        guard isSyncing else { return .alone }
        if !device.isOnline || sync.phase == .offline { return .offline }
        if case .attention = sync.phase { return .attention }
        if sync.heldDeletions > 0 || sync.refusedCount > 0 { return .attention }
        return sync.phase == .working ? .working : .idle
    }

    /// The same in a few words.
    var syncState: String {
        switch syncIndicator {
        case .alone: strings.onlyHere
        case .idle: strings.synced
        case .working: strings.syncing
        case .offline: strings.offlineShort
        case .attention: strings.needsAttention
        }
    }
}

extension Html {
    /// How syncing goes, at the foot of the sidebar; its rail shows the icon alone.
    mutating func syncLine(_ model: Model) {
        let words = model.syncState
        element(
            "a", .class("sync"), .part("sync-state"), .href("/settings/account"), .label(words),
            .dataState(model.syncIndicator.literal)
        ) { html in
            html.icon(model.syncIndicator.glyph, .small)
            html.element("span", text: words)
        }
    }

    /// The same in the bar of a phone, where it is shown only when there is something to tell.
    mutating func syncButton(_ model: Model) {
        guard model.layout == .phone, model.syncIndicator.isTold else { return }
        element(
            "a", .class("icon-btn quiet"), .part("sync-state"), .href("/settings/account"),
            .label(model.syncState), .dataState(model.syncIndicator.literal)
        ) { $0.icon(model.syncIndicator.glyph, .small) }
    }
}
