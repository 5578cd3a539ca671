import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The tags in their order (app 7).
    mutating func tags(_ model: Model) {
        let strings = model.strings
        element("main", .class("main"), .screen("tags")) { html in
            html.topBar(model) { html in
                html.element(
                    "button", .class("icon-btn"), .part("add"), .label(strings.newTag),
                    .click(.tags(.add))
                ) { $0.icon(.plus) }
            }
            html.element("div", .class("title")) { $0.element("h1", text: strings.tabTags) }
            if model.ledger.tags.isEmpty {
                html.emptyTags(strings)
            } else {
                html.tagList(model)
            }
        }
    }

    private mutating func emptyTags(_ strings: Strings) {
        element("div", .class("empty first"), .part("empty"), .dataState("empty")) { html in
            html.icon(.tag)
            html.element("p", text: strings.emptyTags)
            html.element(
                "button", .class("btn primary large"), .click(.tags(.add)), text: strings.add)
        }
    }

    /// The tags to be put in order, without anything else.
    mutating func tagOrder(_ model: Model) {
        sheet(
            "tag-order", title: model.strings.reorderTags, leading: model.strings.done, model
        ) { _ in
        } body: { html in
            html.element(
                "div", .class("card flush rows dots-rows"), .literal("data-drop", "order")
            ) { html in
                for tag in model.orderedTags {
                    html.tagRow(tag, model) { html in
                        html.element("span", .class("dot")) { _ in }
                        html.element("span", .class("grow name"), text: tag.name)
                    }
                }
            }
        }
    }

    private mutating func tagList(_ model: Model) {
        element(
            "div", .class("card flush rows dots-rows narrow"), .literal("data-drop", "tags")
        ) { html in
            for tag in model.orderedTags {
                html.tagRow(tag, model) { html in
                    html.element(
                        "button", .class("row-link"), .part("edit"), .click(.tags(.edit(tag.id))),
                        .menu(.tags(.menu(tag.id, x: 0, y: 0))),
                        .attribute(
                            "data-swipe", Message.tags(.swipe(tag.id, isLeft: true)).text)
                    ) { html in
                        html.element("span", .class("dot")) { _ in }
                        html.element("span", .class("grow")) { html in
                            html.element("span", .class("name"), text: tag.name)
                            html.element(
                                "span", .class("sub"),
                                text: model.strings.actionCount(
                                    count: model.ledger.actions(wearing: tag.id)))
                        }
                    }
                    html.element(
                        "button", .class("icon-btn quiet row-more wide-only"),
                        .label(model.strings.menuOf(action: tag.name)),
                        .literal("aria-haspopup", "menu"),
                        .click(.tags(.menu(tag.id, x: 0, y: 0)))
                    ) { $0.icon(.more, .small) }
                }
            }
        }
    }

    private mutating func tagRow(_ tag: Tag, _ model: Model, body: (inout Html) -> Void) {
        element(
            "div", .class(model.tagDrag?.id == tag.id ? "row lifted" : "row"), .part("item"),
            .key(tag.id.text), .attribute("data-id", tag.id.text), .colored(tag.colorHex),
            .attribute("data-drag", model.ledger.tags.count > 1 ? "tags.drag" : nil)
        ) { html in
            body(&html)
            if model.ledger.tags.count > 1 { html.grip(tag.name, model) }
        }
    }

    mutating func tagMenu(_ menu: TagMenu, _ model: Model) {
        guard let tag = model.ledger.tag(menu.id) else { return }
        let strings = model.strings
        self.menu(tag.name, x: menu.x, y: menu.y) { html in
            html.element("div", .class("menu-title"), text: tag.name)
            html.menuButton(strings.editTag, .pencil, .tags(.edit(tag.id)))
            html.menuButton(strings.delete, .trash, .tags(.askDelete(tag.id)), isDanger: true)
        }
    }
}

extension Model {
    /// In tag order, or as it would be once the tag that is held is let go.
    var orderedTags: [Tag] {
        guard let tagDrag else { return ledger.tags }
        return tagDrag.order.compactMap { ledger.tag($0) }
    }
}
