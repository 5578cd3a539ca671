import HaruCore

/// The daily verbs (domain 5): each decides with the rules of the core and writes one commit.
extension Replica {
    /// Starts measuring an action.
    ///
    /// - Parameters:
    ///   - time: when it began; not later than `wall`.
    ///   - id: the identity of the new session.
    public func start(
        _ action: Action, at time: Instant, note: String = "", id: RecordID, wall: Instant
    ) throws(ReplicaError) -> TimeSession {
        try write(.start, subject: action.name, wall: wall) { (transaction) throws(ReplicaError) in
            let running = try self.runningSessions()
            let session = try refusable { () throws(DomainError) in
                var session = try Recording.start(action, id: id, among: running, now: time)
                try SessionEdit.check(start: session.start, end: nil, now: wall)
                session.note = try TextRules.note(note)
                session.createdAt = wall
                return session
            }
            try transaction.insert(.session, id, session.fields)
            return session
        }
    }

    /// Stops every running session of an action; sessions below the minimum length are discarded.
    ///
    /// - Parameter note: added to the session's note.
    public func stop(
        _ action: Action, at time: Instant, note: String = "", wall: Instant
    ) throws(ReplicaError) -> [Recording.Stop] {
        try write(.stop, subject: action.name, wall: wall) { (transaction) throws(ReplicaError) in
            let running = try self.runningSessions()
            let minSeconds = try self.settings().minSessionSeconds
            let stops = try refusable { () throws(DomainError) in
                try Recording.stop(action.id, among: running, now: time, minSeconds: minSeconds)
            }
            let keepsNone = stops.allSatisfy { if case .discarded = $0 { true } else { false } }
            if keepsNone { transaction.verb = .discard }
            for stop in stops { try self.write(stop, at: time, note: note, in: &transaction) }
            return stops
        }
    }

    private func write(
        _ stop: Recording.Stop, at time: Instant, note: String,
        in transaction: inout WriteTransaction<Storage>
    ) throws(ReplicaError) {
        switch stop {
        case .discarded(let id): try transaction.delete(.session, id)
        case .saved(let session):
            try transaction.writeStop(of: session.id, at: time)
            guard !note.isEmpty else { return }
            let joined = session.note.isEmpty ? note : session.note + "\n" + note
            let checked = try refusable { () throws(DomainError) in try TextRules.note(joined) }
            try transaction.update(.session, session.id, [FieldWrite("note", .string(checked))])
        }
    }

    /// Counts an action.
    public func add(
        _ amount: Int, to action: Action, at time: Instant, note: String = "", id: RecordID,
        wall: Instant
    ) throws(ReplicaError) -> CountEntry {
        try write(.add, subject: action.name, wall: wall) { (transaction) throws(ReplicaError) in
            let entry = try refusable { () throws(DomainError) in
                var entry = try Recording.add(amount, to: action, id: id, now: time)
                entry.note = try TextRules.note(note)
                entry.createdAt = wall
                return entry
            }
            try transaction.insert(.count, id, entry.fields)
            return entry
        }
    }

    /// Enters a finished session by hand. It may lie in the future.
    public func record(
        _ action: Action, from start: Instant, to end: Instant, note: String = "", id: RecordID,
        wall: Instant
    ) throws(ReplicaError) -> TimeSession {
        try write(.record, subject: action.name, wall: wall) { (transaction) throws(ReplicaError) in
            let session = try refusable { () throws(DomainError) in
                guard action.trackingType == .time else { throw DomainError.wrongTrackingType }
                try SessionEdit.check(start: start, end: end, now: wall)
                return TimeSession(
                    id: id, actionID: action.id, start: start, end: end,
                    note: try TextRules.note(note), createdAt: wall)
            }
            try transaction.insert(.session, id, session.fields)
            return session
        }
    }

    /// Corrects a session; what is `nil` stays as it is. An end that is given is the person's and
    /// holds over every stop.
    ///
    /// - Throws: `.refused(.alreadyRunning)` when an end is given for a running session.
    public func edit(
        session id: RecordID, start: Instant? = nil, end: Instant? = nil, note: String? = nil,
        subject: String, wall: Instant
    ) throws(ReplicaError) -> TimeSession {
        try write(.edit, subject: subject, wall: wall) { (transaction) throws(ReplicaError) in
            guard let record = try transaction.record(.session, id), !record.isDeleted else {
                throw .refused(.notFound)
            }
            let known = TimeSession(record)
            if end != nil, known.isRunning { throw .refused(.alreadyRunning) }
            try refusable { () throws(DomainError) in
                try SessionEdit.check(start: start ?? known.start, end: end ?? known.end, now: wall)
            }
            if let end {
                try transaction.update(
                    .session, id,
                    [
                        FieldWrite(SessionEnd.endEdited, .instant(end)),
                        FieldWrite(SessionEnd.endAt, .instant(end)),
                    ], sharingOneStamp: true)
            }
            var writes: [FieldWrite] = []
            if let start { writes.append(FieldWrite("startAt", .instant(start))) }
            if let note {
                let checked = try refusable { () throws(DomainError) in try TextRules.note(note) }
                writes.append(FieldWrite("note", .string(checked)))
            }
            try transaction.update(.session, id, writes)
            return TimeSession(try transaction.record(.session, id) ?? record)
        }
    }

    /// Corrects a count entry; what is `nil` stays as it is.
    public func edit(
        count id: RecordID, at time: Instant? = nil, amount: Int? = nil, note: String? = nil,
        subject: String, wall: Instant
    ) throws(ReplicaError) -> CountEntry {
        try write(.edit, subject: subject, wall: wall) { (transaction) throws(ReplicaError) in
            var writes: [FieldWrite] = []
            if let time { writes.append(FieldWrite("timestamp", .instant(time))) }
            if let amount {
                let checked = try refusable { () throws(DomainError) in
                    try CountEntry.checked(amount: amount)
                }
                writes.append(FieldWrite("amount", .int(Int64(checked))))
            }
            if let note {
                let checked = try refusable { () throws(DomainError) in try TextRules.note(note) }
                writes.append(FieldWrite("note", .string(checked)))
            }
            try transaction.update(.count, id, writes)
            guard let record = try transaction.record(.count, id) else { throw .refused(.notFound) }
            return CountEntry(record)
        }
    }
}

extension WriteTransaction {
    /// Adds a stop to a session: the first one stays the end, whichever becomes known first
    /// (sync 4, rule 10).
    mutating func writeStop(of id: RecordID, at time: Instant) throws(ReplicaError) {
        guard var record = try record(.session, id) else { throw .refused(.notFound) }
        let stop = FieldWrite(Schema.element(SessionEnd.stops, time), .bool(true))
        record[stop.name] = Field(value: stop.value, stamp: record.newestStamp)
        // `endAt` says what results, for versions that know no stops.
        record[SessionEnd.endAt] = nil
        let end = SessionEnd.inEffect(record) ?? time
        try update(
            .session, id, [stop, FieldWrite(SessionEnd.endAt, .instant(end))], sharingOneStamp: true
        )
    }
}

/// Runs a rule of the core whose refusal is the replica's.
func refusable<Result>(_ body: () throws(DomainError) -> Result) throws(ReplicaError) -> Result {
    do { return try body() } catch { throw .refused(error) }
}
