import HaruCore

/// The tabs, in the standard order (app 4.1).
public enum Tab: String, CaseIterable, Sendable {
    case main, actions, tags, goals, history, stats, diary, `guard`, settings

    /// The address of its top screen.
    public var path: String {
        switch self {
        case .main: "/"
        default: "/" + rawValue
        }
    }
}

/// Where a person is: each has an address, so that reloading and links come back to it (app 4.1).
public enum Route: Equatable, Sendable {
    case main
    case actions
    case action(RecordID)
    case tags
    case goals
    case goalsFinished
    case goal(RecordID)
    case habits
    case habit(RecordID)
    case history(HistoryRoute)
    case settings(SettingsPage)
    case more
    case watch(WatchPlace)
    case run(RecordID)
    case join(code: String)
    /// A tab whose screens are still to come.
    case later(Tab)
    case notFound

    public init(path: String) {
        let whole = path.parts(at: UInt8(ascii: "?"), most: 2, keepsEmpty: true)
        let query = whole.count > 1 ? whole[1] : ""
        let parts = whole[0].parts(at: UInt8(ascii: "/"))
        self = Route.parse(parts, query: Query(query)) ?? .notFound
    }

    private static func parse(_ parts: [String], query: Query) -> Route? {
        guard let first = parts.first else { return .main }
        let second = parts.count > 1 ? parts[1] : nil
        switch first {
        case "actions":
            guard let second else { return .actions }
            return RecordID(second).map { .action($0) }
        case "tags": return .tags
        case "goals":
            guard let second else { return .goals }
            switch Word(second) {
            case "finished": return .goalsFinished
            case "habits":
                guard parts.count > 2 else { return .habits }
                return RecordID(parts[2]).map { .habit($0) }
            default: return RecordID(second).map { .goal($0) }
            }
        case "history": return HistoryRoute(day: second, query: query).map { .history($0) }
        case "settings":
            guard let second else { return .settings(.top) }
            return SettingsPage(rawValue: second).map { .settings($0) }
        case "more": return .more
        case "watch": return WatchPlace(parts.dropFirst()).map { .watch($0) }
        case "run": return second.flatMap { RecordID($0) }.map { .run($0) }
        case "join": return second.map { .join(code: $0) }
        default: return Tab(rawValue: first).map { .later($0) }
        }
    }

    public var path: String {
        switch self {
        case .main: "/"
        case .actions: "/actions"
        case .action(let id): "/actions/" + id.text
        case .tags: "/tags"
        case .goals: "/goals"
        case .goalsFinished: "/goals/finished"
        case .goal(let id): "/goals/" + id.text
        case .habits: "/goals/habits"
        case .habit(let id): "/goals/habits/" + id.text
        case .history(let history): history.path
        case .settings(.top): "/settings"
        case .settings(let page): "/settings/" + page.rawValue
        case .more: "/more"
        case .watch(let place): "/watch" + place.path
        case .run(let id): "/run/" + id.text
        case .join(let code): "/join/" + code
        case .later(let tab): tab.path
        case .notFound: "/not-found"
        }
    }

    /// What Back leads to when a link opened it; `nil`: what was there before.
    var below: Route? {
        if case .run = self { return .main }
        if case .watch(let place) = self, place != .first { return .watch(.first) }
        return nil
    }

    /// The tab it belongs to; `nil` for places outside the tabs.
    public var tab: Tab? {
        switch self {
        case .main, .run: .main
        case .actions, .action: .actions
        case .tags: .tags
        case .goals, .goalsFinished, .goal, .habits, .habit: .goals
        case .history: .history
        case .settings: .settings
        case .later(let tab): tab
        case .more, .watch, .join, .notFound: nil
        }
    }
}

/// The part of an address behind `?`.
public struct Query: Equatable, Sendable {
    private var pairs: [(name: String, value: String)] = []

    public init(_ text: String) {
        for pair in text.parts(at: UInt8(ascii: "&")) {
            let parts = pair.parts(at: UInt8(ascii: "="), most: 2)
            guard let name = parts.first else { continue }
            pairs.append((name, parts.count > 1 ? parts[1] : ""))
        }
    }

    public subscript(_ name: String) -> String? { pairs.first { sameBytes($0.name, name) }?.value }

    public static func == (a: Query, b: Query) -> Bool {
        a.pairs.count == b.pairs.count
            && zip(a.pairs, b.pairs).allSatisfy {
                sameBytes($0.name, $1.name) && sameBytes($0.value, $1.value)
            }
    }
}
