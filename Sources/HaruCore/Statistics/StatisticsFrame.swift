/// The days that statistics look at: a window, and the whole window before it to compare with.
public struct StatisticsFrame: Sendable {
    public let days: ClosedRange<LocalDay>
    public let previousDays: ClosedRange<LocalDay>
    /// Days of the window that have begun; averages divide by them.
    public let startedDays: Int
    /// The weeks of a calendar month, clipped to it, numbered from 1; `nil` for other windows.
    public let weeks: [ClosedRange<LocalDay>]?
    /// Weeks whose first day has begun.
    public let startedWeeks: Int
    /// Both windows, the previous first.
    public let grid: DayGrid

    public init(_ window: DayWindow, anchor: LocalDay, now: Instant, boundary: DayBoundary) {
        days = window.days(anchor: anchor, weekStart: boundary.weekStart)
        previousDays = window.previousDays(anchor: anchor, weekStart: boundary.weekStart)
        grid = DayGrid(previousDays.lowerBound...days.upperBound, boundary: boundary)
        let today = boundary.day(of: now)
        startedDays = max(0, min(today, days.upperBound) - days.lowerBound + 1)
        weeks =
            window == .span(.month)
            ? StatisticsFrame.weeks(of: days, weekStart: boundary.weekStart) : nil
        startedWeeks = weeks.map { $0.filter { $0.lowerBound <= today }.count } ?? 0
    }

    /// The weeks of the calendar that `days` touches, clipped to them.
    public static func weeks(
        of days: ClosedRange<LocalDay>, weekStart: Weekday
    ) -> [ClosedRange<LocalDay>] {
        var weeks: [ClosedRange<LocalDay>] = []
        var first = days.lowerBound
        while first <= days.upperBound {
            let last = min(first.startOfWeek(weekStart) + 6, days.upperBound)
            weeks.append(first...last)
            first = last + 1
        }
        return weeks
    }
}
