import HaruCore
import HaruIcons
import HaruStrings

extension Html {
    /// The sheet in which a tag gets its name and colour (app 7).
    mutating func tagEditor(_ editor: TagEditor, _ model: Model) {
        let strings = model.strings
        sheet("tag-editor", title: editor.isNew ? strings.newTag : strings.editTag, model) { html in
            html.element(
                "button", .class("btn plain strong"), .part("save"), .click(.tags(.save)),
                text: strings.save)
        } body: { html in
            html.element("div", .class("stack form")) { html in
                html.element("div", .class("identity")) { html in
                    html.tagPreview(editor, strings)
                    html.element("form", .class("grow stack tight"), .submit(.tags(.save))) {
                        $0.nameField(
                            editor.name, problem: editor.problem,
                            isFocused: editor.isNew && !editor.hasChanges, strings,
                            .tags(.name("")))
                    }
                }
                html.presetColors(editor, strings)
                html.customColor(editor, strings)
            }
        }
    }

    /// A tile as an action of this tag wears it.
    private mutating func tagPreview(_ editor: TagEditor, _ strings: Strings) {
        element(
            "div", .class("tile preview"), .part("tile"), .colored(editor.colorHex),
            .literal("role", "img"), .label(strings.previewTitle)
        ) { html in
            html.icon(.tag)
            html.element("span", .class("t-name"), text: editor.name)
        }
    }

    private mutating func presetColors(_ editor: TagEditor, _ strings: Strings) {
        element("div", .literal("role", "radiogroup"), .label(strings.presetColors)) { html in
            html.element("div", .class("group-title"), text: strings.headingColor)
            html.element("div", .class("swatches card")) { html in
                for (name, hex) in zip(strings.presetNames, Palette.presets) {
                    let isChosen = sameBytes(hex, editor.colorHex)
                    html.element(
                        "button", .type("button"), .literal("role", "radio"), .colored(hex),
                        .attribute("data-value", hex), .label(name),
                        .state("aria-checked", isChosen), .click(.tags(.color(hex)))
                    ) { if isChosen { $0.icon(.check, .small) } }
                }
            }
        }
    }

    private mutating func customColor(_ editor: TagEditor, _ strings: Strings) {
        let isPreset = Palette.presets.contains { sameBytes($0, editor.colorHex) }
        element("div", .class("card flush rows")) { html in
            html.element("label", .class("row")) { html in
                html.element("span", .class("grow name"), text: strings.customColor)
                if !isPreset {
                    html.element("span", .class("value num"), text: editor.colorHex)
                }
                html.void(
                    "input", .class("color-well"), .type("color"), .part("custom-color"),
                    .attribute("value", editor.colorHex), .input(.tags(.color(""))))
            }
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
