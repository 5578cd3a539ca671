import HaruCore

/// Compares the habits of an import with a store.
///
/// Make one with the store's habits, hand it the completions and pauses of those that matched, and
/// let it add to the plan. Only days that are missing are added: what a person changed since stays.
public struct HabitPlanner {
    private let history: ImportedHistory
    private let linker: HabitLinker
    private let today: LocalDay
    private let now: Instant
    /// Per target: the days that the store has checked off.
    private var completed: [Set<Int32>]
    private var pauses: [[ClosedRange<LocalDay>]]
    private var pauseIDs: Set<RecordID> = []
    /// The targets that are in the store.
    private var placeOf: [RecordID: Int] = [:]

    /// - Parameters:
    ///   - today: days after it are left out.
    ///   - now: when what is new was made.
    public init(history: ImportedHistory, habits: [Habit], today: LocalDay, now: Instant) {
        self.history = history
        self.today = today
        self.now = now
        linker = HabitLinker(
            history.habits, days: HabitPlanner.days(history, today), store: habits, today: today,
            now: now)
        completed = Array(repeating: [], count: linker.targets.count)
        pauses = Array(repeating: [], count: linker.targets.count)
        for (place, target) in linker.targets.enumerated() where !target.isNew {
            placeOf[target.habit.id] = place
        }
    }

    /// The store's habits that the import has something for.
    public var matched: [RecordID] {
        linker.targets.filter { !$0.isNew && !$0.claims.isEmpty }.map { $0.habit.id }
    }

    public mutating func addExisting(_ completion: Completion) {
        guard let target = placeOf[completion.habitID] else { return }
        completed[target].insert(Int32(truncatingIfNeeded: completion.completedOn.number))
    }

    public mutating func addExisting(_ pause: Pause) {
        guard let target = placeOf[pause.ownerID], let days = pause.days else { return }
        pauseIDs.insert(pause.id)
        pauses[target].append(days)
    }

    public consuming func add(to plan: inout ImportPlan) {
        plan.newHabits = linker.newHabits
        let marks = history.marks
        // By habit and day; a day that was done comes before the same day skipped.
        var order = Array(0..<marks.count)
        let targetOf = linker.targetOf
        order.sort { a, b in
            let (first, second) = (targetOf[Int(marks.habit[a])], targetOf[Int(marks.habit[b])])
            if first != second { return first < second }
            if marks.day[a] != marks.day[b] { return marks.day[a] < marks.day[b] }
            if marks.isPaused[a] != marks.isPaused[b] { return !marks.isPaused[a] }
            return a < b
        }
        var from = 0
        while from < order.count {
            let target = targetOf[Int(marks.habit[order[from]])]
            var to = from + 1
            while to < order.count, targetOf[Int(marks.habit[order[to]])] == target { to += 1 }
            add(order[from..<to], of: target, to: &plan)
            from = to
        }
    }

    // MARK: - One habit

    private func add(_ order: ArraySlice<Int>, of target: Int, to plan: inout ImportPlan) {
        let habit = linker.targets[target].habit
        let marks = history.marks
        let paused = DayRanges(pauses[target])
        var newPauses: [ClosedRange<LocalDay>] = []
        var last: LocalDay?
        for index in order {
            let day = marks.localDay(index)
            if let problem = problem(day, habit) {
                let file = history.files[history.habits[Int(marks.habit[index])].file].name
                plan.leaveOut(
                    ImportIssue(file: file, line: Int(marks.line[index]), reason: problem))
                continue
            }
            if day == last || completed[target].contains(marks.day[index])
                || (marks.isPaused[index] && paused.contains(day))
            {
                plan.duplicates += 1
            } else if marks.isPaused[index] {
                newPauses.append(day...day)
            } else {
                plan.completions.append(ImportPlan.NewCompletion(habitID: habit.id, day: day))
            }
            last = day
        }
        for days in DayRanges(newPauses).ranges {
            plan.pauses.append(
                Pause(
                    id: pauseID(habit.id, days.lowerBound), createdAt: now, ownerID: habit.id,
                    start: days.lowerBound, end: days.upperBound))
        }
    }

    /// Follows from habit and first day, unless somebody moved the pause that was so called.
    private func pauseID(_ habit: RecordID, _ start: LocalDay) -> RecordID {
        var key = habit.text + "." + ISO8601.text(start)
        var id = RecordID.derived(kind: "habitPause", key: key)
        while pauseIDs.contains(id) {
            key += "."
            id = RecordID.derived(kind: "habitPause", key: key)
        }
        return id
    }

    private func problem(_ day: LocalDay, _ habit: Habit) -> ImportIssue.Reason? {
        if day > today { return .futureDay }
        guard let tracked = habit.trackedDays(upTo: today), tracked.contains(day) else {
            return .outsideHabit
        }
        return nil
    }

    /// The days of each habit that can be taken.
    private static func days(
        _ history: ImportedHistory, _ today: LocalDay
    ) -> [ClosedRange<LocalDay>?] {
        var days: [ClosedRange<LocalDay>?] = history.habits.map { habit in
            habit.startedOn.flatMap { $0 <= today ? $0...$0 : nil }
        }
        for i in 0..<history.marks.count {
            let day = history.marks.localDay(i)
            if day > today { continue }
            let habit = Int(history.marks.habit[i])
            days[habit] =
                days[habit].map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
        }
        return days
    }
}

extension ImportPlan {
    mutating func leaveOut(_ issue: ImportIssue) {
        invalid += 1
        if issues.count < ImportedHistory.issueLimit { issues.append(issue) }
    }
}
