import HaruCore

extension Replica {
    public func add(_ habit: Habit, today: LocalDay, wall: Instant) throws(ReplicaError) -> Habit {
        let checked = try refusable { () throws(DomainError) in
            try habit.checkedNew(today: today)
        }
        try write(.habitAdd, subject: checked.name, wall: wall) {
            (transaction) throws(ReplicaError) in
            try transaction.insert(.habit, checked.id, checked.fields)
        }
        return checked
    }

    public func edit(_ habit: Habit, wall: Instant) throws(ReplicaError) -> Habit {
        let checked = try refusable { () throws(DomainError) in try habit.checked() }
        try write(.habitEdit, subject: checked.name, wall: wall) {
            (transaction) throws(ReplicaError) in
            try transaction.update(.habit, checked.id, checked.editable)
        }
        return checked
    }

    /// - Parameter day: the last tracked day, which can still be completed.
    public func archive(
        habit id: RecordID, on day: LocalDay, today: LocalDay, wall: Instant
    ) throws(ReplicaError) -> Habit {
        let habit = try self.habit(id)
        let archived = try refusable { () throws(DomainError) in
            try habit.archived(on: day, today: today)
        }
        return try write(archived, .habitArchive, wall: wall)
    }

    /// Goes on with an archived habit; the days between count as missed.
    public func resume(habit id: RecordID, wall: Instant) throws(ReplicaError) -> Habit {
        try write(try habit(id).resumed(), .habitResume, wall: wall)
    }

    private func write(
        _ habit: Habit, _ verb: UndoEntry.Verb, wall: Instant
    ) throws(ReplicaError) -> Habit {
        try write(verb, subject: habit.name, wall: wall) { (transaction) throws(ReplicaError) in
            try transaction.update(
                .habit, habit.id, [FieldWrite("archivedOn", .day(habit.archivedOn))])
        }
        return habit
    }

    /// Deletes a habit with its completions and pauses.
    public func delete(habit: Habit, wall: Instant) throws(ReplicaError) {
        try write(.habitDelete, subject: habit.name, wall: wall) {
            (transaction) throws(ReplicaError) in
            _ = try transaction.delete(.habit, habit.id, isConfirmed: true)
        }
    }

    /// Marks a day as done.
    ///
    /// - Parameter completion: the identity of the new completion.
    public func check(
        habit id: RecordID, on day: LocalDay, today: LocalDay, completion: RecordID, wall: Instant
    ) throws(ReplicaError) {
        let habit = try self.habit(id)
        try write(.check, subject: habit.name, wall: wall) { (transaction) throws(ReplicaError) in
            let completions = try self.completions(of: id, on: day)
            let pauses = DayRanges(pausesOf: id, try self.pauses(.habit))
            try refusable { () throws(DomainError) in
                try habit.checkCompletion(
                    on: day, today: today, completions: completions, pauses: pauses)
            }
            let new = Completion(
                id: completion, createdAt: wall, habitID: id, completedOn: day, recordedAt: wall)
            try transaction.insert(.completion, completion, new.fields)
        }
    }

    /// Takes a day back; of two devices' completions of it, both.
    public func uncheck(habit id: RecordID, on day: LocalDay, wall: Instant) throws(ReplicaError) {
        let habit = try self.habit(id)
        try write(.uncheck, subject: habit.name, wall: wall) { (transaction) throws(ReplicaError) in
            let completions = try self.completions(of: id, on: day)
            let ids = try refusable { () throws(DomainError) in
                try habit.undoing(day, completions: completions)
            }
            for id in ids { try transaction.delete(.completion, id) }
        }
    }

    /// What checking a day reads: the completions of the habit for it, however long its history is.
    private func completions(
        of habit: RecordID, on day: LocalDay
    ) throws(ReplicaError) -> [Completion] {
        let start = Instant(milliseconds: Int64(day.number))
        let entries = try stored { () throws(StorageError) in
            try storage.timeline(.completion, touching: start..<(start + 1))
        }
        var completions: [Completion] = []
        for entry in entries where entry.owner == habit {
            guard let record = try readable(.completion, entry.id) else { continue }
            if let completion = Completion(record) { completions.append(completion) }
        }
        return completions
    }

    /// - Throws: `.refused(.habitNotFound)`.
    private func habit(_ id: RecordID) throws(ReplicaError) -> Habit {
        guard let record = try readable(.habit, id), !record.isDeleted else {
            throw .refused(.habitNotFound)
        }
        return Habit(record)
    }
}
