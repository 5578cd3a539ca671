import HaruCore
import HaruIcons
import HaruReplica
import HaruStrings

extension Html {
    /// One goal: its quests, its dates, its pauses (app 8.1).
    mutating func goal(_ id: RecordID, _ model: Model) {
        let strings = model.strings
        let figures = model.goals.ledger.figures(id)
        element("main", .class("main"), .screen("goal"), .attribute("data-id", id.text)) { html in
            let isSettled = figures?.goal.isSettled ?? false
            html.topBar(model, back: (isSettled ? Route.goalsFinished : .goals).path) { html in
                guard figures != nil else { return }
                html.element(
                    "button", .class("btn plain"), .part("edit"), .click(.goals(.edit(id))),
                    text: strings.edit)
            }
            guard let figures else { return html.goneGoal(strings) }
            html.goalTitle(figures, model)
            html.element("div", .class("columns goal")) { html in
                html.goalQuests(figures, model)
                html.element(
                    "div", .class("stack groups controls"), .literal("data-key", "controls")
                ) { html in
                    html.goalFacts(figures, model)
                    if !isSettled {
                        let goal = figures.goal.id
                        html.pauses(
                            model.goals.ledger.pauses(of: goal, from: model.ledger.today),
                            of: goal, .goal, isResting: figures.standing == .paused, strings)
                    }
                    html.goalDeeds(figures, model)
                }
            }
        }
        celebration(model)
    }

    private mutating func goneGoal(_ strings: Strings) {
        element("div", .class("empty first"), .part("empty"), .dataState("empty")) { html in
            html.icon(.trash)
            html.element("h1", .class("lead"), text: strings.goalIsGone)
            html.element(
                "a", .class("btn primary"), .href(Route.goals.path), text: strings.goalsGo)
        }
    }

    private mutating func goalTitle(_ figures: GoalFigures, _ model: Model) {
        let goal = figures.goal
        element(
            "div", .class("title action-title"), .dataState(figures.standing.name),
            .part("goal-title"), .colored(goal.colorHex)
        ) { html in
            html.element("span", .class("glyph solid huge")) { $0.symbol(goal.symbolName) }
            html.element("div", .class("grow")) { html in
                html.element("h1", text: goal.title)
                html.goalBadges(figures, model)
            }
        }
    }

    private mutating func goalQuests(_ figures: GoalFigures, _ model: Model) {
        let strings = model.strings
        let goal = figures.goal
        element("section", .part("quests"), .literal("data-key", "quests")) { html in
            html.element("div", .class("split group-head")) { html in
                html.element("h2", .class("group-title"), text: strings.questsTitle)
                if figures.quests.count > 1 {
                    html.element(
                        "button", .class("icon-btn quiet"), .part("reorder"),
                        .label(strings.questsReorder), .click(.goals(.reorderQuests(goal.id)))
                    ) { $0.icon(.swapVertical, .small) }
                }
            }
            html.element("div", .class("card flush quest-list"), .colored(goal.colorHex)) { html in
                if figures.elapsed != nil || figures.standing == .needsReview
                    || figures.standing == .waiting
                {
                    html.element("div", .class("goal-row")) { html in
                        html.elapsed(figures, model)
                        html.goalQuestion(figures, model)
                    }
                }
                for quest in figures.quests {
                    html.questRow(quest, isSettled: goal.isSettled, model)
                }
                if figures.quests.isEmpty {
                    html.element(
                        "p", .class("row muted"), .dataState("noQuests"),
                        text: strings.goalNoQuestsYet)
                }
                html.addQuestRow(goal.id, strings)
            }
        }
    }

    /// Its dates, and what it takes to achieve it.
    private mutating func goalFacts(_ figures: GoalFigures, _ model: Model) {
        let strings = model.strings
        let goal = figures.goal
        element("div") { html in
            html.element("h2", .class("group-title"), text: strings.goalDates)
            html.element("div", .class("card flush rows facts")) { html in
                html.goalFact(strings.goalStart, model.dateWords(goal.startDay))
                html.goalFact(
                    strings.goalEnd, goal.endDay.map { model.dateWords($0) } ?? strings.goalNoEnd)
                if let judgedAt = goal.judgedAt {
                    html.goalFact(
                        strings.goalJudged, model.dateWords(model.ledger.boundary.day(of: judgedAt))
                    )
                }
                html.goalFact(strings.goalThreshold, "\(goal.achieveThresholdPercent)%")
            }
        }
        if !goal.isSettled {
            element("div") { html in
                html.element("div", .class("card flush rows")) { html in
                    html.switchRow(
                        strings.goalOnHome, isOn: model.pinnedGoals.contains(goal.id),
                        part: "pin", .goals(.pin(goal.id)))
                }
                html.element("p", .class("footnote below"), text: strings.staysHere)
            }
        }
    }

    private mutating func goalFact(_ name: String, _ value: String) {
        element("div", .class("row")) { html in
            html.element("span", .class("grow name"), text: name)
            html.element("span", .class("value num"), text: value)
        }
    }

    private mutating func goalDeeds(_ figures: GoalFigures, _ model: Model) {
        let strings = model.strings
        let goal = figures.goal
        element("div", .class("card flush rows")) { html in
            if goal.status == .inProgress, goal.endDay == nil {
                html.deed(.checkAll, strings.goalFinish, "finish", .goals(.askFinish(goal.id)))
            }
            html.element(
                "button", .class("row bad"), .part("delete"), .click(.goals(.askDelete(goal.id)))
            ) { html in
                html.icon(.trash)
                html.element("span", .class("grow name"), text: strings.delete)
            }
        }
    }
}
