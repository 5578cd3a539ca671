import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// A bar: how full it is, and how it looks.
    mutating func gauge(_ fill: Double, _ state: Gauge.State, isThin: Bool = false) {
        let value = Html.decimal(fill)
        element(
            "span", .class(isThin ? "gauge thin" : "gauge"), .part("gauge"),
            .attribute("data-value", value), .dataState(state.name), .style("--v:" + value)
        ) { _ in }
    }

    /// What stands beside a bar: a percentage, or a word in its place (app 1.3).
    ///
    /// - Parameter extra: what was done, behind the word of a limit.
    mutating func gaugeWord(_ gauge: Gauge, of quest: Quest, extra: String? = nil, _ model: Model) {
        guard let word = model.strings.word(for: gauge.state, of: quest) else {
            return element(
                "b", .class(gauge.percent > 100 ? "ok" : nil), .part("percent"),
                text: "\(gauge.percent)%")
        }
        let done = extra.map { " · " + $0 } ?? ""
        switch gauge.state {
        case .within, .periodFulfilled:
            element("span", .class("state ok"), .part("quest-state")) { html in
                html.icon(.check, .tiny)
                html.text(word + (gauge.state == .within ? done : ""))
            }
        case .over:
            element("span", .class("state bad"), .part("quest-state"), text: "! " + word + done)
        default: element("span", .class("state"), .part("quest-state"), text: word)
        }
    }

    mutating func streak(_ streak: Streak?, _ strings: Strings) {
        guard let streak else { return }
        element("span", .class("streak"), .part("streak")) { html in
            html.icon(.flame, .tiny)
            html.text(strings.streak(streak))
        }
    }

    /// 0…1 with four decimals, rounded down.
    static func decimal(_ value: Double) -> String {
        let parts = Int(min(max(value, 0), 1) * 10_000 + 1e-6)
        return parts == 10_000 ? "1" : "0." + String(String(parts + 10_000).dropFirst())
    }
}

extension Gauge.State {
    /// As styles and tests know it; nothing in particular is the plain bar.
    var name: StaticString? {
        switch self {
        case .noData: "noData"
        case .paused: "paused"
        case .notScheduled: "notScheduled"
        case .periodFulfilled: "periodFulfilled"
        case .within: "within"
        case .over: "over"
        case .done: "done"
        case .open: nil
        }
    }
}
