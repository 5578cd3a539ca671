/// A reminder that a session has been running for long (surfaces 4).
public struct LongSessionAlert: Equatable, Sendable {
    /// `long.<sessionID>.<hours>`: once for a session and threshold.
    public let id: String
    public let at: Instant
    public let sessionID: RecordID

    /// After how many hours a person may be reminded.
    public static let allowedHours = 1...12
    /// An alert that is overdue by more than this when it is first planned is not shown.
    /// Milliseconds.
    public static let patience: Int64 = 60_000

    /// What is to be shown, now or later, while nothing changes.
    ///
    /// - Parameters:
    ///   - running: each running session and its start.
    ///   - hours: outside `allowedHours` = no alerts.
    /// - Returns: in the order of `running`.
    public static func plan(
        for running: [(session: RecordID, startedAt: Instant)], hours: Int, now: Instant
    ) -> [LongSessionAlert] {
        guard allowedHours.contains(hours) else { return [] }
        return running.compactMap { session, startedAt in
            let at = startedAt + Int64(hours) * 3_600_000
            guard now - at <= patience else { return nil }
            return LongSessionAlert(
                id: "long." + session.text + "." + String(hours), at: at, sessionID: session)
        }
    }
}
