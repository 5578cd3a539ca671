import HaruCore
import HaruStrings

extension Html {
    /// The sheet in which days of rest are entered.
    mutating func pauseEditor(_ editor: PauseEditor, _ model: Model) {
        let strings = model.strings
        sheet("pause-editor", title: strings.pauseTitle, model) { html in
            html.saveButton(.goals(.pauseEditor(.save)), strings)
        } body: { html in
            html.element("div", .class("stack form")) { html in
                html.element("p", .class("small muted"), text: strings.pauseText)
                html.element("div", .class("card flush rows")) { html in
                    html.dateRow(
                        strings.pauseFirst, editor.draft.start,
                        model.dateWords(editor.draft.start), part: "first",
                        .goals(.pauseEditor(.first(nil))))
                    if let end = editor.draft.end {
                        html.dateRow(
                            strings.pauseLast, end, model.dateWords(end), part: "last",
                            .goals(.pauseEditor(.last(nil))))
                    }
                    html.switchRow(
                        strings.pauseOpen, isOn: editor.draft.end == nil, part: "open",
                        .goals(.pauseEditor(.toggleOpen)))
                }
                if let problem = editor.problem { html.problem(problem, strings) }
            }
        }
    }
}
