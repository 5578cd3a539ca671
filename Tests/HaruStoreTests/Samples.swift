import HaruCore
import HaruReplica

@testable import HaruStore

/// Repeatable chance: SplitMix64 (Steele, Lea, Flood 2014).
struct Chance: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }
}

/// Small stores and the changes that fill them.
enum Sample {
    /// 2026-08-12 09:00 UTC.
    static let noon = Instant(seconds: 1_786_525_200)
    static let reading = id(1)

    static func id(_ number: UInt64) -> RecordID {
        RecordID(high: 0x0198_0000_0000_7000, low: number)
    }

    /// A library with WAL, and one without it.
    static let withWAL = 3_051_003
    static let withoutWAL = 3_051_002

    static func options(_ libraryVersion: Int = withoutWAL, vfs: String? = nil) -> Store.Options {
        var options = Store.Options()
        options.libraryVersion = libraryVersion
        options.vfs = vfs
        options.retryPause = 1
        options.patience = 50
        options.randomNode = { 0xa11ce }
        options.now = { noon }
        return options
    }

    static func action(_ id: RecordID = reading, type: TrackingType = .time) -> Action {
        Action(
            id: id, createdAt: noon, name: "독서", symbolName: Action.defaultSymbol,
            trackingType: type, isFavorite: false, tagIDs: [], sortOrder: 0)
    }

    static func addAction<S: ReplicaStorage>(
        _ replica: Replica<S>, _ action: Action = action()
    ) throws {
        try replica.write(.actionAdd, wall: noon) { (transaction) throws(ReplicaError) in
            try transaction.insert(.action, action.id, action.fields)
        }
    }

    /// Adds one finished session, `number` hours after noon.
    @discardableResult
    static func addSession<S: ReplicaStorage>(
        _ replica: Replica<S>, _ number: Int, note: String = ""
    ) throws -> RecordID {
        let start = Instant(milliseconds: noon.milliseconds + Int64(number) * 3_600_000)
        let end = Instant(milliseconds: start.milliseconds + 1_800_000)
        return try replica.record(
            action(), from: start, to: end, note: note, id: id(1000 + UInt64(number)), wall: noon
        ).id
    }

    /// A store with an action and `sessions` sessions, closed again.
    static func makeStore(_ path: String, sessions: Int = 3, options: Store.Options = options())
        throws
    {
        let store = try Store.open(path, options: options)
        let replica = Replica(store.storage)
        try addAction(replica)
        for number in 0..<sessions { try addSession(replica, number) }
    }
}

extension Replica {
    /// Everything that a replica says, as one value.
    func everything() throws -> [Change] { try allChanges() }
}
