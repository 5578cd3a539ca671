import HaruCore
import HaruStrings

/// One goal told in full.
extension GoalReport.Row {
    private static let barCells = 16

    func lines(_ style: Style) -> [String] {
        let strings = style.strings
        let state = [status(strings)?.text, prefix].compactMap { $0 }.joined(separator: " · ")
        var lines = [
            style.paint(style.dot, .color(goal.colorHex)) + " "
                + style.title(goal.title, beside: state, indent: 2)
        ]
        lines += style.indented(dates(style).joined(separator: " · "))
        for pause in pauses {
            lines += style.indented(strings.pausedDays(days: pause.words(style)), .faint)
        }
        lines += [""] + gauges(style)
        for quest in quests { lines += [""] + quest.lines(style) }
        return lines
    }

    /// `8월 1일 (토) ~ 8월 31일 (월) · 12/31일 · 기준 80%`
    private func dates(_ style: Style) -> [String] {
        let strings = style.strings
        var parts: [String] = []
        if let endDay = goal.endDay {
            parts.append(
                strings.dayRange(first: style.day(goal.startDay), last: style.day(endDay)))
            if let periodRatio {
                let whole = endDay - goal.startDay + 1
                let gone = Int((periodRatio * Double(whole)).rounded())
                parts.append(strings.daysGone(gone: "\(gone)", whole: "\(whole)"))
            }
        } else {
            parts.append(strings.daysFrom(day: style.day(goal.startDay)))
        }
        if goal.achieveThresholdPercent != 100 {
            parts.append(strings.thresholdOf(percent: "\(goal.achieveThresholdPercent)"))
        }
        return parts
    }

    private func gauges(_ style: Style) -> [String] {
        var table = Table([Table.Column(), Table.Column("", .right), Table.Column()])
        for (span, name) in Span.named(style.strings) {
            let combined = combined(over: span)
            table.add([
                Table.Cell("  " + name), combined.state(style),
                Table.Cell(
                    Bar.horizontal(
                        combined.ratio ?? 0, cells: GoalReport.Row.barCells,
                        isUnicode: style.isUnicode), .color(goal.colorHex)),
            ])
        }
        return style.lines(table)
    }
}

extension QuestNumbers {
    /// Its name, what it came to, and what it promised before.
    fileprivate func lines(_ style: Style) -> [String] {
        let strings = style.strings
        var lines = ["  " + style.title(label.name, beside: prefix, indent: 2)]
        let facts = [label.quest.schedule(style), streak(style)].filter { !$0.isEmpty }
        if !facts.isEmpty { lines += style.indented(facts.joined(separator: " · ")) }
        var table = Table([
            Table.Column(), Table.Column("", .right), Table.Column(gives: true),
        ])
        for (span, name) in Span.named(strings) {
            table.add([
                Table.Cell("  " + name), state(over: span, style),
                Table.Cell(amounts(over: span, style)),
            ])
        }
        lines += style.lines(table)
        for change in changes {
            lines += style.indented(
                strings.promisedFrom(day: style.day(change.from), name: change.name), .faint)
        }
        return lines
    }
}

extension Span {
    /// All spans with their names while they are those around today.
    static func named(_ strings: Strings) -> [(Span, String)] {
        [(.day, strings.today), (.week, strings.thisWeek), (.month, strings.thisMonth)]
    }
}

extension Pause {
    /// `8월 20일 (목) ~ 8월 22일 (토)`; without an end `8월 20일 (목)부터`.
    func words(_ style: Style) -> String {
        guard let end else { return style.strings.daysFrom(day: style.day(start)) }
        if end == start { return style.day(start) }
        return style.strings.dayRange(first: style.day(start), last: style.day(end))
    }
}
