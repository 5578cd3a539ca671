import HaruCore
import HaruReplica
import HaruStrings

extension Html {
    /// The changes that the server did not accept, one by one (app 17.1).
    mutating func refusedChanges(_ model: Model) {
        let strings = model.strings
        let sync = model.sync
        guard sync.refusedCount > 0 || sync.unread > 0 else { return }
        element("section", .part("refused"), .dataState("quarantined")) { html in
            if sync.refusedCount > 0 {
                html.element(
                    "h2", .class("group-title"),
                    text: strings.notAccepted(count: sync.refusedCount))
                html.element("div", .class("card flush rows")) { html in
                    for change in sync.refused { html.refused(change, model) }
                }
            }
            let rest = sync.refusedCount - sync.refused.count
            if rest > 0 {
                html.element(
                    "p", .class("footnote muted"), text: strings.andMore(count: rest))
            }
            if sync.unread > 0 {
                html.element(
                    "p", .class("footnote muted"), .part("unread"),
                    text: strings.unreadArrivals(count: sync.unread))
            }
        }
    }

    private mutating func refused(_ change: RefusedChange, _ model: Model) {
        let strings = model.strings
        let kind = strings.kind(change.record.kind)
        let reason = strings.refusal(code: change.reason)
        element(
            "div", .class("row refused"), .part("refused-change"), .key(change.record.text)
        ) { html in
            html.element("span", .class("grow")) { html in
                html.element("span", .class("name own-line"), text: change.name)
                html.element("span", .class("small muted own-line"), text: kind + " · " + reason)
            }
            html.element("span", .class("cluster")) { html in
                html.element(
                    "button", .class("btn small"), .part("copy"),
                    .label(strings.copyNamed(name: change.name)),
                    .click(.refused(.copy(change.record))), text: strings.copy)
                html.element(
                    "button", .class("btn small danger"), .part("discard"),
                    .label(strings.discardNamed(name: change.name)),
                    .click(.refused(.askToDiscard(change.record))), text: strings.discard)
            }
        }
    }
}
