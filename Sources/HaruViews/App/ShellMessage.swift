import HaruCore

/// What happens around the screens.
public enum ShellMessage: Equatable, Sendable {
    /// An address within the app.
    case go(path: String)
    /// Back by one step.
    case back
    case closeSheet
    /// The person was asked whether to throw changes away, and said so.
    case discard
    case keepEditing
    /// The toast of this number has been there long enough.
    case closeToast(Int)
    case undo
    case retrySave
    /// Puts an unreadable store aside and begins anew.
    case startFresh
    case skipSplash
    case onboarding(page: Int)
    case endOnboarding
    case toggleRadial
    case toggleSidebar
    case applyUpdate
    case confirm
    /// The time for an exchange has come.
    case sync
    /// Home from the run sheet.
    case leaveRun

    var text: String {
        switch self {
        case .go(let path): "go " + path
        case .back: "back"
        case .closeSheet: "close"
        case .discard: "discard"
        case .keepEditing: "keep"
        case .closeToast(let number): "toast \(number)"
        case .undo: "undo"
        case .retrySave: "retry"
        case .startFresh: "fresh"
        case .skipSplash: "splash"
        case .onboarding(let page): "onboarding \(page)"
        case .endOnboarding: "onboarded"
        case .toggleRadial: "radial"
        case .toggleSidebar: "sidebar"
        case .applyUpdate: "update"
        case .confirm: "confirm"
        case .sync: "sync"
        case .leaveRun: "home"
        }
    }

    init?(_ words: Words) {
        switch words.verb {
        case "go": self = .go(path: words.rest())
        case "back": self = .back
        case "close": self = .closeSheet
        case "discard": self = .discard
        case "keep": self = .keepEditing
        case "toast": self = .closeToast(words.int(0) ?? 0)
        case "undo": self = .undo
        case "retry": self = .retrySave
        case "fresh": self = .startFresh
        case "splash": self = .skipSplash
        case "onboarding":
            guard let page = words.int(0) else { return nil }
            self = .onboarding(page: page)
        case "onboarded": self = .endOnboarding
        case "radial": self = .toggleRadial
        case "sidebar": self = .toggleSidebar
        case "update": self = .applyUpdate
        case "confirm": self = .confirm
        case "sync": self = .sync
        case "home": self = .leaveRun
        default: return nil
        }
    }
}
