import HaruCore

/// HabitTrove's habits. A completion is a moment; its day is the date on the clock of that time. A
/// habit that wants several completions a day is counted.
enum HabitTrove {
    private struct Habit {
        var draft = HabitDraft()
        var isTask = false
        /// Completions wanted each day.
        var target: Int64 = 1
        /// Milliseconds since 1970, and the line of each.
        var completions: [(moment: Int64, line: Int)] = []
    }

    static func read(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.eachHabit(of: file) { line in
            var habit = Habit()
            habit.draft.line = line
            return habit
        } member: { (builder, habit, name, stream) throws(JSONStreamError) in
            if sameBytes(name, "completions") {
                return try builder.eachRecord(of: &stream) {
                    (builder, json, line) throws(ImportIssue.Reason) in
                    guard let moment = json.string.flatMap({ ISO8601.instant($0) }) else {
                        throw .badTime
                    }
                    habit.completions.append((moment.milliseconds, line))
                }
            }
            let value = try stream.plainValue()
            if sameBytes(name, "name") { habit.draft.name = value.string ?? "" }
            if sameBytes(name, "id") { habit.draft.identity = value.string ?? "" }
            if sameBytes(name, "archived") { habit.draft.isArchived = value.bool ?? false }
            if sameBytes(name, "frequency") {
                habit.draft.frequency = value.string.flatMap {
                    ImportedFrequency(recurrence: TextRules.trimmed($0))
                }
            }
            if sameBytes(name, "isTask") { habit.isTask = value.bool ?? false }
            if sameBytes(name, "targetCompletions") { habit.target = value.int64 ?? 1 }
        } end: { builder, habit in
            finish(habit, &builder)
        }
    }

    private static func finish(_ habit: Habit, _ builder: inout HistoryBuilder) {
        if habit.isTask {
            builder.history.losses.todos += 1
            return
        }
        habit.target > 1 ? addCounted(habit, &builder) : addTicked(habit, &builder)
    }

    private static func addTicked(_ habit: Habit, _ builder: inout HistoryBuilder) {
        var draft = habit.draft
        draft.isCounted = false
        for completion in habit.completions {
            let day = builder.date(of: completion.moment)
            do throws(ImportIssue.Reason) {
                try draft.add(.done, on: day, line: completion.line)
            } catch {
                builder.report(error, line: completion.line)
            }
        }
        builder.add(draft, of: .habitTrove)
    }

    /// Each completion is a count at its moment.
    private static func addCounted(_ habit: Habit, _ builder: inout HistoryBuilder) {
        let name = TextRules.trimmed(habit.draft.name)
        guard !name.isEmpty else { return builder.report(.missingName, line: habit.draft.line) }
        let action = builder.countedAction(name, tag: "", line: habit.draft.line)
        let none = ByteSlice(start: nil, count: 0)
        for completion in habit.completions {
            builder.append(action: action, start: completion.moment, end: 1, note: none)
        }
        guard habit.draft.frequency == nil,
            habit.target <= Int64(Quest.allowedTargetCount.upperBound)
        else {
            builder.history.losses.losePromise(of: name, habit.draft.frequency)
            return
        }
        builder.addQuest(
            ImportedQuest(
                key: HabitTracker.habitTrove.key(identity: habit.draft.identity, name: name),
                of: .habitTrove, action: action, period: .daily, direction: .atLeast,
                target: Int(habit.target),
                firstDay: habit.completions.map { builder.date(of: $0.moment) }.min()))
    }
}
