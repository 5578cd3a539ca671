import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The context menu of an action (app 5.6).
    mutating func actionMenu(_ menu: ActionMenu, _ model: Model) {
        guard let action = model.ledger.action(menu.id) else { return }
        let strings = model.strings
        let isFavorite = model.ledger.home.isFavorite(menu.id)
        element(
            "dialog", .class("menu-sheet"), .flag("data-modal"), .key("menu"),
            .label(action.name), .close(.shell(.closeSheet)),
            .style("--x:\(menu.x)px;--y:\(menu.y)px")
        ) { html in
            html.element(
                "div", .class("menu"), .literal("role", "menu"), .part("context-menu"),
                .label(action.name)
            ) { html in
                html.element("div", .class("menu-title"), text: model.aloud(action))
                html.menuLink(
                    strings.showRecords, .history, "/history?action=" + action.id.text)
                html.menuLink(
                    strings.showStatistics, .statistics, "/stats?action=" + action.id.text)
                html.menuLink(strings.enterRecords, .pencil, "/actions/\(action.id.text)?records=1")
                html.menuButton(
                    isFavorite ? strings.removeFavorite : strings.addFavorite, .favorite,
                    .home(.favorite(action.id)))
                html.menuLink(strings.editAction, .settings, "/actions/\(action.id.text)?edit=1")
                html.menuLink(
                    strings.delete, .trash, "/actions/\(action.id.text)?delete=1", isDanger: true)
            }
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

    private mutating func menuLink(
        _ words: String, _ glyph: Glyph, _ path: String, isDanger: Bool = false
    ) {
        menuButton(words, glyph, .shell(.go(path: path)), isDanger: isDanger)
    }
}
