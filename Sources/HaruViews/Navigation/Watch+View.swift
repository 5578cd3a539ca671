import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// A window as small as a watch (app 18).
    mutating func watch(_ model: Model) {
        switch model.route {
        case .watch(.tag(let id)): watchTag(id, model)
        case .watch(.action(let id)), .run(let id): watchAction(id, model)
        default: watchFirst(model)
        }
    }

    /// One column under the time and the way back.
    private mutating func watchScreen(
        _ id: StaticString, title: String?, back: String?, _ model: Model,
        body: (inout Html) -> Void
    ) {
        element("main", .class("watch-list"), .screen(id), .literal("data-scheme", "dark")) {
            html in
            html.element("header", .class("watch-bar")) { html in
                if let back {
                    html.element(
                        "a", .class("icon-btn"), .href(back), .label(model.strings.goBack)
                    ) { $0.icon(.arrowLeft, .small) }
                }
                if let title { html.element("h1", text: title) }
                html.element("span", .class("num"), text: model.clock(model.now))
            }
            body(&html)
        }
    }

    /// What runs, then the favourites, then the tags; a tap on an action runs or stops it.
    private mutating func watchFirst(_ model: Model) {
        let strings = model.strings
        watchScreen("watch", title: strings.appName, back: nil, model) { html in
            let running = model.runningForWatch
            if !running.isEmpty {
                html.element("h2", text: strings.runningNow)
                for session in running { html.watchRun(session, model) }
                html.element("p", text: strings.tapToStop)
            }
            let home = model.ledger.home
            html.watchActions(strings.favorites, home.favorites, model)
            let tags = model.ledger.tags.filter { tag in
                model.ledger.actions.contains { $0.tagIDs.contains(tag.id) }
            }
            if !tags.isEmpty { html.element("h2", text: strings.tabTags) }
            for tag in tags {
                html.element(
                    "a", .class("watch-row"), .key(tag.id.text),
                    .href(WatchPage.tag(tag.id).path), .colored(tag.colorHex)
                ) { html in
                    html.icon(.tag)
                    html.element("span", .class("grow"), text: tag.name)
                    html.icon(.chevronRight, .small)
                }
            }
            let untagged = home.others.filter { id in
                guard let action = model.ledger.action(id) else { return false }
                return !tags.contains { action.tagIDs.contains($0.id) }
            }
            html.watchActions(
                tags.isEmpty ? strings.tabActions : strings.noTag, untagged, model)
            if model.ledger.actions.isEmpty { html.element("p", text: strings.emptyActions) }
        }
    }

    private mutating func watchTag(_ id: RecordID, _ model: Model) {
        let tag = model.ledger.tag(id)
        watchScreen(
            "watch-tag", title: tag?.name ?? model.strings.notFound, back: "/watch", model
        ) { html in
            for action in model.ledger.actions where action.tagIDs.contains(id) {
                html.watchAction(action, model)
            }
        }
    }

    /// One action, from a complication or a link; arriving runs nothing.
    private mutating func watchAction(_ id: RecordID, _ model: Model) {
        watchScreen("watch-action", title: nil, back: "/watch", model) { html in
            if let action = model.ledger.action(id) {
                html.runBody(action, model)
            } else {
                html.element("p", text: model.strings.notFound)
            }
        }
    }

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
            html.element("span", .class("grow"), text: action.name)
            html.element(
                "span", .class("v"), .part("running-timer"), .literal("role", "timer"),
                .attribute("data-tick", "timer-" + action.id.text), text: model.timer(session))
            html.icon(.stop, .small)
        }
    }

    private mutating func watchActions(_ title: String, _ ids: [RecordID], _ model: Model) {
        let idle = ids.filter { !model.isRunning($0) }
        guard !idle.isEmpty else { return }
        element("h2", text: title)
        for id in idle {
            if let action = model.ledger.action(id) { watchAction(action, model) }
        }
    }

    private mutating func watchAction(_ action: Action, _ model: Model) {
        let isRunning = model.isRunning(action.id)
        element(
            "button", .class(isRunning ? "watch-row run" : "watch-row"), .part("tile"),
            .key(action.id.text), .attribute("data-id", action.id.text),
            .label(model.aloud(action)), .colored(action.colorHex(tags: model.ledger.tags)),
            .click(.home(.run(action.id))), .command
        ) { html in
            html.symbol(action.symbolName)
            html.element("span", .class("grow"), text: action.name)
            if action.trackingType == .count {
                html.element("span", .class("v"), text: "\(model.ledger.total(action.id).count)")
            } else if isRunning {
                html.icon(.stop, .small)
            }
        }
    }
}

extension Model {
    /// The running sessions, the representative first.
    fileprivate var runningForWatch: [TimeSession] {
        guard let first = representative else { return [] }
        return [first] + ledger.runningActions.filter { $0.id != first.id }
    }
}
