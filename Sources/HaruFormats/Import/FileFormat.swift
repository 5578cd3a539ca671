/// What a file is, as far as Haru can tell from its content. Raw values are stable.
public enum FileFormat: String, CaseIterable, Sendable {
    case haruCSV
    case timewarriorData, timewarriorExport
    case watsonFrames, watsonState, watsonLog, watsonCSV
    case togglCSV, clockifyCSV
    case simpleTimeTrackerCSV, simpleTimeTrackerBackup
    case aTimeLoggerCSV, klog, activityWatch
    case solidtimeCSV
    /// One of the tables of a solidtime archive.
    case solidtimeArchive
    /// A table of Loop Habit Tracker's archive.
    case loop
    /// A database, as text (`DatabaseText`).
    case loopBackup, tickmate, rewire
    case habitBull, tableHabit, beaverHabits, beaverHabitsCSV, habitTrove, daylio
    /// In base 64 or without.
    case daylioBackup
    /// A file that belongs to a tracker's folder and holds no records.
    case companion

    // Known, and not read yet.
    case harvest, appleHealth

    /// Whether this version reads it.
    public var isReadable: Bool {
        switch self {
        case .harvest, .appleHealth: false
        case .haruCSV, .timewarriorData, .timewarriorExport, .watsonFrames, .watsonState,
            .watsonLog, .watsonCSV, .togglCSV, .clockifyCSV, .simpleTimeTrackerCSV,
            .simpleTimeTrackerBackup, .aTimeLoggerCSV, .klog, .activityWatch, .solidtimeCSV,
            .solidtimeArchive, .loop, .loopBackup, .tickmate, .rewire, .habitBull, .tableHabit,
            .beaverHabits, .beaverHabitsCSV, .habitTrove, .daylio, .daylioBackup, .companion:
            true
        }
    }

    /// Whether its times are those of a wall clock, so that the caller must know the zone.
    public var needsZone: Bool {
        switch self {
        case .togglCSV, .clockifyCSV, .simpleTimeTrackerCSV, .aTimeLoggerCSV, .klog, .watsonCSV,
            .daylio:
            true
        case .haruCSV, .timewarriorData, .timewarriorExport, .watsonFrames, .watsonState,
            .watsonLog, .simpleTimeTrackerBackup, .activityWatch, .solidtimeCSV, .solidtimeArchive,
            .loop, .loopBackup, .tickmate, .rewire, .habitBull, .tableHabit, .beaverHabits,
            .beaverHabitsCSV, .habitTrove, .daylioBackup, .companion, .harvest, .appleHealth:
            false
        }
    }
}
