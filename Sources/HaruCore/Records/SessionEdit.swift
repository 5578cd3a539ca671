/// Saving what an editor of whole minutes shows, without losing the seconds of what was not touched
/// (domain 5.2).
public struct SessionEdit: Equatable, Sendable {
    public let start: Instant
    /// `nil` while running.
    public let end: Instant?
    /// The end was moved: it is the person's, and holds over every stop.
    public let movesEnd: Bool

    /// - Parameters:
    ///   - session: as stored.
    ///   - draftStart: what the editor shows.
    ///   - draftEnd: what the editor shows; `nil` leaves the end as it is.
    /// - Throws: `.zeroLength`, `.endBeforeStart`, `.runningStartInFuture`.
    public init(
        of session: TimeSession, draftStart: Instant, draftEnd: Instant?, now: Instant,
        zone: TimeZoneRules
    ) throws(DomainError) {
        start = SessionEdit.edited(session.start, draft: draftStart, zone: zone) ?? session.start
        let movedEnd: Instant?
        if let draftEnd {
            movedEnd =
                session.end.map { SessionEdit.edited($0, draft: draftEnd, zone: zone) }
                ?? zone.flooredToMinute(draftEnd)
        } else {
            movedEnd = nil
        }
        movesEnd = movedEnd != nil
        end = movedEnd ?? session.end
        try SessionEdit.check(start: start, end: end, now: now)
    }

    /// What a session entered or edited by hand must be. It may lie in the future, unless it runs.
    ///
    /// - Throws: `.zeroLength`, `.endBeforeStart`, `.runningStartInFuture`.
    public static func check(start: Instant, end: Instant?, now: Instant) throws(DomainError) {
        guard let end else {
            if start > now { throw .runningStartInFuture }
            return
        }
        if end == start { throw .zeroLength }
        if end < start { throw .endBeforeStart }
    }

    /// The new value of a field that was moved, on the whole minute; `nil` if it was not.
    private static func edited(_ original: Instant, draft: Instant, zone: TimeZoneRules) -> Instant?
    {
        let shown = zone.flooredToMinute(draft)
        return shown == zone.flooredToMinute(original) ? nil : shown
    }
}

extension TimeZoneRules {
    /// `instant` without the seconds that the wall clock shows.
    public func flooredToMinute(_ instant: Instant) -> Instant {
        let offset = Int64(offset(at: instant)) * 1000
        return instant - floorRemainder(instant.milliseconds + offset, 60_000)
    }
}
