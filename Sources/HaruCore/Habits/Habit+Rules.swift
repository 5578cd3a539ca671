extension Habit {
    /// The habit as it may be created: `startedOn` is today or an earlier day.
    ///
    /// - Throws: `.startsInFuture`, and what `checked()` throws.
    public func checkedNew(today: LocalDay) throws(DomainError) -> Habit {
        if startedOn > today { throw .startsInFuture }
        return try checked()
    }

    /// Whether `day` may be completed. Days of the past may be, also those of an archived habit.
    ///
    /// - Parameters:
    ///   - completions: those of this habit for that day, at least.
    ///   - pauses: the days on which the habit is paused.
    /// - Throws: `.futureDay`, `.beforeStart`, `.afterArchive`, `.pausedDay`, `.alreadyCompleted`.
    public func checkCompletion(
        on day: LocalDay, today: LocalDay, completions: some Sequence<Completion>,
        pauses: DayRanges = DayRanges()
    ) throws(DomainError) {
        if day > today { throw .futureDay }
        if day < startedOn { throw .beforeStart }
        if let archivedOn, day > archivedOn { throw .afterArchive }
        if pauses.contains(day) { throw .pausedDay }
        for completion in completions
        where completion.habitID == id && completion.completedOn == day {
            throw .alreadyCompleted
        }
    }

    /// The completions that undoing `day` deletes, each by its id: two devices may have left two.
    ///
    /// - Throws: `.completionNotFound`.
    public func undoing(
        _ day: LocalDay, completions: some Sequence<Completion>
    ) throws(DomainError) -> [RecordID] {
        var ids: [RecordID] = []
        for completion in completions
        where completion.habitID == id && completion.completedOn == day {
            ids.append(completion.id)
        }
        if ids.isEmpty { throw .completionNotFound }
        return ids
    }

    /// The habit whose last tracked day is `day`; that day can still be completed.
    ///
    /// - Throws: `.alreadyArchived`, `.archiveInFuture`, `.archiveBeforeStart`.
    public func archived(on day: LocalDay, today: LocalDay) throws(DomainError) -> Habit {
        if archivedOn != nil { throw .alreadyArchived }
        if day > today { throw .archiveInFuture }
        if day < startedOn { throw .archiveBeforeStart }
        var habit = self
        habit.archivedOn = day
        return habit
    }

    /// The habit going on; the days between count as tracked days that were missed.
    public func resumed() -> Habit {
        var habit = self
        habit.archivedOn = nil
        return habit
    }
}
