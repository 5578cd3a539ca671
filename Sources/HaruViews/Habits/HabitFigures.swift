import HaruCore

/// One habit, and what was done of it, as the screens show it on a day. Figures never change: a check
/// makes others. They are a class since every element of a screen would otherwise copy them.
public final class HabitFigures: Sendable {
    public let habit: Habit
    /// By their first day.
    public let pauses: [Pause]
    public let today: LocalDay
    /// What the habit comes to; `nil` while no screen needs its history.
    public let statistics: HabitStatistics?
    private let pausedDays: DayRanges
    /// Ascending; a day that two devices completed is there twice.
    private let completed: [LocalDay]

    /// - Parameter completed: the days of completions, ascending: those of all time, or from today on.
    init(
        _ habit: Habit, pauses: [Pause], completed: [LocalDay], today: LocalDay, hasHistory: Bool
    ) {
        self.habit = habit
        self.pauses = pauses
        self.completed = completed
        self.today = today
        pausedDays = DayRanges(pausesOf: habit.id, pauses)
        statistics =
            hasHistory
            ? HabitStatistics(habit, completed: completed, pauses: pausedDays, on: today) : nil
    }

    public func entry(on day: LocalDay) -> HabitEntry {
        habit.entry(
            on: day, isCompleted: isCompleted(day), isPaused: pausedDays.contains(day),
            today: today)
    }

    /// Whether a tap on a day does something: it is tracked, and it has come.
    public func canToggle(_ day: LocalDay) -> Bool {
        switch entry(on: day) {
        case .completed, .open, .missed: true
        case .untracked, .paused, .future: false
        }
    }

    private func isCompleted(_ day: LocalDay) -> Bool {
        let place = place(behind: day)
        return place > 0 && completed[place - 1] == day
    }

    /// How many completions are of `day` or of days before. What is asked for is among the last.
    private func place(behind day: LocalDay) -> Int {
        var place = completed.count
        while place > 0, completed[place - 1] > day { place -= 1 }
        return place
    }

    var isDoneToday: Bool { entry(on: today) == .completed }

    /// The figures once a completion came or went.
    func marking(_ day: LocalDay, isDone: Bool) -> HabitFigures {
        var days = completed
        let place = place(behind: day)
        if isDone {
            days.insert(day, at: place)
        } else if isCompleted(day) {
            days.remove(at: place - 1)
        }
        return HabitFigures(
            habit, pauses: pauses, completed: days, today: today, hasHistory: statistics != nil)
    }

    /// How many different days are completed, tracked or not.
    var completedDays: Int {
        var count = 0
        var last: LocalDay?
        for day in completed where day != last {
            count += 1
            last = day
        }
        return count
    }

    /// How many days behind `last` and before today count as missed once the habit goes on.
    func missedDays(after last: LocalDay) -> Int {
        guard last + 1 < today else { return 0 }
        let between = (last + 1)...(today - 1)
        return between.dayCount - pausedDays.count(in: between)
    }

    /// The first day of the first month whose calendar can be shown.
    var firstMonth: LocalDay { min(habit.startedOn, today).firstOfMonth }
}
