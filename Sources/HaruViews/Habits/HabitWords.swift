import HaruCore
import HaruStrings

// What the screens of habits say in words.
extension Strings {
    func habitState(_ entry: HabitEntry) -> String {
        switch entry {
        case .untracked: habitUntracked
        case .paused: habitPaused
        case .future: habitFuture
        case .completed: done
        case .open: today
        case .missed: habitMissed
        }
    }

    /// Days from a first to a last one: `8월 5일 ~ 8월 7일`; without a last one they go on.
    func habitDays(from first: LocalDay, to last: LocalDay?) -> String {
        guard let last else { return since(time: habitShortDay(first)) }
        if first == last { return habitShortDay(first) }
        return dayRange(first: habitShortDay(first), last: habitShortDay(last))
    }

    private func habitShortDay(_ day: LocalDay) -> String {
        monthDay(month: monthName(day.date.month), day: "\(day.date.day)")
    }
}

extension Model {
    /// A day of a habit as it is read aloud: whose it is, when, and what became of it.
    func aloud(_ figures: HabitFigures, _ day: LocalDay) -> String {
        strings.habitDayAloud(
            name: figures.habit.name, day: strings.day(day),
            state: strings.habitState(figures.entry(on: day)))
    }
}
