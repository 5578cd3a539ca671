import HaruCore

extension Strings {
    /// How long a promise has been kept: `연속 3일`.
    public func streak(_ streak: Streak) -> String {
        switch streak.unit {
        case .day: streakDays(count: streak.count)
        case .week: streakWeeks(count: streak.count)
        case .month: streakMonths(count: streak.count)
        }
    }
}
