import HaruCore
import HaruStrings

/// Quests over one span, with what was done of what is due; goals as lines above theirs.
struct QuestTable {
    /// From this width on there is room for bars.
    private static let enoughForBars = 100
    private static let barCells = 12

    private let span: Span
    private let style: Style
    private let heading: String

    /// - Parameter heading: over the names.
    init(_ span: Span, _ style: Style, headed heading: String) {
        self.span = span
        self.style = style
        self.heading = heading
    }

    private struct Line {
        let dot: Table.Cell?
        let name: Table.Cell
        let state: Table.Cell
        let bar: Table.Cell
        let amounts: String
        let streak: String
        let prefix: String
    }

    func lines(of rows: [GoalReport.Row]) -> [String] {
        lines(
            rows.flatMap { row in
                [line(row)] + row.quests.map { line($0, dot: nil) }
            })
    }

    func lines(of quests: [QuestNumbers]) -> [String] {
        lines(
            quests.map {
                line($0, dot: Table.Cell(style.dot, .color($0.label.colorHex)))
            })
    }

    private func line(_ row: GoalReport.Row) -> Line {
        let combined = row.combined(over: span)
        return Line(
            dot: row.dot(style), name: Table.Cell(row.goal.title, .bold),
            state: combined.state(style), bar: bar(combined.ratio, row.goal.colorHex),
            amounts: "", streak: "", prefix: row.prefix)
    }

    private func line(_ quest: QuestNumbers, dot: Table.Cell?) -> Line {
        let progress = quest.progress(over: span)
        let isLimit = quest.label.quest.direction == .atMost
        var ratio: Double?
        switch progress.state {
        case .normal where progress.isNothingDue: ratio = nil
        case .normal, .periodFulfilled:
            ratio = isLimit ? progress.measured.displayRatio : progress.measured.ratio
        case .noData, .offDay, .paused: ratio = nil
        }
        let isPassed = isLimit && !progress.measured.isMet
        return Line(
            dot: dot, name: Table.Cell(quest.label.name), state: quest.state(over: span, style),
            bar: bar(ratio, isPassed ? Palette.brick : quest.label.colorHex),
            amounts: quest.amounts(over: span, style), streak: quest.streak(style),
            prefix: quest.prefix)
    }

    private func bar(_ ratio: Double?, _ colorHex: String) -> Table.Cell {
        guard let ratio, style.width >= QuestTable.enoughForBars else { return Table.Cell("") }
        return Table.Cell(
            Bar.horizontal(ratio, cells: QuestTable.barCells, isUnicode: style.isUnicode),
            .color(colorHex))
    }

    private func lines(_ lines: [Line]) -> [String] {
        if style.width < NarrowList.enough { return narrow(lines) }
        let strings = style.strings
        let title: String
        switch span {
        case .day: title = strings.headingToday
        case .week: title = strings.headingWeek
        case .month: title = strings.headingMonth
        }
        var table = Table([
            Table.Column(), Table.Column(heading, gives: true), Table.Column(title, .right),
            Table.Column(), Table.Column(gives: true), Table.Column(gives: true),
            Table.Column(strings.headingID),
        ])
        for line in lines {
            let indent = line.dot == nil ? "  " : ""
            table.add([
                line.dot ?? Table.Cell(""), Table.Cell(indent + line.name.text, line.name.ink),
                line.state, line.bar, Table.Cell(line.amounts), Table.Cell(line.streak, .accent),
                Table.Cell(line.prefix, .faint),
            ])
        }
        return style.lines(table)
    }

    private func narrow(_ lines: [Line]) -> [String] {
        var list = NarrowList(style)
        for line in lines {
            list.add(
                line.name, dot: line.dot,
                facts: [line.state, Table.Cell(line.amounts), Table.Cell(line.streak, .accent)])
        }
        return list.lines
    }
}
