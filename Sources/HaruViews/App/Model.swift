import HaruCore
import HaruStrings

/// Everything a window shows is drawn from this value; a view reads nothing else.
public struct Model: Sendable {
    public var device = Device()
    public var preferences = Preferences()
    public var ledger = Ledger()
    public var now = Instant(milliseconds: 0)
    public var launch = Launch.opening
    public var route = Route.main
    /// The last one is on top.
    public var sheets: [Sheet] = []
    public var toast: Toast?
    /// Commits that could not be written yet.
    public var isUnsaved = false
    /// They could not because there is no room.
    public var isFull = false
    /// Rows of the store that could not be trusted when it was opened.
    public var damagedRows = 0
    public var notices: [Notice] = []
    /// The action that a shortcut has just run.
    public var ranByShortcut: RecordID?
    /// The bubbles, while they are open.
    public var radial: RadialState?
    /// The splash is still to be seen; what opens by itself waits for it to go.
    public var isSplashing = false
    /// A new version waits to be used.
    public var newVersion: String?
    public var home = HomeState()
    public var history = HistoryState()
    /// Of the history and the statistics.
    public var filter = RecordFilter()
    public var account = AccountState()
    public var sync = SyncState()
    /// What the server allows; one that a person runs allows everything (sync 11.1).
    public var plan = Plan.unlimited
    /// Of the action whose screen is open.
    public var totals: ActionTotals?
    /// A tag is held, to be put elsewhere.
    public var tagDrag: ListDrag?
    public var settingsState = SettingsState()
    public var goals = GoalsState()
    public var habits = HabitsState()

    public init() {}

    public var language: Language {
        if let chosen = preferences.language { return chosen }
        for locale in device.languages {
            if let language = Language(locale: locale) { return language }
        }
        return .en
    }

    /// Whether the hours of the day are written as 1…12: as the device does, or as is usual in a
    /// language that is not the device's (app 2.8).
    var countsToTwelve: Bool {
        for locale in device.languages {
            guard let own = Language(locale: locale) else { continue }
            return own == language ? device.countsToTwelve : language != .ja
        }
        return device.countsToTwelve
    }

    public var strings: Strings { Strings(language) }

    public var layout: Layout {
        let isWatch = if case .watch = route { true } else { false }
        return Layout(
            width: device.width, height: device.height, isFine: device.hasFinePointer,
            isWatchRoute: isWatch)
    }

    /// A sheet stands over the screen.
    public var sheet: Sheet? { sheets.last }
}

/// How far the app has come since it was opened (app 3).
public enum Launch: Equatable, Sendable {
    /// The store is being read.
    case opening
    case onboarding(page: Int)
    case problem(StoreProblem)
    case ready
}

/// Why the store did not open (app 3.2).
public enum StoreProblem: String, Equatable, Sendable {
    case unreadable, busy, full, newer
}

/// A short word at the bottom of the window.
public struct Toast: Equatable, Sendable {
    public var text: String
    /// Whether it offers to take back what was done.
    public var canUndo: Bool
    /// Counts toasts, so that a second one of the same words is a new one.
    public var number: Int
}
