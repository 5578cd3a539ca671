import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The sheet in which a goal is made or changed (app 8.1).
    mutating func goalEditor(_ editor: GoalEditor, _ model: Model) {
        let strings = model.strings
        sheet(
            "goal-editor", title: editor.isNew ? strings.goalAdd : strings.goalEdit, model
        ) { html in
            html.saveButton(.goals(.editor(.save)), strings)
        } body: { html in
            html.element("div", .class("stack form")) { html in
                html.goalIdentity(editor, strings)
                html.colorChoice(editor.draft.colorHex, strings) { .goals(.editor(.color($0))) }
                html.goalDates(editor, model)
                html.goalThreshold(editor, strings)
                if model.layout == .phone {
                    html.element("div") { html in
                        html.element("div", .class("card flush rows")) { html in
                            html.switchRow(
                                strings.goalOnWatch, isOn: editor.isOnWatch, part: "watch",
                                .goals(.editor(.toggleWatch)))
                        }
                        html.element("p", .class("footnote below"), text: strings.staysHere)
                    }
                }
            }
        }
    }

    mutating func saveButton(_ message: Message, isOff: Bool = false, _ strings: Strings) {
        element(
            "button", .class("btn plain strong"), .part("save"), .flag("disabled", isOff),
            .click(message), text: strings.save)
    }

    private mutating func goalIdentity(_ editor: GoalEditor, _ strings: Strings) {
        element("div", .class("identity goal-identity"), .colored(editor.draft.colorHex)) { html in
            html.element(
                "button", .class("glyph solid pick"), .type("button"), .part("pick-icon"),
                .label(strings.chooseIcon), .click(.goals(.editor(.pickIcon)))
            ) { $0.symbol(editor.draft.symbolName) }
            html.element(
                "form", .class("grow stack tight"), .submit(.goals(.editor(.save)))
            ) { html in
                html.nameField(
                    editor.draft.title, problem: editor.isDated ? nil : editor.problem,
                    isFocused: editor.isNew && !editor.hasChanges, strings,
                    .goals(.editor(.title(""))))
            }
        }
    }

    private mutating func goalDates(_ editor: GoalEditor, _ model: Model) {
        let strings = model.strings
        let draft = editor.draft
        element("div") { html in
            html.element("div", .class("group-title"), text: strings.goalDates)
            html.element("div", .class("card flush rows")) { html in
                html.dateRow(
                    strings.goalStart, draft.startDay, model.dateWords(draft.startDay),
                    part: "start", .goals(.editor(.start(nil))))
                html.switchRow(
                    strings.goalHasEnd, isOn: draft.endDay != nil, part: "has-end",
                    .goals(.editor(.toggleEnd)))
                if let endDay = draft.endDay {
                    html.dateRow(
                        strings.goalEnd, endDay, model.dateWords(endDay), part: "end",
                        .goals(.editor(.end(nil))))
                }
            }
            if editor.isDated, let problem = editor.problem {
                html.problem(problem, strings)
            } else if editor.isEndTouched, editor.original.isSettled,
                draft.endDay.map({ $0 >= model.ledger.today }) ?? true
            {
                html.element(
                    "p", .class("hint"), .part("reopens"), .literal("role", "status")
                ) { html in
                    html.icon(.info, .small)
                    html.element("span", text: strings.goalReopens)
                }
            }
        }
    }

    /// Why something cannot be saved.
    mutating func problem(_ problem: DomainError, _ strings: Strings) {
        element("p", .class("error"), .part("error"), .literal("role", "alert")) { html in
            html.icon(.problem, .small)
            html.element("span", text: strings.refusal(problem))
        }
    }

    private mutating func goalThreshold(_ editor: GoalEditor, _ strings: Strings) {
        let percent = editor.draft.achieveThresholdPercent
        let words = strings.goalThresholdText(percent: "\(percent)")
        element("div") { html in
            html.element("div", .class("group-title"), text: strings.goalThreshold)
            html.element("div", .class("card threshold")) { html in
                html.element("div", .class("split")) { html in
                    html.element(
                        "span", .class("small muted"), .part("threshold-text"), text: words)
                    html.element("b", .class("num"), .hiddenFromReaders, text: "\(percent)%")
                }
                html.void(
                    "input", .class("range"), .type("range"), .part("threshold"),
                    .literal("min", "10"), .literal("max", "100"), .literal("step", "5"),
                    .attribute("value", "\(percent)"), .label(strings.goalThreshold),
                    .attribute("aria-valuetext", "\(percent)%"),
                    .style("--at:\(percent - 10)"), .input(.goals(.editor(.threshold(0)))))
            }
        }
    }
}

extension GoalEditor {
    /// Whether what is wrong is about its dates.
    var isDated: Bool { problem == .endBeforeStart }
}
