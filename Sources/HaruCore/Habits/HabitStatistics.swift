/// What a habit comes to on a reference day (domain 12.2). Every number counts days, so that two
/// completions of one day count once.
public struct HabitStatistics: Equatable, Sendable {
    public let totalCompletedDays: Int
    /// Days from the start to the reference day or the archive, both included.
    public let eligibleTrackingDays: Int
    public let streak: HabitStreak

    /// - Parameters:
    ///   - completions: those of other habits are passed over.
    ///   - day: today, as the caller knows it.
    public init(_ habit: Habit, completions: some Sequence<Completion>, on day: LocalDay) {
        guard let tracked = habit.trackedDays(upTo: day) else {
            totalCompletedDays = 0
            eligibleTrackingDays = 0
            streak = HabitStreak(completed: [], last: day, isOpen: false)
            return
        }
        let completed = HabitStatistics.days(of: habit, completions, within: tracked)
        totalCompletedDays = completed.count
        eligibleTrackingDays = tracked.upperBound - tracked.lowerBound + 1
        streak = HabitStreak(
            completed: completed, last: tracked.upperBound, isOpen: tracked.upperBound == day)
    }

    /// 0…1; 0 if nothing was eligible.
    public var completionRate: Double {
        eligibleTrackingDays == 0 ? 0 : Double(totalCompletedDays) / Double(eligibleTrackingDays)
    }

    /// Different days, ascending.
    private static func days(
        of habit: Habit, _ completions: some Sequence<Completion>,
        within tracked: ClosedRange<LocalDay>
    ) -> [LocalDay] {
        var all: [LocalDay] = []
        for completion in completions
        where completion.habitID == habit.id && tracked.contains(completion.completedOn) {
            all.append(completion.completedOn)
        }
        all.sort()
        var different: [LocalDay] = []
        for day in all where different.last != day { different.append(day) }
        return different
    }
}

/// Days in a row.
public struct HabitStreak: Equatable, Sendable {
    public let current: Int
    public let longest: Int

    /// - Parameters:
    ///   - completed: different days, ascending, none after `last`.
    ///   - isOpen: `last` is today and may still be completed.
    init(completed: [LocalDay], last: LocalDay, isOpen: Bool) {
        var run = 0
        var longest = 0
        var previous: LocalDay?
        for day in completed {
            run = previous.map { day - $0 == 1 } ?? false ? run + 1 : 1
            longest = max(longest, run)
            previous = day
        }
        let reachesEnd = previous.map { $0 == last || (isOpen && $0 == last - 1) } ?? false
        current = reachesEnd ? run : 0
        self.longest = longest
    }
}

/// What a calendar shows for a habit on a day; derived, never stored.
public enum HabitEntry: String, CaseIterable, Sendable {
    case untracked, future, completed, open, missed
}

extension Habit {
    public func entry(on day: LocalDay, isCompleted: Bool, today: LocalDay) -> HabitEntry {
        if day < startedOn || archivedOn.map({ day > $0 }) ?? false { return .untracked }
        if day > today { return .future }
        if isCompleted { return .completed }
        return day == today ? .open : .missed
    }
}
