import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The free version has no room for one more (app 6, 8.1).
    mutating func limit(_ limit: FreeLimit, _ model: Model) {
        let strings = model.strings
        let words =
            switch limit {
            case .actions: strings.limitAction
            case .goals: strings.limitGoal
            case .questsPerGoal: strings.limitQuest
            }
        element(
            "dialog", .class("sheet confirm"), .literal("data-sheet", "limit"),
            .literal("data-key", "limit"), .flag("data-modal"), .label(strings.limitTitle),
            .close(.shell(.closeSheet))
        ) { html in
            html.element("h2", text: strings.limitTitle)
            html.element("p", text: words)
            html.element("div", .class("buttons")) { html in
                html.element(
                    "button", .class("btn large wide"), .flag("data-autofocus"),
                    .click(.shell(.closeSheet)), text: strings.close)
                html.element(
                    "button", .class("btn primary large wide"), .part("premium"),
                    .click(.shell(.go(path: "/settings/premium"))), text: strings.seePremium)
            }
        }
    }
}
