import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The twelve colours that come with Haru, and any other one.
    ///
    /// - Parameters:
    ///   - chosen: `#RRGGBB`
    ///   - message: says that a colour was chosen; an empty one stands for the value of the field.
    mutating func colorChoice(
        _ chosen: String, _ strings: Strings, _ message: (String) -> Message
    ) {
        element("div", .literal("role", "radiogroup"), .label(strings.presetColors)) { html in
            html.element("div", .class("group-title"), text: strings.headingColor)
            html.element("div", .class("swatches card")) { html in
                for (name, hex) in zip(strings.presetNames, Palette.presets) {
                    let isChosen = sameBytes(hex, chosen)
                    html.element(
                        "button", .type("button"), .literal("role", "radio"), .colored(hex),
                        .attribute("data-value", hex), .label(name),
                        .state("aria-checked", isChosen), .click(message(hex))
                    ) { if isChosen { $0.icon(.check, .small) } }
                }
            }
        }
        let isPreset = Palette.presets.contains { sameBytes($0, chosen) }
        element("div", .class("card flush rows")) { html in
            html.element("label", .class("row")) { html in
                html.element("span", .class("grow name"), text: strings.customColor)
                if !isPreset { html.element("span", .class("value num"), text: chosen) }
                html.void(
                    "input", .class("color-well"), .type("color"), .part("custom-color"),
                    .attribute("value", chosen), .input(message("")))
            }
        }
    }

    /// A row with a date, over which the browser's own calendar opens.
    mutating func dateRow(
        _ name: String, _ day: LocalDay, _ words: String, part: StaticString, _ message: Message
    ) {
        element("label", .class("row dated")) { html in
            html.element("span", .class("grow name"), text: name)
            html.element("span", .class("value"), .hiddenFromReaders) { html in
                html.text(words)
                html.element("span", .class("chev")) { $0.icon(.chevronRight, .small) }
            }
            html.void(
                "input", .type("date"), .part(part), .label(name),
                .attribute("value", ISO8601.text(day)), .change(message))
        }
    }
}

extension Strings {
    /// Of the colours that come with Haru, in their order.
    var presetNames: [String] {
        [
            colorMoss, colorLeaf, colorTeal, colorSky, colorBlue, colorIndigo, colorViolet,
            colorRose, colorRed, colorOrange, colorGold, colorSlate,
        ]
    }
}
