import HaruCore
import HaruIcons
import HaruStrings

/// Which of the screens of a watch is open (app 18).
public enum WatchPlace: Equatable, Sendable {
    /// What runs, the favourites, the tags.
    case first
    /// The actions of a tag; `nil`: those without one.
    case tag(RecordID?)
    /// Where a complication or a link leads; arriving runs nothing.
    case action(RecordID)
    case goals

    /// The rest of its address.
    var path: String {
        switch self {
        case .first: ""
        case .tag(let id): "/tag/" + (id?.text ?? "none")
        case .action(let id): "/action/" + id.text
        case .goals: "/goals"
        }
    }

    init?(_ parts: ArraySlice<String>) {
        guard let kind = parts.first else {
            self = .first
            return
        }
        if parts.count == 1, kind == "goals" {
            self = .goals
            return
        }
        guard parts.count == 2, let word = parts.last else { return nil }
        switch kind {
        case "tag" where word == "none": self = .tag(nil)
        case "tag":
            guard let id = RecordID(word) else { return nil }
            self = .tag(id)
        case "action":
            guard let id = RecordID(word) else { return nil }
            self = .action(id)
        default: return nil
        }
    }
}

extension Html {
    /// The lists of a window as small as a watch: a tap runs or stops (app 18).
    mutating func watch(_ model: Model) {
        switch model.watchPlace {
        case .first: watchFirst(model)
        case .tag(let id): watchTag(id, model)
        case .action(let id): watchAction(id, model)
        case .goals: watchGoals(model)
        }
    }

    mutating func watchScreen(
        _ id: StaticString, title: String, isFirst: Bool = false, _ model: Model,
        body: (inout Html) -> Void
    ) {
        element("main", .class("watch-list"), .screen(id), .literal("data-scheme", "dark")) {
            html in
            html.element("header", .class("watch-bar")) { html in
                if isFirst {
                    html.element("h1", text: title)
                } else {
                    html.element(
                        "a", .part("back"), .label(model.strings.goBack), .href("/watch")
                    ) { $0.icon(.chevronLeft, .small) }
                    html.element("h1", .class("grow ellipsis"), text: title)
                }
                html.element("span", .class("num"), text: model.clock(model.now))
            }
            body(&html)
        }
    }

    private mutating func watchFirst(_ model: Model) {
        let strings = model.strings
        watchScreen("watch", title: strings.appName, isFirst: true, model) { html in
            let running = model.runningForWatch
            if !running.isEmpty {
                html.element("h2", text: strings.runningNow)
                for session in running { html.watchRun(session, model) }
                html.element("p", text: strings.tapToStop)
            }
            let favorites = model.ledger.home.favorites
            if !favorites.isEmpty { html.element("h2", text: strings.favorites) }
            for id in favorites { html.watchRow(id, model) }
            html.watchTags(model)
            if !model.goalsInProgress.isEmpty {
                html.element(
                    "a", .class("watch-row"), .part("goals"),
                    .href(Route.watch(.goals).path)
                ) { html in
                    html.icon(.goal)
                    html.element("span", .class("grow"), text: strings.tabGoals)
                    html.icon(.chevronRight, .small)
                }
            }
            if model.ledger.actions.isEmpty { html.element("p", text: strings.emptyActions) }
        }
    }

    /// A tag leads to its actions; where there is no tag at all, the actions stand here.
    private mutating func watchTags(_ model: Model) {
        let strings = model.strings
        let rest = model.actions(of: nil)
        guard model.ledger.tags.contains(where: { !model.actions(of: $0.id).isEmpty }) else {
            let others = rest.filter { !model.ledger.home.isFavorite($0.id) }
            if !others.isEmpty { element("h2", text: strings.tabActions) }
            for action in others { watchRow(action.id, model) }
            return
        }
        element("h2", text: strings.tabTags)
        for tag in model.ledger.tags where !model.actions(of: tag.id).isEmpty {
            element(
                "a", .class("watch-row"), .key(tag.id.text), .attribute("data-id", tag.id.text),
                .colored(tag.colorHex), .href(Route.watch(.tag(tag.id)).path)
            ) { html in
                html.element("span", .class("dot")) { _ in }
                html.element("span", .class("grow"), text: tag.name)
                html.icon(.chevronRight, .small)
            }
        }
        guard !rest.isEmpty else { return }
        element("a", .class("watch-row"), .href(Route.watch(.tag(nil)).path)) { html in
            html.element("span", .class("grow"), text: strings.noTag)
            html.icon(.chevronRight, .small)
        }
    }

    private mutating func watchTag(_ id: RecordID?, _ model: Model) {
        let strings = model.strings
        let tag = id.flatMap { model.ledger.tag($0) }
        let title = id == nil ? strings.noTag : tag?.name ?? strings.notFound
        watchScreen("watch-tag", title: title, model) { html in
            guard id == nil || tag != nil else { return }
            for action in model.actions(of: id) { html.watchRow(action.id, model) }
        }
    }

    private mutating func watchAction(_ id: RecordID, _ model: Model) {
        guard let action = model.ledger.action(id) else {
            return watchScreen("watch-action", title: model.strings.notFound, model) { html in
                html.element("p", text: model.strings.actionIsGone)
            }
        }
        watchScreen("watch-action", title: action.name, model) { html in
            html.element(
                "div", .class("watch-action"), .attribute("data-id", action.id.text),
                .colored(action.colorHex(tags: model.ledger.tags))
            ) { html in
                html.element("span", .class("glyph solid")) { $0.symbol(action.symbolName) }
                html.element("p", .class("run-total")) { html in
                    html.totalFigure(
                        model.ledger.total(id), of: action, tick: "total-" + id.text, model)
                    html.element("small", text: model.strings.today)
                }
                html.runButton(action, model)
            }
        }
    }

    /// A tap on the row stops what runs.
    private mutating func watchRun(_ session: TimeSession, _ model: Model) {
        guard let action = model.ledger.action(session.actionID) else { return }
        element(
            "button", .class("watch-row run"), .part("running-card"),
            .key("running-" + action.id.text), .attribute("data-id", action.id.text),
            .label(model.strings.stopNamed(action: action.name)),
            .colored(action.colorHex(tags: model.ledger.tags)), .click(.home(.stop(action.id))),
            .command
        ) { html in
            html.symbol(action.symbolName)
            html.element("span", .class("grow")) { html in
                html.element("span", .class("own-line ellipsis"), text: action.name)
                html.element(
                    "span", .class("v"), .part("running-timer"), .literal("role", "timer"),
                    .attribute("data-tick", "timer-" + action.id.text),
                    text: model.timer(session))
            }
            html.icon(.stop, .small)
        }
    }

    /// A tap runs the action. What runs stands above, among what can be stopped.
    private mutating func watchRow(_ id: RecordID, _ model: Model) {
        guard let action = model.ledger.action(id) else { return }
        let isRunning = model.isRunning(id)
        if isRunning, model.watchPlace == .first { return }
        element(
            "button", .class(isRunning ? "watch-row run" : "watch-row"), .part("tile"),
            .key(id.text), .attribute("data-id", id.text), .label(model.aloud(action)),
            .colored(action.colorHex(tags: model.ledger.tags)), .click(.home(.run(id))),
            .command
        ) { html in
            html.symbol(action.symbolName)
            html.element("span", .class("grow"), text: action.name)
            if action.trackingType == .count {
                html.element("span", .class("v"), text: "\(model.ledger.total(id).count)")
            } else if isRunning {
                html.icon(.stop, .small)
            }
        }
    }
}

extension Model {
    /// On a small window, other addresses show the nearest of these screens.
    var watchPlace: WatchPlace {
        switch route {
        case .watch(let place): place
        case .run(let id), .action(let id): .action(id)
        case .goals, .goal, .goalsFinished: .goals
        default: .first
        }
    }

    /// The actions of a tag in the order of Home; `nil`: those without one.
    fileprivate func actions(of tag: RecordID?) -> [Action] {
        ledger.actions.filter { action in
            tag.map { action.tagIDs.contains($0) }
                ?? !action.tagIDs.contains { ledger.tag($0) != nil }
        }
    }

    /// The running sessions, the representative first.
    fileprivate var runningForWatch: [TimeSession] {
        guard let first = representative else { return [] }
        return [first] + ledger.runningActions.filter { $0.id != first.id }
    }
}
