import HaruCore
import HaruStrings

/// Habits with what was done on each day.
struct HabitReport: Report {
    struct Row: Sendable {
        let habit: Habit
        let prefix: String
        let statistics: HabitStatistics
        /// Whether it is paused on the day that the numbers are about.
        let isPaused: Bool
        let pauses: [Pause]
        /// One per day of the report.
        let entries: [HabitEntry]
    }

    let rows: [Row]
    let days: ClosedRange<LocalDay>
    /// One habit that was asked for by name is told in full.
    let isDetailed: Bool
    /// Whether there are habits that are not shown, because they are archived.
    let hasArchived: Bool

    var json: JSON {
        .payload([
            JSON.Member("firstDay", .day(days.lowerBound)),
            JSON.Member("lastDay", .day(days.upperBound)),
            JSON.Member("habits", .array(rows.map(json))),
        ])
    }

    private func json(_ row: Row) -> JSON {
        let numbers = row.statistics
        let habit = row.habit
        var members: [JSON.Member] = .promise(
            habit.id, "name", habit.name, symbol: habit.symbolName, colorHex: habit.colorHex)
        members += [
            JSON.Member("startedOn", .day(habit.startedOn)),
            JSON.Member("archivedOn", .day(habit.archivedOn)),
        ]
        members += .pauses(row.pauses, isPaused: row.isPaused)
        members += [
            JSON.Member("completedDays", .count(numbers.totalCompletedDays)),
            JSON.Member("trackedDays", .count(numbers.eligibleTrackingDays)),
            JSON.Member("rate", .double(numbers.completionRate)),
            JSON.Member(
                "streak",
                .object([
                    JSON.Member("current", .count(numbers.streak.current)),
                    JSON.Member("longest", .count(numbers.streak.longest)),
                ])),
            JSON.Member(
                "days",
                .array(
                    row.entries.enumerated().map { i, entry in
                        .object([
                            JSON.Member("day", .day(days.lowerBound + i)),
                            JSON.Member("entry", .string(entry.rawValue)),
                        ])
                    })),
        ]
        return .object(members)
    }
}

extension HabitEntry {
    /// One cell wide.
    func mark(_ style: Style) -> Table.Cell {
        switch self {
        case .untracked, .future: Table.Cell(" ")
        case .paused: Table.Cell(style.dash, .faint)
        case .completed: Table.Cell(style.check, .primary)
        case .open: Table.Cell(style.isUnicode ? "○" : "o", .accent)
        case .missed: Table.Cell(style.isUnicode ? "·" : ".", .faint)
        }
    }

    /// `nil` where nothing is drawn.
    fileprivate func word(_ strings: Strings) -> String? {
        switch self {
        case .untracked, .future: nil
        case .paused: strings.statePaused
        case .completed: strings.dayCompleted
        case .open: strings.dayOpen
        case .missed: strings.dayMissed
        }
    }

    /// What the marks among `entries` mean.
    static func legend(of entries: [HabitEntry], _ style: Style, indent: Int) -> [String] {
        let parts: [Table.Cell] = [.completed, .open, .missed, .paused].compactMap {
            (entry: Self) in
            guard entries.contains(entry) else { return nil }
            return entry.word(style.strings).map {
                Table.Cell(entry.mark(style).text + " " + $0, .faint)
            }
        }
        return style.rows(of: parts, indent: indent)
    }
}
