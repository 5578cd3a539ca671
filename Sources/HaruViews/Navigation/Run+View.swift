import HaruCore
import HaruIcons
import HaruStrings

// The sheet of one action, where widgets, shortcuts and links land. Arriving runs nothing (app 4.1).
extension App {
    /// Opens the sheet of an action over Home, so that Back is Home.
    ///
    /// - Parameter isArriving: the address was opened from outside, and Home is not behind it yet.
    func openRun(_ id: RecordID, isArriving: Bool) {
        guard model.ledger.action(id) != nil else {
            model.route = .notFound
            return
        }
        model.route = .main
        if isArriving { effects.append(.navigate(path: "/", replacing: true, sheets: 0)) }
        model.sheets = [.run(id)]
        effects.append(.navigate(path: Route.run(id).path, replacing: false, sheets: 1))
    }
}

extension Html {
    mutating func runSheet(_ id: RecordID, _ model: Model) {
        guard let action = model.ledger.action(id) else { return }
        let strings = model.strings
        let isTimed = action.trackingType == .time
        let isRunning = model.isRunning(id)
        sheet("run", title: action.name, close: strings.close, model) { _ in
        } body: { html in
            html.element(
                "div", .class("run-sheet"), .attribute("data-id", id.text),
                .colored(action.colorHex(tags: model.ledger.tags)),
                .dataState(isRunning ? "running" : nil)
            ) { html in
                html.element("span", .class("glyph huge")) { $0.symbol(action.symbolName) }
                html.runTotal(action, isRunning: isRunning, model)
                html.element(
                    "button",
                    .class(
                        isRunning ? "btn accent large wide" : "btn primary large wide"),
                    .part("run"), .flag("data-autofocus"), .click(.home(.run(id)))
                ) { html in
                    html.icon(isTimed ? (isRunning ? .stop : .play) : .plus, .small)
                    html.element(
                        "span",
                        text: !isTimed
                            ? strings.countOne : isRunning ? strings.stop : strings.start)
                }
            }
        }
    }

    private mutating func runTotal(_ action: Action, isRunning: Bool, _ model: Model) {
        let total = model.ledger.total(action.id)
        element("p", .class("run-total"), .part("total")) { html in
            if action.trackingType == .count {
                html.text(
                    model.strings.todayTotalOf(
                        total: model.strings.times(count: Int(clamping: total.count))))
            } else if isRunning {
                html.element(
                    "span", .literal("role", "timer"),
                    .attribute("data-tick", "tile-" + action.id.text),
                    text: Strings.timer(seconds: total.time(at: model.now) / 1000))
            } else {
                html.text(
                    model.strings.todayTotalOf(
                        total: model.strings.duration(seconds: total.finished / 1000)))
            }
        }
    }
}
