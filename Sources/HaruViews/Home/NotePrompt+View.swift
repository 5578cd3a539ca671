import HaruCore
import HaruStrings

extension Html {
    /// Asks for a note; the record is saved already.
    mutating func notePrompt(_ prompt: NotePrompt, _ model: Model) {
        guard let action = model.ledger.action(prompt.action) else { return }
        let strings = model.strings
        sheet("note-prompt", title: action.name, model) { html in
            html.element(
                "button", .class("btn plain"), .click(.shell(.closeSheet)), text: strings.skip)
        } body: { html in
            html.element("label", .class("field")) { html in
                html.element("span", .class("label"), text: strings.note)
                html.element(
                    "textarea", .class("input"), .literal("rows", "3"), .flag("data-autofocus"),
                    .attribute("maxlength", "2000"), .change(.home(.note("")))
                ) { _ in }
            }
        }
    }
}
