import HaruCore

/// Habits: numbers, entries, and what may be completed and archived. Attempts are made one by one
/// against the given state.
enum HabitCases {
    static func habit(_ given: CaseObject) throws(CaseError) -> JSON {
        let today = try given.day("today")
        let habits = try self.habits(given)
        var pauses: [Pause] = []
        for object in try given.objects("habits") {
            pauses += try object.pauses(of: try object.id())
        }
        let completions = try self.completions(given)
        let entryDays = try given.days("entryDays")
        let members = habits.map { habit in
            JSON.Member(
                given.name(of: habit.id),
                numbers(habit, completions, pauses, entryDays, today: today))
        }
        var completed: [JSON] = []
        for attempt in try given.objects("complete") {
            let day = try attempt.day("day")
            let id = try attempt.id("habit")
            completed.append(
                outcome { () throws(DomainError) in
                    guard let habit = habits.first(where: { $0.id == id }) else {
                        throw .habitNotFound
                    }
                    try habit.checkCompletion(
                        on: day, today: today, completions: completions,
                        pauses: DayRanges(pausesOf: id, pauses))
                })
        }
        var archived: [JSON] = []
        for attempt in try given.objects("archive") {
            let day = try attempt.day("day")
            let id = try attempt.id("habit")
            archived.append(
                outcome { () throws(DomainError) in
                    guard let habit = habits.first(where: { $0.id == id }) else {
                        throw .habitNotFound
                    }
                    _ = try habit.archived(on: day, today: today)
                })
        }
        return .object([
            .init("habits", .object(members)), .init("complete", .array(completed)),
            .init("archive", .array(archived)),
        ])
    }

    private static func outcome(_ attempt: () throws(DomainError) -> Void) -> JSON {
        do throws(DomainError) {
            try attempt()
            return .null
        } catch {
            return .error(error)
        }
    }

    private static func numbers(
        _ habit: Habit, _ completions: [Completion], _ pauses: [Pause], _ entryDays: [LocalDay],
        today: LocalDay
    ) -> JSON {
        let paused = DayRanges(pausesOf: habit.id, pauses)
        let statistics = HabitStatistics(
            habit, completions: completions, pauses: paused, on: today)
        let entries = entryDays.map { day in
            let isCompleted = completions.contains {
                $0.habitID == habit.id && $0.completedOn == day
            }
            let entry = habit.entry(
                on: day, isCompleted: isCompleted, isPaused: paused.contains(day), today: today)
            return entry.rawValue
        }
        return .object([
            .init("totalCompletedDays", .int(Int64(statistics.totalCompletedDays))),
            .init("eligibleTrackingDays", .int(Int64(statistics.eligibleTrackingDays))),
            .init("completionRate", .double(statistics.completionRate)),
            .init(
                "streak",
                .object([
                    .init("current", .int(Int64(statistics.streak.current))),
                    .init("longest", .int(Int64(statistics.streak.longest))),
                ])),
            .init("entries", .texts(entries)),
        ])
    }

    private static func habits(_ given: CaseObject) throws(CaseError) -> [Habit] {
        var habits: [Habit] = []
        for object in try given.objects("habits") {
            habits.append(
                Habit(
                    id: try object.id(), startedOn: try object.day("startedOn"),
                    archivedOn: try object.optionalDay("archivedOn")))
        }
        return habits
    }

    private static func completions(_ given: CaseObject) throws(CaseError) -> [Completion] {
        var completions: [Completion] = []
        for object in try given.objects("completions") {
            completions.append(
                Completion(
                    id: try object.id(), habitID: try object.id("habit"),
                    completedOn: try object.day("completedOn")))
        }
        return completions
    }
}
