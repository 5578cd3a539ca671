import HaruCore

/// A record as one day shows it: the part of it that falls into the day.
public struct DayRecord: Equatable, Sendable {
    public enum Content: Equatable, Sendable {
        case session(TimeSession)
        case count(CountEntry)
    }

    public let content: Content
    /// Where its part of the day begins.
    public let start: Instant
    /// Where its part of the day ends; `nil` for what is counted and for what runs now.
    public let end: Instant?
    /// Milliseconds of the day; 0 for what is counted.
    public let milliseconds: Int64
    public let comesFromDayBefore: Bool
    public let goesIntoNextDay: Bool

    public var reference: RecordReference {
        switch content {
        case .session(let session): .session(session.id)
        case .count(let entry): .count(entry.id)
        }
    }

    public var actionID: RecordID {
        switch content {
        case .session(let session): session.actionID
        case .count(let entry): entry.actionID
        }
    }

    public var note: String {
        switch content {
        case .session(let session): session.note
        case .count(let entry): entry.note
        }
    }

    /// The session that is being measured in this day.
    public var running: TimeSession? {
        guard case .session(let session) = content, session.isRunning, end == nil else {
            return nil
        }
        return session
    }

    public var isCount: Bool { if case .count = content { true } else { false } }

    /// Whether a merge left an end that is not after the start.
    public var needsCorrection: Bool {
        if case .session(let session) = content { session.needsCorrection } else { false }
    }

    /// What records are ordered by: when the whole record began, then its id.
    var order: (Instant, RecordID) {
        switch content {
        case .session(let session): (session.start, session.id)
        case .count(let entry): (entry.timestamp, entry.id)
        }
    }
}

extension DayRecord {
    /// - Returns: `nil` if no part of the session falls into `range`, a day.
    init?(_ session: TimeSession, in range: Range<Instant>, now: Instant) {
        let end = session.end ?? max(now, session.start)
        guard range.contains(session.start) || (session.start < end && end > range.lowerBound),
            session.start < range.upperBound
        else { return nil }
        content = .session(session)
        start = max(session.start, range.lowerBound)
        comesFromDayBefore = session.start < range.lowerBound
        goesIntoNextDay = end > range.upperBound
        self.end = goesIntoNextDay ? range.upperBound : session.end
        milliseconds = session.overlap(with: range, now: now)
    }

    init(_ entry: CountEntry) {
        content = .count(entry)
        start = entry.timestamp
        end = nil
        milliseconds = 0
        comesFromDayBefore = false
        goesIntoNextDay = false
    }
}

/// What the history shows of one day.
public struct HistoryDay: Equatable, Sendable {
    public let day: LocalDay
    /// By start, the newest last.
    public let records: [DayRecord]
    /// Milliseconds of all records.
    public let time: Int64
    public let count: Int64
    /// Whether the day has records that the filter hides.
    public let hidesRecords: Bool

    public init(
        _ day: LocalDay, of ledger: HistoryLedger, boundary: DayBoundary, filter: RecordFilter,
        now: Instant
    ) {
        let range = boundary.range(of: day)
        var all = ledger.sessions.compactMap { DayRecord($0, in: range, now: now) }
        for entry in ledger.counts where range.contains(entry.timestamp) {
            all.append(DayRecord(entry))
        }
        let shown = all.filter { !filter.excludes($0.actionID) }.ordered { $0.order < $1.order }
        self.day = day
        records = shown
        hidesRecords = shown.count < all.count
        var time: Int64 = 0
        var count: Int64 = 0
        for record in shown {
            time += record.milliseconds
            if case .count(let entry) = record.content { count += entry.counted }
        }
        self.time = time
        self.count = count
    }
}

extension Model {
    /// A day of the history, as far as it was read.
    func historyDay(_ day: LocalDay) -> HistoryDay {
        HistoryDay(
            day, of: history.ledger, boundary: ledger.boundary, filter: filter, now: now)
    }
}
