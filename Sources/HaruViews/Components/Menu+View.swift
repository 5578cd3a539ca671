import HaruIcons
import HaruStrings

extension Html {
    /// A menu that opens where it was asked for; on a phone at the lower edge.
    ///
    /// - Parameters:
    ///   - name: read aloud.
    ///   - x: CSS pixels of the window, as `y`.
    mutating func menu(_ name: String, x: Int, y: Int, items: (inout Html) -> Void) {
        element(
            "dialog", .class("menu-sheet"), .flag("data-modal"), .literal("data-key", "menu"),
            .label(name), .close(.shell(.closeSheet)), .style("--x:\(x)px;--y:\(y)px")
        ) { html in
            html.element(
                "div", .class("menu"), .literal("role", "menu"), .part("context-menu"),
                .label(name), body: items)
        }
    }

    mutating func menuButton(
        _ words: String, _ glyph: Glyph, _ message: Message, isDanger: Bool = false
    ) {
        element(
            "button", .literal("role", "menuitem"), .class(isDanger ? "danger" : nil),
            .click(message)
        ) { html in
            html.element("span", text: words)
            html.icon(glyph)
        }
    }

    mutating func menuLink(_ words: String, _ glyph: Glyph, _ path: String) {
        menuButton(words, glyph, .shell(.go(path: path)))
    }
}
