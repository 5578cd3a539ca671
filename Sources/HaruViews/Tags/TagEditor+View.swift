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
                html.colorChoice(editor.colorHex, strings) { .tags(.color($0)) }
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
}
