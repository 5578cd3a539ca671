extension ProgressInput {
    /// The days that the numbers of goals read (domain 6): this week and month, the custom periods,
    /// what a streak looks back at, and the periods that judging a goal that has ended looks at.
    ///
    /// - Parameter streaks: `false` where nobody asks for them, which leaves months of records unread.
    public static func days(
        _ goals: [Goal], _ quests: [Quest], _ revisions: [QuestRevision], around today: LocalDay,
        boundary: DayBoundary, streaks: Bool = true
    ) -> ClosedRange<LocalDay> {
        var reach = Reach(around: today, boundary: boundary)
        let lookback = today - (QuestProgress.longestStreakDays - 1)
        for goal in goals where goal.status == .inProgress {
            if streaks { reach.add(around: max(goal.startDay, lookback)) }
            if let endDay = goal.endDay, endDay < today { reach.add(around: endDay) }
        }
        for quest in quests { reach.add(quest.customDays) }
        for revision in revisions { reach.add(revision.quest.customDays) }
        return reach.days
    }
}

/// Days that grow to hold others, within a lifetime: a merge may bring any date.
private struct Reach {
    private(set) var days: ClosedRange<LocalDay>
    private let limits: ClosedRange<LocalDay>
    private let weekStart: Weekday

    init(around today: LocalDay, boundary: DayBoundary) {
        days = today...today
        limits = (today - 40_000)...(today + 40_000)
        weekStart = boundary.weekStart
        add(around: today)
    }

    /// The week and the month of `day`.
    mutating func add(around day: LocalDay) {
        add(Span.week.days(around: day, weekStart: weekStart))
        add(Span.month.days(around: day, weekStart: weekStart))
    }

    mutating func add(_ other: ClosedRange<LocalDay>?) {
        guard let other else { return }
        let near = other.clamped(to: limits)
        days = min(days.lowerBound, near.lowerBound)...max(days.upperBound, near.upperBound)
    }
}
