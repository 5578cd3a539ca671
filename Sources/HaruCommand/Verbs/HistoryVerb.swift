import HaruCore
import HaruReplica
import HaruStore
import HaruStrings

extension Workspace {
    /// All of history, one line per week or month and action.
    func history(_ period: Period) throws(Refusal) -> ExitCode {
        let columns = try TotalsColumns(self)
        let extent = try stored { () throws(StorageError) in try store.storage.extent() }
        guard let extent else {
            console.show(HistoryReport(period: period, periods: []), style)
            return .ok
        }
        let last =
            extent.end == TimelineEntry.running ? max(extent.start, now.milliseconds) : extent.end
        let days =
            boundary.day(
                of: Instant(milliseconds: extent.start))...boundary.day(
                of: Instant(milliseconds: max(extent.start, last)))
        let grid = DayGrid(days, boundary: boundary)
        let bounds = HistoryPeriods(days, period: period, weekStart: boundary.weekStart)
        var sums = PeriodTotals(
            grid: grid, actionCount: columns.count, periods: bounds.numbers)
        try add(to: &sums, columns, range: nil)
        var periods: [HistoryReport.PeriodRows] = []
        for (number, first) in bounds.firstDays.enumerated() {
            var rows: [HistoryReport.Row] = []
            for column in columns.indices where sums[number, column] != 0 {
                let sum = sums[number, column]
                rows.append(
                    HistoryReport.Row(
                        action: columns.labels[column],
                        amount: columns.isCount(column) ? .count(Int(sum)) : .seconds(sum / 1000)))
            }
            if !rows.isEmpty { periods.append(HistoryReport.PeriodRows(first: first, rows: rows)) }
        }
        console.show(HistoryReport(period: period, periods: periods), style)
        return .ok
    }
}

/// Which week or month each day of a history belongs to.
struct HistoryPeriods {
    /// The number of each day's period.
    private(set) var numbers: [Int] = []
    /// The first day of each period, also where it lies before the history's first day.
    private(set) var firstDays: [LocalDay] = []

    init(_ days: ClosedRange<LocalDay>, period: Period, weekStart: Weekday) {
        var next = days.lowerBound
        for number in days.lowerBound.number...days.upperBound.number {
            let day = LocalDay(number: number)
            if day >= next {
                let around = period.window.days(anchor: day, weekStart: weekStart)
                firstDays.append(around.lowerBound)
                next = around.upperBound + 1
            }
            numbers.append(firstDays.count - 1)
        }
    }
}

/// Totals of one period after the other.
struct HistoryReport: Report {
    struct Row {
        let action: ActionLabel
        let amount: Amount
    }

    struct PeriodRows {
        let first: LocalDay
        let rows: [Row]
    }

    let period: Period
    let periods: [PeriodRows]

    var json: JSON {
        .payload([
            JSON.Member("period", .string(period.rawValue)),
            JSON.Member(
                "periods",
                .array(
                    periods.map { period in
                        .object([
                            JSON.Member("firstDay", .day(period.first)),
                            JSON.Member(
                                "rows",
                                .array(
                                    period.rows.map { row in
                                        .object(
                                            row.action.members + [
                                                JSON.Member(
                                                    "type", .string(row.action.type.rawValue)),
                                                row.amount.member,
                                            ])
                                    })),
                        ])
                    })),
        ])
    }

    func lines(_ style: Style) -> [String] {
        guard !periods.isEmpty else { return [style.strings.noRecordsInRange] }
        var lines: [String] = []
        for (i, period) in periods.enumerated() {
            if i > 0 { lines.append("") }
            let title = ISO8601.text(period.first).utf8
            let shown = self.period == .month ? title.prefix(7) : title.prefix(10)
            lines.append(style.paint(String(decoding: shown, as: UTF8.self), .bold))
            var table = Table([Table.Column(), Table.Column(gives: true), Table.Column("", .right)])
            for row in period.rows {
                table.add([
                    Table.Cell(style.dot, .color(row.action.colorHex)), Table.Cell(row.action.name),
                    Table.Cell(row.amount.words(style.strings)),
                ])
            }
            lines += style.lines(table)
        }
        return lines
    }
}
