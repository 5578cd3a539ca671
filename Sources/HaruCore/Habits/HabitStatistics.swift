/// What a habit comes to on a reference day (domain 12.2). Every number counts days, so that two
/// completions of one day count once.
public struct HabitStatistics: Equatable, Sendable {
    public let totalCompletedDays: Int
    /// Days from the start to the reference day or the archive, both included, but paused ones.
    public let eligibleTrackingDays: Int
    public let streak: HabitStreak

    /// - Parameters:
    ///   - completions: those of other habits are passed over.
    ///   - pauses: the days on which the habit is paused.
    ///   - day: today, as the caller knows it.
    public init(
        _ habit: Habit, completions: some Sequence<Completion>, pauses: DayRanges = DayRanges(),
        on day: LocalDay
    ) {
        var days: [LocalDay] = []
        for completion in completions where completion.habitID == habit.id {
            days.append(completion.completedOn)
        }
        days.sort()
        self.init(habit, completed: days, pauses: pauses, on: day)
    }

    /// - Parameters:
    ///   - completed: the days of the habit's completions, ascending; one may occur twice.
    ///   - pauses: the days on which the habit is paused.
    ///   - day: today, as the caller knows it.
    public init(
        _ habit: Habit, completed: [LocalDay], pauses: DayRanges = DayRanges(), on day: LocalDay
    ) {
        guard let tracked = habit.trackedDays(upTo: day) else {
            totalCompletedDays = 0
            eligibleTrackingDays = 0
            streak = HabitStreak(completed: [], last: 0, isOpen: false)
            return
        }
        var counted: [LocalDay] = []
        for day in completed where tracked.contains(day) && counted.last != day {
            if !pauses.contains(day) { counted.append(day) }
        }
        totalCompletedDays = counted.count
        eligibleTrackingDays = tracked.dayCount - pauses.count(in: tracked)
        // Numbered without the paused days, so that days on both sides of a pause are neighbours.
        let numbers = counted.map {
            $0 - tracked.lowerBound - pauses.count(in: tracked.lowerBound...$0)
        }
        streak = HabitStreak(
            completed: numbers, last: eligibleTrackingDays - 1,
            isOpen: tracked.upperBound == day && !pauses.contains(day))
    }

    /// 0…1; 0 if nothing was eligible.
    public var completionRate: Double {
        eligibleTrackingDays == 0 ? 0 : Double(totalCompletedDays) / Double(eligibleTrackingDays)
    }
}

/// Days in a row.
public struct HabitStreak: Equatable, Sendable {
    public let current: Int
    public let longest: Int

    /// - Parameters:
    ///   - completed: different days by number, ascending, none after `last`.
    ///   - isOpen: `last` is today and may still be completed.
    init(completed: [Int], last: Int, isOpen: Bool) {
        var run = 0
        var longest = 0
        var previous: Int?
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
    case untracked, paused, future, completed, open, missed
}

extension Habit {
    /// - Parameter isPaused: whether `day` is neither to be kept nor to be missed.
    public func entry(
        on day: LocalDay, isCompleted: Bool, isPaused: Bool = false, today: LocalDay
    ) -> HabitEntry {
        if day < startedOn || archivedOn.map({ day > $0 }) ?? false { return .untracked }
        if isPaused { return .paused }
        if day > today { return .future }
        if isCompleted { return .completed }
        return day == today ? .open : .missed
    }
}
