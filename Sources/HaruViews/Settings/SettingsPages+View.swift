import HaruCore
import HaruIcons
import HaruStrings

/// What others made and the app contains, with the version that is built in.
struct Component {
    let name: String
    let version: String
    let license: String

    static let all = [
        Component(
            name: "Swift (Embedded)", version: "6.3.1",
            license: "Apache 2.0 with Runtime Library Exception"),
        Component(
            name: "wasi-libc", version: "2022-05-10",
            license: "Apache 2.0 with LLVM exceptions, MIT"),
        Component(
            name: "LLVM compiler-rt", version: "14.0.6", license: "Apache 2.0 with LLVM exceptions"
        ),
        Component(
            name: "Material Design Icons", version: "1.6.50", license: "SIL OFL 1.1, Apache 2.0"),
    ]
}

// The small pages under Settings.
extension Html {
    /// What the app is made of (app 12).
    mutating func licenses(_ model: Model) {
        page("licenses", title: model.strings.licenses, model) { html in
            html.element("div", .class("card flush rows")) { html in
                html.factRow(
                    RowHead(.note, "teal", model.strings.appName, hint: "MIT"),
                    value: Release.version)
                for component in Component.all {
                    html.factRow(
                        RowHead(.file, "slate", component.name, hint: component.license),
                        value: component.version)
                }
            }
        }
    }

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
