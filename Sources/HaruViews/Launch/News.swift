import HaruCore
import HaruIcons
import HaruStrings

/// What a version of the app is called to people.
public enum Release {
    public static let version = "1.0"
}

/// One thing that is new in a version (app 3.4).
struct NewsCard {
    let glyph: Glyph
    /// One of the tag colours.
    let color: StaticString
    let name: String
    let sentence: String
}

extension Strings {
    /// What is new in a version, at most five cards; empty where there is nothing to tell.
    func news(of version: String) -> [NewsCard] {
        switch version {
        case "1.0":
            [
                NewsCard(glyph: .grid, color: "moss", name: newsHome, sentence: newsHomeText),
                NewsCard(
                    glyph: .history, color: "sky", name: newsHistory, sentence: newsHistoryText),
                NewsCard(
                    glyph: .cloudOffline, color: "indigo", name: newsOffline,
                    sentence: newsOfflineText),
                NewsCard(
                    glyph: .settings, color: "orange", name: newsYours, sentence: newsYoursText),
            ]
        default: []
        }
    }
}

extension App {
    /// Shows what is new, once for each version that has something to tell; a new installation
    /// sees nothing (app 3.4).
    func showNewsIfDue() {
        guard model.launch == .ready, !model.isSplashing, model.sheets.isEmpty else { return }
        guard let seen = model.preferences[PreferenceKey.newsSeen] else { return newsSeen() }
        guard !sameBytes(seen, Release.version),
            !model.strings.news(of: Release.version).isEmpty
        else { return }
        present(.whatsNew)
    }

    /// Nothing of this version is news any more.
    func newsSeen() { prefer(PreferenceKey.newsSeen, Release.version) }
}

extension Html {
    /// What is new in this version.
    mutating func whatsNew(_ model: Model) {
        let strings = model.strings
        sheet(
            "whats-new", title: strings.newsTitle(version: Release.version), leading: strings.close,
            model
        ) { _ in
        } body: { html in
            html.element("div", .class("news")) { html in
                for card in strings.news(of: Release.version) {
                    html.element("div", .class("news-card")) { html in
                        html.element(
                            "span", .class("glyph big solid"), .literal("data-tag", card.color),
                            .hiddenFromReaders
                        ) { $0.icon(card.glyph) }
                        html.element("div", .class("grow")) { html in
                            html.element("h3", text: card.name)
                            html.element("p", text: card.sentence)
                        }
                    }
                }
            }
            html.element("p", .class("footnote"), text: strings.newsOnAllDevices)
            html.element("div", .class("sheet-foot")) { html in
                html.element(
                    "button", .class("btn primary large wide"), .click(.shell(.closeSheet)),
                    text: strings.close)
            }
        }
    }
}
