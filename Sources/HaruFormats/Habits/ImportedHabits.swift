import HaruCore

/// A habit named by a file.
public struct ImportedHabit: Equatable, Sendable {
    /// Follows from the tracker and what the tracker knows the habit by, so that every device that
    /// imports it makes the same habit.
    public var id: RecordID
    public var name: String
    /// `#RRGGBB`; `nil` if the file names none.
    public var colorHex: String?
    /// The first day the file says anything of; `nil` if it says nothing of any day.
    public var startedOn: LocalDay?
    public var isArchived: Bool
    /// Number of the file that named it.
    public var file: Int
    public var line: Int?
}

/// What the files of an import say about days of habits, packed: a million of them take thirteen
/// megabytes. A day of a habit is a date; no clock and no zone has a part in it.
public struct ImportedMarks: Sendable {
    /// Index into `ImportedHistory.habits`.
    public private(set) var habit: [Int32] = []
    /// Days since 1970-01-01.
    public private(set) var day: [Int32] = []
    /// The day was neither kept nor broken.
    public private(set) var isPaused: [Bool] = []
    /// Where the file says so, counted from 1.
    public private(set) var line: [UInt32] = []

    public init() {}

    public var count: Int { habit.count }

    mutating func append(habit: Int, day: LocalDay, isPaused: Bool, line: Int) {
        self.habit.append(Int32(truncatingIfNeeded: habit))
        self.day.append(Int32(truncatingIfNeeded: day.number))
        self.isPaused.append(isPaused)
        self.line.append(UInt32(truncatingIfNeeded: line))
    }

    func localDay(_ index: Int) -> LocalDay { LocalDay(number: Int(day[index])) }
}

/// A promise that a file makes about amounts.
public struct ImportedQuest: Equatable, Sendable {
    /// Follows from the tracker and the habit, as an `ImportedHabit`'s does.
    public var id: RecordID
    /// Of the goal that holds the promises of this tracker.
    public var goalID: RecordID
    /// What the tracker calls itself.
    public var goalTitle: String
    /// Index into `ImportedHistory.actions`.
    public var action: Int
    public var period: Quest.Period
    public var direction: Quest.Direction
    /// In the units in which the action is counted.
    public var target: Int
    /// The first day the file has an amount of; `nil` if it has none.
    public var firstDay: LocalDay?

    /// - Parameter key: under which the tracker's habit is known.
    init(
        key: String, of tracker: HabitTracker, action: Int, period: Quest.Period,
        direction: Quest.Direction, target: Int, firstDay: LocalDay?
    ) {
        id = RecordID.derived(kind: "quest", key: "import/" + key)
        goalID = RecordID.derived(kind: "goal", key: "import/" + tracker.rawValue)
        goalTitle = tracker.title
        self.action = action
        self.period = period
        self.direction = direction
        self.target = target
        self.firstDay = firstDay
    }
}

extension ImportedHistory {
    /// The days of habits that each file is about; `nil` for one that is about none.
    public func daysOfHabits() -> [ClosedRange<LocalDay>?] {
        var days = [ClosedRange<LocalDay>?](repeating: nil, count: files.count)
        for i in 0..<marks.count {
            let file = habits[Int(marks.habit[i])].file
            let day = marks.localDay(i)
            days[file] =
                days[file].map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
        }
        return days
    }
}
