import HaruCore

/// Table Habit's export. Days are numbers since 1970; a habit is negative where less is better. A
/// habit of one a day without a unit is ticked, the others are counted.
enum TableHabit {
    private struct Habit {
        var draft = HabitDraft()
        var isNegative = false
        var goal: Int64?
        /// Of a negative habit: up to how much is still kept.
        var limit: Int64?
        var frequency: String?
    }

    private static let negative: Int64 = 2
    private static let archived: Int64 = 2
    /// What a record is: done, with an amount, or skipped. 0 is unknown.
    private static let done: Int64 = 1
    private static let skipped: Int64 = 2

    static func read(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.eachHabit(of: file) { line in
            var habit = Habit()
            habit.draft.line = line
            return habit
        } member: { (builder, habit, name, stream) throws(JSONStreamError) in
            if sameBytes(name, "records") {
                try builder.eachRecord(of: &stream) {
                    (builder, json, line) throws(ImportIssue.Reason) in
                    try take(json, line, &habit.draft)
                }
            } else {
                let value = try stream.plainValue()
                take(name, value, &habit)
            }
        } end: { builder, habit in
            builder.add(finished(habit), of: .tableHabit)
        }
    }

    private static func take(_ name: String, _ value: JSON, _ habit: inout Habit) {
        if sameBytes(name, "name") { habit.draft.name = value.string ?? "" }
        if sameBytes(name, "type") { habit.isNegative = value.int64 == negative }
        if sameBytes(name, "status") { habit.draft.isArchived = value.int64 == archived }
        if sameBytes(name, "daily_goal") { habit.goal = Thousandths.read(value) }
        if sameBytes(name, "daily_goal_unit") { habit.draft.unit = value.string ?? "" }
        if sameBytes(name, "daily_goal_extra") { habit.limit = Thousandths.read(value) }
        if sameBytes(name, "freq_custom") { habit.frequency = value.string }
        if sameBytes(name, "start_date"), let number = value.int64 {
            habit.draft.began(on: LocalDay(number: Int(clamping: number)))
        }
    }

    private static func take(
        _ json: JSON, _ line: Int, _ draft: inout HabitDraft
    ) throws(ImportIssue.Reason) {
        guard let number = json["record_date"]?.int64 else { throw .badDate }
        let day = LocalDay(number: Int(clamping: number))
        let note = json["reason"]?.string ?? ""
        switch json["record_type"]?.int64 {
        case done:
            guard let amount = Thousandths.read(json["record_value"]) else {
                throw .amountOutOfRange
            }
            try draft.add(.amount(amount), on: day, note: note, line: line)
        case skipped: try draft.add(.paused, on: day, note: note, line: line)
        case nil: throw .unreadable
        default: break
        }
    }

    private static func finished(_ habit: Habit) -> HabitDraft {
        var draft = habit.draft
        let goal = habit.goal ?? 1000
        let isTicked = !habit.isNegative && goal == 1000 && TextRules.trimmed(draft.unit).isEmpty
        draft.isCounted = !isTicked || draft.hasAmounts
        draft.frequency = frequency(habit.frequency)
        if draft.isCounted == true {
            draft.promise = HabitPromise(
                habit.isNegative ? .atMost : .atLeast,
                target: habit.isNegative ? max(goal, habit.limit ?? goal) : goal,
                days: draft.frequency == nil ? 1 : 0)
        }
        return draft
    }

    /// `[3]` is three times a week, `[1,3]` once in three days; nothing, and as many times as there are
    /// days, every day.
    private static func frequency(_ text: String?) -> ImportedFrequency? {
        guard let text, let numbers = (try? JSON.parse(Array(text.utf8)))?.array else { return nil }
        guard let times = numbers.first?.int else { return nil }
        return ImportedFrequency(times, inDays: numbers.count > 1 ? numbers[1].int ?? 0 : 7)
    }
}
