import HaruCore

/// What a device remembers of its exchanges, in the transaction of what they brought.
public struct SyncState: Equatable, Sendable {
    public var epoch: Epoch?
    public var incarnation: Incarnation?
    /// Of the request whose answer is not stored yet.
    public var request: RecordID?
    public var cursor: UInt64 = 0
    /// Of what the server has, as far as this device knows.
    public var parity = Parity()
    /// The last five measurements of the clock's offset, the newest last.
    var samples: [Sample] = []
    /// The greatest time of a stamp that came from the server or was confirmed by it.
    var confirmedTime: UInt64 = 0
    /// The greatest time the clock ever had: above it nothing bears this device's node.
    var highestTime: UInt64 = 0
    /// Pending stamps of this node up to here may have been seen by others and stay as they are.
    var seenTime: UInt64 = 0
    /// The position of the record offered last in this round; 0 = a new round.
    var position: Int64 = 0
    /// Whether the server's whole state is being fetched; nothing is offered meanwhile.
    public var isFetchingAll = false
    /// Whether the first download is complete (sync 7).
    public var isComplete = false
    /// Whether records that the server's whole state lacks wait for the person's word (sync 8).
    public var isDropHeld = false
    /// How often the parity pairs differed in a row, after recounting.
    public var differences: UInt64 = 0
    /// How often they ever differed.
    public var alarms: UInt64 = 0

    struct Sample: Equatable, Sendable {
        /// Milliseconds.
        let roundTrip: Int64
        let offset: Int64
    }

    public init() {}

    /// Whether the server's time is not known yet, so that nothing may be offered.
    var isClockUnknown: Bool { samples.isEmpty }

    // MARK: Stored

    static let key = "sync"
    static let quarantineKey = "sync.quarantine"
    static let heldKey = "sync.held"
    static let unprovenKey = "sync.unproven"
    static let droppedKey = "sync.dropped"
    /// The version of the app that tried the quarantine last.
    static let versionKey = "sync.version"
    /// The account that the records belong to, also after signing out.
    static let accountKey = "sync.account"
    /// Everything sync keeps beside the records.
    public static let keys = [
        key, quarantineKey, heldKey, unprovenKey, droppedKey, versionKey, accountKey,
    ]

    var bytes: [UInt8] {
        var bytes: [UInt8] = [1]
        let flags: [Bool] = [
            epoch != nil, incarnation != nil, request != nil, isFetchingAll, isComplete, isDropHeld,
        ]
        var packed: UInt8 = 0
        for (i, flag) in flags.enumerated() where flag { packed |= 1 << UInt8(i) }
        bytes.append(packed)
        let words: [UInt64] = [
            epoch?.high ?? 0, epoch?.low ?? 0, incarnation?.number ?? 0, incarnation?.bits ?? 0,
            request?.high ?? 0, request?.low ?? 0, cursor, parity.fields, parity.sum.high,
            parity.sum.low, confirmedTime, highestTime, seenTime, UInt64(position), differences,
            alarms,
        ]
        for word in words { ByteWriter.word(word, into: &bytes) }
        for sample in samples {
            ByteWriter.zigzag(sample.roundTrip, into: &bytes)
            ByteWriter.zigzag(sample.offset, into: &bytes)
        }
        return bytes
    }

    /// - Returns: `nil` when the bytes are not what `bytes` gives.
    init?(_ bytes: [UInt8]) {
        let read: SyncState? = bytes.withUnsafeBytes { raw in
            var reader = ByteReader(raw)
            guard reader.byte() == 1, let flags = reader.byte() else { return nil }
            var words: [UInt64] = []
            for _ in 0..<16 {
                guard let word = reader.word() else { return nil }
                words.append(word)
            }
            func isSet(_ flag: UInt8) -> Bool { flags & 1 << flag != 0 }
            var state = SyncState()
            if isSet(0) { state.epoch = Epoch(high: words[0], low: words[1]) }
            if isSet(1) { state.incarnation = Incarnation(number: words[2], bits: words[3]) }
            if isSet(2) { state.request = RecordID(high: words[4], low: words[5]) }
            state.isFetchingAll = isSet(3)
            state.isComplete = isSet(4)
            state.isDropHeld = isSet(5)
            state.cursor = words[6]
            state.parity = Parity(
                fields: words[7], sum: FieldHash(high: words[8], low: words[9]))
            state.confirmedTime = words[10]
            state.highestTime = words[11]
            state.seenTime = words[12]
            state.position = Int64(bitPattern: words[13])
            state.differences = words[14]
            state.alarms = words[15]
            while !reader.isAtEnd {
                guard let roundTrip = reader.zigzag(), let offset = reader.zigzag() else {
                    return nil
                }
                state.samples.append(Sample(roundTrip: roundTrip, offset: offset))
            }
            return state
        }
        guard let read else { return nil }
        self = read
    }
}

extension ReplicaStorage {
    /// - Returns: a new device's state when there is none, or none that can be read: then everything
    ///   is fetched and compared again.
    func syncState() throws(StorageError) -> SyncState {
        try bookkeeping(SyncState.key).flatMap { SyncState($0) } ?? SyncState()
    }

    func setSyncState(_ state: SyncState) throws(StorageError) {
        try setBookkeeping(SyncState.key, state.bytes)
    }

    /// A list of records that sync keeps.
    func records(listedUnder key: String) throws(StorageError) -> [RecordKey] {
        guard let bytes = try bookkeeping(key), let list = (try? JSON.parse(bytes))?.array else {
            return []
        }
        return list.compactMap { RecordKey(json: $0) }
    }

    func list(_ records: [RecordKey], under key: String) throws(StorageError) {
        var bytes: [UInt8] = []
        JSON.array(records.map { $0.json }).write(into: &bytes)
        try setBookkeeping(key, bytes)
    }
}
