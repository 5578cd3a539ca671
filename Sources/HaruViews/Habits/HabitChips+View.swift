import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The habits of today on Home (app 5.3).
    mutating func habitsOfToday(_ model: Model) {
        let habits = model.ledger.habits.ofToday
        guard !habits.isEmpty, model.preferences.showsHabits else { return }
        let strings = model.strings
        let done = habits.reduce(0) { $0 + ($1.isDoneToday ? 1 : 0) }
        element("section", .class("section"), .part("habits"), .literal("data-key", "habits")) {
            html in
            html.element("h2", .class("fold")) { html in
                html.element("a", .class("section-header"), .href(Route.habits.path)) { html in
                    html.icon(.check, .small)
                    html.element("span", text: strings.habitsToday)
                    html.element("span", .class("num end"), text: "\(done)/\(habits.count)")
                }
            }
            html.element("div", .class("cluster")) { html in
                for figures in habits { html.habitChip(figures) }
            }
        }
    }

    private mutating func habitChip(_ figures: HabitFigures) {
        let habit = figures.habit
        let isDone = figures.isDoneToday
        element(
            "button", .class("chip habit"), .part("habit-chip"), .key(habit.id.text),
            .attribute("data-id", habit.id.text), .state("aria-pressed", isDone),
            .click(.habits(.check(habit.id, figures.today, isDone: !isDone))), .command
        ) { html in
            html.element("span", .class("tick")) { $0.icon(.check, .small) }
            html.element("span", .class("name"), text: habit.name)
        }
    }
}
