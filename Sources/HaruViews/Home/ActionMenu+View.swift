import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The context menu of an action (app 5.6).
    mutating func actionMenu(_ menu: ActionMenu, _ model: Model) {
        guard let action = model.ledger.action(menu.id) else { return }
        let strings = model.strings
        let isFavorite = model.ledger.home.isFavorite(menu.id)
        self.menu(action.name, x: menu.x, y: menu.y) { html in
            html.element("div", .class("menu-title"), text: model.aloud(action))
            html.menuLink(strings.showRecords, .history, "/history?action=" + action.id.text)
            html.menuLink(strings.showStatistics, .statistics, "/stats?action=" + action.id.text)
            html.menuButton(strings.enterRecords, .pencil, .home(.records(action.id)))
            html.menuButton(
                isFavorite ? strings.removeFavorite : strings.addFavorite, .favorite,
                .home(.favorite(action.id)))
            html.menuButton(strings.editAction, .settings, .actions(.edit(action.id)))
            html.menuButton(
                strings.delete, .trash, .actions(.askDelete(action.id)), isDanger: true)
        }
    }
}
