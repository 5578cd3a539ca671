import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The habits, and where there is room beside them one of them (app 8.3).
    mutating func habits(_ model: Model) {
        element("main", .class("main"), .screen("habits")) { html in
            html.topBar(model) { html in
                if model.ledger.habits.habits(archived: false).count > 1 {
                    html.element(
                        "button", .class("icon-btn"), .part("reorder"),
                        .label(model.strings.habitsReorder), .click(.habits(.tap(.reorder)))
                    ) { $0.icon(.swapVertical) }
                }
                html.element(
                    "button", .class("icon-btn"), .part("add"), .label(model.strings.habitAdd),
                    .click(.habits(.tap(.add)))
                ) { $0.icon(.plus) }
            }
            html.habitsTitle(model)
            guard let open = model.openHabit else { return html.habitList(model) }
            html.element("div", .class("columns habits")) { html in
                html.habitList(model)
                html.element(
                    "section", .class("stack"), .part("habit-detail"),
                    .key("detail-" + open.habit.id.text)
                ) { $0.habitDetail(open, model) }
            }
        }
    }

    /// What stands above the list.
    private mutating func habitsTitle(_ model: Model) {
        element("div", .class("title")) { $0.element("h1", text: model.strings.habitsTitle) }
        goalTabs(model)
    }

    private mutating func habitList(_ model: Model) {
        let strings = model.strings
        let habits = model.ledger.habits.habits(archived: false)
        let archived = model.ledger.habits.habits(archived: true)
        element("div", .class("stack habit-list")) { html in
            if habits.isEmpty {
                html.element(
                    "div", .class("empty"), .part("empty"), .dataState("empty")
                ) { html in
                    html.icon(.habit)
                    html.element("p", text: strings.habitsEmpty)
                    html.element(
                        "button", .class("btn primary large"), .click(.habits(.tap(.add))),
                        text: strings.add)
                }
            } else {
                html.habitCard(habits, model)
                html.habitLegend(habits, model)
            }
            guard !archived.isEmpty else { return }
            let isOpen = model.habits.isArchiveOpen
            html.element("h2", .class("fold")) { html in
                html.element(
                    "button", .class("section-header"), .part("archived"),
                    .state("aria-expanded", isOpen), .click(.habits(.tap(.fold)))
                ) { html in
                    html.element("span", text: strings.habitsArchived(count: archived.count))
                    html.element("span", .class("chev")) { $0.icon(.chevronRight, .small) }
                }
            }
            if isOpen { html.habitCard(archived, model) }
        }
    }

    private mutating func habitCard(_ habits: [HabitFigures], _ model: Model) {
        element("div", .class("card flush")) { html in
            for figures in habits { html.habitRow(figures, model) }
        }
    }

    private mutating func habitRow(_ figures: HabitFigures, _ model: Model) {
        let habit = figures.habit
        let isOpen = model.openHabit?.habit.id == habit.id
        element(
            "article", .class("habit-row"), .part("habit"), .key(habit.id.text),
            .attribute("data-id", habit.id.text), .colored(habit.colorHex)
        ) { html in
            html.element("div", .class("split")) { html in
                html.element(
                    "a", .class("habit-name"), .href(Route.habit(habit.id).path),
                    .attribute("aria-current", isOpen ? "true" : nil)
                ) { html in
                    html.element("span", .class("glyph small")) { $0.symbol(habit.symbolName) }
                    html.element("span", .class("grow")) { html in
                        html.element("span", .class("strong name"), text: habit.name)
                        html.habitStanding(figures, model)
                    }
                }
                if figures.canToggle(figures.today) { html.habitCheck(figures, model) }
            }
            html.habitWeek(figures, model)
        }
    }

    /// Where a habit stands, in words.
    mutating func habitStanding(_ figures: HabitFigures, _ model: Model) {
        let strings = model.strings
        let habit = figures.habit
        element("span", .class("habit-standing")) { html in
            if let last = habit.archivedOn {
                html.element("span", .class("badge"), text: strings.habitArchivedState)
                return html.element(
                    "span", .class("cap muted"),
                    text: strings.days(habit.startedOn, last))
            }
            if figures.entry(on: figures.today) == .paused {
                html.element("span", .class("badge")) { html in
                    html.icon(.pause, .tiny)
                    html.text(strings.statePaused)
                }
            }
            let streak = figures.statistics?.streak.current ?? 0
            if streak > 0 {
                html.element(
                    "span", .class("streak"), .part("streak"),
                    .attribute("data-value", "\(streak)")
                ) { html in
                    html.icon(.flame, .tiny)
                    html.text(strings.streakDays(count: streak))
                }
            } else if habit.startedOn == figures.today {
                html.element("span", .class("cap muted"), text: strings.habitStartsToday)
            }
        }
    }

    /// Today's check, as large as a finger.
    private mutating func habitCheck(_ figures: HabitFigures, _ model: Model) {
        let isDone = figures.isDoneToday
        element(
            "button", .class("icon-btn habit-check"), .part("habit-check"),
            .label(
                model.strings.habitDayAloud(
                    name: figures.habit.name, day: model.strings.today, state: model.strings.done)),
            .state("aria-pressed", isDone),
            .click(.habits(.check(figures.habit.id, figures.today, isDone: !isDone))), .command
        ) { html in
            html.element("span", .class("tick")) { $0.icon(.check, .small) }
        }
    }

    /// The sheet in which habits are put in order.
    mutating func habitOrder(_ drag: ListDrag?, _ model: Model) {
        let strings = model.strings
        sheet("habit-order", title: strings.habitsReorder, leading: strings.done, model) { _ in
        } body: { html in
            html.element(
                "div", .class("card flush rows glyphs"), .literal("data-drop", "order")
            ) { html in
                for figures in model.orderedHabits {
                    let habit = figures.habit
                    html.element(
                        "div", .class(drag?.id == habit.id ? "row lifted" : "row"), .part("item"),
                        .key(habit.id.text), .attribute("data-id", habit.id.text),
                        .colored(habit.colorHex), .literal("data-drag", "habits.drag")
                    ) { html in
                        html.element("span", .class("glyph")) { $0.symbol(habit.symbolName) }
                        html.element("span", .class("grow name"), text: habit.name)
                        html.grip(habit.name, model)
                    }
                }
            }
        }
    }
}
