/// A length of calendar time around a day (domain 4.5).
public enum Span: String, CaseIterable, Sendable {
    case day, week, month

    /// The days of this span around `day`.
    public func days(around day: LocalDay, weekStart: Weekday) -> ClosedRange<LocalDay> {
        switch self {
        case .day: return day...day
        case .week:
            let first = day.startOfWeek(weekStart)
            return first...(first + 6)
        case .month: return day.firstOfMonth...day.lastOfMonth
        }
    }
}

/// A stretch of days that statistics and totals look at: a span, or a rolling window that ends on
/// its anchor. Quests never see rolling windows.
public enum DayWindow: Hashable, Sendable {
    case span(Span)
    /// The last 7 or 30 days.
    case rolling(Int)

    /// The days of the window around, or ending on, `anchor`.
    public func days(anchor: LocalDay, weekStart: Weekday) -> ClosedRange<LocalDay> {
        switch self {
        case .span(let span): span.days(around: anchor, weekStart: weekStart)
        case .rolling(let count): (anchor - (count - 1))...anchor
        }
    }

    /// The days of the window just before the one around `anchor`.
    public func previousDays(anchor: LocalDay, weekStart: Weekday) -> ClosedRange<LocalDay> {
        let first = days(anchor: anchor, weekStart: weekStart).lowerBound
        return days(anchor: first - 1, weekStart: weekStart)
    }
}
