import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The history (app 9).
    mutating func history(_ route: HistoryRoute, _ model: Model) {
        let strings = model.strings
        element(
            "main",
            .class(route.isWeek ? "main history wide" : "main history"),
            .screen("history"), .part("main")
        ) { html in
            html.topBar(model) { html in
                html.filterButton(model)
                html.element(
                    "button", .class("icon-btn"), .part("add"), .label(strings.addRecord),
                    .click(.history(.add))
                ) { $0.icon(.plus) }
            }
            html.element("div", .class("title")) {
                $0.element("h1", text: strings.tabHistory)
            }
            html.element("div", .class("stack")) { html in
                html.dateBar(route, model)
                html.historyModes(route, strings)
                html.filterChip(model)
                switch route.view {
                case .list: html.historyList(route, model)
                case .timetable: html.timetable(route, model)
                }
            }
        }
    }

    private mutating func dateBar(_ route: HistoryRoute, _ model: Model) {
        let strings = model.strings
        let day = route.day ?? model.ledger.today
        let days = route.days(today: model.ledger.today, weekStart: model.ledger.boundary.weekStart)
        element("div", .class("datebar")) { html in
            html.element(
                "button", .class("icon-btn quiet"), .part("previous"),
                .label(strings.historyPrevious), .click(.history(.step(-1)))
            ) { $0.icon(.chevronLeft) }
            html.element(
                "button", .class("date num"), .part("date"),
                .attribute("data-value", ISO8601.text(day)), .literal("aria-haspopup", "dialog"),
                .click(.history(.calendar))
            ) { html in
                html.element(
                    "span",
                    text: route.isWeek
                        ? strings.week(days)
                        : strings.day(
                            day, withYear: day.date.year != model.ledger.today.date.year))
                html.icon(.chevronDown, .small)
            }
            html.element(
                "button", .class("icon-btn quiet"), .part("next"), .label(strings.next),
                .click(.history(.step(1)))
            ) { $0.icon(.chevronRight) }
            if !days.contains(model.ledger.today) {
                html.element(
                    "button", .class("btn plain end"), .part("today"), .click(.history(.today)),
                    text: strings.today)
            }
        }
    }

    private mutating func historyModes(_ route: HistoryRoute, _ strings: Strings) {
        element("div", .class("modes")) { html in
            html.element(
                "div", .class("seg grow"), .literal("role", "radiogroup"),
                .label(strings.historyMode)
            ) { html in
                html.segment(
                    strings.historyList, isOn: route.view == .list, .history(.show(.list)))
                html.segment(
                    strings.historyTimetable, isOn: route.view == .timetable,
                    .history(.show(.timetable)))
            }
            guard route.view == .timetable else { return }
            html.element(
                "div", .class("seg spans"), .literal("role", "radiogroup"),
                .label(strings.historySpan)
            ) { html in
                html.segment(strings.historyDay, isOn: route.span == .day, .history(.span(.day)))
                html.segment(
                    strings.historyWeek, isOn: route.span == .week, .history(.span(.week)))
            }
        }
    }

    private mutating func segment(_ words: String, isOn: Bool, _ message: Message) {
        element(
            "button", .literal("role", "radio"), .state("aria-checked", isOn), .click(message),
            text: words)
    }
}
