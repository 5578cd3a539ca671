import HaruStrings

extension Html {
    /// A sheet: from below on a phone, in the middle elsewhere (app 2.9).
    ///
    /// - Parameters:
    ///   - leading: what the button that closes it says; Cancel without.
    ///   - bar: what stands at the right end of its bar.
    mutating func sheet(
        _ id: StaticString, title: String, isFull: Bool = false, leading: String? = nil,
        _ model: Model, bar: (inout Html) -> Void, body: (inout Html) -> Void
    ) {
        element(
            "dialog", .class(isFull ? "sheet full" : "sheet"), .literal("data-sheet", id),
            .literal("data-key", id), .flag("data-modal"), .label(title),
            .close(.shell(.closeSheet))
        ) { html in
            html.element("header", .class("sheet-bar")) { html in
                html.element(
                    "button", .class("btn plain"), .part("cancel"), .click(.shell(.closeSheet)),
                    text: leading ?? model.strings.cancel)
                html.element("h2", text: title)
                html.element("span", body: bar)
            }
            body(&html)
        }
    }

    /// The question before something that cannot be overlooked.
    mutating func confirmation(_ question: Confirmation, _ model: Model) {
        element(
            "dialog", .class("sheet confirm"), .literal("data-sheet", "confirm"),
            .literal("data-key", "confirm"), .flag("data-modal"), .literal("role", "alertdialog"),
            .label(question.title), .close(.shell(.closeSheet))
        ) { html in
            html.element("h2", text: question.title)
            if !question.explanation.isEmpty { html.element("p", text: question.explanation) }
            html.element("div", .class("buttons")) { html in
                html.element(
                    "button", .class("btn large wide"), .flag("data-autofocus"),
                    .click(.shell(.closeSheet)), text: model.strings.cancel)
                html.element(
                    "button",
                    .class(
                        question.isDestructive
                            ? "btn danger large wide" : "btn primary large wide"),
                    .part("confirm"), .click(.shell(.confirm)), text: question.verb)
                if let other = question.other {
                    html.element(
                        "button",
                        .class(other.isDestructive ? "btn danger large wide" : "btn large wide"),
                        .part("choose"),
                        .click(.shell(.choose)), text: other.verb)
                }
            }
        }
    }
}
