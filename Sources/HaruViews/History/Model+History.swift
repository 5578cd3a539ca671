import HaruCore
import HaruStrings

// What the views of the history say in words.
extension Model {
    /// A record as it is read aloud: the action, its times, and whether it runs.
    func aloud(_ record: DayRecord, _ action: Action) -> String {
        switch record.content {
        case .count(let entry):
            return strings.countRecordAloud(
                action: action.name, time: clock(record.start),
                amount: strings.times(count: entry.amount))
        case .session:
            let start = clock(record.start)
            guard let end = record.end else {
                return strings.recordRunningAloud(
                    action: action.name, start: start, end: clock(now))
            }
            return strings.recordAloud(action: action.name, start: start, end: clock(end))
        }
    }

    /// The times of a record's part of a day: `09:10–10:40`.
    func times(_ record: DayRecord) -> String {
        let start = clock(record.start)
        return record.end.map { strings.timeRange(start: start, end: clock($0)) }
            ?? strings.timeRangeOpen(start: start)
    }

    /// The days whose records are shown; `nil`: none are.
    var recordDays: ClosedRange<LocalDay>? {
        if case .history(let route) = route {
            return route.days(today: ledger.today, weekStart: ledger.boundary.weekStart)
        }
        let isListed = sheets.contains { if case .records = $0 { true } else { false } }
        return isListed ? ledger.today...ledger.today : nil
    }

    /// The texts of listed records that change each second: what runs shows its part of today.
    func historyTicks() -> [(key: String, text: String)] {
        guard recordDays != nil else { return [] }
        let day = ledger.boundary.range(of: ledger.today)
        return ledger.running.map {
            (
                "history-" + $0.id.text,
                Strings.timer(seconds: $0.overlap(with: day, now: now) / 1000)
            )
        }
    }
}

extension Strings {
    /// A week: `8월 3일 – 9일`; across months both are named.
    func week(_ days: ClosedRange<LocalDay>) -> String {
        let (_, month, day) = days.lowerBound.date
        let last = days.upperBound.date
        if month == last.month {
            return weekOfMonth(month: monthName(month), first: "\(day)", last: "\(last.day)")
        }
        return dayRange(
            first: monthDay(month: monthName(month), day: "\(day)"),
            last: monthDay(month: monthName(last.month), day: "\(last.day)"))
    }

    /// A month of a year: `2026년 8월`, `August 2026`.
    func month(of day: LocalDay) -> String {
        monthTitle(year: "\(day.date.year)", month: fullMonthName(day.date.month))
    }

    /// The full name of a month, 1…12.
    func fullMonthName(_ month: Int) -> String {
        switch month {
        case 1: fullMonthJanuary
        case 2: fullMonthFebruary
        case 3: fullMonthMarch
        case 4: fullMonthApril
        case 5: fullMonthMay
        case 6: fullMonthJune
        case 7: fullMonthJuly
        case 8: fullMonthAugust
        case 9: fullMonthSeptember
        case 10: fullMonthOctober
        case 11: fullMonthNovember
        default: fullMonthDecember
        }
    }
}
