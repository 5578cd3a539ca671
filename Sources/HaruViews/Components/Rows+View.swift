import HaruIcons
import HaruStrings

/// The left part of a row of a list: a coloured glyph, a name, and a sentence where one is needed.
struct RowHead {
    let glyph: Glyph
    /// One of the tag colours.
    let color: StaticString
    let name: String
    let hint: String?

    init(_ glyph: Glyph, _ color: StaticString, _ name: String, hint: String? = nil) {
        self.glyph = glyph
        self.color = color
        self.name = name
        self.hint = hint
    }
}

/// One of the values a person can choose.
struct Choice {
    let value: String
    let words: String
    let isChosen: Bool

    init(_ value: String, _ words: String, isChosen: Bool) {
        self.value = value
        self.words = words
        self.isChosen = isChosen
    }
}

// Rows of settings. Each is one control over its whole area (app 2.6).
extension Html {
    mutating func head(_ head: RowHead) {
        element(
            "span", .class("glyph small solid"), .literal("data-tag", head.color),
            .hiddenFromReaders
        ) { $0.icon(head.glyph) }
        element("span", .class("grow")) { html in
            html.element("span", .class("name"), text: head.name)
            if let hint = head.hint { html.element("span", .class("sub own-line"), text: hint) }
        }
    }

    /// A row that is on or off.
    mutating func switchRow(_ head: RowHead, isOn: Bool, _ message: Message) {
        element("label", .class("row glyphed")) { html in
            html.head(head)
            html.void(
                "input", .class("switch"), .type("checkbox"), .literal("role", "switch"),
                .flag("checked", isOn), .change(message))
        }
    }

    /// A row whose value is one of many: the browser's own list opens over it.
    mutating func choiceRow(_ head: RowHead, _ choices: [Choice], _ message: Message) {
        element("label", .class("row glyphed chooses")) { html in
            html.head(head)
            html.element("span", .class("value"), .hiddenFromReaders) { html in
                for choice in choices where choice.isChosen { html.text(choice.words) }
                html.element("span", .class("chev")) { $0.icon(.expand, .small) }
            }
            html.element("select", .change(message)) { html in
                for choice in choices {
                    html.element(
                        "option", .attribute("value", choice.value),
                        .flag("selected", choice.isChosen), text: choice.words)
                }
            }
        }
    }

    /// A row whose value is one of a few, all in sight.
    mutating func segmentRow(
        _ head: RowHead, group: StaticString, _ choices: [Choice], _ message: Message
    ) {
        element("div", .class("row glyphed")) { html in
            html.head(head)
            html.element(
                "div", .class("seg"), .literal("role", "radiogroup"), .label(head.name)
            ) { html in
                for choice in choices {
                    html.element("label") { html in
                        html.void(
                            "input", .class("unseen"), .type("radio"), .literal("name", group),
                            .attribute("value", choice.value), .flag("checked", choice.isChosen),
                            .change(message))
                        html.element("span", text: choice.words)
                    }
                }
            }
        }
    }

    /// A row that opens something or does something.
    mutating func buttonRow(_ head: RowHead, value: String? = nil, _ message: Message) {
        element("button", .class("row glyphed"), .click(message)) { html in
            html.head(head)
            html.element("span", .class("value")) { html in
                if let value { html.text(value) }
                html.element("span", .class("chev")) { $0.icon(.chevronRight, .small) }
            }
        }
    }

    /// A row that unfolds what stands below it.
    mutating func foldRow(_ head: RowHead, value: String, isOpen: Bool, _ message: Message) {
        element(
            "button", .class("row glyphed time-row"), .part("time-row"),
            .state("aria-expanded", isOpen), .click(message)
        ) { html in
            html.head(head)
            html.element("span", .class("value")) { html in
                html.text(value)
                html.element("span", .class("chev")) { $0.icon(.chevronRight, .small) }
            }
        }
    }

    /// A row that leads to another screen.
    mutating func linkRow(_ head: RowHead, path: String) {
        leadingRow(head, path, .attribute("target", nil))
    }

    /// A row that opens a file beside the app, in a window of its own.
    mutating func fileRow(_ head: RowHead, _ path: String) {
        leadingRow(head, path, .attribute("target", "_blank"))
    }

    private mutating func leadingRow(_ head: RowHead, _ path: String, _ target: Attribute) {
        element("a", .class("row glyphed"), .href(path), target) { html in
            html.head(head)
            html.element("span", .class("value")) { html in
                html.element("span", .class("chev")) { $0.icon(.chevronRight, .small) }
            }
        }
    }

    /// A row that only tells.
    mutating func factRow(_ head: RowHead, value: String) {
        element("div", .class("row glyphed")) { html in
            html.head(head)
            html.element("span", .class("value"), text: value)
        }
    }
}
