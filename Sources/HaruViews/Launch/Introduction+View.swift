import HaruCore
import HaruIcons
import HaruStrings

// The pictures of the introduction, made of the parts that the screens are made of.
extension Html {
    mutating func introduction(_ page: Int, _ strings: Strings) {
        switch page {
        case 0: introductionTiles(strings)
        case 1: introductionGoal(strings)
        default: introductionTags(strings)
        }
    }

    private mutating func introductionTiles(_ strings: Strings) {
        element("div", .class("intro tiles")) { html in
            html.introductionTile("moss", "book", strings.exampleReading) {
                $0.element("span", .class("t-fig")) {
                    $0.element("b") { $0.figure(strings.duration(seconds: 4800)) }
                }
            }
            html.introductionTile("indigo", "language", strings.introEnglish, isRunning: true) {
                $0.element("span", .class("t-fig")) { $0.element("b", text: "42:18") }
            }
            html.introductionTile("sky", "water", strings.exampleWater) {
                $0.element("span", .class("t-fig count")) { $0.element("b", text: "5") }
            }
        }
    }

    private mutating func introductionTile(
        _ color: StaticString, _ symbol: String, _ name: String, isRunning: Bool = false,
        figure: (inout Html) -> Void
    ) {
        element("div", .class("tile-cell")) { html in
            html.element(
                "div", .class("tile"), .literal("data-tag", color),
                .dataState(isRunning ? "running" : nil)
            ) { html in
                html.symbol(symbol)
                html.element("span", .class("t-name"), text: name)
                figure(&html)
                if isRunning { html.element("span", .class("rec")) { _ in } }
            }
        }
    }

    private mutating func introductionGoal(_ strings: Strings) {
        element("div", .class("intro card goal-card"), .literal("data-tag", "orange")) { html in
            html.element("div", .class("goal-head")) { html in
                html.element("span", .class("glyph")) { $0.symbol("run") }
                html.element("span", .class("grow strong"), text: strings.introGoal)
            }
            html.element("div", .class("quests")) { html in
                html.introductionQuest(
                    "orange", "run", strings.introRunning, strings.introStreakWeeks, percent: 71)
                html.introductionQuest(
                    "teal", "yoga", strings.introStretching, strings.introStreakDays,
                    percent: 100)
            }
        }
    }

    private mutating func introductionQuest(
        _ color: StaticString, _ symbol: String, _ name: String, _ streak: String, percent: Int
    ) {
        element("div", .class("quest"), .literal("data-tag", color)) { html in
            html.symbol(symbol)
            html.element("span", .class("q-name")) { html in
                html.element("span", text: name)
                html.element("span", .class("streak")) { html in
                    html.icon(.flame, .tiny)
                    html.element("span", text: streak)
                }
            }
            html.element("span", .class("q-val"), text: "\(percent)%")
            html.element(
                "span", .class("gauge"), .dataState(percent == 100 ? "done" : nil),
                .style(Html.part(percent))
            ) { _ in }
        }
    }

    private mutating func introductionTags(_ strings: Strings) {
        element("div", .class("intro card stack")) { html in
            html.element("span", .class("strong"), text: strings.introByTag)
            html.introductionBar(
                "blue", strings.introStudy, strings.duration(seconds: 10_020), percent: 100)
            html.introductionBar(
                "moss", strings.exampleLife, strings.duration(seconds: 7_200), percent: 72)
            html.introductionBar(
                "orange", strings.exampleHealth, strings.duration(seconds: 4_140), percent: 41)
        }
    }

    private mutating func introductionBar(
        _ color: StaticString, _ name: String, _ value: String, percent: Int
    ) {
        element("div", .class("hbar"), .literal("data-tag", color)) { html in
            html.element("span", .class("n"), text: name)
            html.element("span", .class("v"), text: value)
            html.element("span", .class("b"), .style(Html.part(percent))) {
                $0.element("i") { _ in }
            }
        }
    }

    /// How much of a gauge is filled.
    private static func part(_ percent: Int) -> String {
        percent == 100 ? "--v:1" : "--v:0." + (percent < 10 ? "0" : "") + "\(percent)"
    }
}
