import HaruCommand
import HaruCore
import Synchronization

/// The event streams that are open, by account and token (surfaces 9.5).
final class LiveStreams: Sendable {
    private struct Open {
        let account: RecordID
        let token: RecordID
        let device: RecordID?
        let stream: EventStream
        var heard: Instant
        /// After how long its device wants to be reminded of what runs; 0 = never.
        var alertHours: Int
        /// The alerts that were sent already.
        var told: Set<String> = []
    }

    private let open = Mutex<[Open]>([])
    /// What ran in accounts with streams when they were told last.
    private let running = Mutex<[RecordID: [NowRunning.Session]]>([:])
    static let mostPerToken = 8
    /// Between two signs of life, milliseconds.
    private static let heartbeat: Int64 = 15_000

    /// Adds a stream; of more than eight of one token the oldest ends.
    func add(_ stream: EventStream, for caller: Caller, alertHours: Int = 0, at now: Instant) {
        let surplus = open.withLock { open -> [EventStream] in
            open.removeAll { $0.stream.isClosed }
            open.append(
                Open(
                    account: caller.account, token: caller.token, device: caller.device,
                    stream: stream, heard: now, alertHours: alertHours))
            let own = open.filter { $0.token == caller.token }
            return own.dropLast(LiveStreams.mostPerToken).map { $0.stream }
        }
        for stream in surplus { stream.close() }
    }

    /// Sends an event to an account's streams.
    ///
    /// - Parameter sender: the device that caused it, which knows already.
    func send(
        event: String, data: String, to account: RecordID, but sender: RecordID? = nil,
        id: Int64? = nil
    ) {
        for stream in streams(where: { open in
            open.account == account && (sender == nil || open.device != sender)
        }) { stream.send(event: event, data: data, id: id) }
    }

    /// The tokens that streams are open with.
    var tokens: Set<RecordID> { open.withLock { Set($0.map { $0.token }) } }

    func hasStreams(of account: RecordID) -> Bool {
        !streams { $0.account == account }.isEmpty
    }

    /// Tells the streams of tokens that ended, and ends them.
    func revoke(tokens: [RecordID]) {
        for stream in streams(where: { tokens.contains($0.token) }) {
            stream.send(event: "bye", data: "{}")
            stream.close()
        }
    }

    /// A comment now and then keeps proxies from closing what is silent, and finds dead clients.
    func tick(at now: Instant) {
        let silent = open.withLock { open -> [EventStream] in
            open.removeAll { $0.stream.isClosed }
            var silent: [EventStream] = []
            for i in open.indices where now - open[i].heard >= LiveStreams.heartbeat {
                open[i].heard = now
                silent.append(open[i].stream)
            }
            return silent
        }
        for stream in silent { stream.send(": still here\n\n") }
    }

    /// Notes what runs in an account, for its alerts.
    func note(_ now: NowRunning, of account: RecordID) {
        running.withLock { $0[account] = now.all.isEmpty ? nil : now.all }
    }

    func setAlertHours(_ hours: Int, of token: RecordID) {
        open.withLock { open in
            for i in open.indices where open[i].token == token { open[i].alertHours = hours }
        }
    }

    /// Sends the alerts that are due (surfaces 4).
    func alert(at now: Instant) {
        let running = running.withLock { running in
            running = running.filter { hasStreams(of: $0.key) }
            return running
        }
        if running.isEmpty { return }
        let due = open.withLock { open -> [(EventStream, String)] in
            var due: [(EventStream, String)] = []
            for i in open.indices where open[i].alertHours > 0 {
                for session in running[open[i].account] ?? [] {
                    let alert = LongSessionAlert.plan(
                        for: [(session.sessionID, session.startedAt)], hours: open[i].alertHours,
                        now: now
                    ).first
                    guard let alert, alert.at <= now, open[i].told.insert(alert.id).inserted else {
                        continue
                    }
                    due.append((open[i].stream, LiveStreams.text(session, open[i].alertHours)))
                }
            }
            return due
        }
        for (stream, data) in due { stream.send(event: "alert", data: data) }
    }

    private static func text(_ session: NowRunning.Session, _ hours: Int) -> String {
        JSON.object([
            JSON.Member("kind", .string("longSession")),
            JSON.Member("actionID", .string(session.action.id.text)),
            JSON.Member("sessionID", .string(session.sessionID.text)),
            JSON.Member("hours", .int(Int64(hours))),
        ]).text
    }

    func closeAll() { for stream in streams(where: { _ in true }) { stream.close() } }

    private func streams(where isMeant: (Open) -> Bool) -> [EventStream] {
        open.withLock { open in open.filter(isMeant).map { $0.stream } }
    }
}
