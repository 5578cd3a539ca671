import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// Search box, categories and grid (app 6).
    mutating func iconPicker(_ picker: IconPicker, _ model: Model) {
        let strings = model.strings
        sheet(
            "icon-picker", title: strings.iconTitle, isFull: true, leading: strings.goBack, model
        ) { _ in
        } body: { html in
            html.element("div", .class("stack tight")) { html in
                html.element("label", .class("search")) { html in
                    html.icon(.search, .small)
                    html.void(
                        "input", .class("field bare"), .type("search"),
                        .literal("data-key", "icon-search"), .literal("autocomplete", "off"),
                        .attribute("value", picker.query), .label(strings.findIcon),
                        .attribute("placeholder", strings.findIcon),
                        .input(.actions(.icons(.search("")))))
                }
                html.iconCategories(picker, strings)
            }
            html.element("div", .class("stack icon-list")) { html in
                if picker.query.utf8.isEmpty {
                    html.iconsByCategory(picker, strings)
                } else {
                    html.foundIcons(picker, strings)
                }
            }
        }
    }

    private mutating func iconCategories(_ picker: IconPicker, _ strings: Strings) {
        element("div", .class("chip-strip"), .literal("role", "group")) { html in
            html.categoryChip(strings.everyIcon, nil, picker)
            for category in IconCatalogue.categories {
                html.categoryChip(category.name(in: strings.language), category.id, picker)
            }
        }
    }

    private mutating func categoryChip(_ name: String, _ id: String?, _ picker: IconPicker) {
        let isOn: Bool =
            switch (id, picker.category) {
            case (nil, nil): true
            case (let a?, let b?): sameBytes(a, b)
            default: false
            }
        element(
            "button", .class("chip"), .type("button"), .part("category"),
            .attribute("data-id", id ?? "all"), .state("aria-pressed", isOn),
            .click(.actions(.icons(.category(id)))), text: name)
    }

    private mutating func iconsByCategory(_ picker: IconPicker, _ strings: Strings) {
        for category in IconCatalogue.categories {
            if let wanted = picker.category, !sameBytes(wanted, category.id) { continue }
            element("section", .key("icons-" + category.id)) { html in
                html.element(
                    "h3", .class("group-title"), text: category.name(in: strings.language))
                html.iconGrid(category.icons, picker, strings)
            }
        }
    }

    private mutating func foundIcons(_ picker: IconPicker, _ strings: Strings) {
        let found = IconCatalogue.search(picker.query, language: strings.language)
        if found.isEmpty {
            element("p", .class("empty"), .part("empty"), .dataState("empty")) {
                $0.text(strings.noSuchIcon)
            }
        } else {
            element("section", .literal("data-key", "icons-found")) {
                $0.iconGrid(found, picker, strings)
            }
        }
    }

    private mutating func iconGrid(_ icons: [Icon], _ picker: IconPicker, _ strings: Strings) {
        element(
            "div", .class("icon-grid"), .literal("role", "radiogroup"), .flag("data-grid")
        ) { html in
            for icon in icons {
                let id = icon.id
                html.element(
                    "button", .type("button"), .literal("role", "radio"), .key(id),
                    .attribute("data-id", id), .label(icon.name(in: strings.language)),
                    .state("aria-checked", sameBytes(id, picker.chosen)),
                    .click(.actions(.icons(.choose(id))))
                ) { $0.symbol(id) }
            }
        }
    }
}
