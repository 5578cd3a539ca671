import HaruCore

/// A record being written down or corrected (app 9.5).
public struct RecordEditor: Equatable, Sendable {
    public enum Subject: Equatable, Sendable {
        case new
        case session(TimeSession)
        case count(CountEntry)
    }

    /// What the fields hold.
    public struct Draft: Equatable, Sendable {
        /// `nil` until one was chosen.
        public var action: RecordID?
        /// When it began, or when it was counted.
        public var start: WallTime
        public var end: WallTime
        /// As typed.
        public var amount = "1"
        public var note = ""
    }

    /// What can be unfolded, one at a time.
    public enum Row: String, CaseIterable, Sendable { case action, start, end }

    public let subject: Subject
    public let initial: Draft
    public var draft: Draft
    public var unfolded: Row?
    var startDates: DateColumn
    var endDates: DateColumn

    private init(_ subject: Subject, _ draft: Draft, unfolded: Row? = nil) {
        self.subject = subject
        self.draft = draft
        initial = draft
        self.unfolded = unfolded
        startDates = DateColumn(center: draft.start.date)
        endDates = DateColumn(center: draft.end.date)
    }

    public init(_ session: TimeSession, now: Instant, boundary: DayBoundary) {
        self.init(
            .session(session),
            Draft(
                action: session.actionID, start: WallTime(session.start, boundary),
                end: WallTime(session.end ?? now, boundary), note: session.note))
    }

    public init(_ entry: CountEntry, boundary: DayBoundary) {
        let time = WallTime(entry.timestamp, boundary)
        self.init(
            .count(entry),
            Draft(
                action: entry.actionID, start: time, end: time, amount: String(entry.amount),
                note: entry.note))
    }

    /// A new record.
    ///
    /// - Parameters:
    ///   - action: `nil`: it is asked for.
    ///   - start: what the fields begin with; so `end`.
    public init(action: RecordID?, start: Instant, end: Instant, boundary: DayBoundary) {
        self.init(
            .new,
            Draft(
                action: action, start: WallTime(start, boundary), end: WallTime(end, boundary)),
            unfolded: action == nil ? .action : nil)
    }

    public var hasChanges: Bool { draft != initial }

    public var isNew: Bool { subject == .new }

    public var isRunning: Bool {
        if case .session(let session) = subject { session.isRunning } else { false }
    }

    /// The record that is edited; `nil` for a new one.
    public var reference: RecordReference? {
        switch subject {
        case .new: nil
        case .session(let session): .session(session.id)
        case .count(let entry): .count(entry.id)
        }
    }

    /// Unfolds a row and folds the others, or folds it.
    mutating func fold(_ row: Row) {
        unfolded = unfolded == row ? nil : row
        switch unfolded {
        case .start: startDates = DateColumn(center: draft.start.date)
        case .end: endDates = DateColumn(center: draft.end.date)
        case .action, nil: break
        }
    }

    mutating func turn(_ row: Row, _ column: TimeColumn, to index: Int) {
        switch row {
        case .start: draft.start.turn(column, to: index, dates: startDates)
        case .end: draft.end.turn(column, to: index, dates: endDates)
        case .action: break
        }
    }
}

extension RecordEditor {
    /// What would be saved.
    public struct Checked: Equatable, Sendable {
        public var start: Instant
        /// `nil` for what is counted and for what runs.
        public var end: Instant?
        /// 1…9999.
        public var amount: Int
        public var note: String

        /// Milliseconds; `nil` where there is no end.
        public var length: Int64? { end.map { $0 - start } }
    }

    /// Whether the record is counted, not timed.
    ///
    /// - Parameter action: the one that was chosen.
    func isCount(_ action: Action?) -> Bool {
        switch subject {
        case .new: action?.trackingType == .count
        case .session: false
        case .count: true
        }
    }

    /// - Throws: why it cannot be saved like this.
    func checked(
        _ action: Action?, now: Instant, boundary: DayBoundary
    ) throws(DomainError) -> Checked {
        let note = try TextRules.note(draft.note)
        switch subject {
        case .session(let session):
            let edit = try SessionEdit(
                of: session, draftStart: draft.start.instant(boundary, original: session.start),
                draftEnd: session.end.map { draft.end.instant(boundary, original: $0) },
                now: now, zone: boundary.zone)
            return Checked(start: edit.start, end: edit.end, amount: 1, note: note)
        case .count(let entry):
            return Checked(
                start: draft.start.instant(boundary, original: entry.timestamp), end: nil,
                amount: try amount(), note: note)
        case .new:
            let start = draft.start.instant(boundary)
            if isCount(action) {
                return Checked(start: start, end: nil, amount: try amount(), note: note)
            }
            let end = draft.end.instant(boundary)
            try SessionEdit.check(start: start, end: end, now: now)
            return Checked(start: start, end: end, amount: 1, note: note)
        }
    }

    private func amount() throws(DomainError) -> Int {
        guard let amount = Int(digits: TextRules.trimmed(draft.amount)) else {
            throw .amountOutOfRange
        }
        return try CountEntry.checked(amount: amount)
    }
}
