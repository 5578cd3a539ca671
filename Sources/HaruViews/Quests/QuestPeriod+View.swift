import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The second step: when the quest applies.
    mutating func questPeriod(_ editor: QuestEditor, _ model: Model) {
        let strings = model.strings
        let draft = editor.draft
        let names = [
            strings.questDaily, strings.questWeekly, strings.questMonthly, strings.questCustom,
        ]
        element(
            "div", .class("seg four"), .literal("role", "radiogroup"), .part("period"),
            .label(strings.questStepPeriod)
        ) { html in
            for (period, name) in zip(Quest.Period.allCases, names) {
                html.element(
                    "button", .type("button"), .literal("role", "radio"),
                    .attribute("data-value", period.rawValue),
                    .state("aria-checked", period == draft.period),
                    .flag("disabled", draft.isSleep && period != .daily),
                    .click(.goals(.quest(.period(period)))), text: name)
            }
        }
        if draft.period == .daily {
            questSchedule(editor, model)
            if case .health = draft.target { return }
            questDeadline(editor, model)
        } else if draft.period == .custom, let first = draft.customStart, let last = draft.customEnd
        {
            element("div", .class("card flush rows")) { html in
                html.dateRow(
                    strings.pauseFirst, first, model.dateWords(first), part: "first",
                    .goals(.quest(.first(nil))))
                html.dateRow(
                    strings.pauseLast, last, model.dateWords(last), part: "last",
                    .goals(.quest(.last(nil))))
            }
        }
        if let problem = editor.problem(at: .period, model.action(of: draft)) {
            self.problem(problem, strings)
        }
    }

    private mutating func questSchedule(_ editor: QuestEditor, _ model: Model) {
        let strings = model.strings
        let draft = editor.draft
        let names = [
            strings.questEveryDay, strings.questWeekdays, strings.questMonthDays,
            strings.questOrdinal,
        ]
        element("div", .class("card stack schedule")) { html in
            html.element(
                "div", .class("cluster"), .literal("role", "radiogroup"), .part("schedule"),
                .label(strings.questSchedule)
            ) { html in
                for (mode, name) in zip(Quest.ScheduleMode.allCases, names) {
                    html.element(
                        "button", .class("chip"), .type("button"), .literal("role", "radio"),
                        .attribute("data-value", mode.rawValue),
                        .state("aria-checked", mode == draft.scheduleMode),
                        .click(.goals(.quest(.schedule(mode)))), text: name)
                }
            }
            switch draft.scheduleMode {
            case .weekdays:
                html.dayButtons(
                    strings.questWeekdays,
                    model.weekdays.map {
                        ($0, strings.weekdayName($0), draft.weekdays.contains($0))
                    }
                ) { .weekday($0) }
            case .monthDays:
                html.dayButtons(
                    strings.questMonthDays,
                    (1...31).map { ($0, "\($0)", draft.monthDays.contains($0)) }
                ) { .monthDay($0) }
                if draft.monthDays.numbers.contains(where: { $0 > 28 }) {
                    html.element("p", .class("small muted"), text: strings.questSkipsMonths)
                }
            case .ordinalWeekday:
                html.dayButtons(
                    strings.questWeekOfMonth,
                    (1...5).map { ($0, strings.ordinal($0), $0 == draft.ordinalWeek) }
                ) { .week($0) }
                html.dayButtons(
                    strings.questWeekdays,
                    model.weekdays.map {
                        ($0, strings.weekdayName($0), $0 == draft.ordinalWeekday)
                    }
                ) { .ordinalWeekday($0) }
            case .everyDay, nil: break
            }
        }
    }

    private mutating func dayButtons(
        _ name: String, _ days: [(number: Int, name: String, isOn: Bool)],
        _ message: (Int) -> QuestEditorMessage
    ) {
        element(
            "div", .class("days"), .literal("role", "group"), .label(name), .part("days")
        ) { html in
            for day in days {
                html.element(
                    "button", .type("button"), .state("aria-pressed", day.isOn),
                    .attribute("data-value", "\(day.number)"),
                    .click(.goals(.quest(message(day.number)))), text: day.name)
            }
        }
    }

    private mutating func questDeadline(_ editor: QuestEditor, _ model: Model) {
        let strings = model.strings
        let draft = editor.draft
        let minute = max(draft.deadlineMinutes, 0)
        element("div", .class("card flush rows")) { html in
            html.element("label", .class("row")) { html in
                html.element("span", .class("grow")) { html in
                    html.element("span", .class("name own-line"), text: strings.questDeadline)
                    html.element(
                        "span", .class("sub own-line"),
                        text: model.deadlineHint(draft) ?? strings.questDeadlineText)
                }
                html.void(
                    "input", .class("switch"), .type("checkbox"), .literal("role", "switch"),
                    .part("deadline"), .flag("checked", draft.isDeadlined),
                    .change(.goals(.quest(.toggleDeadline))))
            }
            guard draft.isDeadlined else { return }
            html.timeRow(
                strings.questDeadlineTime,
                value: strings.timeOfDay(minute: minute, countsToTwelve: model.countsToTwelve),
                isOpen: editor.isDeadlineOpen, .goals(.quest(.foldDeadline)))
            html.timeWheel(
                model.clockColumns(minute: minute) {
                    .goals(.quest(.deadline($0, index: 0)))
                }, isOpen: editor.isDeadlineOpen)
        }
    }

    // MARK: 3 Amount

    /// The third step: how much, and in which direction.
    mutating func questAmount(_ editor: QuestEditor, _ model: Model) {
        let strings = model.strings
        element(
            "div", .class("stack"), .literal("role", "radiogroup"), .part("direction"),
            .label(strings.questDirection)
        ) { html in
            html.directionChoice(
                .atLeast, strings.questAtLeast, strings.questAtLeastText, editor)
            html.directionChoice(.atMost, strings.questAtMost, strings.questAtMostText, editor)
        }
        element("div") { html in
            html.element("div", .class("group-title"), text: strings.questStepAmount)
            html.element("div", .class("card flush rows")) { html in
                if model.measure(of: editor.draft) == .count {
                    html.numberRow(editor, model)
                } else {
                    html.timeWheel(
                        model.lengthColumns(seconds: editor.draft.targetSeconds), isOpen: true)
                }
            }
        }
        if let problem = editor.problem
            ?? editor.problem(at: .amount, model.action(of: editor.draft))
        {
            self.problem(problem, strings)
        }
        guard !editor.isNew else { return }
        element(
            "button", .class("btn wide large danger"), .part("delete"),
            .click(.goals(.quest(.askDelete)))
        ) { html in
            html.icon(.trash, .small)
            html.element("span", text: strings.questDelete)
        }
    }

    private mutating func directionChoice(
        _ direction: Quest.Direction, _ name: String, _ hint: String, _ editor: QuestEditor
    ) {
        let isChosen = direction == editor.draft.direction
        element(
            "button", .class("choice"), .type("button"), .literal("role", "radio"),
            .attribute("data-value", direction.rawValue), .state("aria-checked", isChosen),
            .click(.goals(.quest(.direction(direction))))
        ) { html in
            html.element("b", text: name)
            html.element("span", text: hint)
            html.element("span", .class(isChosen ? "radio on" : "radio")) { _ in }
        }
    }

    private mutating func numberRow(_ editor: QuestEditor, _ model: Model) {
        let strings = model.strings
        element("div", .class("row")) { html in
            html.element("span", .class("grow name"), text: model.unit(of: editor.draft))
            html.element("span", .class("stepper")) { html in
                html.element(
                    "button", .class("icon-btn"), .type("button"), .label(strings.amountFewer),
                    .click(.goals(.quest(.raise(-1))))
                ) { $0.icon(.minus, .small) }
                html.void(
                    "input", .class("field bare amount"), .type("text"), .part("number"),
                    .literal("inputmode", "numeric"), .literal("maxlength", "9"),
                    .label(model.unit(of: editor.draft)), .attribute("value", editor.number),
                    .input(.goals(.quest(.number("")))))
                html.element(
                    "button", .class("icon-btn"), .type("button"), .label(strings.amountMore),
                    .click(.goals(.quest(.raise(1))))
                ) { $0.icon(.plus, .small) }
            }
        }
    }
}

extension Quest {
    var isSleep: Bool {
        if case .health(let key) = target { return sameBytes(key, HealthMetric.sleep.key) }
        return false
    }
}

extension Model {
    /// What a deadline before or at the start of the day means.
    func deadlineHint(_ quest: Quest) -> String? {
        guard quest.isDeadlined else { return nil }
        let start = ledger.settings.dayStartMinutes
        if quest.deadlineMinutes == start { return strings.questDeadlineWhole }
        return quest.deadlineMinutes < start ? strings.questDeadlineNext : nil
    }

    /// What the number of the third step counts; lengths and volumes in their smallest unit.
    func unit(of quest: Quest) -> String {
        guard case .health(let key) = quest.target, let metric = HealthMetric(key: key) else {
            return strings.questNumber
        }
        return switch metric {
        case .distance: "m"
        case .waterIntake: "mL"
        case .activeEnergy: "kcal"
        case .standHours: strings.questHours
        case .steps, .exerciseTime, .sleep, .mindfulTime, .workout: strings.name(of: metric)
        }
    }

    /// The columns of hours, 0…999, and minutes.
    func lengthColumns(seconds: Int) -> [WheelColumn] {
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let strings = strings
        return [
            WheelColumn(
                name: strings.questHours, count: 1000, selected: hours,
                turned: .goals(.quest(.hours(0)))
            ) { $0 == hours ? strings.durationHours(hours: $0) : "\($0)" },
            WheelColumn(
                name: strings.wheelMinute, count: 60, selected: minutes,
                turned: .goals(.quest(.minutes(0)))
            ) { $0 == minutes ? strings.durationMinutes(minutes: $0) : "\($0)" },
        ]
    }
}
