import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The sheet in which a habit is made or changed (app 8.3).
    mutating func habitEditor(_ editor: HabitEditor, _ model: Model) {
        let strings = model.strings
        let draft = editor.draft
        let isAboutDay = editor.problem == .startsInFuture
        habitSheet(
            "habit-editor", editor.id == nil ? strings.habitAdd : strings.habitEdit, model
        ) { html in
            html.element("div", .class("identity"), .colored(draft.colorHex)) { html in
                html.tileAndName(
                    draft.symbolName, draft.name, problem: isAboutDay ? nil : editor.problem,
                    isFocused: editor.id == nil && !editor.hasChanges, strings,
                    pick: .habits(.tap(.icon)), name: .habits(.name("")), save: .habits(.tap(.save))
                )
            }
            html.colorChoice(draft.colorHex, strings) { .habits(.color($0)) }
            html.element("div") { html in
                html.element("div", .class("card flush rows")) { html in
                    if editor.id == nil {
                        html.habitDate(
                            strings.habitStart, draft.startedOn, "start", .first(nil), model)
                    } else {
                        html.element("div", .class("row")) { html in
                            html.element("span", .class("grow name"), text: strings.habitStart)
                            html.element(
                                "span", .class("value"),
                                text: strings.day(draft.startedOn, withYear: true))
                        }
                    }
                }
                html.element("p", .class("footnote below"), text: strings.trackingFixedLater)
            }
            if isAboutDay { html.habitProblem(editor.problem, strings) }
        }
    }

    /// The sheet in which days of rest are entered, or the last day.
    mutating func habitDays(_ days: HabitDays, _ model: Model) {
        let strings = model.strings
        let isPause = days.isPause
        habitSheet("habit-days", isPause ? strings.habitPause : strings.habitArchive, model) {
            html in
            html.element(
                "p", .class("small muted"),
                text: isPause ? strings.habitPauseText : strings.habitArchiveText)
            html.element("div", .class("card flush rows")) { html in
                if isPause {
                    html.habitDate(strings.habitPauseFirst, days.first, "first", .first(nil), model)
                }
                if !days.isOpen {
                    html.habitDate(strings.habitLastDay, days.last, "last", .last(nil), model)
                }
                if isPause {
                    html.switchRow(
                        strings.habitPauseOpen, isOn: days.isOpen, part: "open",
                        .habits(.tap(.open)))
                }
            }
            html.habitProblem(days.problem, strings)
        }
    }

    private mutating func habitSheet(
        _ id: StaticString, _ title: String, _ model: Model, body: (inout Html) -> Void
    ) {
        sheet(id, title: title, model) { html in
            html.element(
                "button", .class("btn plain strong"), .part("save"), .click(.habits(.tap(.save))),
                text: model.strings.save)
        } body: {
            $0.element("div", .class("stack form"), body: body)
        }
    }

    private mutating func habitDate(
        _ name: String, _ day: LocalDay, _ part: StaticString, _ message: HabitsMessage,
        _ model: Model
    ) {
        let isThisYear = day.date.year == model.ledger.today.date.year
        dateRow(
            name, day, model.strings.day(day, withYear: !isThisYear), part: part, .habits(message))
    }

    private mutating func habitProblem(_ problem: DomainError?, _ strings: Strings) {
        guard let problem else { return }
        element("p", .class("error"), .part("error"), .literal("role", "alert")) { html in
            html.icon(.problem, .small)
            html.element("span", text: strings.refusal(problem))
        }
    }
}
