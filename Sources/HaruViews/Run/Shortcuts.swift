import HaruCore
import HaruStrings

// The installed app's shortcuts, each a single tap on one action (surfaces 6). An address runs
// nothing but for the key that only this device's manifest and preferences hold.

/// One entry of the manifest.
public struct AppShortcut: Equatable, Sendable {
    public var name: String
    /// With the key behind `#`, which no request carries.
    public var path: String
}

extension Model {
    static let mostShortcuts = 4

    /// The first favourites, or where there are none the first actions.
    func shortcuts(key: String) -> [AppShortcut] {
        guard plan == .paid else { return [] }
        let chosen = ledger.home.favorites.isEmpty ? ledger.home.order : ledger.home.favorites
        return chosen.prefix(Model.mostShortcuts).compactMap { id in
            ledger.action(id).map {
                AppShortcut(name: $0.name, path: Route.run(id).path + "#k=" + key)
            }
        }
    }
}

extension App {
    /// Puts the shortcuts into the manifest when they have changed.
    func publishShortcuts() {
        guard isOwner, model.launch == .ready else { return }
        let shortcuts = model.shortcuts(key: shortcutKey)
        guard shortcuts != shownShortcuts else { return }
        shownShortcuts = shortcuts
        effects.append(.shortcuts(shortcuts))
    }

    /// 128 random bits, of this device alone.
    private var shortcutKey: String {
        if let key = model.preferences[PreferenceKey.shortcutKey] { return key }
        var hex: [UInt8] = []
        for _ in 0..<2 { Hex.write(chance(), digits: 16, into: &hex) }
        let key = String(decoding: hex, as: UTF8.self)
        prefer(PreferenceKey.shortcutKey, key)
        return key
    }

    /// Old addresses open the sheet from now on, and run nothing.
    func resetShortcutKey() { prefer(PreferenceKey.shortcutKey, nil) }

    func askToResetShortcutKey() {
        let strings = model.strings
        ask(
            Confirmation(
                title: strings.resetShortcutKey, explanation: strings.resetShortcutKeyText,
                verb: strings.resetShortcutKey, isDestructive: false, deed: .resetShortcutKey))
    }

    /// The window was opened with a key: with the right one the action of the sheet runs, once.
    func ran(byKey key: String) {
        guard case .run(let id) = model.route, model.plan == .paid,
            let own = model.preferences[PreferenceKey.shortcutKey], sameBytes(own, key)
        else { return }
        effects.append(.say(.shell(.runOnce(id))))
    }

    func runOnce(_ id: RecordID) {
        run(id)
        model.ranByShortcut = id
    }
}

extension Html {
    /// What a shortcut did, and the way back.
    mutating func shortcutResult(_ action: Action, _ model: Model) {
        guard model.ranByShortcut == action.id else { return }
        let strings = model.strings
        element("p", .class("run-result"), .part("result"), .literal("role", "status")) { html in
            html.element(
                "span",
                text: action.trackingType == .count
                    ? strings.shortcutCounted
                    : model.isRunning(action.id)
                        ? strings.shortcutStarted : strings.shortcutStopped)
            html.element(
                "button", .class("btn plain"), .part("undo"), .click(.shell(.undo)),
                text: strings.undoButton)
        }
    }
}
