import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// A day of a habit, by shape and by colour; one that can still be done or taken back is a button.
    ///
    /// - Parameter face: what stands in the disc; a mark of what became of the day without.
    mutating func habitDay(
        _ figures: HabitFigures, _ day: LocalDay, _ model: Model, above: String? = nil,
        face: String? = nil
    ) {
        let entry = figures.entry(on: day)
        let disc: (inout Html) -> Void = { html in
            if let above { html.element("span", .hiddenFromReaders, text: above) }
            html.element("span", .class(entry.look)) { html in
                if let face {
                    html.text(face)
                } else if let mark = entry.mark {
                    html.icon(mark, .tiny)
                }
            }
        }
        let label = Attribute.label(model.aloud(figures, day))
        let value = Attribute.attribute("data-value", ISO8601.text(day))
        let current = Attribute.attribute("aria-current", day == figures.today ? "date" : nil)
        let isDone = entry == .completed
        if figures.canToggle(day) {
            element(
                "button", .class("habit-day"), .part("habit-day"), value, label, current,
                .dataState(entry.state), .state("aria-pressed", isDone),
                .click(.habits(.check(figures.habit.id, day, isDone: !isDone))), .command,
                body: disc)
        } else {
            element(
                "span", .class("habit-day"), .part("habit-day"), value, label, current,
                .dataState(entry.state), .literal("role", "img"), body: disc)
        }
    }

    /// The week in which today is.
    mutating func habitWeek(_ figures: HabitFigures, _ model: Model) {
        let strings = model.strings
        let monday = figures.today.startOfWeek(model.ledger.boundary.weekStart)
        element("div", .class("week-dots"), .literal("role", "group"), .label(strings.thisWeek)) {
            html in
            for i in 0..<7 {
                let day = monday + i
                html.habitDay(
                    figures, day, model, above: strings.weekdayName(Int(day.weekday.rawValue)))
            }
        }
    }

    /// A month of a habit.
    mutating func habitMonth(_ figures: HabitFigures, _ model: Model) {
        let strings = model.strings
        let month = model.habitMonth
        let weeks = DatePopover(month: month, marked: []).weeks(
            startingOn: model.ledger.boundary.weekStart)
        element("div", .class("split")) { html in
            html.element(
                "h3", .class("strong"), .part("month"), .literal("aria-live", "polite"),
                text: strings.month(of: month))
            html.element("span", .class("turn")) { html in
                html.turn(
                    .monthBack, .chevronLeft, strings.previousMonth,
                    isOff: month <= figures.firstMonth)
                html.turn(
                    .monthOn, .chevronRight, strings.nextMonth,
                    isOff: month >= figures.today.firstOfMonth)
            }
        }
        element("div", .class("month"), .literal("role", "grid"), .flag("data-grid")) { html in
            html.element("div", .class("weekdays"), .hiddenFromReaders) { html in
                for i in 0..<7 {
                    html.element(
                        "span", text: strings.weekdayName(Int((weeks[0] + i).weekday.rawValue)))
                }
            }
            for week in weeks {
                html.element("div", .class("week-row"), .literal("role", "row")) { html in
                    for i in 0..<7 {
                        let day = week + i
                        html.element("span", .literal("role", "gridcell")) { html in
                            guard day.firstOfMonth == month else { return }
                            html.habitDay(figures, day, model, face: "\(day.date.day)")
                        }
                    }
                }
            }
        }
    }

    private mutating func turn(
        _ tap: HabitTap, _ glyph: Glyph, _ name: String, isOff: Bool
    ) {
        element(
            "button", .class("icon-btn quiet"), .label(name), .flag("disabled", isOff),
            .click(.habits(.tap(tap)))
        ) { $0.icon(glyph) }
    }

    /// What the looks of days mean.
    mutating func habitLegend(_ habits: [HabitFigures], _ model: Model) {
        let strings = model.strings
        let hasPauses = habits.contains { !$0.pauses.isEmpty }
        element("div", .class("cluster habit-legend"), .hiddenFromReaders) { html in
            for entry: HabitEntry in [.completed, .missed, .open, .future, .untracked, .paused]
            where entry != .paused || hasPauses {
                html.element("span", .class("cluster")) { html in
                    html.element("span", .class(entry.look)) { html in
                        if let mark = entry.mark { html.icon(mark, .tiny) }
                    }
                    html.text(strings.habitState(entry))
                }
            }
        }
    }
}

extension HabitEntry {
    fileprivate var look: StaticString {
        switch self {
        case .untracked: "hd none"
        case .paused: "hd paused"
        case .future: "hd future"
        case .completed: "hd done"
        case .open: "hd open"
        case .missed: "hd missed"
        }
    }

    fileprivate var state: StaticString {
        switch self {
        case .untracked: "untracked"
        case .paused: "paused"
        case .future: "future"
        case .completed: "done"
        case .open: "open"
        case .missed: "missed"
        }
    }

    fileprivate var mark: Glyph? {
        switch self {
        case .completed: .check
        case .missed: .close
        case .paused: .pause
        case .untracked, .future, .open: nil
        }
    }
}
