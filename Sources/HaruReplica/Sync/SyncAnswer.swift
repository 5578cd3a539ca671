import HaruCore

/// What the server answers to an exchange.
public struct SyncAnswer: Equatable, Sendable {
    public var epoch: Epoch
    public var incarnation: Incarnation
    public var cursor: UInt64
    /// Items stored.
    public var accepted: Int
    public var rejected: [Rejection] = []
    public var items: [SyncItem] = []
    public var purged: [RecordKey] = []
    /// Whether there is more above `cursor`.
    public var more = false
    /// The account's pair at `cursor`, when there is no more.
    public var parity: Parity?
    /// What time it is on the server.
    public var serverAt: Instant

    /// An item of the request that was not stored, or not whole.
    public struct Rejection: Equatable, Sendable {
        public let index: Int
        public let code: Code
        public init(index: Int, code: Code) {
            self.index = index
            self.code = code
        }
    }

    public enum Code: String, CaseIterable, Sendable {
        /// Fields more than a minute ahead of the server are not stored; the others of the item are.
        case clockAhead = "clock_ahead"
        /// The deletion is not stored; the item's other fields are.
        case deletionHeld = "deletion_held"
        case quotaExceeded = "quota_exceeded"
        case tooLarge = "too_large"
        case malformed = "malformed"
        /// The record was purged, and the device has not heard of it yet.
        case purged = "purged"

        /// Whether it helps to offer the item again as it is.
        public var isForGood: Bool { self == .tooLarge || self == .malformed }
    }

    /// How far ahead of the server a stamp may be, milliseconds (sync 3.1).
    public static let tolerance: Int64 = 60_000

    public init(
        epoch: Epoch, incarnation: Incarnation, cursor: UInt64, accepted: Int, serverAt: Instant
    ) {
        self.epoch = epoch
        self.incarnation = incarnation
        self.cursor = cursor
        self.accepted = accepted
        self.serverAt = serverAt
    }

    public var bytes: [UInt8] {
        var object = ObjectWriter()
        object.add("v", .int(1))
        object.add("schema", .int(Int64(Schema.version)))
        object.add("epoch", .string(epoch.text))
        object.add("incarnation", .string(incarnation.text))
        object.add("cursor", .string(String(cursor)))
        object.add("accepted", .int(Int64(accepted)))
        object.add("rejected", .array(rejected.map { json($0) }))
        object.add("changes", items)
        object.add("purged", .array(purged.map { $0.json }))
        object.add("more", .bool(more))
        if let parity { object.add("parity", parity.json) }
        object.add("serverAt", .int(serverAt.milliseconds))
        return object.finished()
    }

    private func json(_ rejection: Rejection) -> JSON {
        var members = [
            JSON.Member("i", .int(Int64(rejection.index))),
            JSON.Member("code", .string(rejection.code.rawValue)),
        ]
        if rejection.code == .clockAhead {
            members.append(JSON.Member("serverAt", .int(serverAt.milliseconds)))
        }
        return .object(members)
    }

    /// Reads an answer; an item that makes no sense is kept as it came. A rejection with a code of
    /// a newer version leaves its item pending, as `quota_exceeded` does.
    public init(bytes: [UInt8]) throws(SyncWireError) {
        var changes: [SyncItem] = []
        guard let json = SyncItem.members(of: bytes, changes: &changes), json["v"]?.int64 == 1,
            let epoch = json["epoch"]?.string.flatMap({ Epoch($0) }),
            let incarnation = json["incarnation"]?.string.flatMap({ Incarnation($0) }),
            let cursor = json["cursor"]?.string.flatMap({ UInt64(digits: $0) }),
            let serverAt = json["serverAt"]?.int64, let more = json["more"]?.bool
        else { throw .malformed }
        self.init(
            epoch: epoch, incarnation: incarnation, cursor: cursor,
            accepted: Int(truncatingIfNeeded: json["accepted"]?.int64 ?? 0),
            serverAt: Instant(milliseconds: serverAt))
        self.more = more
        parity = json["parity"].flatMap { Parity(json: $0) }
        items = changes
        for element in json["purged"]?.array ?? [] {
            guard let key = RecordKey(json: element) else { throw .malformed }
            purged.append(key)
        }
        for element in json["rejected"]?.array ?? [] {
            guard let index = element["i"]?.int64, (0..<Int64(SyncLimits.records)).contains(index),
                let word = element["code"]?.string
            else { throw .malformed }
            let code = Code.allCases.first { sameBytes($0.rawValue, word) }
            rejected.append(Rejection(index: Int(index), code: code ?? .quotaExceeded))
        }
    }
}
