import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The catalogue of what can be recorded (app 6).
    mutating func actions(_ model: Model) {
        let strings = model.strings
        element("main", .class("main"), .screen("actions")) { html in
            html.topBar(model) { html in
                if model.ledger.tags.count > 1 || model.ledger.home.favorites.count > 1 {
                    html.element(
                        "button", .class("icon-btn"), .part("more"),
                        .label(strings.tabMore), .literal("aria-haspopup", "menu"),
                        .click(.actions(.menu(x: 0, y: 0)))
                    ) { $0.icon(.more) }
                }
                html.element(
                    "button", .class("icon-btn"), .part("add"), .label(strings.newAction),
                    .click(.actions(.add))
                ) { $0.icon(.plus) }
            }
            html.element("div", .class("title")) { $0.element("h1", text: strings.tabActions) }
            if model.ledger.actions.isEmpty {
                html.emptyActions(strings)
            } else {
                html.actionGroups(model)
            }
        }
    }

    /// What the list as a whole offers.
    mutating func actionsMenu(x: Int, y: Int, _ model: Model) {
        let strings = model.strings
        menu(strings.tabMore, x: x, y: y) { html in
            if model.ledger.tags.count > 1 {
                html.menuButton(strings.reorderTags, .tag, .tags(.reorder))
            }
            if model.ledger.home.favorites.count > 1 {
                html.menuButton(
                    strings.reorderFavorites, .favoriteOutline, .actions(.reorderFavorites))
            }
        }
    }

    /// In two columns of about the same height where there is room.
    private mutating func actionGroups(_ model: Model) {
        let groups = model.actionGroups
        let rows = groups.reduce(0) { $0 + $1.actions.count + 1 }
        var left = 0
        var split = 0
        while split < groups.count, left * 2 < rows {
            left += groups[split].actions.count + 1
            split += 1
        }
        element("div", .class("columns")) { html in
            html.element("div", .class("stack groups")) { html in
                for group in groups[..<split] { html.actionGroup(group, model) }
            }
            if split < groups.count {
                html.element("div", .class("stack groups")) { html in
                    for group in groups[split...] { html.actionGroup(group, model) }
                }
            }
        }
    }

    private mutating func actionGroup(_ group: ActionGroup, _ model: Model) {
        element(
            "section", .part("section"), .key(group.key), .attribute("data-id", group.key)
        ) { html in
            html.element(
                "h2", .class("group-title"), .part("section-header"), text: group.title)
            html.element("div", .class("card flush rows glyphs")) { html in
                for id in group.actions {
                    if let action = model.ledger.action(id) { html.actionRow(action, model) }
                }
            }
        }
    }

    private mutating func actionRow(_ action: Action, _ model: Model) {
        let strings = model.strings
        element(
            "div", .class("row action-row"), .part("item"), .key(action.id.text),
            .attribute("data-id", action.id.text),
            .colored(action.colorHex(tags: model.ledger.tags)),
            .dataState(model.isRunning(action.id) ? "running" : nil),
            .attribute("data-swipe", Message.actions(.swipe(action.id, isRight: true)).text),
            .menu(.home(.menu(action.id, x: 0, y: 0)))
        ) { html in
            html.element("a", .class("row-link"), .href(Route.action(action.id).path)) { html in
                html.element("span", .class("glyph")) { $0.symbol(action.symbolName) }
                html.element("span", .class("grow")) { html in
                    html.element("span", .class("name"), text: action.name)
                    html.actionLine(action, model)
                }
            }
            html.element(
                "button", .class("icon-btn quiet row-more wide-only"),
                .label(strings.menuOf(action: action.name)),
                .literal("aria-haspopup", "menu"),
                .click(.home(.menu(action.id, x: 0, y: 0)))
            ) { $0.icon(.more, .small) }
            html.star(action, model)
        }
    }

    /// Its kind, and what it came to today.
    private mutating func actionLine(_ action: Action, _ model: Model) {
        let strings = model.strings
        let total = model.ledger.total(action.id)
        element("span", .class("sub")) { html in
            html.text(strings.kind(of: action))
            if model.isRunning(action.id) {
                html.text(" · ")
                html.element("span", .class("now-running"), text: strings.running)
            } else if total.count > 0 || total.finished > 0 {
                html.text(" · ")
                html.text(strings.todayTotal(duration: model.words(total, of: action)))
            }
        }
    }

    /// Marks a favourite and unmarks it.
    mutating func star(_ action: Action, _ model: Model) {
        let isFavorite = model.ledger.home.isFavorite(action.id)
        element(
            "button", .class(isFavorite ? "icon-btn star on" : "icon-btn star"), .part("favorite"),
            .label(model.strings.favorite), .state("aria-pressed", isFavorite),
            .click(.home(.favorite(action.id)))
        ) { $0.icon(isFavorite ? .favorite : .favoriteOutline) }
    }
}

/// A part of the list: the favourites, the actions of a tag, or those without one.
struct ActionGroup: Equatable, Sendable {
    let key: String
    let title: String
    let actions: [RecordID]
}

extension Model {
    /// The list in order; an action stands under each of its tags.
    var actionGroups: [ActionGroup] {
        let list = ActionList(actions: ledger.actions, tags: ledger.tags, home: ledger.home)
        var groups: [ActionGroup] = []
        if !list.favorites.isEmpty {
            groups.append(
                ActionGroup(key: "favorites", title: strings.favorites, actions: list.favorites))
        }
        for section in list.tagged {
            groups.append(
                ActionGroup(
                    key: section.tagID.text, title: ledger.tag(section.tagID)?.name ?? "",
                    actions: section.actionIDs))
        }
        if !list.untagged.isEmpty {
            groups.append(
                ActionGroup(key: "untagged", title: strings.noTag, actions: list.untagged))
        }
        return groups
    }

    /// A total in words: a length of time or a number of times.
    func words(_ total: Ledger.DayTotal, of action: Action) -> String {
        action.trackingType == .count
            ? strings.times(count: Int(clamping: total.count))
            : strings.duration(seconds: total.time(at: now) / 1000)
    }
}

extension Strings {
    /// `시간형`, `횟수형`; nothing for a way of tracking that this version does not know.
    func kind(of action: Action) -> String {
        switch action.trackingType {
        case .time: kindTimed
        case .count: kindCounted
        case nil: ""
        }
    }
}
