import HaruCore

extension Replica {
    /// Pauses a goal or a habit.
    ///
    /// - Parameter subject: its title or name.
    public func pause(
        _ pause: Pause, of owner: PauseOwner, subject: String, wall: Instant
    ) throws(ReplicaError) -> Pause {
        let checked = try refusable { () throws(DomainError) in try pause.checked() }
        try write(.pause, subject: subject, wall: wall) { (transaction) throws(ReplicaError) in
            try transaction.insert(owner.kind, checked.id, checked.fields(of: owner))
        }
        return checked
    }

    /// Ends the pauses that hold `day`, so that it counts again. One of which no day remains is
    /// deleted.
    ///
    /// - Throws: `.refused(.notPaused)` when there is none.
    public func resume(
        _ id: RecordID, of owner: PauseOwner, on day: LocalDay, subject: String, wall: Instant
    ) throws(ReplicaError) {
        try write(.resume, subject: subject, wall: wall) { (transaction) throws(ReplicaError) in
            var isPaused = false
            for pause in try self.pauses(owner) where pause.ownerID == id {
                guard let days = pause.days, days.contains(day) else { continue }
                isPaused = true
                if let shortened = pause.resumed(on: day) {
                    try transaction.update(
                        owner.kind, pause.id, [FieldWrite("endDay", .day(shortened.end))])
                } else {
                    try transaction.delete(owner.kind, pause.id)
                }
            }
            if !isPaused { throw .refused(.notPaused) }
        }
    }
}
