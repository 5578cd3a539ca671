/// What a reset up to a day, included, removes (domain 16). Actions, tags, goals, quests, habits and
/// diary templates stay.
public struct Reset: Sendable {
    public let lastDay: LocalDay
    /// When the day after begins.
    public let end: Instant

    public init(through day: LocalDay, boundary: DayBoundary) {
        lastDay = day
        end = boundary.start(of: day + 1)
    }

    /// Sessions that cross the boundary and running ones stay.
    public func removes(_ session: TimeSession) -> Bool { session.end.map { $0 <= end } ?? false }

    public func removes(_ entry: CountEntry) -> Bool { entry.timestamp < end }

    public func removes(_ completion: Completion) -> Bool { completion.completedOn <= lastDay }

    /// Whether the diary entry of `day` goes, with its pages, items and to-dos.
    public func removesDiary(of day: LocalDay) -> Bool { day <= lastDay }
}
