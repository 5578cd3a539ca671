import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The sheet in which an action is made or changed (app 6).
    mutating func actionEditor(_ editor: ActionEditor, _ model: Model) {
        let strings = model.strings
        sheet(
            "action-editor", title: editor.id == nil ? strings.newAction : strings.editAction, model
        ) { html in
            html.element(
                "button", .class("btn plain strong"), .part("save"),
                .click(.actions(.editor(.save))), text: strings.save)
        } body: { html in
            html.element("div", .class("stack form")) { html in
                html.actionIdentity(editor, model)
                html.actionTags(editor, model)
                html.actionTracking(editor, strings)
                html.element("div") { html in
                    html.element("div", .class("card flush rows")) { html in
                        html.switchRow(
                            strings.askForNote, isOn: editor.draft.asksForNote,
                            part: "note-prompt", .actions(.editor(.toggleNotePrompt)))
                    }
                    html.element("p", .class("footnote below"), text: strings.staysHere)
                }
            }
        }
    }

    /// The tile as it will look, which opens the icons, and the name.
    private mutating func actionIdentity(_ editor: ActionEditor, _ model: Model) {
        let strings = model.strings
        var shown = Action(id: RecordID(high: 0, low: 0))
        shown.tagIDs = editor.draft.tagIDs
        element("div", .class("identity"), .colored(shown.colorHex(tags: model.ledger.tags))) {
            html in
            html.tileAndName(
                editor.draft.symbolName, editor.draft.name, problem: editor.problem,
                isFocused: editor.id == nil && editor.original == editor.draft, strings,
                pick: .actions(.editor(.pickIcon)), name: .actions(.editor(.name(""))),
                save: .actions(.editor(.save)))
        }
    }

    /// A tile as it will look, which opens the icons, and the name.
    mutating func tileAndName(
        _ symbol: String, _ name: String, problem: DomainError?, isFocused: Bool,
        _ strings: Strings, pick: Message, name named: Message, save: Message
    ) {
        element(
            "button", .class("tile preview"), .part("tile"), .type("button"),
            .label(strings.chooseIcon), .click(pick)
        ) { html in
            html.symbol(symbol)
            html.element("span", .class("t-name"), text: name)
            html.element("span", .class("t-edit")) { $0.icon(.pencil, .tiny) }
        }
        element("form", .class("grow stack tight"), .submit(save)) { html in
            html.nameField(name, problem: problem, isFocused: isFocused, strings, named)
        }
    }

    /// A required name, with what is wrong about it.
    mutating func nameField(
        _ name: String, problem: DomainError?, isFocused: Bool, _ strings: Strings,
        _ message: Message
    ) {
        element("label", .class("label"), .literal("for", "name"), text: strings.nameField)
        void(
            "input", .class("field"), .literal("id", "name"), .literal("data-key", "name"),
            .type("text"), .literal("autocomplete", "off"), .literal("enterkeyhint", "done"),
            .attribute("value", name), .flag("data-autofocus", isFocused),
            .state("aria-invalid", problem != nil),
            .attribute("aria-describedby", problem == nil ? nil : "name-error"),
            .input(message))
        if let problem {
            element(
                "p", .class("error"), .literal("id", "name-error"), .part("error"),
                .literal("role", "alert")
            ) { html in
                html.icon(.problem, .small)
                html.element("span", text: strings.refusal(problem))
            }
        }
    }

    private mutating func actionTags(_ editor: ActionEditor, _ model: Model) {
        let strings = model.strings
        element("div", .literal("role", "group"), .label(strings.headingTags)) { html in
            html.element("div", .class("group-title"), text: strings.headingTags)
            html.element("div", .class("cluster")) { html in
                for tag in model.ledger.tags {
                    let isOn = editor.draft.tagIDs.contains(tag.id)
                    html.element(
                        "button", .class("chip"), .type("button"), .part("tag"),
                        .key(tag.id.text), .attribute("data-id", tag.id.text),
                        .colored(tag.colorHex), .state("aria-pressed", isOn),
                        .click(.actions(.editor(.toggleTag(tag.id))))
                    ) { html in
                        if isOn {
                            html.icon(.check, .tiny)
                        } else {
                            html.element("span", .class("dot")) { _ in }
                        }
                        html.element("span", text: tag.name)
                    }
                }
                if editor.newTag == nil {
                    html.element(
                        "button", .class("chip outline"), .type("button"), .part("new-tag"),
                        .click(.actions(.editor(.openTag)))
                    ) { html in
                        html.icon(.plus, .tiny)
                        html.element("span", text: strings.newTag)
                    }
                }
            }
            if let name = editor.newTag { html.newTagField(name, editor.tagProblem, strings) }
        }
    }

    private mutating func newTagField(
        _ name: String, _ problem: DomainError?, _ strings: Strings
    ) {
        element("form", .class("inline-form"), .submit(.actions(.editor(.addTag)))) { html in
            html.void(
                "input", .class("field"), .literal("data-key", "new-tag"), .type("text"),
                .literal("autocomplete", "off"), .attribute("value", name),
                .flag("data-autofocus"), .attribute("placeholder", strings.newTag),
                .label(strings.newTag), .state("aria-invalid", problem != nil),
                .input(.actions(.editor(.tagName("")))))
            html.element(
                "button", .class("btn"), .type("submit"), .part("add-tag"), text: strings.add)
        }
        if let problem {
            element("p", .class("error"), .part("error"), .literal("role", "alert")) { html in
                html.icon(.problem, .small)
                html.element("span", text: strings.refusal(problem))
            }
        }
    }

    private mutating func actionTracking(_ editor: ActionEditor, _ strings: Strings) {
        let isNew = editor.id == nil
        element(
            "div", .literal("role", "radiogroup"), .part("tracking"),
            .label(strings.trackingTitle)
        ) { html in
            html.element("div", .class("group-title"), text: strings.trackingTitle)
            html.element("div", .class("pair")) { html in
                html.trackingChoice(
                    .time, strings.trackTime, strings.trackTimeHint, editor, isNew: isNew)
                html.trackingChoice(
                    .count, strings.trackCount, strings.trackCountHint, editor, isNew: isNew)
            }
            html.element(
                "p", .class("footnote below"),
                text: isNew ? strings.trackingFixedLater : strings.trackingFixedNow)
        }
    }

    private mutating func trackingChoice(
        _ type: TrackingType, _ name: String, _ hint: String, _ editor: ActionEditor, isNew: Bool
    ) {
        let isChosen = editor.draft.trackingType == type
        element(
            "button", .class("choice"), .type("button"), .literal("role", "radio"),
            .attribute("data-value", type.rawValue), .state("aria-checked", isChosen),
            .flag("disabled", !isNew), .click(.actions(.editor(.tracking(type))))
        ) { html in
            html.element("b", text: name)
            html.element("span", text: hint)
            html.element("span", .class(isChosen ? "radio on" : "radio")) { _ in }
        }
    }
}
