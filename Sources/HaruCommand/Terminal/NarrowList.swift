/// A list for a terminal that is too narrow for columns: each name on a line of its own, and below
/// it what is to be said.
struct NarrowList {
    /// From this width on there is room for columns.
    static let enough = 72

    private let style: Style
    private(set) var lines: [String] = []

    init(_ style: Style) { self.style = style }

    /// - Parameters:
    ///   - dot: in front of the name; `nil` for something under what was added before.
    ///   - facts: empty ones are left out; as many stand on a line as fit.
    mutating func add(_ name: Table.Cell, dot: Table.Cell?, facts: [Table.Cell]) {
        let mark = dot.map { style.paint($0.text, $0.ink) } ?? " "
        let text = TextLayout.truncated(
            name.text, to: style.width - 2, ellipsis: style.ellipsis)
        lines.append(mark + " " + style.paint(text, name.ink))
        lines += style.rows(of: facts, indent: 4)
    }
}

extension Style {
    /// Short texts one after the other, as many on a line as fit; empty ones are left out.
    func rows(of facts: [Table.Cell], indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        var room = width - indent
        for fact in facts where !fact.text.isEmpty {
            let cells = TextWidth.of(fact.text)
            if !line.isEmpty, cells + 2 > room {
                lines.append(margin + line)
                line = ""
                room = width - indent
            }
            let gap = line.isEmpty ? "" : "  "
            line += gap + paint(fact.text, fact.ink)
            room -= gap.utf8.count + cells
        }
        return line.isEmpty ? lines : lines + [margin + line]
    }
}
