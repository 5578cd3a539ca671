import HaruStrings

extension Html {
    /// The keys that do something (app 2.12).
    mutating func shortcuts(_ model: Model) {
        let strings = model.strings
        let rows: [(keys: [String], words: String)] = [
            (["1", "…", "9"], strings.shortcutTabs), (["N"], strings.shortcutNew),
            (["E"], strings.shortcutArrange), (["←", "→"], strings.shortcutDays),
            (["T"], strings.shortcutToday), (["L"], strings.shortcutView),
            (["F"], strings.filter),
            (["←", "↑", "↓", "→"], strings.shortcutTiles), (["Enter"], strings.shortcutRun),
            (["Shift", "F10"], strings.shortcutMenu), (["Ctrl", "\\"], strings.shortcutSidebar),
            (["Ctrl", ","], strings.shortcutSettings), (["Esc"], strings.shortcutEscape),
            (["?"], strings.shortcutHelp),
        ]
        sheet("shortcuts", title: strings.shortcuts, leading: strings.close, model) { _ in
        } body: { html in
            html.element("div", .class("card flush rows")) { html in
                for row in rows {
                    html.element("div", .class("row shortcut")) { html in
                        html.element("span", .class("grow"), text: row.words)
                        html.element("span", .class("keys")) { html in
                            for key in row.keys { html.element("kbd", text: key) }
                        }
                    }
                }
            }
        }
    }
}
