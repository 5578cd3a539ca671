import HaruCore
import HaruReplica

/// This window's side of the exchange with the server (sync 7): at most one request is on its way.
struct SyncClient: Sendable {
    var inFlight: SyncRequest?
    var sentAt = Instant(milliseconds: 0)
    /// In a row; they make the next try wait longer.
    var failures = 0
    /// Whether a later try is arranged already.
    var isScheduled = false
    /// Something happened while a request was on its way.
    var isDue = false
    /// This store is getting a device entry of its own.
    var registration: Registration?
    /// The server said that the token is another device's; told once, it is not asked again.
    var wasRefused = false
    /// How often the sides had differed when this window began.
    var alarms: UInt64?

    /// Milliseconds after a commit, so that several share an exchange.
    static let pause = 2000
    static let every = 15 * 60_000

    /// 2 s doubling to 5 minutes, with up to a half more, so that many do not come at once.
    func backOff(chance: UInt64) -> Int {
        let base = min(2000 << min(failures, 8), 300_000)
        return base + Int(chance % UInt64(base / 2))
    }
}

/// What the screens say about syncing.
public struct SyncState: Equatable, Sendable {
    public enum Phase: Equatable, Sendable {
        case idle, working, offline
        /// Something needs attention; `Trouble` says what.
        case attention(Trouble)
    }

    public enum Trouble: Equatable, Sendable {
        case signedOut, serverClock, unreachable, refused
    }

    public var phase = Phase.idle
    public var lastSync: Instant?
    /// Records with changes that the server does not have.
    public var waiting = 0
    public var isComplete = true
    /// Records that arrived since the first download began, and how many there are; 0 = not known.
    public var fetched = 0
    public var total = 0
    /// The store was a copy of another device's, and was registered as one of its own.
    public var isCopy = false
    /// The server was put back to an earlier state, and gets what it lacks.
    public var isServerRestored = false
    /// A difference between both sides was found and healed.
    public var isRepaired = false
    public var heldDeletions = 0
    public var notAccepted = 0
    /// Minutes by which this device's clock was wrong.
    public var clockMinutes = 0

    public init() {}

    /// How far the first download is, as far as that is known.
    public var fetchedPercent: Int? { total > 0 ? min(99, fetched * 100 / total) : nil }
}
