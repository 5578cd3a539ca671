import HaruCore
import HaruIcons
import HaruStrings

/// What a person must know of their data, above the screen until it is closed (app 2.10, 2.11, 3.2).
public enum Notice: Equatable, Sendable {
    /// The browser keeps nothing once the window is closed.
    case isPrivate
    /// The browser will not promise to keep the store.
    case mayBeCleared
    /// The browser cleared the store.
    case cleared
    /// An unreadable store was set aside; how many changes were carried over.
    case setAside(Int)
    /// The first download is not complete.
    case fetching

    var name: String {
        switch self {
        case .isPrivate: "private"
        case .mayBeCleared: "mayBeCleared"
        case .cleared: "cleared"
        case .setAside: "setAside"
        case .fetching: "fetching"
        }
    }

    /// As `data-state` says it (app 19.5).
    var state: StaticString? {
        switch self {
        case .cleared: "storageCleared"
        case .fetching: "incomplete"
        case .isPrivate, .mayBeCleared, .setAside: nil
        }
    }

    /// Whether the person can put it away; the others go by themselves.
    var isClosable: Bool {
        switch self {
        case .mayBeCleared, .cleared, .setAside: true
        case .isPrivate, .fetching: false
        }
    }
}

extension Model {
    /// What is shown of them.
    var shownNotices: [Notice] {
        var shown = notices
        let isRefused = preferences.isOn(PreferenceKey.storageRefused, default: false)
        // Of a device that syncs the server has everything.
        if isRefused, !device.isSignedIn, !notices.contains(.isPrivate) {
            shown.append(.mayBeCleared)
        }
        if device.isSignedIn, !sync.isComplete { shown.append(.fetching) }
        return shown
    }

    fileprivate func words(_ notice: Notice) -> (String, hint: String?) {
        switch notice {
        case .isPrivate: return (strings.closingLosesData, nil)
        case .mayBeCleared: return (strings.browserMayClear, strings.browserMayClearHint)
        case .cleared:
            return (strings.storeCleared, device.isSignedIn ? strings.storeClearedFetching : nil)
        case .setAside(let count): return (strings.keptAside(count: count), nil)
        case .fetching:
            let words = sync.fetchedPercent.map { strings.fetchingDataShare(percent: "\($0)") }
            return (words ?? strings.fetchingData, strings.fetchingDataHint)
        }
    }
}

extension Html {
    mutating func notices(_ model: Model) {
        for notice in model.shownNotices { self.notice(notice, model) }
    }

    private mutating func notice(_ notice: Notice, _ model: Model) {
        let (words, hint) = model.words(notice)
        element(
            "div", .class("card notice"), .part("notice"), .key(notice.name),
            .dataState(notice.state), .literal("role", "status")
        ) { html in
            html.icon(notice == .fetching ? .cloud : .warning)
            html.element("div", .class("grow")) { html in
                html.element("p", .class("strong"), text: words)
                if let hint { html.element("p", .class("small muted"), text: hint) }
            }
            guard notice.isClosable else { return }
            html.element(
                "button", .class("icon-btn quiet"), .label(model.strings.close),
                .click(.shell(.closeNotice(notice.name)))
            ) { $0.icon(.close, .small) }
        }
    }
}

extension App {
    func close(notice name: String) {
        if sameBytes(name, Notice.mayBeCleared.name) {
            return prefer(PreferenceKey.storageRefused, "closed")
        }
        model.notices.removeAll { sameBytes(name, $0.name) }
    }

    /// The browser said whether it keeps the store (app 2.11).
    func persisted(_ isGranted: Bool) {
        if isGranted {
            prefer(PreferenceKey.storageRefused, nil)
        } else if model.preferences[PreferenceKey.storageRefused] == nil {
            prefer(PreferenceKey.storageRefused, "on")
        }
    }

    /// The first record a person makes asks the browser to keep the store; as an installed app it
    /// is asked again where it refused.
    func recorded() {
        let asked = model.preferences[PreferenceKey.storageAsked]
        let isRefused = model.preferences[PreferenceKey.storageRefused] != nil
        let isAgain = isRefused && model.device.isInstalled && sameBytes(asked ?? "", "on")
        guard asked == nil || isAgain else { return }
        prefer(PreferenceKey.storageAsked, model.device.isInstalled ? "installed" : "on")
        effects.append(.persist)
    }
}
