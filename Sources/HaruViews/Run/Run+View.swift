import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// Where widgets, shortcuts and links to one action land; arriving runs nothing (app 4.1).
    mutating func runSheet(_ id: RecordID, _ model: Model) {
        let strings = model.strings
        let action = model.ledger.action(id)
        element(
            "dialog", .class("sheet run"), .literal("data-sheet", "run"),
            .literal("data-key", "run"), .flag("data-modal"),
            .label(action?.name ?? strings.notFound), .close(.shell(.leaveRun))
        ) { html in
            html.element("header", .class("sheet-bar")) { html in
                html.element(
                    "button", .class("btn plain"), .part("cancel"), .click(.shell(.leaveRun)),
                    text: strings.close)
                html.element("span") { _ in }
                html.element("span") { _ in }
            }
            if let action { html.runBody(action, model) } else { html.runGone(strings) }
        }
    }

    private mutating func runGone(_ strings: Strings) {
        element("div", .class("empty"), .part("empty"), .dataState("empty")) { html in
            html.icon(.trash)
            html.element("h2", .class("lead"), text: strings.actionIsGone)
            html.element(
                "button", .class("btn primary"), .click(.shell(.leaveRun)), text: strings.goHome)
        }
    }

    private mutating func runBody(_ action: Action, _ model: Model) {
        let strings = model.strings
        let isRunning = model.isRunning(action.id)
        element(
            "div", .class("run-body"), .attribute("data-id", action.id.text),
            .dataState(isRunning ? "running" : nil),
            .colored(action.colorHex(tags: model.ledger.tags))
        ) { html in
            html.element("span", .class("glyph solid huge")) { $0.symbol(action.symbolName) }
            html.element("h2", text: action.name)
            html.element("p", .class("run-total")) { html in
                html.element("small", text: strings.today)
                html.totalFigure(
                    model.ledger.total(action.id), of: action,
                    tick: "total-" + action.id.text, model)
            }
            html.shortcutResult(action, model)
            html.runButton(action, model)
        }
    }

    /// The one large button of an action: starts, stops or counts it.
    mutating func runButton(_ action: Action, _ model: Model) {
        let isRunning = model.isRunning(action.id)
        element(
            "button",
            .class(isRunning ? "btn accent large wide" : "btn primary large wide"),
            .part("run"), .flag("data-autofocus"), .click(.home(.run(action.id))), .command
        ) { html in
            if action.trackingType == .count {
                html.text("+1")
            } else {
                html.icon(isRunning ? .stop : .play, .small)
                html.element("span", text: isRunning ? model.strings.stop : model.strings.start)
            }
        }
    }
}
