import HaruCore
import HaruIcons
import HaruStrings

// How a person moves between tabs on a phone, and the lists that can be ordered.
extension Html {
    mutating func navigationGroup(_ model: Model) {
        let strings = model.strings
        let isRadial = model.preferences.hasRadialMenu
        element("section", .part("section"), .label(strings.groupNavigation)) { html in
            html.element("h2", .class("group-title"), text: strings.groupNavigation)
            html.element("div", .class("card flush rows")) { html in
                html.segmentRow(
                    RowHead(.grid, "moss", strings.navigationStyle), group: "navigation",
                    [
                        Choice("tabbar", strings.navigationTabBar, isChosen: !isRadial),
                        Choice("radial", strings.navigationBubbles, isChosen: isRadial),
                    ], .settings(.navigation(isRadial: false)))
                if isRadial { html.bubbleRows(model) } else { html.tabBarRows(model) }
            }
            html.element("p", .class("footnote"), text: strings.staysHere)
        }
    }

    private mutating func tabBarRows(_ model: Model) {
        let strings = model.strings
        foldedList(
            .bar, RowHead(.list, "slate", strings.tabBarTabs),
            fold: .tabBar, model)
        guard model.settingsState.fold == .tabBar else { return }
        element("p", .class("footnote items"), text: strings.tabBarHint)
        let isFull = model.barTabs.count == Model.mostBarTabs
        for tab in model.otherTabs {
            let name = strings.name(of: tab)
            element("div", .class("row item dimmed"), .key("other-" + tab.rawValue)) { html in
                html.element("span", .class("handle")) { _ in }
                html.icon(tab.glyph, .small)
                html.element("span", .class("grow"), text: name)
                html.element(
                    "button", .class("icon-btn"), .label(strings.addNamed(name: name)),
                    .flag("disabled", isFull), .click(.settings(.addTab(tab)))
                ) { $0.icon(.plus, .small) }
            }
        }
    }

    private mutating func bubbleRows(_ model: Model) {
        let strings = model.strings
        let target = model.jumpTab
        foldedList(
            .bubbles, RowHead(.list, "slate", strings.bubbleOrder), fold: .bubbles, model)
        switchRow(
            RowHead(.bolt, "orange", strings.doubleTapJump, hint: strings.doubleTapHint),
            isOn: target != nil, .settings(.turn(.doubleTap, true)))
        guard let target else { return }
        choiceRow(
            RowHead(.target, "blue", strings.doubleTapTarget),
            model.tabs.map { tab in
                Choice(tab.rawValue, strings.name(of: tab), isChosen: tab == target)
            }, .settings(.doubleTap(.main)))
    }

    /// A row that unfolds a list whose items can be dragged.
    mutating func foldedList(
        _ list: SettingsList, _ head: RowHead, fold: SettingsState.Fold, _ model: Model
    ) {
        let isOpen = model.settingsState.fold == fold
        let names = model.storedOrder(list).map {
            model.name(of: SettingsItem(list: list, name: $0))
        }
        foldRow(
            head, value: list == .bar && !isOpen ? names.joined(separator: ", ") : "",
            isOpen: isOpen, .settings(.fold(fold)))
        guard isOpen else { return }
        element(
            "div", .class("items"), .literal("role", "list"), .label(head.name),
            .attribute("data-drop", list.rawValue)
        ) { html in
            for name in model.shownOrder(list) {
                html.item(SettingsItem(list: list, name: name), model)
            }
        }
    }

    private mutating func item(_ item: SettingsItem, _ model: Model) {
        let strings = model.strings
        let name = model.name(of: item)
        element(
            "div", .class(model.settingsState.drag?.item == item ? "row item lifted" : "row item"),
            .literal("role", "listitem"), .key(item.key), .literal("data-drag", "settings.drag")
        ) { html in
            html.element(
                "button", .class("handle"), .label(strings.reorderNamed(name: name))
            ) { $0.icon(.drag) }
            if let tab = Tab(rawValue: item.name) { html.icon(tab.glyph, .small) }
            html.element("span", .class("grow"), text: name)
            if item.list == .bar, let tab = Tab(rawValue: item.name) {
                html.element(
                    "button", .class("icon-btn"), .label(strings.removeNamed(name: name)),
                    .flag("disabled", model.barTabs.count == 1),
                    .click(.settings(.removeTab(tab)))
                ) { $0.icon(.minus, .small) }
            }
        }
    }
}

extension Model {
    func name(of item: SettingsItem) -> String {
        switch item.list {
        case .bar, .bubbles: Tab(rawValue: item.name).map { strings.name(of: $0) } ?? item.name
        case .sections:
            HomeSection(rawValue: item.name) == .favorites
                ? strings.favorites : strings.otherActionsShort
        }
    }
}
