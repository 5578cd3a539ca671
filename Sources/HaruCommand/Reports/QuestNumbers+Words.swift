import HaruCore
import HaruStrings

extension QuestNumbers {
    /// A state or a percentage in a few cells; a mark where words would be too long.
    func mark(over span: Span, _ style: Style) -> Table.Cell {
        let progress = progress(over: span)
        switch progress.state {
        case .noData, .offDay: return Table.Cell(style.dash, .faint)
        case .normal where progress.isNothingDue: return Table.Cell(style.dash, .faint)
        case .paused: return Table.Cell(style.strings.promiseRest, .faint)
        case .periodFulfilled: return Table.Cell(style.check, .primary)
        case .normal where label.quest.direction == .atMost:
            return progress.measured.isMet
                ? Table.Cell(style.strings.promiseKept, .primary)
                : Table.Cell(style.strings.promiseOver, .danger)
        case .normal: return percent(progress)
        }
    }

    /// The same in words.
    func state(over span: Span, _ style: Style) -> Table.Cell {
        let strings = style.strings
        let progress = progress(over: span)
        switch progress.state {
        case .noData: return Table.Cell(strings.stateNoData, .faint)
        case .offDay: return Table.Cell(strings.stateNotScheduled, .faint)
        case .normal where progress.isNothingDue:
            return Table.Cell(strings.stateNotScheduled, .faint)
        case .paused: return Table.Cell(strings.statePaused, .faint)
        case .periodFulfilled:
            return Table.Cell(
                label.quest.period == .monthly
                    ? strings.stateDoneThisMonth : strings.stateDoneThisWeek, .primary)
        case .normal where label.quest.direction == .atMost:
            return progress.measured.isMet
                ? Table.Cell(strings.stateWithin, .primary)
                : Table.Cell(strings.stateOver, .danger)
        case .normal: return percent(progress)
        }
    }

    private func percent(_ progress: SpanProgress) -> Table.Cell {
        Table.Cell(
            "\(Percent.whole(progress.measured.displayRatio))%",
            progress.measured.isMet ? .primary : .plain)
    }

    /// What was done of what is due: `45분 / 1시간`; where nothing is due, what was done.
    func amounts(over span: Span, _ style: Style) -> String {
        let progress = progress(over: span)
        switch progress.state {
        case .noData: return ""
        case .normal where progress.isNothingDue: return amountDone(progress, style)
        case .offDay, .paused: return amountDone(progress, style)
        case .periodFulfilled, .normal:
            return amount(progress.measured.value, style) + " / "
                + amount(progress.measured.target, style)
        }
    }

    private func amountDone(_ progress: SpanProgress, _ style: Style) -> String {
        progress.rawValue > 0 ? amount(Double(progress.rawValue), style) : ""
    }

    /// Milliseconds or a count in words; shares of a count with one decimal.
    private func amount(_ amount: Double, _ style: Style) -> String {
        if case .health(let key) = label.quest.target, let metric = HealthMetric(key: key) {
            let units = metric.measure == .time ? amount / 1000 : amount
            return style.strings.amount(Int64(min(units, 1e12).rounded()), of: metric)
        }
        if label.measure == .time {
            return style.strings.duration(seconds: Int64(amount / 1000))
        }
        let tenths = Int64((min(amount, 1e12) * 10).rounded())
        let text = "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
        return style.strings.promiseTimes(count: text)
    }

    /// The streak; nothing where there is none.
    func streak(_ style: Style) -> String {
        guard let streak, streak.count > 0 else { return "" }
        return style.strings.streak(streak)
    }
}

extension Quest {
    /// On which days and until when it counts; empty where the period says it all.
    func schedule(_ style: Style) -> String {
        var parts = [days(style)]
        if target == .health(HealthMetric.sleep.key) {
            parts.append(
                style.strings.scheduleSleep(
                    start: Style.clock(minutes: sleepStart), end: Style.clock(minutes: sleepEnd)))
        }
        if deadlineMinutes != Quest.noDeadline {
            parts.append(style.strings.scheduleUntil(time: Style.clock(minutes: deadlineMinutes)))
        }
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// On which days it counts; empty where that is every day of its period.
    func days(_ style: Style) -> String {
        let strings = style.strings
        if period == .custom, let days = customDays {
            return strings.dayRange(
                first: style.day(days.lowerBound), last: style.day(days.upperBound))
        }
        switch scheduleMode {
        case .weekdays:
            return weekdays.numbers.map { strings.weekdayName($0) }.joined(separator: ", ")
        case .monthDays:
            return strings.scheduleMonthDays(
                days: monthDays.numbers.map { "\($0)" }.joined(separator: ", "))
        case .ordinalWeekday:
            return strings.scheduleOrdinal(
                number: "\(ordinalWeek)", weekday: strings.weekdayName(ordinalWeekday))
        case .everyDay, nil: return ""
        }
    }
}
