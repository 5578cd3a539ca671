import HaruCore
import HaruStrings

/// The favourites while they are put in order; written once, when the sheet closes (app 6).
public struct FavoriteOrder: Equatable, Sendable {
    public var order: [RecordID]
    public var drag: ListDrag?

    public init(order: [RecordID]) { self.order = order }
}

extension App {
    func dragFavorite(_ message: ListDragMessage) {
        guard case .favoriteOrder(var sheet) = model.sheet else { return }
        let ledger = model.ledger
        let order = follow(message, in: &sheet.drag, list: sheet.order) { id in
            ledger.action(id)?.name ?? ""
        }
        if let order { sheet.order = order }
        replaceSheet(.favoriteOrder(sheet))
    }

    /// The sheet was closed: favourites change places among themselves, the others keep theirs.
    func keep(_ favorites: FavoriteOrder) {
        var home = model.ledger.home
        home.reorderFavorites(favorites.order)
        guard home.order != model.ledger.home.order else { return }
        rememberOrder(home.order)
    }
}

extension Html {
    mutating func favoriteOrder(_ sheet: FavoriteOrder, _ model: Model) {
        self.sheet(
            "favorite-order", title: model.strings.reorderFavorites,
            leading: model.strings.done, model
        ) { _ in
        } body: { html in
            html.element(
                "div", .class("card flush rows glyphs"), .literal("data-drop", "favorites")
            ) { html in
                for id in sheet.drag?.order ?? sheet.order {
                    guard let action = model.ledger.action(id) else { continue }
                    html.element(
                        "div", .class(sheet.drag?.id == id ? "row lifted" : "row"),
                        .part("item"), .key(id.text), .attribute("data-id", id.text),
                        .attribute("data-drag", "actions.drag"),
                        .colored(action.colorHex(tags: model.ledger.tags))
                    ) { html in
                        html.element("span", .class("glyph")) { $0.symbol(action.symbolName) }
                        html.element("span", .class("grow name"), text: action.name)
                        html.grip(action.name, model)
                    }
                }
            }
        }
    }
}
