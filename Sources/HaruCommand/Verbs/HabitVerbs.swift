import HaruCore
import HaruReplica
import HaruStrings

/// Habits: checking off, listing, making, changing, archiving, deleting.
extension Workspace {
    func tick() throws(Refusal) -> ExitCode {
        let habit = try namedHabit()
        let day = day(.date)
        let completion = newID()
        try replied { () throws(ReplicaError) in
            try replica.check(
                habit: habit.id, on: day, today: today, completion: completion, wall: now)
        }
        let streak = try statistics(habit, on: today).streak.current
        console.show(
            Done(
                .ticked(habit.name, day: day == today ? nil : style.day(day), streak: streak),
                ids: [completion], strings), style)
        return .ok
    }

    func untick() throws(Refusal) -> ExitCode {
        let habit = try namedHabit()
        let day = day(.date)
        try replied { () throws(ReplicaError) in
            try replica.uncheck(habit: habit.id, on: day, wall: now)
        }
        console.show(
            Done(
                .unticked(habit.name, day: day == today ? nil : style.day(day)), ids: [habit.id],
                strings), style)
        return .ok
    }

    func listHabits() throws(Refusal) -> ExitCode {
        let all = try habits()
        let isDetailed = invocation.text(0) != nil
        let days = try shownDays(isDetailed)
        var shown = all
        if let query = invocation.text(0) {
            shown = [try habit(named: query, in: all)]
        } else if !invocation.has(.archived) {
            shown = all.filter { $0.archivedOn == nil }
        }
        let prefixes = IDPrefix.shortest(all.map { $0.id })
        let pauses = try replied { () throws(ReplicaError) in try replica.pauses(.habit) }
        var rows: [HabitReport.Row] = []
        for habit in shown {
            rows.append(
                try row(
                    habit, days, pauses,
                    prefix: prefixes[all.firstIndex { $0.id == habit.id } ?? 0]))
        }
        console.show(
            HabitReport(
                rows: rows, days: days, isDetailed: isDetailed,
                hasArchived: shown.count < all.count), style)
        return .ok
    }

    /// A week, or the month of one habit, unless days were asked for.
    private func shownDays(_ isDetailed: Bool) throws(Refusal) -> ClosedRange<LocalDay> {
        if let expression = invocation.days(.range) {
            do throws(ValueProblem) { return try expression.resolve(today: today) } catch {
                throw .usage(.badValue(expression.text, place: Flag.range.typed, error))
            }
        }
        if invocation.has(.date) { return day(.date)...day(.date) }
        return isDetailed
            ? Span.month.days(around: today, weekStart: boundary.weekStart) : (today - 6)...today
    }

    private func row(
        _ habit: Habit, _ days: ClosedRange<LocalDay>, _ pauses: [Pause], prefix: String
    ) throws(Refusal) -> HabitReport.Row {
        let completions = try completions(of: habit)
        let paused = DayRanges(pausesOf: habit.id, pauses)
        let done = Set(completions.map { $0.completedOn })
        let reference = min(days.upperBound, today)
        return HabitReport.Row(
            habit: habit, prefix: prefix,
            statistics: HabitStatistics(
                habit, completions: completions, pauses: paused, on: reference),
            isPaused: paused.contains(reference),
            pauses: pauses.filter { $0.ownerID == habit.id }
                .sorted { ($0.start, $0.id) < ($1.start, $1.id) },
            entries: (0..<days.dayCount).map { i in
                let day = days.lowerBound + i
                return habit.entry(
                    on: day, isCompleted: done.contains(day), isPaused: paused.contains(day),
                    today: today)
            })
    }

    private func completions(of habit: Habit) throws(Refusal) -> [Completion] {
        try replied { () throws(ReplicaError) in try replica.completions(of: habit.id) }
    }

    private func statistics(_ habit: Habit, on day: LocalDay) throws(Refusal) -> HabitStatistics {
        let pauses = try replied { () throws(ReplicaError) in try replica.pauses(.habit) }
        return HabitStatistics(
            habit, completions: try completions(of: habit),
            pauses: DayRanges(pausesOf: habit.id, pauses), on: day)
    }

    /// The habits of a day, for the day's totals.
    func habitTotals(on day: LocalDay) throws(Refusal) -> [HabitReport.Row] {
        guard day <= today else { return [] }
        let habits = try habits()
        if habits.isEmpty { return [] }
        let pauses = try replied { () throws(ReplicaError) in try replica.pauses(.habit) }
        var rows: [HabitReport.Row] = []
        for habit in habits where habit.trackedDays(upTo: day)?.contains(day) ?? false {
            rows.append(try row(habit, day...day, pauses, prefix: ""))
        }
        return rows
    }

    func addHabit() throws(Refusal) -> ExitCode {
        let count = try habits().count
        let habit = Habit(
            id: newID(), createdAt: now, name: invocation.text(0) ?? "",
            symbolName: symbol(else: Habit.defaultSymbol) ?? Habit.defaultSymbol,
            colorHex: invocation.text(.color) ?? Palette.presets[count % Palette.presets.count],
            startedOn: day(.start))
        let made = try replied { () throws(ReplicaError) in
            try replica.add(habit, today: today, wall: now)
        }
        console.show(Done(.habitAdded(made.name), ids: [made.id], strings), style)
        return .ok
    }

    func editHabit() throws(Refusal) -> ExitCode {
        var habit = try namedHabit()
        if let name = invocation.text(.name) { habit.name = name }
        if let symbol = symbol(else: Habit.defaultSymbol) { habit.symbolName = symbol }
        if let color = invocation.text(.color) { habit.colorHex = color }
        let saved = try replied { () throws(ReplicaError) in try replica.edit(habit, wall: now) }
        console.show(Done(.habitEdited(saved.name), ids: [saved.id], strings), style)
        return .ok
    }

    func orderHabits() throws(Refusal) -> ExitCode {
        let habits = try habits()
        var ids: [RecordID] = []
        for query in invocation.texts {
            let id = try habit(named: query, in: habits).id
            if !ids.contains(id) { ids.append(id) }
        }
        let rest = habits.map { $0.id }.filter { !ids.contains($0) }
        let first = habits.first { $0.id == ids[0] }?.name ?? ""
        try write(order: ids + rest, .habit, .habitEdit, subject: first)
        console.show(Done(.habitsOrdered, strings), style)
        return .ok
    }

    func archiveHabit() throws(Refusal) -> ExitCode {
        let habit = try namedHabit()
        let day = day(.on)
        _ = try replied { () throws(ReplicaError) in
            try replica.archive(habit: habit.id, on: day, today: today, wall: now)
        }
        console.show(
            Done(.habitArchived(habit.name, day: style.day(day)), ids: [habit.id], strings), style)
        return .ok
    }

    func pauseHabit() throws(Refusal) -> ExitCode {
        let habit = try namedHabit()
        return try pause(habit.id, .habit, habit.name)
    }

    /// Goes on with an archived habit, else with a paused one.
    func resumeHabit() throws(Refusal) -> ExitCode {
        let habit = try namedHabit()
        guard habit.archivedOn != nil else { return try resume(habit.id, .habit, habit.name) }
        if invocation.has(.on) { throw .resumesWhole(habit: habit.name) }
        _ = try replied { () throws(ReplicaError) in
            try replica.resume(habit: habit.id, wall: now)
        }
        console.show(
            Done(.resumed(habit.name, day: style.day(today)), ids: [habit.id], strings), style)
        return .ok
    }

    func deleteHabit() throws(Refusal) -> ExitCode {
        let habit = try namedHabit()
        let count = try completions(of: habit).count
        func report(isDone: Bool) -> ChangeReport {
            ChangeReport(
                .habitDelete,
                [ChangeReport.Item(.habits, 1), ChangeReport.Item(.completions, count)],
                names: [habit.name], isDone: isDone)
        }
        let agreement = try console.agree(
            to: report(isDone: false), question: .deleteHabit(habit.name, days: count), invocation,
            style)
        guard agreement == .go else { return .ok }
        try replied { () throws(ReplicaError) in try replica.delete(habit: habit, wall: now) }
        console.show(report(isDone: true), style)
        return .ok
    }
}
