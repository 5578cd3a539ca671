import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The button of a screen that can be filtered.
    mutating func filterButton(_ model: Model) {
        let count = model.filter.count(among: model.ledger.actions)
        let strings = model.strings
        element(
            "button", .class("icon-btn filter-button"), .part("filter"),
            .label(count > 0 ? strings.filterExcluded(count: count) : strings.filter),
            .click(.filter(.open))
        ) { html in
            html.icon(.filter)
            if count > 0 {
                html.element("span", .class("count-badge"), .hiddenFromReaders, text: "\(count)")
            }
        }
    }

    /// Says that the filter has an effect, and takes it away.
    mutating func filterChip(_ model: Model) {
        let count = model.filter.count(among: model.ledger.actions)
        guard count > 0 else { return }
        let strings = model.strings
        element("div", .class("cluster")) { html in
            html.element(
                "button", .class("chip filter"), .part("filter-chip"),
                .attribute("data-value", String(count)), .click(.filter(.clear))
            ) { html in
                html.icon(.filter, .tiny)
                html.element(
                    "span",
                    text: model.filter.onlyShown(among: model.ledger.actions)?.name
                        ?? strings.filterExcluded(count: count))
                html.element("span", .class("unseen"), text: strings.clearFilter)
                html.icon(.close, .tiny)
            }
        }
    }

    /// Nothing is left of what there is.
    mutating func nothingMatches(_ model: Model) {
        element("div", .class("empty"), .part("empty"), .dataState("empty")) { html in
            html.icon(.filter)
            html.element("p", text: model.strings.nothingMatches)
            html.element(
                "button", .class("btn"), .click(.filter(.clear)), text: model.strings.clearFilter)
        }
    }

    /// The tree of tags and actions (app 9.4).
    mutating func filterSheet(_ model: Model) {
        let strings = model.strings
        element(
            "dialog", .class("sheet"), .literal("data-sheet", "filter"),
            .literal("data-key", "filter"), .flag("data-modal"), .label(strings.filter),
            .close(.shell(.closeSheet))
        ) { html in
            html.element("header", .class("sheet-bar")) { html in
                html.element("span", .class("all-none")) { html in
                    html.element(
                        "button", .class("btn plain"), .click(.filter(.all)),
                        text: strings.filterAll)
                    html.element(
                        "button", .class("btn plain"), .click(.filter(.none)),
                        text: strings.filterNone)
                }
                html.element("h2", text: strings.filter)
                html.element(
                    "button", .class("btn plain"), .part("done"), .click(.shell(.closeSheet)),
                    text: strings.done)
            }
            html.element("div", .class("stack")) { html in
                for group in FilterGroup.groups(model.ledger.actions, tags: model.ledger.tags) {
                    html.filterGroup(group, model)
                }
            }
        }
    }

    private mutating func filterGroup(_ group: FilterGroup, _ model: Model) {
        let name = group.tag?.name ?? model.strings.filterNoTag
        let shown = group.shown(by: model.filter)
        element("div", .class("card flush rows"), .literal("role", "group"), .label(name)) { html in
            html.checkRow(
                name, isGroup: true,
                state: shown == 0 ? .off : shown == group.actions.count ? .on : .mixed,
                color: group.tag?.colorHex ?? Palette.moss, key: group.tag?.id.text ?? "none",
                .filter(.toggleGroup(group.tag?.id)), figure: "\(shown) / \(group.actions.count)")
            for action in group.actions {
                html.checkRow(
                    action.name, isGroup: false,
                    state: model.filter.excludes(action.id) ? .off : .on,
                    color: action.colorHex(tags: model.ledger.tags),
                    key: (group.tag?.id.text ?? "none") + "-" + action.id.text,
                    .filter(.toggle(action.id)))
            }
        }
    }

    private enum CheckState { case on, off, mixed }

    private mutating func checkRow(
        _ name: String, isGroup: Bool, state: CheckState, color: String, key: String,
        _ message: Message, figure: String = ""
    ) {
        element(
            "button", .class(isGroup ? "row check-row" : "row check-row inner"), .key(key),
            .literal("role", "checkbox"),
            .literal(
                "aria-checked", state == .on ? "true" : state == .off ? "false" : "mixed"),
            .colored(color), .click(message)
        ) { html in
            html.element(
                "span",
                .class(
                    state == .on ? "check on" : state == .mixed ? "check mixed" : "check")
            ) { html in
                switch state {
                case .on: html.icon(.check, .tiny)
                case .mixed: html.icon(.minus, .tiny)
                case .off: break
                }
            }
            if isGroup { html.element("span", .class("tag-dot")) { _ in } }
            html.element("span", .class(isGroup ? "grow strong" : "grow"), text: name)
            if !figure.isEmpty {
                html.element("span", .class("muted small num"), text: figure)
            }
        }
    }
}
