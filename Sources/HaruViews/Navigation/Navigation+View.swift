import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The bar of a phone: the chosen tabs and More (app 4.2).
    mutating func tabBar(_ model: Model) {
        let current = model.route.tab
        let isBehindMore = current.map { !model.barTabs.contains($0) } ?? true
        element("nav", .class("tabbar"), .part("tabbar"), .label(model.strings.tabs)) { html in
            for tab in model.barTabs {
                html.element(
                    "a", .href(tab.path), .attribute("data-tab", tab.rawValue),
                    .attribute("aria-current", tab == current ? "page" : nil)
                ) { html in
                    html.icon(tab.glyph)
                    html.element("span", text: model.strings.name(of: tab))
                    if tab == .main { html.runningDot(model) }
                }
            }
            html.element(
                "a", .href("/more"), .attribute("data-tab", "more"),
                .attribute("aria-current", isBehindMore ? "page" : nil)
            ) { html in
                html.icon(.more)
                html.element("span", text: model.strings.tabMore)
            }
        }
    }

    mutating func runningDot(_ model: Model) {
        let count = model.ledger.runningActions.count
        guard count > 0 else { return }
        element(
            "span", .class("live"), .attribute("data-value", String(count)),
            .literal("role", "img"), .label(model.strings.runningCount(count: count))
        ) { _ in }
    }

    /// The bar over a screen; a tab behind More leads back to its list.
    ///
    /// - Parameters:
    ///   - back: where the arrow of an inner screen leads; `nil`: it is a top screen.
    ///   - tools: what stands at the right.
    ///   - leading: what stands at the left, after the way back.
    mutating func topBar(
        _ model: Model, back: String? = nil, tools: (inout Html) -> Void = { _ in },
        leading: (inout Html) -> Void = { _ in }
    ) {
        let isBehindMore =
            model.layout == .phone && !model.preferences.hasRadialMenu
            && model.route.tab.map { !model.barTabs.contains($0) } ?? false
        element("header", .class("topbar")) { html in
            html.element("div", .class("tools")) { html in
                if let back {
                    html.element(
                        "a", .class("icon-btn"), .part("back"), .label(model.strings.goBack),
                        .href(back)
                    ) { $0.icon(.chevronLeft) }
                } else if isBehindMore {
                    html.element(
                        "a", .class("btn plain back"), .part("back"), .href("/more")
                    ) { html in
                        html.icon(.chevronLeft, .small)
                        html.element("span", text: model.strings.tabMore)
                    }
                }
                leading(&html)
            }
            html.element("div", .class("strong")) { _ in }
            html.element("div", .class("tools"), body: tools)
        }
    }

    /// Everything that is not in the bar.
    mutating func more(_ model: Model) {
        element("main", .class("main"), .screen("more")) { html in
            html.topBar(model)
            html.element("div", .class("title")) {
                $0.element("h1", text: model.strings.tabMore)
            }
            html.element("nav", .class("card flush rows glyphs"), .label(model.strings.tabMore)) {
                html in
                for tab in model.otherTabs {
                    html.element("a", .class("row"), .href(tab.path)) { html in
                        html.element("span", .class("glyph")) { $0.icon(tab.glyph) }
                        html.element(
                            "span", .class("grow"), text: model.strings.name(of: tab))
                        html.element("span", .class("chev")) { $0.icon(.chevronRight, .small) }
                    }
                }
            }
        }
    }

    /// All tabs at the side, what runs, and how syncing goes (app 4.4).
    mutating func sidebar(_ model: Model) {
        let strings = model.strings
        element("nav", .class("sidebar"), .part("sidebar"), .label(strings.appName)) { html in
            html.element("div", .class("brand")) { html in
                html.raw(Brand.mark)
                html.element("span", text: strings.appName)
                html.element(
                    "button", .class("icon-btn quiet fold"), .part("fold-sidebar"),
                    .label(
                        model.isSidebarFolded ? strings.unfoldSidebar : strings.foldSidebar),
                    .state("aria-expanded", !model.isSidebarFolded),
                    .click(.shell(.toggleSidebar))
                ) { $0.icon(.menu, .small) }
            }
            for (i, tab) in model.tabs.enumerated() {
                html.element(
                    "a", .class("nav-item"), .href(tab.path),
                    .attribute("data-tab", tab.rawValue),
                    .attribute("aria-current", tab == model.route.tab ? "page" : nil)
                ) { html in
                    html.icon(tab.glyph)
                    html.element("span", text: strings.name(of: tab))
                    if model.preferences.hasSingleKeys {
                        html.element("kbd", .class("num"), .hiddenFromReaders, text: "\(i + 1)")
                    }
                }
            }
            html.sideRuns(model)
            html.syncLine(model)
        }
    }

    private mutating func sideRuns(_ model: Model) {
        let running = model.ledger.runningActions
        guard !running.isEmpty else { return }
        element("div", .class("side-run")) { html in
            html.element("span", .class("cap")) { html in
                html.element("span", .class("live")) { _ in }
                html.element("span", text: model.strings.runningNow)
            }
            for session in running { html.sideRun(session, model) }
        }
    }

    private mutating func sideRun(_ session: TimeSession, _ model: Model) {
        guard let action = model.ledger.action(session.actionID) else { return }
        element(
            "div", .class("split"), .key("side-" + action.id.text),
            .colored(action.colorHex(tags: model.ledger.tags))
        ) { html in
            html.element("span", .class("glyph small")) { $0.symbol(action.symbolName) }
            html.element("span", .class("grow")) { html in
                html.element("span", .class("own-line ellipsis"), text: action.name)
                html.element(
                    "span", .class("num strong"),
                    .attribute("data-tick", "timer-" + action.id.text),
                    .literal("role", "timer"), text: model.timer(session))
            }
            html.element(
                "button", .class("icon-btn accent"),
                .label(model.strings.stopNamed(action: action.name)),
                .click(.home(.stop(action.id))), .command
            ) { $0.icon(.stop, .small) }
        }
    }

    private mutating func syncLine(_ model: Model) {
        let words =
            !model.device.isSignedIn
            ? model.strings.onlyHere
            : model.device.isOnline ? model.strings.synced : model.strings.offlineShort
        // The rail shows the icon alone.
        element("a", .class("sync"), .href("/settings/account"), .label(words)) { html in
            html.icon(model.device.isOnline ? .cloud : .cloudOffline, .small)
            html.element("span", text: words)
        }
    }
}
