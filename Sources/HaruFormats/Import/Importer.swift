import HaruCore

/// What the files of an import do not say themselves.
public struct ImportOptions: Sendable {
    /// Where the wall-clock times of files without a zone were read.
    public var zone: TimeZoneRules
    /// In which order dates such as 03/04/2024 are meant; `nil` to find out from the file.
    public var dateOrder: DateOrder?
    /// The days of the person who imports: a date without a time of day is one of them.
    public var days: DayBoundary

    /// - Parameter days: `nil` for days that begin at midnight in `zone`.
    public init(zone: TimeZoneRules, dateOrder: DateOrder? = nil, days: DayBoundary? = nil) {
        self.zone = zone
        self.dateOrder = dateOrder
        self.days = days ?? DayBoundary(zone: zone)
    }
}

/// Reads the files people bring along.
public enum Importer {
    /// Tells what the files are, and reads them together.
    public static func read(_ files: [ImportFile], options: ImportOptions) -> ImportedHistory {
        let formats = FormatDetector.detect(files).map { finding -> FileFormat? in
            if case .format(let format) = finding { format } else { nil }
        }
        return read(files, as: formats, options: options)
    }

    /// Reads files whose formats are known.
    ///
    /// - Parameter formats: one per file, as `FormatDetector` found them; a file without a format is
    ///   reported as `unreadable`, one of a format that is not read yet as `notSupported`.
    public static func read(
        _ files: [ImportFile], as formats: [FileFormat?], options: ImportOptions
    ) -> ImportedHistory {
        precondition(files.count == formats.count, "one format per file")
        var archives = ImportedArchives()
        for (file, format) in zip(files, formats) { archives.add(file, format) }
        var builder = HistoryBuilder(zone: options.zone, days: options.days)
        for (file, format) in zip(files, formats) {
            builder.begin(file, as: format)
            guard let format else {
                builder.report(.unreadable, line: nil)
                continue
            }
            read(file, format, archives, options, into: &builder)
        }
        return builder.history
    }

    private static func read(
        _ file: ImportFile, _ format: FileFormat, _ archives: ImportedArchives,
        _ options: ImportOptions, into builder: inout HistoryBuilder
    ) {
        switch format {
        case .haruCSV: HaruCSV.read(file, into: &builder)
        case .timewarriorData: Timewarrior.readData(file, into: &builder)
        case .timewarriorExport: Timewarrior.readExport(file, into: &builder)
        case .watsonFrames: Watson.readFrames(file, into: &builder)
        case .watsonState: Watson.readState(file, into: &builder)
        case .watsonLog: Watson.readLog(file, into: &builder)
        case .watsonCSV: Watson.readCSV(file, into: &builder)
        case .togglCSV:
            Timesheet.read(file, of: .toggl, order: options.dateOrder, into: &builder)
        case .clockifyCSV:
            Timesheet.read(file, of: .clockify, order: options.dateOrder, into: &builder)
        case .simpleTimeTrackerCSV: SimpleTimeTracker.readCSV(file, into: &builder)
        case .simpleTimeTrackerBackup: SimpleTimeTracker.readBackup(file, into: &builder)
        case .aTimeLoggerCSV: ATimeLogger.read(file, into: &builder)
        case .klog: Klog.read(file, into: &builder)
        case .activityWatch: ActivityWatch.read(file, into: &builder)
        case .solidtimeCSV: Solidtime.readCSV(file, into: &builder)
        case .solidtimeArchive:
            Solidtime.readArchive(file, names: archives.solidtime, into: &builder)
        case .loop: Loop.read(file, of: archives.loop, into: &builder)
        case .loopBackup: LoopBackup.read(file, into: &builder)
        case .habitBull: HabitBull.read(file, order: options.dateOrder, into: &builder)
        case .tickmate: Tickmate.read(file, into: &builder)
        case .rewire: Rewire.read(file, into: &builder)
        case .tableHabit: TableHabit.read(file, into: &builder)
        case .beaverHabits: BeaverHabits.read(file, into: &builder)
        case .beaverHabitsCSV: HabitTable.read(file, named: [], of: .beaverHabits, into: &builder)
        case .habitTrove: HabitTrove.read(file, into: &builder)
        case .daylio: Daylio.readCSV(file, into: &builder)
        case .daylioBackup: DaylioBackup.read(file, into: &builder)
        case .companion: break
        case .harvest, .appleHealth:
            builder.report(.notSupported, line: nil)
        }
    }
}

/// What the files of one archive say about each other, gathered before any of them is read.
private struct ImportedArchives {
    private(set) var solidtime = SolidtimeNames()
    private(set) var loop = LoopArchives()

    mutating func add(_ file: ImportFile, _ format: FileFormat?) {
        if format == .solidtimeArchive { solidtime.add(file) }
        if format == .loop { loop.add(file) }
    }
}
