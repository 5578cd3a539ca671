import HaruCore
import HaruStrings

extension GoalReport {
    func lines(_ style: Style) -> [String] {
        if rows.isEmpty {
            return style.wrapped(
                hasFinished ? style.strings.onlyFinishedGoals : style.strings.noGoals)
        }
        if isDetailed { return rows.flatMap { $0.lines(style) } }
        if let span {
            return QuestTable(span, style, headed: style.strings.headingGoal).lines(of: rows)
        }
        return overview(style)
    }

    /// Day, week and month side by side.
    private func overview(_ style: Style) -> [String] {
        if style.width < NarrowList.enough { return narrowOverview(style) }
        let strings = style.strings
        var table = Table([
            Table.Column(), Table.Column(strings.headingGoal, gives: true),
            Table.Column(strings.headingToday, .right), Table.Column(strings.headingWeek, .right),
            Table.Column(strings.headingMonth, .right), Table.Column(gives: true),
            Table.Column(strings.headingID),
        ])
        for row in rows {
            table.add([
                row.dot(style), Table.Cell(row.goal.title, .bold), row.day.mark(style),
                row.week.mark(style), row.month.mark(style), row.note(style),
                Table.Cell(row.prefix, .faint),
            ])
            for quest in row.quests {
                table.add([
                    Table.Cell(""), Table.Cell("  " + quest.label.name),
                    quest.mark(over: .day, style), quest.mark(over: .week, style),
                    quest.mark(over: .month, style), quest.note(style),
                    Table.Cell(quest.prefix, .faint),
                ])
            }
        }
        return style.lines(table)
    }

    private func narrowOverview(_ style: Style) -> [String] {
        let headings = [
            style.strings.headingToday, style.strings.headingWeek, style.strings.headingMonth,
        ]
        func facts(_ marks: [Table.Cell], _ note: Table.Cell) -> [Table.Cell] {
            zip(headings, marks).map { Table.Cell($0 + " " + $1.text, $1.ink) } + [note]
        }
        var list = NarrowList(style)
        for row in rows {
            list.add(
                Table.Cell(row.goal.title, .bold), dot: row.dot(style),
                facts: facts(
                    [row.day.mark(style), row.week.mark(style), row.month.mark(style)],
                    row.note(style)))
            for quest in row.quests {
                let marks = Span.allCases.map { quest.mark(over: $0, style) }
                list.add(
                    Table.Cell(quest.label.name), dot: nil, facts: facts(marks, quest.note(style)))
            }
        }
        return list.lines
    }
}

extension QuestNumbers {
    /// What is to be said beside its numbers.
    fileprivate func note(_ style: Style) -> Table.Cell {
        if day.state == .noData { return Table.Cell(style.strings.stateNoData, .faint) }
        return Table.Cell(streak(style), .accent)
    }
}

extension GoalReport.Row {
    func dot(_ style: Style) -> Table.Cell { Table.Cell(style.dot, .color(goal.colorHex)) }

    fileprivate func note(_ style: Style) -> Table.Cell {
        let strings = style.strings
        if let status = status(strings) { return status }
        if isPaused { return Table.Cell(strings.statePaused, .faint) }
        if quests.isEmpty { return Table.Cell(strings.goalNoQuests, .faint) }
        return Table.Cell(dates(style) ?? "", .faint)
    }

    /// How it ended; `nil` while it goes on.
    func status(_ strings: Strings) -> Table.Cell? {
        if needsReview { return Table.Cell(strings.goalNeedsReview, .accent) }
        if isWaiting { return Table.Cell(strings.goalWaiting, .accent) }
        switch goal.status {
        case .achieved: return Table.Cell(strings.goalAchieved, .primary)
        case .notAchieved: return Table.Cell(strings.goalNotAchieved, .danger)
        case .inProgress, nil: return nil
        }
    }

    /// When it begins or ends; `nil` for one that is going on without an end.
    private func dates(_ style: Style) -> String? {
        if goal.startDay > style.boundary.day(of: style.now) {
            return style.strings.daysFrom(day: style.day(goal.startDay))
        }
        return goal.endDay.map { style.strings.daysUntil(day: style.day($0)) }
    }
}
