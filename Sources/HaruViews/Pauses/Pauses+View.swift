import HaruCore
import HaruIcons
import HaruReplica
import HaruStrings

extension Html {
    /// The days of rest of a goal or a habit, on its screen.
    ///
    /// - Parameters:
    ///   - isResting: today is one of them.
    ///   - isOver: nothing can rest any more; what was stays in the list.
    mutating func pauses(
        _ pauses: [Pause], of id: RecordID, _ owner: PauseOwner, isResting: Bool,
        isOver: Bool = false, _ strings: Strings
    ) {
        element("section", .part("pauses")) { html in
            html.element("h2", .class("group-title"), text: strings.pauseTitle)
            html.element("div", .class("card flush rows")) { html in
                for pause in pauses { html.pauseRow(pause, owner, strings) }
                if isResting {
                    html.deed(.play, strings.pauseResume, "resume", .pauses(.resume(owner, id)))
                }
                if !isOver {
                    html.deed(.calendarAdd, strings.pauseAdd, "add-pause", .pauses(.add(owner, id)))
                }
            }
            html.element("p", .class("footnote below"), text: strings.pauseText)
        }
    }

    private mutating func pauseRow(_ pause: Pause, _ owner: PauseOwner, _ strings: Strings) {
        let range = strings.days(pause.start, pause.end)
        element(
            "div", .class("row"), .part("pause"), .key(pause.id.text),
            .attribute("data-id", pause.id.text)
        ) { html in
            html.icon(.pause, .small)
            html.element("span", .class("grow name"), text: range)
            html.element(
                "button", .class("icon-btn quiet"), .part("delete-pause"),
                .label(strings.pauseDelete(range: range)),
                .click(.pauses(.delete(owner, pause.id)))
            ) { $0.icon(.trash, .small) }
        }
    }

    /// The sheet in which days of rest are entered.
    mutating func pauseEditor(_ editor: PauseEditor, _ model: Model) {
        let strings = model.strings
        sheet("pause-editor", title: strings.pauseTitle, model) { html in
            html.saveButton(.pauses(.save), strings)
        } body: { html in
            html.element("div", .class("stack form")) { html in
                html.element("p", .class("small muted"), text: strings.pauseText)
                html.element("div", .class("card flush rows")) { html in
                    html.dateRow(
                        strings.pauseFirst, editor.draft.start,
                        model.dateWords(editor.draft.start), part: "first", .pauses(.first(nil)))
                    if let end = editor.draft.end {
                        html.dateRow(
                            strings.pauseLast, end, model.dateWords(end), part: "last",
                            .pauses(.last(nil)))
                    }
                    html.switchRow(
                        strings.pauseOpen, isOn: editor.draft.end == nil, part: "open",
                        .pauses(.toggleOpen))
                }
                if let problem = editor.problem { html.problem(problem, strings) }
            }
        }
    }

    /// A row that does something.
    mutating func deed(_ glyph: Glyph, _ words: String, _ part: StaticString, _ message: Message) {
        element("button", .class("row deed"), .part(part), .click(message)) { html in
            html.icon(glyph)
            html.element("span", .class("grow name"), text: words)
        }
    }
}
