import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The calendar behind the date of the history (app 9.1).
    mutating func datePopover(_ popover: DatePopover, _ model: Model) {
        let strings = model.strings
        element(
            "dialog", .class("sheet date-popover"), .literal("data-sheet", "date-popover"),
            .literal("data-key", "date-popover"), .flag("data-modal"),
            .label(strings.chooseDate), .close(.shell(.closeSheet))
        ) { html in
            html.element("header", .class("sheet-bar")) { html in
                html.element(
                    "button", .class("icon-btn quiet"), .label(strings.previousMonth),
                    .click(.history(.turnMonth(-1)))
                ) { $0.icon(.chevronLeft) }
                html.element(
                    "h2", .literal("aria-live", "polite"), text: strings.month(of: popover.month))
                html.element(
                    "button", .class("icon-btn quiet"), .label(strings.nextMonth),
                    .click(.history(.turnMonth(1)))
                ) { $0.icon(.chevronRight) }
            }
            html.element(
                "div", .class("month"), .literal("role", "grid"), .flag("data-grid")
            ) { html in
                let weeks = popover.weeks(startingOn: model.ledger.boundary.weekStart)
                html.element("div", .class("weekdays"), .hiddenFromReaders) { html in
                    for i in 0..<7 {
                        html.element(
                            "span",
                            text: strings.weekdayName(Int((weeks[0] + i).weekday.rawValue)))
                    }
                }
                for week in weeks {
                    html.element("div", .class("week-row"), .literal("role", "row")) { html in
                        for i in 0..<7 { html.calendarDay(week + i, popover, model) }
                    }
                }
            }
        }
    }

    private mutating func calendarDay(_ day: LocalDay, _ popover: DatePopover, _ model: Model) {
        element("span", .literal("role", "gridcell")) { html in
            guard day.firstOfMonth == popover.month, case .history(let route) = model.route else {
                return
            }
            let name = model.strings.day(day, withYear: true)
            let isMarked = popover.marked.contains(day)
            html.element(
                "button", .class(isMarked ? "day marked" : "day"),
                .attribute("data-value", ISO8601.text(day)),
                .label(isMarked ? model.strings.dayWithRecords(date: name) : name),
                .attribute("aria-current", day == model.ledger.today ? "date" : nil),
                .state("aria-pressed", day == route.day ?? model.ledger.today),
                .click(.history(.pick(day))), text: "\(day.date.day)")
        }
    }
}
