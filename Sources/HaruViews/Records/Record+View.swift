import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The sheet of a record (app 9.5).
    mutating func recordEditor(_ editor: RecordEditor, _ model: Model) {
        let strings = model.strings
        let action = editor.draft.action.flatMap { model.ledger.action($0) }
        let result = RecordResult(editor, action, model)
        sheet(
            "record-editor", title: editor.isNew ? strings.addRecord : strings.editRecord, model
        ) { html in
            html.element(
                "button", .class("btn plain strong"), .part("save"),
                .flag("disabled", action == nil || result.checked == nil), .click(.record(.save)),
                text: strings.save)
        } body: { html in
            html.element("div", .class("stack record-form")) { html in
                html.element("div", .class("card flush rows")) { html in
                    html.recordAction(editor, action, model)
                    if editor.isCount(action) {
                        html.countRows(editor, model)
                    } else {
                        html.sessionRows(editor, result, model)
                    }
                }
                html.recordProblem(result, model)
                html.element("div") { html in
                    html.element("div", .class("group-title"), text: strings.note)
                    html.element(
                        "textarea", .class("field note-field"), .literal("rows", "3"),
                        .label(strings.note), .literal("maxlength", "2000"),
                        .literal("data-key", "note"), .input(.record(.note(""))),
                        text: editor.draft.note)
                }
                html.recordButtons(editor, strings)
            }
        }
    }

    private mutating func recordAction(
        _ editor: RecordEditor, _ action: Action?, _ model: Model
    ) {
        guard editor.isNew else {
            guard let action else { return }
            element("div", .class("row"), .colored(action.colorHex(tags: model.ledger.tags))) {
                $0.actionName(action, model)
            }
            return
        }
        let isOpen = editor.unfolded == .action
        element(
            "button", .class("row time-row"), .part("action-row"),
            .state("aria-expanded", isOpen),
            action.map { .colored($0.colorHex(tags: model.ledger.tags)) }
                ?? .attribute("data-tag", nil),
            .click(.record(.fold(.action)))
        ) { html in
            if let action {
                html.actionName(action, model)
            } else {
                html.element("span", .class("grow name"), text: model.strings.recordChooseAction)
            }
            html.element("span", .class("chev")) { $0.icon(.chevronRight, .small) }
        }
        if isOpen { actionChoices(editor, model) }
    }

    private mutating func actionName(_ action: Action, _ model: Model) {
        element("span", .class("glyph")) { $0.symbol(action.symbolName) }
        element("span", .class("grow name"), text: action.name)
        let tags = model.ledger.tags.filter { action.tagIDs.contains($0.id) }
        if let tag = tags.first {
            element("span", .class("muted small ellipsis"), text: tag.name)
        }
    }

    private mutating func actionChoices(_ editor: RecordEditor, _ model: Model) {
        element("div", .class("choices"), .literal("role", "radiogroup")) { html in
            for action in model.ledger.actions where action.trackingType != nil {
                html.element(
                    "button", .class("row"), .literal("role", "radio"),
                    .key("choice-" + action.id.text), .attribute("data-id", action.id.text),
                    .state("aria-checked", action.id == editor.draft.action),
                    .colored(action.colorHex(tags: model.ledger.tags)),
                    .click(.record(.choose(action.id)))
                ) { html in
                    html.actionName(action, model)
                }
            }
            if model.ledger.actions.isEmpty {
                html.element(
                    "a", .class("row"), .href("/actions?new=1"),
                    text: model.strings.createFirstAction)
            }
        }
    }

    private mutating func sessionRows(
        _ editor: RecordEditor, _ result: RecordResult, _ model: Model
    ) {
        let strings = model.strings
        recordTime(strings.start, .start, editor, result, model)
        if editor.isRunning {
            guard case .session(let session) = editor.subject else { return }
            element("div", .class("row")) { html in
                html.element("span", .class("grow name"), text: strings.historyTotalTime)
                html.element(
                    "span", .class("value num"), .literal("role", "timer"),
                    .attribute("data-tick", "timer-" + session.actionID.text),
                    text: model.timer(session))
            }
            return
        }
        recordTime(strings.recordEnd, .end, editor, result, model)
        element("div", .class("row")) { html in
            html.element("span", .class("grow name"), text: strings.historyTotalTime)
            html.element(
                "span", .class("value num"), .part("duration"),
                .attribute(
                    "data-value", result.checked?.length.map { String($0 / 1000) }),
                text: result.checked?.length.map { strings.duration(seconds: $0 / 1000) } ?? "–")
        }
    }

    private mutating func countRows(_ editor: RecordEditor, _ model: Model) {
        let strings = model.strings
        recordTime(
            strings.recordTime, .start, editor, RecordResult(editor, nil, model), model)
        element("div", .class("row")) { html in
            html.element("span", .class("grow name"), text: strings.recordAmount)
            html.element("span", .class("stepper")) { html in
                html.element(
                    "button", .class("icon-btn"), .label(strings.amountFewer),
                    .click(.record(.raise(-1)))
                ) { $0.icon(.minus, .small) }
                html.void(
                    "input", .class("field bare amount"), .type("text"), .part("amount"),
                    .literal("inputmode", "numeric"), .literal("maxlength", "4"),
                    .label(strings.recordAmount), .attribute("value", editor.draft.amount),
                    .input(.record(.amount(""))))
                html.element(
                    "button", .class("icon-btn"), .label(strings.amountMore),
                    .click(.record(.raise(1)))
                ) { $0.icon(.plus, .small) }
            }
        }
    }

    private mutating func recordTime(
        _ label: String, _ row: RecordEditor.Row, _ editor: RecordEditor, _ result: RecordResult,
        _ model: Model
    ) {
        let time = row == .end ? editor.draft.end : editor.draft.start
        let dates = row == .end ? editor.endDates : editor.startDates
        let isOpen = editor.unfolded == row
        timeRow(
            label,
            value: model.strings.dayTime(
                day: model.dateName(time.date),
                time: model.strings.timeOfDay(
                    minute: time.minute, countsToTwelve: model.countsToTwelve)),
            isOpen: isOpen, .record(.fold(row)))
        let date = WheelColumn(
            name: model.strings.wheelDate, count: dates.count, selected: dates.index(of: time.date),
            turned: .record(.turn(row, .date, index: 0))
        ) { model.dateName(dates.day($0)) }
        timeWheel(
            [date]
                + model.clockColumns(minute: time.minute) {
                    .record(.turn(row, $0, index: 0))
                }, isOpen: isOpen)
    }

    private mutating func recordProblem(_ result: RecordResult, _ model: Model) {
        if let problem = result.problem {
            element("p", .class("error"), .part("error"), .literal("role", "alert")) { html in
                html.icon(.warning, .small)
                html.element("span", text: model.strings.refusal(problem))
            }
        } else if let end = result.checked?.end, end > model.now {
            element("p", .class("hint"), .part("hint")) { html in
                html.icon(.info, .small)
                html.element("span", text: model.strings.endsInFuture)
            }
        }
    }

    private mutating func recordButtons(_ editor: RecordEditor, _ strings: Strings) {
        if editor.isRunning {
            element(
                "button", .class("btn wide large accent"), .part("running-stop"),
                .click(.record(.stop))
            ) { html in
                html.icon(.stop, .small)
                html.element("span", text: strings.stop)
            }
        }
        guard !editor.isNew else { return }
        element(
            "button", .class("btn wide large danger"), .part("delete"), .click(.record(.delete))
        ) { html in
            html.icon(.trash, .small)
            html.element("span", text: strings.deleteRecord)
        }
    }
}

/// How the fields of an editor stand: what they would save, or why they cannot be.
struct RecordResult {
    var checked: RecordEditor.Checked?
    var problem: DomainError?

    init(_ editor: RecordEditor, _ action: Action?, _ model: Model) {
        do {
            checked = try editor.checked(
                action, now: model.now, boundary: model.ledger.boundary)
        } catch { problem = error }
    }
}
