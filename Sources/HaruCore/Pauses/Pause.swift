/// Days on which a goal or a habit is neither kept nor broken: an illness, a holiday
/// (Docs/Promises.md).
public struct Pause: Equatable, Sendable {
    public let id: RecordID
    public var createdAt: Instant
    /// The goal or habit that is paused.
    public let ownerID: RecordID
    public var start: LocalDay
    /// The last paused day; `nil` until somebody resumes.
    public var end: LocalDay?

    public init(
        id: RecordID, createdAt: Instant = Instant(milliseconds: 0), ownerID: RecordID,
        start: LocalDay, end: LocalDay? = nil
    ) {
        self.id = id
        self.createdAt = createdAt
        self.ownerID = ownerID
        self.start = start
        self.end = end
    }

    /// The pause as it may be written.
    ///
    /// - Throws: `.endBeforeStart`.
    public func checked() throws(DomainError) -> Pause {
        if let end, end < start { throw .endBeforeStart }
        return self
    }

    /// The paused days; `nil` where a merge left an end before the start.
    public var days: ClosedRange<LocalDay>? {
        let end = end ?? DayRanges.endless
        return start <= end ? start...end : nil
    }

    /// The pause when its owner goes on from `day`: shortened, untouched if it is over by then, or
    /// `nil` if nothing of it remains.
    public func resumed(on day: LocalDay) -> Pause? {
        if day <= start { return nil }
        if let end, end < day { return self }
        var pause = self
        pause.end = day - 1
        return pause
    }
}

extension DayRanges {
    /// The days on which `owner`, a goal or habit, is paused.
    public init(pausesOf owner: RecordID, _ pauses: some Sequence<Pause>) {
        var days: [ClosedRange<LocalDay>] = []
        for pause in pauses where pause.ownerID == owner {
            if let range = pause.days { days.append(range) }
        }
        self.init(days)
    }
}
