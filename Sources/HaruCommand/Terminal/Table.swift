/// Rows of texts in columns that line up by the cells they take.
public struct Table: Sendable {
    public struct Column: Sendable {
        public let heading: String
        public let alignment: TextLayout.Alignment
        /// Whether it is cut when the table is wider than the terminal.
        public let gives: Bool

        public init(
            _ heading: String = "", _ alignment: TextLayout.Alignment = .left, gives: Bool = false
        ) {
            self.heading = heading
            self.alignment = alignment
            self.gives = gives
        }
    }

    public struct Cell: Sendable {
        public let text: String
        public let ink: Ink

        public init(_ text: String, _ ink: Ink = .plain) {
            self.text = TextLayout.printable(text)
            self.ink = ink
        }
    }

    private let columns: [Column]
    private var rows: [[Cell]] = []

    public init(_ columns: [Column]) { self.columns = columns }

    /// - Precondition: one cell per column.
    public mutating func add(_ row: [Cell]) {
        precondition(row.count == columns.count)
        rows.append(row)
    }

    public var isEmpty: Bool { rows.isEmpty }

    private static let gap = 2
    /// A column that gives is never cut below this many cells.
    private static let least = 8

    /// Whether cutting can make the lines at most `width` cells wide.
    public func fits(_ width: Int) -> Bool {
        let (widths, shown) = measured()
        let least = shown.reduce(0) {
            $0 + (columns[$1].gives ? min(widths[$1], Table.least) : widths[$1])
        }
        return least + Table.gaps(shown) <= width
    }

    /// The lines, headings first if there are any, none wider than `width` where cutting can help.
    /// A column in which nothing is written takes no place.
    public func lines(width: Int, paint: Paint, isUnicode: Bool = true) -> [String] {
        var (widths, shown) = measured()
        let total = shown.reduce(Table.gaps(shown)) { $0 + widths[$1] }
        cut(total - width, of: &widths, shown)
        var lines: [String] = []
        if shown.contains(where: { !columns[$0].heading.isEmpty }) {
            let headings = columns.map { Cell($0.heading, .faint) }
            lines.append(line(headings, shown, widths, paint, isUnicode))
        }
        for row in rows { lines.append(line(row, shown, widths, paint, isUnicode)) }
        return lines
    }

    /// How wide the columns would be, and which of them are shown.
    private func measured() -> (widths: [Int], shown: [Int]) {
        var widths = columns.map { TextWidth.of($0.heading) }
        for row in rows {
            for (i, cell) in row.enumerated() {
                widths[i] = max(widths[i], TextWidth.of(cell.text))
            }
        }
        let shown = columns.indices.filter { i in
            widths[i] > 0 && (rows.isEmpty || rows.contains { !$0[i].text.isEmpty })
        }
        return (widths, shown)
    }

    private static func gaps(_ shown: [Int]) -> Int { gap * max(0, shown.count - 1) }

    /// Takes cells from the widest column again and again, so that a long note does not cost the
    /// names their letters; of equals from the last.
    private func cut(_ excess: Int, of widths: inout [Int], _ shown: [Int]) {
        let giving = shown.filter { columns[$0].gives }
        for _ in 0..<max(0, excess) {
            let widest = giving.reversed().max { widths[$0] < widths[$1] }
            guard let widest, widths[widest] > Table.least else { return }
            widths[widest] -= 1
        }
    }

    private func line(
        _ cells: [Cell], _ shown: [Int], _ widths: [Int], _ paint: Paint, _ isUnicode: Bool
    ) -> String {
        var line = ""
        for i in shown {
            let text = TextLayout.truncated(
                cells[i].text, to: widths[i], ellipsis: isUnicode ? "…" : "~")
            let space = String(repeating: " ", count: widths[i] - TextWidth.of(text))
            if i != shown.first { line += String(repeating: " ", count: Table.gap) }
            if columns[i].alignment == .right { line += space }
            line += paint(text, cells[i].ink)
            if columns[i].alignment == .left, i != shown.last { line += space }
        }
        while line.utf8.last == 0x20 { line.removeLast() }
        return line
    }
}
