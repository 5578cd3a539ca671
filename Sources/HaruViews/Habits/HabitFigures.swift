import HaruCore

/// One habit, and what was done of it, as the screens show it on a day.
public struct HabitFigures: Equatable, Sendable {
    public let habit: Habit
    /// By their first day.
    public let pauses: [Pause]
    public let today: LocalDay
    /// What the habit comes to; `nil` while no screen needs its history.
    public internal(set) var statistics: HabitStatistics?
    private let pausedDays: DayRanges
    /// Ascending; a day that two devices completed is there twice.
    private var completed: [LocalDay] = []

    init(_ habit: Habit, pauses: [Pause], today: LocalDay) {
        self.habit = habit
        self.pauses = pauses.ordered { ($0.start, $0.id) < ($1.start, $1.id) }
        self.today = today
        pausedDays = DayRanges(pausesOf: habit.id, pauses)
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

    func isCompleted(_ day: LocalDay) -> Bool {
        let place = place(of: day)
        return place < completed.count && completed[place] == day
    }

    /// How many different days are completed, tracked or not.
    var completedDays: Int {
        var count = 0
        for (i, day) in completed.enumerated() where i == 0 || completed[i - 1] != day {
            count += 1
        }
        return count
    }

    /// How many days behind `last` and before today count as missed once the habit goes on.
    func missedDays(after last: LocalDay) -> Int {
        guard last + 1 < today else { return 0 }
        let between = (last + 1)...(today - 1)
        return between.dayCount - pausedDays.count(in: between)
    }

    /// The months whose calendar can be shown, by their first days.
    var months: ClosedRange<LocalDay> {
        let now = today.firstOfMonth
        return min(habit.startedOn.firstOfMonth, now)...now
    }

    mutating func add(_ day: LocalDay) {
        // Days are read in their order.
        if completed.last.map({ $0 <= day }) ?? true {
            completed.append(day)
        } else {
            completed.insert(day, at: place(of: day))
        }
    }

    mutating func remove(_ day: LocalDay) {
        let place = place(of: day)
        if place < completed.count, completed[place] == day { completed.remove(at: place) }
    }

    mutating func reckon() {
        statistics = HabitStatistics(habit, completed: completed, pauses: pausedDays, on: today)
    }

    /// Where `day` stands among the completed days, or would stand.
    private func place(of day: LocalDay) -> Int {
        var (low, high) = (0, completed.count)
        while low < high {
            let middle = (low + high) / 2
            if completed[middle] < day { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
