extension Quest {
    /// Whether the quest applies on `day` (domain 7.2).
    ///
    /// A date that the zone skipped has no moments and is never a scheduled day of a daily quest.
    public func isScheduled(on day: LocalDay, boundary: DayBoundary) -> Bool {
        switch period {
        case .daily: isOnSchedule(day) && !boundary.range(of: day).isEmpty
        case .weekly, .monthly: true
        case .custom: customDays?.contains(day) ?? false
        case nil: false
        }
    }

    /// Whether the schedule of a daily quest names `day`, which exists.
    func isOnSchedule(_ day: LocalDay) -> Bool {
        switch scheduleMode {
        case .everyDay: true
        case .weekdays: weekdays.contains(Int(day.weekday.rawValue))
        case .monthDays: monthDays.contains(day.date.day)
        case .ordinalWeekday:
            Int(day.weekday.rawValue) == ordinalWeekday
                && (day.date.day - 1) / 7 + 1 == ordinalWeek
        case nil: false
        }
    }
}
