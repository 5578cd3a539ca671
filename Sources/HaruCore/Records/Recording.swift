/// Starting, stopping and counting, as decisions over what the caller fetched (domain 5.1).
public enum Recording {
    /// What becomes of a session that is stopped.
    public enum Stop: Equatable, Sendable {
        case saved(TimeSession)
        /// Too short to keep: the session is deleted.
        case discarded(RecordID)
    }

    /// What one tap on a timed action does.
    public enum Toggle: Equatable, Sendable {
        case start(TimeSession)
        case stop([Stop])
    }

    /// A new running session of `action`.
    ///
    /// - Parameter sessions: the running sessions, of this action at least.
    /// - Throws: `.wrongTrackingType`, `.alreadyRunning`.
    public static func start(
        _ action: Action, id: RecordID, among sessions: [TimeSession], now: Instant
    ) throws(DomainError) -> TimeSession {
        guard action.trackingType == .time else { throw .wrongTrackingType }
        guard running(action.id, among: sessions).isEmpty else { throw .alreadyRunning }
        return TimeSession(id: id, actionID: action.id, start: now, end: nil, createdAt: now)
    }

    /// Ends every running session of an action: two devices may each have started one.
    ///
    /// - Parameter minSeconds: shorter sessions are discarded; 0 keeps all that have a length.
    /// - Throws: `.notRunning`.
    public static func stop(
        _ actionID: RecordID, among sessions: [TimeSession], now: Instant, minSeconds: Int
    ) throws(DomainError) -> [Stop] {
        let mine = running(actionID, among: sessions)
        if mine.isEmpty { throw .notRunning }
        return mine.map { stop($0, now: now, minSeconds: minSeconds) }
    }

    /// Ends one running session.
    public static func stop(_ session: TimeSession, now: Instant, minSeconds: Int) -> Stop {
        let length = now - session.start
        guard length > 0, length >= Int64(minSeconds) * 1000 else { return .discarded(session.id) }
        var stopped = session
        stopped.end = now
        return .saved(stopped)
    }

    /// Stops the action if it is running, else starts it.
    ///
    /// - Parameter id: the identity of the session, should one be started.
    /// - Throws: `.wrongTrackingType`.
    public static func toggle(
        _ action: Action, id: RecordID, among sessions: [TimeSession], now: Instant, minSeconds: Int
    ) throws(DomainError) -> Toggle {
        guard action.trackingType == .time else { throw .wrongTrackingType }
        if running(action.id, among: sessions).isEmpty {
            return .start(try start(action, id: id, among: sessions, now: now))
        }
        return .stop(try stop(action.id, among: sessions, now: now, minSeconds: minSeconds))
    }

    /// A new count entry.
    ///
    /// - Throws: `.wrongTrackingType`, `.amountOutOfRange`.
    public static func add(
        _ amount: Int = 1, to action: Action, id: RecordID, now: Instant
    ) throws(DomainError) -> CountEntry {
        guard action.trackingType == .count else { throw .wrongTrackingType }
        return CountEntry(
            id: id, actionID: action.id, timestamp: now,
            amount: try CountEntry.checked(amount: amount), createdAt: now)
    }

    private static func running(_ actionID: RecordID, among sessions: [TimeSession])
        -> [TimeSession]
    {
        sessions.filter { $0.isRunning && $0.actionID == actionID }
    }
}

extension Settings.Representative {
    /// The running session that stands for all: the one with the latest (or earliest) start, ties
    /// to the smallest id. The others are the "+N".
    public func choose(among sessions: [TimeSession]) -> TimeSession? {
        var best: TimeSession?
        for session in sessions where session.isRunning {
            guard let known = best else {
                best = session
                continue
            }
            let isBetter: Bool
            if session.start == known.start {
                isBetter = session.id < known.id
            } else {
                isBetter = (session.start > known.start) == (self == .latest)
            }
            if isBetter { best = session }
        }
        return best
    }
}
