import HaruCore
import HaruReplica
import HaruStrings

/// Correcting, deleting and taking back.
extension Workspace {
    func edit() throws(Refusal) -> ExitCode {
        let record = try record(named: invocation.text(0) ?? "")
        let name = try subject(record.kind, record.id).name
        let note = invocation.has(.note) ? self.note : nil
        func resolved(_ flag: Flag) -> Instant? {
            invocation.time(flag).map { $0.resolve(now: now, boundary: boundary) }
        }
        if record.kind == .session {
            try refuse([.at, .amount])
            let session: TimeSession
            do throws(ReplicaError) {
                session = try replica.edit(
                    session: record.id, start: resolved(.start), end: resolved(.end), note: note,
                    subject: name, wall: now)
            } catch {
                throw error == .refused(.alreadyRunning)
                    ? .stillRunning : Refusal(error, path: place.store)
            }
            try show(
                edited: .session(start: session.start, end: session.end), record, name, session.note
            )
        } else {
            try refuse([.start, .end])
            let entry = try replied { () throws(ReplicaError) in
                try replica.edit(
                    count: record.id, at: resolved(.at), amount: invocation.number(.amount),
                    note: note,
                    subject: name, wall: now)
            }
            try show(
                edited: .count(at: entry.timestamp, amount: entry.amount), record, name, entry.note)
        }
        return .ok
    }

    /// A time record has no amount, a count has no end.
    private func refuse(_ flags: [Flag]) throws(Refusal) {
        for flag in flags where invocation.has(flag) { throw .flagOfOtherKind(flag) }
    }

    /// Shows a record as `haru log` lists it.
    private func show(
        edited content: RecordLog.Entry.Content, _ record: (kind: Kind, id: RecordID),
        _ name: String,
        _ note: String
    ) throws(Refusal) {
        let stored = try self.stored { () throws(StorageError) in
            try store.storage.record(record.kind, record.id)
        }
        let owner = stored.flatMap { $0.value("actionID")?.string }.flatMap { RecordID($0) }
        let action = try actions().first { $0.id == owner }
        guard let action else { return }
        let day: LocalDay
        let seconds: Int64
        switch content {
        case .session(let start, let end):
            day = boundary.day(of: start)
            seconds = max(0, (end ?? now) - start) / 1000
        case .count(let instant, _): (day, seconds) = (boundary.day(of: instant), 0)
        }
        let entry = RecordLog.Entry(
            id: record.id, prefix: try prefix(record.id), action: try label(action),
            content: content, note: note)
        console.show(
            RecordLog(
                range: day...day,
                days: [RecordLog.Day(day: day, entries: [entry], seconds: seconds)],
                now: now),
            style)
    }

    func deleteRecords() throws(Refusal) -> ExitCode {
        var records: [(kind: Kind, id: RecordID)] = []
        var names: [String] = []
        for query in invocation.texts {
            let record = try record(named: query)
            guard !records.contains(where: { $0.id == record.id }) else { continue }
            records.append(record)
            names.append(try subject(record.kind, record.id).name)
        }
        func report(isDone: Bool) -> ChangeReport {
            let sessions = records.filter { $0.kind == .session }.count
            return ChangeReport(
                .delete,
                [
                    ChangeReport.Item(.sessions, sessions),
                    ChangeReport.Item(.counts, records.count - sessions),
                ], names: names, isDone: isDone)
        }
        // One record goes without asking: undo brings it back.
        if records.count > 1 || invocation.has(.dryRun) {
            let agreement = try console.agree(
                to: report(isDone: false), question: .deleteRecords(records.count), invocation,
                style)
            guard agreement == .go else { return .ok }
        }
        try replied { () throws(ReplicaError) in
            try replica.write(.delete, subject: names.joined(separator: ", "), wall: now) {
                (transaction) throws(ReplicaError) in
                for record in records {
                    try transaction.delete(record.kind, record.id, isConfirmed: true)
                }
            }
        }
        console.show(report(isDone: true), style)
        return .ok
    }

    func undo() throws(Refusal) -> ExitCode {
        let entries = try stored { () throws(StorageError) in
            try store.storage.undoEntries(limit: UndoEntry.kept)
        }
        func list(_ count: Int) -> UndoList {
            UndoList(
                rows: entries.prefix(count).map {
                    UndoList.Row(change: $0.verb, subject: $0.subject, madeAt: $0.at)
                })
        }
        if invocation.has(.list) {
            console.show(list(entries.count), style)
            return .ok
        }
        guard !entries.isEmpty else { throw .nothingToUndo }
        let count = min(invocation.number(0) ?? 1, entries.count)
        if count > 1 || invocation.has(.dryRun) {
            let agreement = try console.agree(
                to: list(count), question: .undo(count), invocation, style)
            guard agreement == .go else { return .ok }
        }
        for _ in 0..<count {
            _ = try replied { () throws(ReplicaError) in try replica.undo(wall: now) }
        }
        console.show(UndoneReport(undone: list(count)), style)
        return .ok
    }
}
