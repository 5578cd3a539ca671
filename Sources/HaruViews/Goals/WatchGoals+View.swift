import HaruCore
import HaruStrings

extension Html {
    /// The goals in progress that a person chose for small windows (app 18).
    mutating func watchGoals(_ model: Model) {
        let chosen = model.preferences.ids(PreferenceKey.watchGoals)
        let goals = model.goalsInProgress.filter { chosen.contains($0.goal.id) }
        watchScreen("watch-goals", title: model.strings.tabGoals, model) { html in
            for figures in goals {
                html.element(
                    "section", .class("watch-goal"), .part("goal"), .key(figures.goal.id.text),
                    .attribute("data-id", figures.goal.id.text), .colored(figures.goal.colorHex)
                ) { html in
                    html.element("h2", text: figures.goal.title)
                    html.combinedGauges(figures, model)
                }
            }
            if goals.isEmpty { html.element("p", text: model.strings.goalsForWatch) }
        }
    }
}
