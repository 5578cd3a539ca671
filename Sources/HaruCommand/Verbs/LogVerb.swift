import HaruCore
import HaruReplica
import HaruStrings

extension Workspace {
    /// Records with ids, day by day; a session is listed under every day it touches.
    func log() throws(Refusal) -> ExitCode {
        let days = try logDays()
        let tags = try tags()
        let actions = try actions()
        let wanted = try filter(actions, tags: tags)
        var labels: [RecordID: ActionLabel] = [:]
        for action in actions where wanted?.contains(action.id) ?? true {
            labels[action.id] = label(action, tags: tags)
        }
        let range = boundary.range(days)
        let sessions = try replied { () throws(ReplicaError) in
            try replica.sessions(touching: range)
        }
        let counts = try replied { () throws(ReplicaError) in try replica.counts(in: range) }
        var shown: [LogItem] = []
        for session in sessions {
            guard let label = labels[session.actionID] else { continue }
            shown.append(LogItem(session, label, try prefix(session.id)))
        }
        for entry in counts {
            guard let label = labels[entry.actionID] else { continue }
            shown.append(LogItem(entry, label, try prefix(entry.id)))
        }
        shown.sort { ($0.start, $0.entry.id) < ($1.start, $1.entry.id) }
        let result = byDay(shown, days)
        console.show(RecordLog(range: days, days: result, now: now), style)
        return .ok
    }

    /// Goes through days and items, which are in the order of their starts, side by side: a long
    /// range costs no more than what lies in it.
    private func byDay(_ items: [LogItem], _ days: ClosedRange<LocalDay>) -> [RecordLog.Day] {
        var result: [RecordLog.Day] = []
        var open: [LogItem] = []
        var rest = items[...]
        var day = days.lowerBound
        while true {
            if open.isEmpty {
                guard let next = rest.first else { break }
                day = max(day, boundary.day(of: next.start))
            }
            guard day <= days.upperBound else { break }
            let range = boundary.range(of: day)
            while let next = rest.first, next.start < range.upperBound {
                open.append(next)
                rest = rest.dropFirst()
            }
            let touching = open.filter { $0.touches(range, now: now) }
            if !touching.isEmpty {
                let length = touching.reduce(Int64(0)) { $0 + $1.overlap(with: range, now: now) }
                let entries = touching.map { $0.entry }
                result.append(RecordLog.Day(day: day, entries: entries, seconds: length / 1000))
            }
            open.removeAll { !$0.goesOn(after: range.upperBound, now: now) }
            day = day + 1
        }
        return result
    }

    private func logDays() throws(Refusal) -> ClosedRange<LocalDay> {
        if let range = invocation.days(.range) {
            do throws(ValueProblem) { return try range.resolve(today: today) } catch {
                throw .usage(.badValue(range.text, place: Flag.range.typed, error))
            }
        }
        let day = invocation.day(.date).map { $0.resolve(today: today) } ?? today
        return day...day
    }

    /// The digits that name a record, at least four.
    func prefix(_ id: RecordID) throws(Refusal) -> String {
        let digits = try stored { () throws(StorageError) in
            try store.storage.distinguishingDigits(of: id)
        }
        return IDPrefix.text(id, digits: max(digits, IDPrefix.minimum))
    }
}

/// A record as the log sorts and shows it.
private struct LogItem {
    let entry: RecordLog.Entry
    let start: Instant
    private let session: TimeSession?

    init(_ session: TimeSession, _ label: ActionLabel, _ prefix: String) {
        entry = RecordLog.Entry(
            id: session.id, prefix: prefix, action: label,
            content: .session(start: session.start, end: session.end), note: session.note)
        start = session.start
        self.session = session
    }

    init(_ count: CountEntry, _ label: ActionLabel, _ prefix: String) {
        entry = RecordLog.Entry(
            id: count.id, prefix: prefix, action: label,
            content: .count(at: count.timestamp, amount: count.amount), note: count.note)
        start = count.timestamp
        session = nil
    }

    /// One that needs correction has no part in any day, and is listed where it begins; one that
    /// runs goes on until now and not into days to come.
    func touches(_ range: Range<Instant>, now: Instant) -> Bool {
        if range.contains(start) { return true }
        guard let session, session.touches(range) else { return false }
        return session.end != nil || now >= range.lowerBound
    }

    /// Whether a day that begins at `instant` or later may be touched.
    func goesOn(after instant: Instant, now: Instant) -> Bool {
        guard let session else { return false }
        return session.end.map { $0 > instant } ?? (now >= instant)
    }

    func overlap(with range: Range<Instant>, now: Instant) -> Int64 {
        session?.overlap(with: range, now: now) ?? 0
    }
}
