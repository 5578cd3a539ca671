import HaruCore
import HaruStrings

/// A goal in the totals of a day, a week or a month.
struct GoalTotal: Sendable {
    let id: RecordID
    let title: String
    let colorHex: String
    let combined: GoalProgress.Combined

    var json: JSON {
        guard case .object(let members) = combined.json else { return .null }
        return .object(
            [JSON.Member("id", .id(id)), JSON.Member("title", .string(title))] + members)
    }
}

extension HabitReport.Row {
    /// What the totals of a single day say of it.
    var dayJSON: JSON {
        .object([
            JSON.Member("id", .id(habit.id)), JSON.Member("name", .string(habit.name)),
            JSON.Member("entry", entries.first.map { .string($0.rawValue) } ?? .null),
            JSON.Member("streak", .count(statistics.streak.current)),
        ])
    }
}

extension TotalsReport {
    /// The goals and habits below the totals; nothing where there are none.
    func promises(_ style: Style) -> [String] {
        var lines: [String] = []
        if let goals, !goals.isEmpty {
            lines +=
                ["", style.paint(style.strings.headingGoals, .bold)]
                + style.lines(table(goals, style))
        }
        if let habits, !habits.isEmpty {
            lines +=
                ["", style.paint(style.strings.habitsTitle, .bold)]
                + style.lines(table(habits, style))
        }
        return lines
    }

    private func table(_ goals: [GoalTotal], _ style: Style) -> Table {
        let barCells = style.width < NarrowList.enough ? 8 : 16
        var table = Table([
            Table.Column(), Table.Column(gives: true), Table.Column("", .right), Table.Column(),
        ])
        for goal in goals {
            table.add([
                Table.Cell(style.dot, .color(goal.colorHex)), Table.Cell(goal.title),
                goal.combined.state(style),
                Table.Cell(
                    Bar.horizontal(
                        goal.combined.ratio ?? 0, cells: barCells,
                        isUnicode: style.isUnicode), .color(goal.colorHex)),
            ])
        }
        return table
    }

    private func table(_ habits: [HabitReport.Row], _ style: Style) -> Table {
        var table = Table([Table.Column(), Table.Column(gives: true), Table.Column(gives: true)])
        for row in habits {
            table.add([
                row.entries.first?.mark(style) ?? Table.Cell(""), Table.Cell(row.habit.name),
                row.note(style),
            ])
        }
        return table
    }
}
