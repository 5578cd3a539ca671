import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The list of a window as small as a watch: what runs, then the actions; a tap runs or stops
    /// (app 18).
    mutating func watch(_ model: Model) {
        let strings = model.strings
        element("main", .class("watch-list"), .screen("watch"), .literal("data-scheme", "dark")) {
            html in
            html.element("header", .class("watch-bar")) { html in
                html.element("h1", text: strings.appName)
                html.element("span", .class("num"), text: model.clock(model.now))
            }
            let running = model.runningForWatch
            if !running.isEmpty {
                html.element("h2", text: strings.runningNow)
                for session in running { html.watchRun(session, model) }
                html.element("p", text: strings.tapToStop)
            }
            let home = model.ledger.home
            html.watchActions(strings.favorites, home.favorites, model)
            html.watchActions(strings.tabActions, home.others, model)
            if model.ledger.actions.isEmpty { html.element("p", text: strings.emptyActions) }
        }
    }

    private mutating func watchRun(_ session: TimeSession, _ model: Model) {
        guard let action = model.ledger.action(session.actionID) else { return }
        element(
            "button", .class("watch-row run"), .part("running-card"),
            .key("running-" + action.id.text), .attribute("data-id", action.id.text),
            .label(model.strings.stopNamed(action: action.name)),
            .colored(action.colorHex(tags: model.ledger.tags)), .click(.home(.stop(action.id)))
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
            guard let action = model.ledger.action(id) else { continue }
            element(
                "button", .class("watch-row"), .part("tile"), .key(id.text),
                .attribute("data-id", id.text), .label(model.aloud(action)),
                .colored(action.colorHex(tags: model.ledger.tags)), .click(.home(.run(id)))
            ) { html in
                html.symbol(action.symbolName)
                html.element("span", .class("grow"), text: action.name)
                if action.trackingType == .count {
                    html.element("span", .class("v"), text: "\(model.ledger.total(id).count)")
                }
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
