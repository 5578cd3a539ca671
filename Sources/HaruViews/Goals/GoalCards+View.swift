import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The chosen goals on Home (app 5.2): pages on a phone, side by side elsewhere.
    mutating func goalCards(_ model: Model) {
        let cards = model.goalCards
        guard !cards.isEmpty else { return }
        let page = min(model.goals.page, cards.count - 1)
        let isPaged = model.layout == .phone && cards.count > 1
        element("section", .class("goal-cards"), .key("goal-cards"), .label(model.strings.tabGoals))
        {
            html in
            html.element(
                "div", .class("pager"),
                .attribute("data-pager", isPaged ? "goals.page" : nil),
                .attribute("data-page", isPaged ? "\(page)" : nil)
            ) { html in
                for figures in cards { html.goalCard(figures, model) }
            }
            guard isPaged else { return }
            html.element("div", .class("dots"), .part("goal-dots")) { html in
                for i in cards.indices {
                    html.element(
                        "button",
                        .label(model.strings.goalCardPage(count: cards.count, place: "\(i + 1)")),
                        .attribute("aria-current", i == page ? "true" : nil),
                        .click(.goals(.page(i)))
                    ) { _ in }
                }
            }
        }
    }

    private mutating func goalCard(_ figures: GoalFigures, _ model: Model) {
        let goal = figures.goal
        element(
            "article", .class("card goal-card"), .part("goal-card"), .key("card-" + goal.id.text),
            .attribute("data-id", goal.id.text), .dataState(figures.standing.name),
            .colored(goal.colorHex)
        ) { html in
            html.element(
                "a", .class("goal-head"), .part("goal-open"), .href(Route.goal(goal.id).path)
            ) { html in
                html.element("span", .class("glyph")) { $0.symbol(goal.symbolName) }
                html.element("h2", .class("grow"), text: goal.title)
                html.cardBadge(figures, model)
            }
            guard !figures.quests.isEmpty else { return }
            if model.preferences.hasCombinedCards {
                html.combinedGauges(figures, model)
            } else {
                html.cardQuests(figures, model)
            }
        }
    }

    /// What stands at the end of the title: that it needs a person, that it rests, or the days left.
    private mutating func cardBadge(_ figures: GoalFigures, _ model: Model) {
        switch figures.standing {
        case .inProgress, .achieved, .notAchieved:
            if let words = model.remaining(figures.goal) {
                element("span", .class("badge"), .part("remaining"), text: words)
            }
        case .paused, .waiting:
            element(
                "span", .class("badge"), .part("badge"),
                text: model.strings.name(of: figures.standing))
        case .needsReview:
            element(
                "span", .class("badge warn"), .part("badge"),
                text: model.strings.goalNeedsReview)
        }
    }

    /// Day, week and month, each the mean of the quests.
    mutating func combinedGauges(_ figures: GoalFigures, _ model: Model) {
        element("div", .class("quests")) { html in
            for span in [Span.day, .week, .month] {
                html.element("div", .class("quest combined")) { html in
                    html.element("span", .class("q-name"), text: model.strings.name(of: span))
                    html.element("span", .class("q-val")) { html in
                        html.combinedWord(figures.combined(over: span), model.strings)
                    }
                    html.combinedGauge(figures.combined(over: span))
                }
            }
        }
    }

    private mutating func combinedWord(_ combined: GoalProgress.Combined, _ strings: Strings) {
        switch combined {
        case .ratio(let ratio): text("\(Gauge.percent(ratio))%")
        case .noQuests: element("span", .class("state"), text: strings.goalNoQuests)
        case .noData: element("span", .class("state"), text: strings.stateNoData)
        case .paused: element("span", .class("state"), text: strings.statePaused)
        }
    }

    private mutating func combinedGauge(_ combined: GoalProgress.Combined) {
        switch combined {
        case .ratio(let ratio): gauge(ratio, ratio >= 1 ? .done : .open)
        case .noQuests, .noData: gauge(0, .noData)
        case .paused: gauge(0, .paused)
        }
    }

    private mutating func cardQuests(_ figures: GoalFigures, _ model: Model) {
        let id = figures.goal.id
        let isUnfolded = model.goals.unfolded.contains(id)
        let shown = isUnfolded ? figures.quests.count : min(figures.quests.count, Model.cardQuests)
        element("div", .class("quests")) { html in
            for quest in figures.quests[..<shown] { html.cardQuest(quest, model) }
        }
        let hidden = figures.quests.count - Model.cardQuests
        guard hidden > 0 else { return }
        element(
            "button", .class("more"), .part("more"), .state("aria-expanded", isUnfolded),
            .click(.goals(.unfold(id)))
        ) { html in
            html.element(
                "span",
                text: isUnfolded ? model.strings.goalLess : model.strings.goalMore(count: hidden))
            html.icon(isUnfolded ? .chevronUp : .chevronDown, .tiny)
        }
    }

    private mutating func cardQuest(_ figures: QuestFigures, _ model: Model) {
        let quest = figures.quest
        let isLimit = quest.direction == .atMost
        element(
            "div", .class("quest"), .part("quest-row"), .key("card-" + quest.id.text),
            .attribute("data-id", quest.id.text), .colored(model.color(of: quest))
        ) { html in
            html.targetSymbol(quest, model)
            html.element("span", .class("q-name")) { html in
                html.element("span", text: model.targetName(quest))
                html.streak(figures.streak, model.strings)
            }
            html.element("span", .class("q-val")) { html in
                html.gaugeWord(
                    figures.day, of: quest,
                    extra: isLimit ? figures.current.map { model.amount($0, of: quest) } : nil,
                    model)
            }
            html.gauge(figures.day.fill, figures.day.state)
        }
    }
}

extension Model {
    /// How many quests a folded card shows.
    static let cardQuests = 3

    /// The goals on Home: those that a person chose, or the first two in progress.
    var pinnedGoals: [RecordID] {
        guard preferences[PreferenceKey.pinnedGoals] != nil else {
            return goalsInProgress.prefix(2).map { $0.goal.id }
        }
        return preferences.ids(PreferenceKey.pinnedGoals)
    }

    /// What is finished or deleted is passed over.
    var goalCards: [GoalFigures] {
        pinnedGoals.compactMap { id in
            goals.ledger.figures(id).flatMap { $0.goal.isSettled ? nil : $0 }
        }
    }
}

extension Preferences {
    /// Cards show a goal's quests as one.
    var hasCombinedCards: Bool {
        self[PreferenceKey.goalCardStyle].map { sameBytes($0, "combined") } ?? false
    }
}
