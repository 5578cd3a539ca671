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
            if isAboutDay, let problem = editor.problem { html.problem(problem, strings) }
        }
    }

    /// The sheet in which the last day is entered.
    mutating func habitArchive(_ archive: HabitArchive, _ model: Model) {
        let strings = model.strings
        habitSheet("habit-archive", strings.habitArchive, model) { html in
            html.element("p", .class("small muted"), text: strings.habitArchiveText)
            html.element("div", .class("card flush rows")) { html in
                html.habitDate(strings.habitLastDay, archive.last, "last", .last(nil), model)
            }
            if let problem = archive.problem { html.problem(problem, strings) }
        }
    }

    private mutating func habitSheet(
        _ id: StaticString, _ title: String, _ model: Model, body: (inout Html) -> Void
    ) {
        sheet(id, title: title, model) { html in
            html.saveButton(.habits(.tap(.save)), model.strings)
        } body: {
            $0.element("div", .class("stack form"), body: body)
        }
    }

    private mutating func habitDate(
        _ name: String, _ day: LocalDay, _ part: StaticString, _ message: HabitsMessage,
        _ model: Model
    ) {
        dateRow(name, day, model.dateWords(day), part: part, .habits(message))
    }
}
