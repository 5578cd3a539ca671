import HaruCore
import HaruIcons
import HaruStrings

// The small pages under Settings.
extension Html {
    /// What the plan holds; a server that a person runs holds everything (sync 11.1).
    mutating func premium(_ model: Model) {
        let strings = model.strings
        element("main", .class("main"), .screen("premium")) { html in
            html.topBar(model, back: "/settings")
            html.element("div", .class("title")) { $0.element("h1", text: strings.premium) }
            html.element("div", .class("empty first")) { html in
                html.icon(.premium)
                html.element(
                    "p", .class("lead"),
                    text: model.plan == .paid
                        ? strings.everythingIncluded : strings.premiumByServer)
            }
        }
    }

    /// The diary is not for a phone (app 4.1).
    mutating func diaryUnavailable(_ model: Model) {
        element("main", .class("main"), .screen("diary-unavailable")) { html in
            html.topBar(model)
            html.element("div", .class("empty first")) { html in
                html.icon(Tab.diary.glyph)
                html.element("h1", .class("lead"), text: model.strings.diaryNeedsLarger)
                html.element("a", .class("btn"), .href("/"), text: model.strings.goHome)
            }
        }
    }
}
