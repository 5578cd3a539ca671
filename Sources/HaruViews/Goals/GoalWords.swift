import HaruCore
import HaruStrings

// What the screens of goals say in words (app 1.3).
extension Strings {
    func name(of standing: GoalFigures.Standing) -> String {
        switch standing {
        case .inProgress: goalInProgress
        case .paused: statePaused
        case .achieved: goalAchieved
        case .notAchieved: goalNotAchieved
        case .needsReview: goalNeedsReview
        case .waiting: goalWaiting
        }
    }

    func name(of span: Span) -> String {
        switch span {
        case .day: spanDay
        case .week: spanWeek
        case .month: spanMonth
        }
    }

    /// The word in place of a percentage; `nil` where the percentage is said.
    func word(for state: Gauge.State, of quest: Quest) -> String? {
        switch state {
        case .noData: stateNoData
        case .paused: statePaused
        case .notScheduled: stateNotScheduled
        case .periodFulfilled:
            quest.period == .monthly ? stateDoneThisMonth : stateDoneThisWeek
        case .within: stateWithin
        case .over: stateOver
        case .done, .open: nil
        }
    }

    /// A day of the calendar without its weekday: `8월 23일`.
    func shortDay(_ day: LocalDay) -> String {
        monthDay(month: monthName(day.date.month), day: "\(day.date.day)")
    }

    /// Days from a first to a last one; without a last one they go on.
    func days(_ first: LocalDay, _ last: LocalDay?) -> String {
        guard let last else { return pauseFrom(date: shortDay(first)) }
        if first == last { return shortDay(first) }
        return dayRange(first: shortDay(first), last: shortDay(last))
    }
}

extension Model {
    /// A quest as it is promised today.
    func promise(_ id: RecordID) -> Quest? { goals.ledger.quest(id, on: ledger.today) }

    /// How long a goal in progress has to go: `D-12`; `nil` where there is nothing to say.
    func remaining(_ goal: Goal) -> String? {
        let today = ledger.today
        if goal.startDay > today {
            return strings.goalStartsOn(date: strings.shortDay(goal.startDay))
        }
        guard let endDay = goal.endDay, endDay >= today, !goal.isSettled else { return nil }
        return endDay == today ? strings.goalEndsToday : strings.goalDaysLeft(count: endDay - today)
    }

    /// A date as rows of goals say it; the year where it is not this one.
    func dateWords(_ day: LocalDay) -> String {
        strings.day(day, withYear: day.date.year != ledger.today.date.year)
    }
}
