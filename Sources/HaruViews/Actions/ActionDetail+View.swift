import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// One action: what it is, what it came to, and where to go from it (app 6).
    mutating func action(_ id: RecordID, _ model: Model) {
        let strings = model.strings
        element("main", .class("main"), .screen("action"), .attribute("data-id", id.text)) { html in
            let action = model.ledger.action(id)
            html.topBar(model, back: "/actions") { html in
                guard action != nil else { return }
                html.element(
                    "button", .class("btn plain"), .part("edit"), .click(.actions(.edit(id))),
                    text: strings.edit)
            }
            if let action {
                html.actionHeader(action, model)
                html.element("div", .class("columns")) { html in
                    html.actionTotals(action, model)
                    html.actionControls(action, model)
                }
            } else {
                html.goneAction(model)
            }
        }
    }

    /// An action that was deleted meanwhile, here or elsewhere.
    mutating func goneAction(_ model: Model) {
        element("div", .class("empty first"), .part("empty"), .dataState("empty")) { html in
            html.icon(.trash)
            html.element("h1", .class("lead"), text: model.strings.actionIsGone)
            html.element(
                "a", .class("btn primary"), .href("/actions"), text: model.strings.toActions)
        }
    }

    private mutating func actionHeader(_ action: Action, _ model: Model) {
        let tags = model.ledger.tags.filter { action.tagIDs.contains($0.id) }
        element(
            "div", .class("title action-title"), .colored(action.colorHex(tags: model.ledger.tags))
        ) { html in
            html.element("span", .class("glyph solid huge")) { $0.symbol(action.symbolName) }
            html.element("div", .class("grow")) { html in
                html.element("h1", text: action.name)
                html.element("div", .class("cluster")) { html in
                    html.element(
                        "span", .class("badge"), text: model.strings.kind(of: action))
                    for tag in tags {
                        html.element("span", .class("badge"), .colored(tag.colorHex)) { html in
                            html.element("span", .class("dot")) { _ in }
                            html.text(tag.name)
                        }
                    }
                }
            }
        }
    }

    private mutating func actionTotals(_ action: Action, _ model: Model) {
        let strings = model.strings
        guard let totals = model.totals, totals.id == action.id else { return }
        let names = [strings.today, strings.thisWeek, strings.thisMonth, strings.allTime]
        element("section", .part("totals"), .literal("data-key", "totals")) { html in
            html.element("h2", .class("group-title"), text: strings.totalsTitle)
            html.element("div", .class("card totals")) { html in
                for (name, period) in zip(names, totals.periods) {
                    html.element("div", .class("stat"), .attribute("data-el", period.key)) {
                        html in
                        html.element("small", text: name)
                        html.totalFigure(
                            period.total, of: action, tick: "total-" + period.key, model)
                    }
                }
            }
            html.element("div", .class("card flush rows facts")) { html in
                html.fact(
                    strings.headingRecords, strings.countOfRecords(count: totals.records),
                    "records")
                if let first = totals.first, let last = totals.last {
                    html.fact(strings.firstRecord, model.moment(first), "first")
                    html.fact(strings.lastRecord, model.moment(last), "last")
                }
            }
        }
    }

    private mutating func fact(_ name: String, _ value: String, _ part: StaticString) {
        element("div", .class("row"), .part(part)) { html in
            html.element("span", .class("grow name"), text: name)
            html.element("span", .class("value num"), text: value)
        }
    }

    private mutating func actionControls(_ action: Action, _ model: Model) {
        let strings = model.strings
        element("section", .class("stack groups controls"), .literal("data-key", "controls")) {
            html in
            html.element("div") { html in
                html.element("div", .class("card flush rows")) { html in
                    html.switchRow(
                        strings.favorite, isOn: model.ledger.home.isFavorite(action.id),
                        part: "favorite", .home(.favorite(action.id)))
                    html.switchRow(
                        strings.askForNote, isOn: model.preferences.asksForNote(action.id),
                        part: "note-prompt", .actions(.toggleNotePrompt(action.id)))
                }
                html.element("p", .class("footnote below"), text: strings.notePromptIsLocal)
            }
            html.element("div", .class("card flush rows")) { html in
                html.linkRow(strings.showRecords, .history, "/history?action=" + action.id.text)
                html.linkRow(
                    strings.showStatistics, .statistics, "/stats?action=" + action.id.text)
            }
            html.element("div", .class("card flush rows")) { html in
                html.element(
                    "button", .class("row bad"), .part("delete"),
                    .click(.actions(.askDelete(action.id)))
                ) { html in
                    html.icon(.trash)
                    html.element("span", .class("grow name"), text: strings.delete)
                }
            }
        }
    }

    /// A row that is a switch.
    mutating func switchRow(
        _ name: String, isOn: Bool, part: StaticString, _ message: Message
    ) {
        element("label", .class("row")) { html in
            html.element("span", .class("grow name"), text: name)
            html.void(
                "input", .class("switch"), .type("checkbox"), .literal("role", "switch"),
                .part(part), .flag("checked", isOn), .change(message))
        }
    }

    private mutating func linkRow(_ name: String, _ glyph: Glyph, _ path: String) {
        element("a", .class("row"), .href(path)) { html in
            html.icon(glyph)
            html.element("span", .class("grow name"), text: name)
            html.element("span", .class("value")) { $0.icon(.chevronRight, .small) }
        }
    }
}

extension Model {
    /// A day and a time of day; the year where it is not this one.
    func moment(_ instant: Instant) -> String {
        let date = ledger.boundary.wallClock(instant).date
        let isThisYear = date.date.year == ledger.today.date.year
        return strings.day(date, withYear: !isThisYear) + " " + clock(instant)
    }

    /// What the seconds of a running action change on its screen.
    func totalTicks(at now: Instant) -> [(key: String, text: String)] {
        guard let totals, case .action(totals.id) = route else { return [] }
        return totals.periods.compactMap { period in
            guard period.total.runningSince != nil else { return nil }
            let seconds = period.total.time(at: now) / 1000
            return ("total-" + period.key, Strings.timer(seconds: seconds))
        }
    }
}
