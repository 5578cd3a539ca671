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
    /// The toast of this number has been there long enough.
    case closeToast(Int)
    case undo
    case retrySave
    /// Puts an unreadable store aside and begins anew.
    case startFresh
    /// Puts an unreadable store aside and fetches everything from the server.
    case takeFromServer
    /// By its name.
    case closeNotice(String)
    case onboarding(page: Int)
    /// A swipe on the introduction.
    case turnOnboarding(isForward: Bool)
    case endOnboarding
    case toggleRadial
    /// A press beside the bubbles.
    case closeRadial
    case showShortcuts
    case showNews
    case toggleSidebar
    case applyUpdate
    case confirm
    /// The other way out of a question.
    case choose
    /// The time for an exchange has come.
    case sync
    /// Home from the run sheet.
    case leaveRun
    /// A shortcut of this device was pressed.
    case runOnce(RecordID)

    var text: String {
        switch self {
        case .go(let path): "go " + path
        case .back: "back"
        case .closeSheet: "close"
        case .discard: "discard"
        case .closeToast(let number): "toast \(number)"
        case .undo: "undo"
        case .retrySave: "retry"
        case .startFresh: "fresh"
        case .takeFromServer: "server"
        case .closeNotice(let name): "notice " + name
        case .onboarding(let page): "onboarding \(page)"
        case .turnOnboarding: "onboarding"
        case .endOnboarding: "onboarded"
        case .toggleRadial: "radial"
        case .closeRadial: "closeRadial"
        case .showShortcuts: "shortcuts"
        case .showNews: "news"
        case .toggleSidebar: "sidebar"
        case .applyUpdate: "update"
        case .confirm: "confirm"
        case .choose: "choose"
        case .sync: "sync"
        case .leaveRun: "home"
        case .runOnce(let id): "run " + id.text
        }
    }

    init?(_ words: Words) {
        switch words.verb {
        case "go": self = .go(path: words.rest())
        case "back": self = .back
        case "close": self = .closeSheet
        case "discard": self = .discard
        case "toast": self = .closeToast(words.int(0) ?? 0)
        case "undo": self = .undo
        case "retry": self = .retrySave
        case "fresh": self = .startFresh
        case "server": self = .takeFromServer
        case "notice": self = .closeNotice(words.rest())
        case "onboarding":
            // A swipe says which way; a dot or the button says which page.
            if words.value.isEmpty, let page = words.int(0) {
                self = .onboarding(page: page)
            } else {
                self = .turnOnboarding(isForward: sameBytes(words.value, "left"))
            }
        case "onboarded": self = .endOnboarding
        case "radial": self = .toggleRadial
        case "closeRadial": self = .closeRadial
        case "shortcuts": self = .showShortcuts
        case "news": self = .showNews
        case "sidebar": self = .toggleSidebar
        case "update": self = .applyUpdate
        case "confirm": self = .confirm
        case "choose": self = .choose
        case "sync": self = .sync
        case "home": self = .leaveRun
        case "run":
            guard let id = words.id() else { return nil }
            self = .runOnce(id)
        default: return nil
        }
    }
}
