import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// Home (app 5.1).
    mutating func home(_ model: Model) {
        let strings = model.strings
        element("main", .class("main"), .screen("main"), .part("main")) { html in
            html.homeBar(model)
            html.element("div", .class("title")) { html in
                html.element("h1", text: strings.tabMain)
                html.element(
                    "p",
                    text: model.home.isArranging
                        ? strings.arrangeHint : strings.day(model.ledger.today))
            }
            html.notices(model)
            html.zoneBanner(model)
            if model.ledger.actions.isEmpty {
                html.goalCards(model)
                html.habitsOfToday(model)
                html.emptyActions(strings)
            } else {
                html.element(
                    "div", .class(model.home.isArranging ? "stack home arranging" : "stack home"),
                    .attribute("data-grid", model.home.isArranging ? nil : ".tile")
                ) { html in
                    if !model.home.isArranging {
                        html.goalCards(model)
                        html.habitsOfToday(model)
                        html.runningNow(model)
                    }
                    html.tileSections(model)
                }
            }
        }
    }

    private mutating func homeBar(_ model: Model) {
        let strings = model.strings
        let isArranging = model.home.isArranging
        topBar(model) { html in
            guard !model.ledger.actions.isEmpty else { return }
            html.element(
                "button", .class("btn plain"), .part("arrange"),
                .click(.home(.arrange(!isArranging))),
                text: isArranging ? strings.done : strings.arrange)
        } leading: { html in
            if !isArranging, model.device.isSignedIn {
                html.element(
                    "button", .class("icon-btn"), .part("refresh"), .label(strings.refresh),
                    .click(.home(.refresh)),
                    .dataState(model.home.isRefreshing ? "loading" : nil)
                ) { $0.icon(.refresh) }
            }
        }
    }

    /// Nothing can be recorded yet (app 5.8).
    mutating func emptyActions(_ strings: Strings) {
        element("div", .class("empty first"), .part("empty"), .dataState("empty")) { html in
            html.raw(Illustration.sunrise)
            html.element("p", .class("lead"), text: strings.emptyLead)
            html.element("p", text: strings.emptyActions)
            html.element("div", .class("stack buttons")) { html in
                html.element(
                    "a", .class("btn primary large wide"), .href("/actions?new=1"),
                    text: strings.createFirstAction)
                html.element(
                    "button", .class("btn large wide"), .click(.home(.createExamples)),
                    text: strings.startWithExamples)
            }
        }
    }

    private mutating func runningNow(_ model: Model) {
        let running = model.ledger.runningActions
        guard !running.isEmpty else { return }
        let strings = model.strings
        element("section", .class("section"), .part("running"), .label(strings.runningNow)) {
            html in
            html.element("h2", .class("section-header")) { html in
                html.element("span", .class("live")) { _ in }
                html.element("span", text: strings.runningNow)
            }
            html.element("div", .class("runs")) { html in
                for session in running { html.runningCard(session, model) }
            }
        }
    }

    private mutating func runningCard(_ session: TimeSession, _ model: Model) {
        guard let action = model.ledger.action(session.actionID) else { return }
        let strings = model.strings
        element(
            "article", .class("card running"), .part("running-card"),
            .key("running-" + action.id.text), .attribute("data-id", action.id.text),
            .colored(action.colorHex(tags: model.ledger.tags))
        ) { html in
            // The whole card opens the record; Stop lies over it.
            html.element(
                "button", .class("cover"), .part("running-open"),
                .label(
                    strings.recordRunningAloud(
                        action: action.name, start: model.clock(session.start),
                        end: model.clock(model.now))),
                .click(.history(.open(.session(session.id))))
            ) { _ in }
            html.element("div", .class("who")) { html in
                html.element("span", .class("glyph")) { $0.symbol(action.symbolName) }
                html.element("div", .class("grow")) { html in
                    html.element("div", .class("strong"), text: action.name)
                    html.element(
                        "div", .class("sub"), text: strings.since(time: model.clock(session.start)))
                }
            }
            html.element("div", .class("what")) { html in
                html.element(
                    "span", .class("timer"), .literal("role", "timer"), .part("running-timer"),
                    .attribute("data-tick", "timer-" + action.id.text),
                    .attribute("data-value", String(model.elapsed(session) / 1000)),
                    text: model.timer(session))
                html.element(
                    "button", .class("btn accent"), .part("running-stop"),
                    .label(strings.stopNamed(action: action.name)),
                    .click(.home(.stop(action.id))), .command
                ) { html in
                    html.icon(.stop, .small)
                    html.element("span", text: strings.stop)
                }
            }
        }
    }
}

// Tiles (app 5.5). Both sections are drawn by the same grid.
extension Html {
    private mutating func tileSections(_ model: Model) {
        let order = model.home.drag?.order ?? model.ledger.home.order
        let home = model.ledger.home
        let favorites = order.filter { home.isFavorite($0) }
        let others = order.filter { !home.isFavorite($0) }
        let isArranging = model.home.isArranging
        if favorites.isEmpty, !isArranging {
            element("section", .class("section"), .part("section")) {
                $0.tiles(others, in: .others, model)
            }
            return
        }
        for section in model.homeSections {
            switch section {
            case .favorites: favoritesSection(favorites, model)
            case .others: othersSection(others, model)
            }
        }
    }

    private mutating func favoritesSection(_ favorites: [RecordID], _ model: Model) {
        element("section", .class("section"), .part("section"), .key("favorites")) { html in
            html.element("h2", .class("section-header"), .part("section-header")) { html in
                html.icon(.favoriteOutline, .small)
                html.element("span", text: model.strings.favorites)
            }
            html.tiles(favorites, in: .favorites, model)
        }
    }

    private mutating func othersSection(_ others: [RecordID], _ model: Model) {
        let isArranging = model.home.isArranging
        if others.isEmpty, !isArranging { return }
        let isFolded = model.preferences.isOthersFolded && !isArranging
        element("section", .class("section"), .part("section"), .key("others")) { html in
            html.othersHeader(count: others.count, isFolded: isFolded, model)
            if !isFolded { html.tiles(others, in: .others, model) }
        }
    }

    private mutating func othersHeader(count: Int, isFolded: Bool, _ model: Model) {
        let title = model.strings.otherActions(count: count)
        guard !model.home.isArranging else {
            element("h2", .class("section-header"), .part("section-header"), text: title)
            return
        }
        element("h2", .class("fold")) { html in
            html.element(
                "button", .class("section-header"), .part("section-header"),
                .state("aria-expanded", !isFolded), .click(.home(.foldOthers))
            ) { html in
                html.element("span", text: title)
                html.element("span", .class("chev")) { $0.icon(.chevronRight, .small) }
            }
        }
    }

    private mutating func tiles(
        _ ids: [RecordID], in section: HomeSection, _ model: Model
    ) {
        let isArranging = model.home.isArranging
        let isTarget = model.home.drag.map { drag in
            drag.over == section
                && model.ledger.home.isFavorite(drag.id) != (section == .favorites)
        }
        if ids.isEmpty {
            element(
                "div", .class(isTarget == true ? "drop-zone target" : "drop-zone"),
                .part("drop-zone"), .literal("data-drop", section.literal)
            ) { html in
                html.icon(.favoriteOutline)
                html.element(
                    "span",
                    text: section == .favorites
                        ? model.strings.dropToFavorite : model.strings.dropToUnfavorite)
            }
            return
        }
        element(
            "div", .class(isTarget == true ? "tiles target" : "tiles"), .part("grid"),
            isArranging
                ? .literal("data-drop", section.literal) : .attribute("data-drop", nil),
            .style("--cols:\(model.preferences.columns)"),
            .flag("data-compact", model.hasCompactTiles)
        ) { html in
            for id in ids {
                if let action = model.ledger.action(id) { html.tile(action, model) }
            }
        }
    }

    private mutating func tile(_ action: Action, _ model: Model) {
        let strings = model.strings
        let total = model.ledger.total(action.id)
        let isRunning = total.runningSince != nil || model.isRunning(action.id)
        let isArranging = model.home.isArranging
        element(
            "div",
            .class(model.home.drag?.id == action.id ? "tile-cell lifted" : "tile-cell"),
            .key(action.id.text), .attribute("data-id", action.id.text),
            .colored(action.colorHex(tags: model.ledger.tags)),
            .attribute("data-drag", isArranging ? "home.drag" : nil)
        ) { html in
            html.element(
                "button", .class("tile"), .part("tile"),
                .dataState(isRunning ? "running" : nil),
                .flag("data-compact", model.hasCompactTiles),
                isArranging
                    ? .attribute("data-click", nil) : .click(.home(.run(action.id))), .command,
                isArranging
                    ? .attribute("data-menu", nil)
                    : .menu(.home(.menu(action.id, x: 0, y: 0))),
                .label(model.aloud(action))
            ) { html in
                html.symbol(action.symbolName)
                html.element(
                    "span", .class(action.hasLongWord ? "t-name long" : "t-name"), text: action.name
                )
                html.tileFigure(action, total, isRunning: isRunning, model)
                if isRunning { html.element("span", .class("rec")) { _ in } }
            }
            guard !isArranging else { return }
            html.element(
                "button", .class("icon-btn tile-more"),
                .label(strings.menuOf(action: action.name)),
                .literal("aria-haspopup", "menu"),
                .click(.home(.menu(action.id, x: 0, y: 0)))
            ) { $0.icon(.more, .small) }
        }
    }

    private mutating func tileFigure(
        _ action: Action, _ total: Ledger.DayTotal, isRunning: Bool, _ model: Model
    ) {
        if action.trackingType == .count {
            element(
                "span", .class("t-fig count"), .part("tile-figure"),
                .attribute("data-value", String(total.count))
            ) { $0.element("b", .flag("data-roll"), text: String(total.count)) }
            return
        }
        let seconds = total.time(at: model.now) / 1000
        element(
            "span", .class("t-fig"), .part("tile-figure"),
            .attribute("data-value", String(seconds))
        ) { html in
            html.element(
                "b", .attribute("data-tick", isRunning ? "cell-" + action.id.text : nil)
            ) { html in
                if isRunning || (model.hasSmallTiles && seconds >= 3600) {
                    html.text(model.tileTimer(seconds: seconds))
                } else {
                    html.figure(model.strings.duration(seconds: seconds))
                }
            }
        }
    }
}
