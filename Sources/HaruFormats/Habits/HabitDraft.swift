import HaruCore

/// A habit as other trackers know it, on its way to Haru's words: ticks become a habit with
/// completions, amounts an action that is counted, with a quest.
struct HabitDraft {
    /// What the tracker knows it by for ever; empty if it has nothing but a name.
    var identity = ""
    var name = ""
    /// What the amounts are counted in; empty for none.
    var unit = ""
    /// A tag of the action; empty for none.
    var group = ""
    var colorHex: String?
    var isArchived = false
    /// Whether it has amounts; `nil` to tell by them.
    var isCounted: Bool?
    var promise: HabitPromise?
    /// `nil` for every day.
    var frequency: ImportedFrequency?
    var line: Int?
    private(set) var marks: [Mark] = []
    private(set) var notes: [(mark: Int, text: String)] = []
    private(set) var firstDay: LocalDay?

    /// What is written down for a day.
    enum Value: Equatable {
        case done
        case notDone
        /// Neither kept nor broken.
        case paused
        /// In thousandths.
        case amount(Int64)
    }

    struct Mark {
        var day: Int32
        var line: UInt32
        var value: Value

        /// Of a habit that is ticked: whether the day was paused or done; `nil` for neither.
        var isPaused: Bool? {
            switch value {
            case .done: false
            case .paused: true
            case .notDone: nil
            case .amount(let amount): amount > 0 ? false : nil
            }
        }
    }

    /// Days that a tracker can mean: from 1970 on, and written with four digits of a year.
    static let allowedDays = LocalDay(number: 0)...LocalDay(number: 2_932_896)

    /// - Throws: `.badDate` beyond `allowedDays`.
    mutating func add(
        _ value: Value, on day: LocalDay, note: String = "", line: Int
    ) throws(ImportIssue.Reason) {
        guard HabitDraft.allowedDays.contains(day) else { throw .badDate }
        if !note.isEmpty { notes.append((marks.count, note)) }
        marks.append(
            Mark(
                day: Int32(truncatingIfNeeded: day.number), line: UInt32(truncatingIfNeeded: line),
                value: value))
        began(on: day)
    }

    /// The habit was there on `day` at the latest.
    mutating func began(on day: LocalDay) {
        guard HabitDraft.allowedDays.contains(day) else { return }
        firstDay = min(firstDay ?? day, day)
    }

    /// Whether the amounts say more than that something was done.
    var hasAmounts: Bool {
        if let isCounted { return isCounted }
        return marks.contains {
            if case .amount(let amount) = $0.value { amount != 0 && amount != 1000 } else { false }
        }
    }
}

/// What a tracker says about how much is enough.
struct HabitPromise {
    var direction = Quest.Direction.atLeast
    /// `nil` if it is one that no quest has.
    var period: Quest.Period? = .daily
    /// In thousandths.
    var target: Int64

    /// The promise of a number of times in so many days.
    ///
    /// - Parameter days: 30 and 31 mean a month.
    init(_ direction: Quest.Direction, target: Int64, days: Int) {
        self.direction = direction
        self.target = target
        switch days {
        case 1: period = .daily
        case 7: period = .weekly
        case 30, 31: period = .monthly
        default: period = nil
        }
    }
}
