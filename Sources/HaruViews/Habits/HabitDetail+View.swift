import HaruCore
import HaruIcons
import HaruReplica
import HaruStrings

extension Html {
    /// One habit by itself, or beside the list (app 8.3).
    mutating func habit(_ id: RecordID, _ model: Model) {
        let figures = model.ledger.habits[id]
        if figures != nil, model.hasHabitsInColumns { return habits(model) }
        element("main", .class("main"), .screen("habit"), .attribute("data-id", id.text)) { html in
            html.topBar(model, back: Route.habits.path) { html in
                if figures != nil { html.habitEditButton(id, model) }
            }
            guard let figures else { return html.goneHabit(model) }
            let habit = figures.habit
            html.element("div", .class("title action-title"), .colored(habit.colorHex)) { html in
                html.element("span", .class("glyph solid huge")) { $0.symbol(habit.symbolName) }
                html.element("div", .class("grow")) { html in
                    html.element("h1", text: habit.name)
                    html.habitStanding(figures, model)
                }
            }
            html.element("div", .class("columns")) { html in
                html.element("section", .class("card stack")) { html in
                    html.habitFigures(figures, model)
                }
                html.habitControls(figures, model)
            }
        }
    }

    /// A habit beside the list.
    mutating func habitDetail(_ figures: HabitFigures, _ model: Model) {
        let habit = figures.habit
        element("div", .class("card stack")) { html in
            html.element("div", .class("split"), .colored(habit.colorHex)) { html in
                html.element("span", .class("glyph")) { $0.symbol(habit.symbolName) }
                html.element("div", .class("grow")) { html in
                    html.element("h2", text: habit.name)
                    html.habitStanding(figures, model)
                }
                html.habitEditButton(habit.id, model)
            }
            html.habitFigures(figures, model)
        }
        habitControls(figures, model)
    }

    private mutating func habitEditButton(_ id: RecordID, _ model: Model) {
        element(
            "button", .class("btn plain"), .part("edit"), .click(.habits(.about(id, .edit))),
            text: model.strings.edit)
    }

    /// A habit that was deleted meanwhile, here or elsewhere.
    private mutating func goneHabit(_ model: Model) {
        element("div", .class("empty first"), .part("empty"), .dataState("empty")) { html in
            html.icon(.trash)
            html.element("h1", .class("lead"), text: model.strings.habitIsGone)
            html.element(
                "a", .class("btn primary"), .href(Route.habits.path),
                text: model.strings.habitsTitle)
        }
    }

    /// What it came to, and its calendar.
    private mutating func habitFigures(_ figures: HabitFigures, _ model: Model) {
        let strings = model.strings
        guard let numbers = figures.statistics else { return }
        element("div", .class("habit-stats")) { html in
            html.habitStat(strings.habitCurrent, "current", numbers.streak.current) {
                $0.figure(strings.habitDayCount(count: numbers.streak.current))
            }
            html.habitStat(strings.habitLongest, "longest", numbers.streak.longest) {
                $0.figure(strings.habitDayCount(count: numbers.streak.longest))
            }
            html.habitStat(strings.habitCompleted, "completed", numbers.totalCompletedDays) {
                html in
                html.text("\(numbers.totalCompletedDays)")
                html.element(
                    "i", .part("tracked"),
                    .attribute("data-value", "\(numbers.eligibleTrackingDays)"),
                    text: strings.habitDaysOf(count: numbers.eligibleTrackingDays))
            }
            html.habitStat(strings.habitRate, "rate", numbers.percent) {
                $0.figure("\(numbers.percent)%")
            }
        }
        habitMonth(figures, model)
    }

    private mutating func habitStat(
        _ name: String, _ part: StaticString, _ value: Int, _ words: (inout Html) -> Void
    ) {
        element("span", .class("stat")) { html in
            html.element("small", text: name)
            html.element("b", .part(part), .attribute("data-value", "\(value)"), body: words)
        }
    }

    /// Its pauses, and what ends it.
    private mutating func habitControls(_ figures: HabitFigures, _ model: Model) {
        let strings = model.strings
        let id = figures.habit.id
        let isArchived = figures.habit.archivedOn != nil
        element("div", .class("stack groups controls")) { html in
            if !isArchived || !figures.pauses.isEmpty {
                html.pauses(
                    figures.pauses, of: id, .habit,
                    isResting: figures.entry(on: figures.today) == .paused, isOver: isArchived,
                    strings)
            }
            html.element("div", .class("card flush rows")) { html in
                if isArchived {
                    html.deed(
                        .restore, strings.habitResume, "unarchive", .habits(.about(id, .resume)))
                } else {
                    html.deed(
                        .folder, strings.habitArchive, "archive", .habits(.about(id, .archive)))
                }
                html.element(
                    "button", .class("row bad"), .part("delete"),
                    .click(.habits(.about(id, .delete)))
                ) { html in
                    html.icon(.trash)
                    html.element("span", .class("grow name"), text: strings.delete)
                }
            }
        }
    }
}

extension HabitStatistics {
    /// 0…100, rounded down: 100 % is shown only when it is reached.
    fileprivate var percent: Int {
        eligibleTrackingDays == 0 ? 0 : totalCompletedDays * 100 / eligibleTrackingDays
    }
}
