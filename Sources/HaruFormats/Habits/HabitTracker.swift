/// The trackers of habits whose files are read. Raw values are parts of identities and never change.
enum HabitTracker: String {
    case loop, habitBull, tickmate, rewire, tableHabit, beaverHabits, habitTrove, daylio

    /// Under which a habit is known in every import. A tracker that has nothing but names tells its
    /// habits apart by them.
    func key(identity: String, name: String) -> String {
        rawValue + (identity.isEmpty ? "/name/" + name : "/id/" + identity)
    }

    /// What it calls itself; the goal that holds its promises is named so.
    var title: String {
        switch self {
        case .loop: "Loop Habit Tracker"
        case .habitBull: "HabitBull"
        case .tickmate: "Tickmate"
        case .rewire: "Rewire"
        case .tableHabit: "Table Habit"
        case .beaverHabits: "Beaver Habits"
        case .habitTrove: "HabitTrove"
        case .daylio: "Daylio"
        }
    }
}
