import HaruCore
import HaruStrings

extension HabitReport {
    func lines(_ style: Style) -> [String] {
        if rows.isEmpty {
            return style.wrapped(
                hasArchived ? style.strings.onlyArchivedHabits : style.strings.noHabits)
        }
        if isDetailed { return rows.flatMap { detail($0, style) } }
        return list(style)
    }

    /// One line a habit, the days in a strip.
    private func list(_ style: Style) -> [String] {
        let title =
            days.dayCount == 1
            ? style.dayWithName(days.lowerBound)
            : style.strings.dayRange(
                first: style.day(days.lowerBound), last: style.day(days.upperBound))
        let legend = HabitEntry.legend(of: rows.flatMap { $0.entries }, style, indent: 0)
        return style.wrapped(title, .bold) + [""]
            + (style.width < NarrowList.enough ? narrow(style) : table(style))
            + (legend.isEmpty ? [] : [""] + legend)
    }

    private func table(_ style: Style) -> [String] {
        let strings = style.strings
        // A mark and a space; where that is too wide, the marks alone.
        let isSpaced = days.dayCount <= style.width / 4
        var table = Table([
            Table.Column(), Table.Column(strings.headingHabit, gives: true),
            Table.Column(isSpaced ? weekdays(style) : "", gives: true), Table.Column(gives: true),
            Table.Column("", .right), Table.Column(strings.headingID),
        ])
        for row in rows {
            table.add([
                row.dot(style), Table.Cell(row.habit.name),
                Table.Cell(row.strip(room: style.width - 44, isSpaced: isSpaced, style)),
                row.note(style), row.rate,
                Table.Cell(row.prefix, .faint),
            ])
        }
        return style.lines(table)
    }

    private func narrow(_ style: Style) -> [String] {
        var list = NarrowList(style)
        for row in rows {
            let strip = row.strip(
                room: style.width - 4, isSpaced: days.dayCount <= 14, style)
            list.add(
                Table.Cell(row.habit.name), dot: row.dot(style),
                facts: [Table.Cell(strip), row.note(style), row.rate])
        }
        return list.lines
    }

    /// The first letter of each day's name, over its mark.
    private func weekdays(_ style: Style) -> String {
        (0..<days.dayCount).map { i in
            let weekday = (days.lowerBound + i).weekday
            let name = style.strings.weekdayName(Int(weekday.rawValue))
            return TextLayout.padded(String(name.prefix(1)), to: 2)
        }.joined()
    }

    /// One habit with its numbers and a calendar of the days.
    private func detail(_ row: Row, _ style: Style) -> [String] {
        let strings = style.strings
        let numbers = row.statistics
        var lines = [
            style.paint(style.dot, .color(row.habit.colorHex)) + " "
                + style.title(row.habit.name, beside: row.prefix, indent: 2)
        ]
        if let archivedOn = row.habit.archivedOn {
            lines += style.indented(strings.habitArchivedOn(day: style.day(archivedOn)))
        }
        for pause in row.pauses {
            lines += style.indented(strings.pausedDays(days: pause.words(style)), .faint)
        }
        lines += style.indented(
            strings.habitDays(
                tracked: "\(numbers.eligibleTrackingDays)",
                completed: "\(numbers.totalCompletedDays)",
                percent: "\(Percent.whole(numbers.completionRate))"))
        lines += style.indented(
            strings.habitStreaks(
                current: "\(numbers.streak.current)", longest: "\(numbers.streak.longest)"))
        for month in months { lines += [""] + calendar(month, row, style) }
        let legend = HabitEntry.legend(of: row.entries, style, indent: 2)
        return lines + (legend.isEmpty ? [] : [""] + legend)
    }

    /// The first day of each month that the days touch.
    private var months: [LocalDay] {
        var months: [LocalDay] = []
        var month = days.lowerBound.firstOfMonth
        while month <= days.upperBound {
            months.append(month)
            month = month.lastOfMonth + 1
        }
        return months
    }

    /// Weeks as lines; days that were not asked for are left out.
    private func calendar(_ month: LocalDay, _ row: Row, _ style: Style) -> [String] {
        let strings = style.strings
        let (year, number, _) = month.date
        let first = month.startOfWeek(style.boundary.weekStart)
        let names = (0..<7).map { i in
            let weekday = (first + i).weekday
            return TextLayout.padded(strings.weekdayName(Int(weekday.rawValue)), to: 4)
        }
        var lines = [
            "  "
                + style.paint(
                    strings.monthOfYear(year: "\(year)", month: strings.monthName(number)), .bold),
            "  " + style.paint(names.joined(), .faint),
        ]
        var week = first
        while week <= month.lastOfMonth {
            let cells = (0..<7).map { cell(week + $0, month, row, style) }
            if cells.contains(where: { $0 != nil }) {
                let line = cells.map { $0 ?? "    " }.joined()
                lines.append("  " + line)
            }
            week = week + 7
        }
        return lines.map { line in
            var line = line
            while line.utf8.last == 0x20 { line.removeLast() }
            return line
        }
    }

    private func cell(_ day: LocalDay, _ month: LocalDay, _ row: Row, _ style: Style) -> String? {
        guard day.firstOfMonth == month, days.contains(day) else { return nil }
        let mark = row.entries[day - days.lowerBound].mark(style)
        let number = TextLayout.padded("\(day.date.day)", to: 2, .right)
        return number + style.paint(mark.text, mark.ink) + " "
    }
}

extension HabitReport.Row {
    fileprivate func dot(_ style: Style) -> Table.Cell {
        Table.Cell(style.dot, .color(habit.colorHex))
    }

    /// The marks of the days; where they do not fit, the last of them.
    fileprivate func strip(room: Int, isSpaced: Bool, _ style: Style) -> String {
        let marks = entries.map { $0.mark(style).text }
        if isSpaced { return marks.joined(separator: " ") }
        if marks.count <= room { return marks.joined() }
        return style.ellipsis + marks.suffix(max(0, room - 1)).joined()
    }

    fileprivate var rate: Table.Cell {
        Table.Cell("\(Percent.whole(statistics.completionRate))%", .faint)
    }

    /// The streak, or why there is none just now.
    func note(_ style: Style) -> Table.Cell {
        if habit.archivedOn != nil { return Table.Cell(style.strings.habitArchived, .faint) }
        if isPaused { return Table.Cell(style.strings.statePaused, .faint) }
        let current = statistics.streak.current
        return Table.Cell(
            current > 0 ? style.strings.streakDays(count: current) : "", .accent)
    }
}
