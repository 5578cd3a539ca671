import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The goals in progress with their quests (app 8.1).
    mutating func goals(_ model: Model) {
        let strings = model.strings
        let goals = model.goalsInProgress
        element("main", .class("main"), .screen("goals")) { html in
            html.topBar(model) { html in
                if goals.count > 1 {
                    html.element(
                        "button", .class("icon-btn"), .part("reorder"),
                        .label(strings.goalsReorder), .click(.goals(.reorder))
                    ) { $0.icon(.swapVertical) }
                }
                html.element(
                    "button", .class("icon-btn"), .part("add"), .label(strings.goalAdd),
                    .click(.goals(.add))
                ) { $0.icon(.plus) }
            }
            html.element("div", .class("title")) { $0.element("h1", text: strings.tabGoals) }
            html.goalTabs(model)
            if goals.isEmpty { html.noGoals(strings) } else { html.goalSections(goals, model) }
            html.finishedLink(model)
        }
        celebration(model)
    }

    /// Goals and habits are two sides of one tab.
    mutating func goalTabs(_ model: Model) {
        // A habit may stand beside the list of habits.
        let here = if case .habit = model.route { Route.habits } else { model.route }
        element("nav", .class("seg goal-tabs"), .label(model.strings.tabGoals)) { html in
            for (route, name) in [
                (Route.goals, model.strings.tabGoals), (.habits, model.strings.habitsTitle),
            ] {
                html.element(
                    "a", .href(route.path),
                    .attribute("aria-current", route == here ? "page" : nil), text: name)
            }
        }
    }

    private mutating func noGoals(_ strings: Strings) {
        element("div", .class("empty"), .part("empty"), .dataState("empty")) { html in
            html.icon(.goal)
            html.element("p", text: strings.goalsEmpty)
            html.element(
                "button", .class("btn primary large"), .click(.goals(.add)), text: strings.add)
        }
    }

    /// In two columns of about the same height where there is room.
    private mutating func goalSections(_ goals: [GoalFigures], _ model: Model) {
        let rows = goals.map { 2 + (model.isFolded($0.goal) ? 0 : 2 * $0.quests.count) }
        let whole = rows.reduce(0, +)
        var left = 0
        var split = 0
        while split < goals.count, left * 2 < whole {
            left += rows[split]
            split += 1
        }
        element("div", .class("columns goals")) { html in
            html.element("div", .class("stack")) { html in
                for goal in goals[..<split] { html.goalSection(goal, model) }
            }
            if split < goals.count {
                html.element("div", .class("stack")) { html in
                    for goal in goals[split...] { html.goalSection(goal, model) }
                }
            }
        }
    }

    private mutating func goalSection(_ figures: GoalFigures, _ model: Model) {
        let goal = figures.goal
        let isFolded = model.isFolded(goal)
        element(
            "section", .class("card flush"), .part("goal"), .key(goal.id.text),
            .attribute("data-id", goal.id.text), .dataState(figures.standing.name),
            .colored(goal.colorHex)
        ) { html in
            html.element("div", .class("goal-row")) { html in
                html.goalHead(figures, isFolded: isFolded, model)
                html.elapsed(figures, model)
                html.goalQuestion(figures, model)
            }
            guard !isFolded else { return }
            for quest in figures.quests { html.questRow(quest, isSettled: false, model) }
            if figures.quests.isEmpty, figures.standing != .needsReview {
                html.addQuestRow(goal.id, model.strings)
            }
        }
    }

    /// The name leads to the goal from anywhere on the row; what else can be pressed lies over it.
    private mutating func goalHead(_ figures: GoalFigures, isFolded: Bool, _ model: Model) {
        let goal = figures.goal
        element("div", .class("goal-head")) { html in
            html.element("span", .class("glyph big")) { $0.symbol(goal.symbolName) }
            html.element("div", .class("grow")) { html in
                html.element("h2") { html in
                    html.element(
                        "a", .class("whole"), .href(Route.goal(goal.id).path), text: goal.title)
                }
                html.goalBadges(figures, model)
            }
            guard !figures.quests.isEmpty else { return }
            html.element(
                "button", .class("icon-btn quiet fold-quests"), .part("fold"),
                .state("aria-expanded", !isFolded),
                .label(model.strings.goalQuestsOf(name: goal.title)),
                .click(.goals(.fold(goal.id)))
            ) { $0.icon(.chevronRight, .small) }
        }
    }

    /// Where the goal stands, and how long it has to go.
    mutating func goalBadges(_ figures: GoalFigures, _ model: Model) {
        let strings = model.strings
        let name = strings.name(of: figures.standing)
        element("div", .class("cluster")) { html in
            switch figures.standing {
            case .needsReview:
                html.element(
                    "button", .class("badge warn"), .part("badge"),
                    .click(.goals(.askFinish(figures.goal.id)))
                ) { html in
                    html.text(name)
                    html.icon(.chevronRight, .tiny)
                }
            case .achieved:
                html.element("span", .class("badge ok"), .part("badge")) { html in
                    html.icon(.check, .tiny)
                    html.text(name)
                }
            case .inProgress, .paused, .notAchieved, .waiting:
                html.element("span", .class("badge"), .part("badge"), text: name)
            }
            if let words = model.remaining(figures.goal) {
                html.element("span", .class("badge"), .part("remaining"), text: words)
            }
            if figures.quests.isEmpty, figures.standing == .inProgress {
                html.element(
                    "span", .class("state"), .dataState("noQuests"), text: strings.goalNoQuests)
            }
        }
    }

    /// How much of its dates has gone by.
    mutating func elapsed(_ figures: GoalFigures, _ model: Model) {
        guard let elapsed = figures.elapsed, let endDay = figures.goal.endDay else { return }
        let strings = model.strings
        let end = strings.shortDay(endDay)
        element("div", .class("span-bar"), .part("elapsed")) { html in
            html.gauge(elapsed, .open, isThin: true)
            html.element("span", .class("split")) { html in
                html.element("span", text: strings.shortDay(figures.goal.startDay))
                html.element(
                    "span",
                    text: endDay < model.ledger.today ? strings.goalEndedOn(date: end) : end)
            }
        }
    }

    /// What a person is asked or told when the goal has ended and was not judged.
    mutating func goalQuestion(_ figures: GoalFigures, _ model: Model) {
        let strings = model.strings
        if figures.standing == .waiting {
            element("p", .class("small muted"), text: strings.goalWaitingText)
        }
        guard figures.standing == .needsReview else { return }
        element(
            "p", .class("small muted"),
            text: figures.quests.isEmpty ? strings.goalAskWithoutQuests : strings.goalAskAchieved)
        element("div", .class("cluster answers")) { html in
            html.element(
                "button", .class("btn grow"), .part("not-achieved"),
                .click(.goals(.answer(figures.goal.id, isAchieved: false))),
                text: strings.goalNotAchieved)
            html.element(
                "button", .class("btn primary grow"), .part("achieved"),
                .click(.goals(.answer(figures.goal.id, isAchieved: true))),
                text: strings.goalAchieved)
        }
    }

    /// What a quest is about, what it promises, and how it stands.
    ///
    /// - Parameter isSettled: its goal was judged, and nothing is reckoned any more.
    mutating func questRow(_ figures: QuestFigures, isSettled: Bool, _ model: Model) {
        let quest = figures.quest
        element(
            "button", .class("quest-row"), .part("quest-row"), .key(quest.id.text),
            .attribute("data-id", quest.id.text), .colored(model.color(of: quest)),
            .attribute(
                "data-swipe", Message.goals(.swipeQuest(quest.id, isLeft: true)).text),
            .click(.goals(.editQuest(quest.id)))
        ) { html in
            html.element("span", .class("head")) { html in
                html.element("span", .class("glyph small")) { $0.targetSymbol(quest, model) }
                html.element("span", .class("grow")) { html in
                    html.element("span", .class("name own-line"), text: model.targetName(quest))
                    html.element("span", .class("sub own-line"), text: model.line(quest))
                }
                html.streak(figures.streak, model.strings)
                if case .health = quest.target { html.icon(.health, .small) }
            }
            guard !isSettled else { return }
            html.element("span", .class(quest.period == .custom ? "trio two" : "trio")) { html in
                html.spanGauge(figures.day, model.strings.spanDay, quest, model)
                if quest.period == .custom {
                    html.spanGauge(figures.month, model.strings.spanPeriod, quest, model)
                } else {
                    html.spanGauge(figures.week, model.strings.spanWeek, quest, model)
                    html.spanGauge(figures.month, model.strings.spanMonth, quest, model)
                }
            }
        }
    }

    private mutating func spanGauge(
        _ gauge: Gauge, _ name: String, _ quest: Quest, _ model: Model
    ) {
        element("span", .class("span-gauge")) { html in
            html.element("span", .class("k")) { html in
                html.element("span", text: name)
                html.gaugeWord(gauge, of: quest, model)
            }
            html.gauge(gauge.fill, gauge.state)
        }
    }

    mutating func addQuestRow(_ goal: RecordID, _ strings: Strings) {
        element(
            "button", .class("row add-row"), .part("add-quest"),
            .click(.goals(.addQuest(goal: goal)))
        ) { html in
            html.icon(.plus, .small)
            html.element("span", text: strings.questAdd)
        }
    }

    private mutating func finishedLink(_ model: Model) {
        let count = model.goalsFinished.count
        element(
            "a", .class("card row finished"), .part("finished"),
            .href(Route.goalsFinished.path)
        ) { html in
            html.element("span", .class("grow name"), text: model.strings.goalsFinished)
            html.element("span", .class("value")) { html in
                html.element("span", .class("num"), text: String(count))
                html.icon(.chevronRight, .small)
            }
        }
    }

    /// The goals that were judged, the newest first.
    mutating func goalsFinished(_ model: Model) {
        let strings = model.strings
        let goals = model.goalsFinished
        element("main", .class("main"), .screen("goals-finished")) { html in
            html.topBar(model, back: Route.goals.path)
            html.element("div", .class("title")) { $0.element("h1", text: strings.goalsFinished) }
            guard !goals.isEmpty else {
                return html.element("div", .class("empty"), .dataState("empty")) { html in
                    html.icon(.goal)
                    html.element("p", text: strings.goalsNoneFinished)
                }
            }
            html.element("div", .class("card flush rows glyphs narrow")) { html in
                for figures in goals { html.finishedRow(figures, model) }
            }
        }
    }

    private mutating func finishedRow(_ figures: GoalFigures, _ model: Model) {
        let goal = figures.goal
        element(
            "a", .class("row"), .part("item"), .key(goal.id.text),
            .attribute("data-id", goal.id.text), .dataState(figures.standing.name),
            .colored(goal.colorHex), .href(Route.goal(goal.id).path)
        ) { html in
            html.element("span", .class("glyph")) { $0.symbol(goal.symbolName) }
            html.element("span", .class("grow")) { html in
                html.element("span", .class("name own-line"), text: goal.title)
                html.element(
                    "span", .class("sub own-line"),
                    text: model.strings.days(goal.startDay, model.lastDay(of: goal)))
            }
            html.goalBadges(figures, model)
        }
    }

    /// A ring of leaves around a goal that has just been achieved.
    mutating func celebration(_ model: Model) {
        guard let id = model.goals.celebrated, let figures = model.goals.ledger.figures(id) else {
            return
        }
        element(
            "div", .class("celebration"), .part("celebration"), .key("celebration-" + id.text),
            .colored(figures.goal.colorHex), .hiddenFromReaders
        ) { html in
            html.element("span", .class("leaves")) { html in
                for i in 0..<12 { html.element("i", .style("--i:\(i)")) { _ in } }
                html.element("span", .class("glyph solid huge")) {
                    $0.symbol(figures.goal.symbolName)
                }
            }
        }
    }
}

extension GoalFigures.Standing {
    var name: StaticString {
        switch self {
        case .inProgress: "inProgress"
        case .paused: "paused"
        case .achieved: "achieved"
        case .notAchieved: "notAchieved"
        case .needsReview: "needsReview"
        case .waiting: "loading"
        }
    }
}

extension Model {
    /// In their order.
    var goalsInProgress: [GoalFigures] { goals.ledger.goals.filter { !$0.goal.isSettled } }

    /// Whose numbers the screen shows; `nil`: those of all.
    var goalsInSight: [RecordID]? {
        switch route {
        case .main: pinnedGoals
        case .goals, .goalsFinished: nil
        case .goal(let id): [id]
        case .watch: preferences.ids(PreferenceKey.watchGoals)
        default: []
        }
    }

    /// The newest first.
    var goalsFinished: [GoalFigures] {
        goals.ledger.goals.filter { $0.goal.isSettled }.ordered { a, b in
            (a.goal.judgedAt ?? now, a.goal.id) > (b.goal.judgedAt ?? now, b.goal.id)
        }
    }

    func isFolded(_ goal: Goal) -> Bool {
        preferences.ids(PreferenceKey.goalsCollapsed).contains(goal.id)
    }

    /// The day that the goal ended on; `nil` while it goes on.
    func lastDay(of goal: Goal) -> LocalDay? {
        goal.endDay ?? goal.judgedAt.map { ledger.boundary.day(of: $0) }
    }
}
