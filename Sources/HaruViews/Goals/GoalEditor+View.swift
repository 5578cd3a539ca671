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

    /// The sheet in which goals, or the quests of one, are put in order.
    mutating func goalOrder(_ order: GoalOrder, _ model: Model) {
        let strings = model.strings
        sheet(
            order.goal == nil ? "goal-order" : "quest-order",
            title: order.goal == nil ? strings.goalsReorder : strings.questsReorder,
            leading: strings.done, model
        ) { _ in
        } body: { html in
            html.element(
                "div", .class("card flush rows glyphs"), .literal("data-drop", "order")
            ) { html in
                for id in order.drag?.order ?? model.ids(in: order) {
                    html.orderRow(id, isLifted: order.drag?.id == id, model)
                }
            }
        }
    }

    private mutating func orderRow(_ id: RecordID, isLifted: Bool, _ model: Model) {
        let quest = model.promise(id)
        let goal = model.goals.ledger.figures(id)?.goal
        element(
            "div", .class(isLifted ? "row lifted" : "row"), .part("item"), .key(id.text),
            .attribute("data-id", id.text),
            .colored(quest.map { model.color(of: $0) } ?? goal?.colorHex ?? Palette.moss),
            .literal("data-drag", "goals.drag")
        ) { html in
            html.element("span", .class("glyph")) { html in
                if let quest { html.targetSymbol(quest, model) }
                if let goal { html.symbol(goal.symbolName) }
            }
            html.element("span", .class("grow name"), text: model.name(ofOrdered: id))
            html.grip(model.name(ofOrdered: id), model)
        }
    }

    /// Which goals Home shows; the order is that in which they were chosen.
    mutating func goalCardChoice(_ model: Model) {
        let strings = model.strings
        sheet("goal-cards", title: strings.goalCards, leading: strings.done, model) { _ in
        } body: { html in
            html.element("div", .class("stack form")) { html in
                html.element("div", .class("card flush rows")) { html in
                    for figures in model.goalsInProgress {
                        html.switchRow(
                            figures.goal.title,
                            isOn: model.pinnedGoals.contains(figures.goal.id), part: "pin",
                            .goals(.pin(figures.goal.id)))
                    }
                    if model.goalsInProgress.isEmpty {
                        html.element("p", .class("row muted"), text: strings.goalsEmpty)
                    }
                }
                html.element("p", .class("footnote"), text: strings.goalCardsText)
            }
        }
    }
}

extension GoalEditor {
    /// Whether what is wrong is about its dates.
    var isDated: Bool { problem == .endBeforeStart }
}

extension Model {
    /// What is put in order, as it stands.
    func ids(in order: GoalOrder) -> [RecordID] {
        guard let goal = order.goal else { return goalsInProgress.map { $0.goal.id } }
        return goals.ledger.quests(of: goal)
    }

    func name(ofOrdered id: RecordID) -> String {
        if let quest = promise(id) { return targetName(quest) }
        return goals.ledger.figures(id)?.goal.title ?? ""
    }
}
