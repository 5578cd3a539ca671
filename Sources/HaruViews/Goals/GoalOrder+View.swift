import HaruCore
import HaruIcons
import HaruStrings

extension Html {
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
