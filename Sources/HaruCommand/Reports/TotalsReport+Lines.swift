import HaruCore
import HaruStrings

extension TotalsReport {
    private static let barCells = 16

    public func lines(_ style: Style) -> [String] {
        var lines = style.wrapped(title(style), .bold)
        if rows.isEmpty { return lines + style.wrapped(style.strings.noRecords) + promises(style) }
        lines.append("")
        let table = days.dayCount == 1 ? dayTable(style) : table(style)
        lines += table.fits(style.width) ? style.lines(table) : narrow(style)
        if rows.contains(where: { $0.action.type == .time }) {
            lines.append("")
            lines += style.wrapped(
                style.strings.totalLine(duration: style.strings.duration(seconds: totalSeconds)))
        }
        if let timeline, !timeline.lanes.isEmpty {
            lines.append("")
            lines += timeline.lines(style)
        }
        return lines + promises(style)
    }

    private func title(_ style: Style) -> String {
        if days.dayCount == 1 { return style.dayWithName(days.lowerBound) }
        let range = style.strings.dayRange(
            first: style.day(days.lowerBound), last: style.day(days.upperBound))
        guard days.contains(style.boundary.day(of: style.now)) else { return range }
        return style.strings.namedRange(name: period.name(style.strings), range: range)
    }

    private func mark(_ row: Row, _ style: Style) -> Table.Cell {
        Table.Cell(style.dot, row.isRunning ? .accent : .color(row.action.colorHex))
    }

    /// Name, amount, share and a bar.
    private func dayTable(_ style: Style) -> Table {
        var table = Table([
            Table.Column(), Table.Column(gives: true), Table.Column("", .right),
            Table.Column("", .right), Table.Column(), Table.Column(),
        ])
        for row in rows {
            table.add([
                mark(row, style), Table.Cell(row.action.name),
                Table.Cell(row.amount.words(style.strings), .bold), percent(row),
                bar(row, style), running(row, style),
            ])
        }
        return table
    }

    /// The same for a terminal that is too narrow for columns.
    private func narrow(_ style: Style) -> [String] {
        var list = NarrowList(style)
        for row in rows {
            let numbers = [Table.Cell(row.amount.words(style.strings), .bold), percent(row)]
            list.add(
                Table.Cell(row.action.name), dot: mark(row, style),
                facts: days.dayCount == 1
                    ? numbers + [running(row, style), bar(row, style)]
                    : [curve(row, style)] + numbers)
        }
        return list.lines
    }

    private func bar(_ row: Row, _ style: Style) -> Table.Cell {
        Table.Cell(
            Bar.horizontal(
                row.share ?? 0, cells: TotalsReport.barCells, isUnicode: style.isUnicode),
            .color(row.action.colorHex))
    }

    /// One column per day.
    private func curve(_ row: Row, _ style: Style) -> Table.Cell {
        Table.Cell(
            Bar.columns(row.days, isUnicode: style.isUnicode), .color(row.action.colorHex))
    }

    private func running(_ row: Row, _ style: Style) -> Table.Cell {
        Table.Cell(row.isRunning ? style.strings.running : "", .accent)
    }

    private func percent(_ row: Row) -> Table.Cell {
        Table.Cell(row.share.map { "\(Int($0 * 100))%" } ?? "", .faint)
    }

    /// Name, amount, share and the days: of a week as numbers, of a month as columns.
    private func table(_ style: Style) -> Table {
        let hasNumbers = days.dayCount <= 7 && style.width >= 72
        var columns = [
            Table.Column(), Table.Column(gives: true), Table.Column("", .right),
            Table.Column("", .right),
        ]
        if hasNumbers {
            for i in 0..<days.dayCount {
                let weekday = (days.lowerBound + i).weekday
                columns.append(
                    Table.Column(style.strings.weekdayName(Int(weekday.rawValue)), .right))
            }
        } else {
            columns.append(Table.Column())
        }
        var table = Table(columns)
        for row in rows {
            var cells = [
                mark(row, style), Table.Cell(row.action.name),
                Table.Cell(row.amount.words(style.strings), .bold), percent(row),
            ]
            if hasNumbers {
                cells += (0..<days.dayCount).map { i in
                    let value = row.days.indices.contains(i) ? row.days[i] : 0
                    let amount: Amount =
                        row.action.type == .time ? .seconds(value) : .count(Int(value))
                    return Table.Cell(amount.short.isEmpty ? "-" : amount.short, .faint)
                }
            } else {
                cells.append(curve(row, style))
            }
            table.add(cells)
        }
        return table
    }
}
