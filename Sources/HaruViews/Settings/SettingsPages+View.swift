import HaruCore
import HaruIcons
import HaruStrings

// The small pages under Settings.
extension Html {
    /// What the plan holds; a server that a person runs holds everything (sync 11.1).
    mutating func premium(_ model: Model) {
        page("premium", title: model.strings.premium, model) { html in
            html.element("div", .class("empty first")) { html in
                html.icon(.premium)
                html.element(
                    "p", .class("lead"),
                    text: model.plan == .paid
                        ? model.strings.everythingIncluded : model.strings.premiumByServer)
            }
        }
    }

    private mutating func page(
        _ id: StaticString, title: String, _ model: Model, body: (inout Html) -> Void
    ) {
        element("main", .class("main"), .screen(id)) { html in
            html.element("header", .class("topbar")) { html in
                html.element("div", .class("tools")) { html in
                    html.element(
                        "a", .class("icon-btn"), .href("/settings"), .label(model.strings.goBack)
                    ) { $0.icon(.arrowLeft) }
                }
                html.element("div", .class("strong")) { _ in }
                html.element("div", .class("tools")) { _ in }
            }
            html.element("div", .class("title")) { $0.element("h1", text: title) }
            body(&html)
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
