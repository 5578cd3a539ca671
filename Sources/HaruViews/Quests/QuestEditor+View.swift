import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The sheet in which a quest is made in three steps (app 8.2).
    mutating func questEditor(_ editor: QuestEditor, _ model: Model) {
        let strings = model.strings
        sheet(
            "quest-editor", title: editor.isNew ? strings.questAdd : strings.questEdit,
            isFull: true, model
        ) { _ in
        } body: { html in
            html.element("div", .class("stack quest-form")) { html in
                html.questSteps(editor, model)
                switch editor.step {
                case .target: html.questTarget(editor, model)
                case .period: html.questPeriod(editor, model)
                case .amount: html.questAmount(editor, model)
                }
            }
            html.questFoot(editor, model)
        }
    }

    private mutating func questSteps(_ editor: QuestEditor, _ model: Model) {
        let strings = model.strings
        let names = [strings.questStepTarget, strings.questStepPeriod, strings.questStepAmount]
        let action = model.action(of: editor.draft)
        element("ol", .class("steps")) { html in
            var isReached = true
            for step in QuestEditor.Step.allCases {
                let isHere = step == editor.step
                html.element(
                    "li", .class(step.rawValue < editor.step.rawValue ? "done" : nil),
                    .attribute("aria-current", isHere ? "step" : nil)
                ) { html in
                    html.element(
                        "button", .part("step"), .flag("disabled", !isReached || isHere),
                        .click(.goals(.quest(.step(step)))),
                        text: "\(step.rawValue + 1) " + names[step.rawValue])
                }
                isReached = isReached && editor.problem(at: step, action) == nil
            }
        }
    }

    /// What has been chosen and recorded, and the way on.
    private mutating func questFoot(_ editor: QuestEditor, _ model: Model) {
        let strings = model.strings
        let problem = editor.problem(at: editor.step, model.action(of: editor.draft))
        element("div", .class("sheet-foot")) { html in
            html.element("div", .class("summary"), .part("summary"), .literal("role", "status")) {
                html in
                html.icon(.goal)
                html.element("span", .class("grow")) { html in
                    html.element(
                        "span", .class("own-line"), .part("sentence"),
                        text: editor.draft.target == .none
                            ? strings.errorNoTarget
                            : model.sentence(editor.draft, upTo: editor.step))
                    if let words = model.soFar(editor) {
                        html.element(
                            "span", .class("sub own-line"), .part("preview"), text: words)
                    }
                }
            }
            html.element(
                "div", .class(editor.step == .target ? "foot-buttons one" : "foot-buttons")
            ) { html in
                if editor.step != .target {
                    html.element(
                        "button", .class("btn large"), .part("previous"),
                        .click(.goals(.quest(.back))), text: strings.goBack)
                }
                let isLast = editor.step == .amount
                html.element(
                    "button", .class("btn primary large"),
                    isLast ? .part("save") : .part("next"), .flag("disabled", problem != nil),
                    .click(.goals(.quest(isLast ? .save : .next))),
                    text: isLast ? strings.save : strings.next)
            }
        }
    }

    // MARK: 1 Target

    private mutating func questTarget(_ editor: QuestEditor, _ model: Model) {
        let strings = model.strings
        element(
            "div", .class("seg"), .literal("role", "radiogroup"), .label(strings.questStepTarget)
        ) {
            html in
            html.segment(
                strings.headingAction, isOn: editor.aim == .action, .goals(.quest(.aim(.action))))
            html.segment(
                strings.headingTag, isOn: editor.aim == .tag, .goals(.quest(.aim(.tag))))
            if case .health = editor.original.target {
                html.segment(
                    model.targetName(editor.original), isOn: editor.aim == .health,
                    .goals(.quest(.aim(.health))))
            }
        }
        switch editor.aim {
        case .action: questActions(editor, model)
        case .tag: questTags(editor, model)
        case .health: break
        }
    }

    /// One of a few, all in sight.
    private mutating func segment(_ words: String, isOn: Bool, _ message: Message) {
        element(
            "button", .type("button"), .literal("role", "radio"), .state("aria-checked", isOn),
            .click(message), text: words)
    }

    private mutating func questActions(_ editor: QuestEditor, _ model: Model) {
        let strings = model.strings
        element("label", .class("search")) { html in
            html.icon(.search, .small)
            html.void(
                "input", .class("field bare"), .type("search"), .part("find"),
                .literal("data-key", "find"), .literal("autocomplete", "off"),
                .attribute("value", editor.query), .label(strings.questFindAction),
                .attribute("placeholder", strings.questFindAction),
                .input(.goals(.quest(.search("")))))
        }
        let groups = model.actionGroups(matching: editor.query)
        for group in groups {
            element("section", .key(group.key)) { html in
                html.element("h3", .class("group-title"), text: group.title)
                html.element(
                    "div", .class("card flush rows glyphs"), .literal("role", "radiogroup"),
                    .label(group.title)
                ) { html in
                    for id in group.actions {
                        guard let action = model.ledger.action(id) else { continue }
                        html.targetRow(
                            action.colorHex(tags: model.ledger.tags), id: id, name: action.name,
                            hint: strings.kind(of: action),
                            isChosen: editor.draft.target == .action(id),
                            .goals(.quest(.action(id)))
                        ) { $0.symbol(action.symbolName) }
                    }
                }
            }
        }
        if groups.isEmpty {
            element("p", .class("empty"), text: strings.questNoAction)
            if model.ledger.actions.isEmpty {
                element(
                    "a", .class("btn primary large"), .href("/actions?new=1"),
                    text: strings.createFirstAction)
            }
        }
    }

    private mutating func questTags(_ editor: QuestEditor, _ model: Model) {
        let strings = model.strings
        guard !model.ledger.tags.isEmpty else {
            return element("p", .class("empty"), text: strings.questNoTags)
        }
        element(
            "div", .class("card flush rows glyphs"), .literal("role", "radiogroup"),
            .label(strings.headingTag)
        ) { html in
            for tag in model.ledger.tags {
                html.targetRow(
                    tag.colorHex, id: tag.id, name: tag.name,
                    hint: strings.actionCount(count: model.ledger.actions(wearing: tag.id)),
                    isChosen: editor.draft.target == .tag(tag.id), .goals(.quest(.tag(tag.id)))
                ) { $0.icon(.tag) }
            }
        }
        guard let tag = editor.draft.targetTag, let measure = editor.draft.measure else { return }
        element(
            "div", .literal("role", "radiogroup"), .part("measure"), .label(strings.questMeasure)
        ) { html in
            html.element("div", .class("group-title"), text: strings.questMeasure)
            html.element("div", .class("seg")) { html in
                for (choice, name) in [
                    (TrackingType.time, strings.trackTime), (.count, strings.trackCount),
                ] {
                    html.element(
                        "button", .type("button"), .literal("role", "radio"),
                        .attribute("data-value", choice.rawValue),
                        .state("aria-checked", choice == measure),
                        .flag("disabled", !model.canChooseMeasure(editor)),
                        .click(.goals(.quest(.measure(choice)))), text: name)
                }
            }
            html.element(
                "p", .class("footnote below"), .part("included"), .literal("role", "status"),
                text: strings.questIncluded(
                    count: model.actions(wearing: tag, trackedBy: measure)))
            html.element("p", .class("footnote"), text: strings.questMeasureFixed)
        }
    }

    private mutating func targetRow(
        _ color: String, id: RecordID, name: String, hint: String, isChosen: Bool,
        _ message: Message, glyph: (inout Html) -> Void
    ) {
        element(
            "button", .class("row"), .type("button"), .literal("role", "radio"), .part("target"),
            .key("target-" + id.text), .attribute("data-id", id.text), .colored(color),
            .state("aria-checked", isChosen), .click(message)
        ) { html in
            html.element("span", .class("glyph"), body: glyph)
            html.element("span", .class("grow")) { html in
                html.element("span", .class("name own-line"), text: name)
                html.element("span", .class("sub own-line"), text: hint)
            }
            html.element("span", .class(isChosen ? "radio on" : "radio")) { _ in }
        }
    }
}

extension Model {
    /// Actions by tag, without those whose name does not hold what is looked for.
    func actionGroups(matching query: String) -> [ActionGroup] {
        actionGroups.compactMap { group in
            let found = group.actions.filter { id in
                ledger.action(id).map { $0.trackingType != nil && $0.name.holds(query) } ?? false
            }
            return found.isEmpty
                ? nil : ActionGroup(key: group.key, title: group.title, actions: found)
        }
    }

    /// How much of the promise has been kept so far, in words; `nil` before it has a target.
    func soFar(_ editor: QuestEditor) -> String? {
        guard let preview = editor.preview else { return nil }
        let quest = editor.draft
        let isOwn = editor.step != .target
        let gauge = isOwn ? preview.gauge : preview.week
        if gauge.state == .noData { return strings.stateNoData }
        let span =
            switch isOwn ? quest.period : .weekly {
            case .weekly: strings.thisWeek
            case .monthly: strings.thisMonth
            case .custom: strings.spanPeriod
            case .daily, nil: strings.today
            }
        var words = strings.questSoFar(span: span, amount: amount(gauge.amount, of: quest))
        if editor.step == .amount {
            words += " · " + (strings.word(for: gauge.state, of: quest) ?? "\(gauge.percent)%")
        }
        return words
    }
}

extension String {
    /// Whether `part` occurs somewhere; Latin capitals are as small letters.
    func holds(_ part: String) -> Bool {
        func plain(_ text: String) -> [UInt8] {
            text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
        }
        let text = plain(self)
        let wanted = plain(TextRules.trimmed(part))
        guard text.count >= wanted.count else { return false }
        return (0...(text.count - wanted.count)).contains {
            text[$0..<($0 + wanted.count)].elementsEqual(wanted)
        }
    }
}
