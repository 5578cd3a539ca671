import HaruCore
import HaruStrings

// What the screens of habits say in words.
extension Strings {
    func habitState(_ entry: HabitEntry) -> String {
        switch entry {
        case .untracked: habitUntracked
        case .paused: statePaused
        case .future: habitFuture
        case .completed: done
        case .open: today
        case .missed: habitMissed
        }
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
