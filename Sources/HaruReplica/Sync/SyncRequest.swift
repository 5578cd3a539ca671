import HaruCore

/// What a device asks in one exchange.
public struct SyncRequest: Equatable, Sendable {
    public var device: RecordID
    /// Random, the same until its answer is stored.
    public var request: RecordID
    /// What the last answer gave; `nil` in a device's first request.
    public var incarnation: Incarnation?
    public var epoch: Epoch?
    /// Opaque to the device; 0 = from the beginning.
    public var cursor: UInt64
    public var items: [SyncItem]
    /// The most records the answer may carry.
    public var limit: Int

    public init(
        device: RecordID, request: RecordID, incarnation: Incarnation? = nil, epoch: Epoch? = nil,
        cursor: UInt64 = 0, items: [SyncItem] = [], limit: Int = SyncLimits.records
    ) {
        self.device = device
        self.request = request
        self.incarnation = incarnation
        self.epoch = epoch
        self.cursor = cursor
        self.items = items
        self.limit = limit
    }

    public var bytes: [UInt8] {
        var object = ObjectWriter()
        object.add("v", .int(1))
        object.add("schema", .int(Int64(Schema.version)))
        object.add("device", .string(device.text))
        object.add("request", .string(request.text))
        if let incarnation { object.add("incarnation", .string(incarnation.text)) }
        if let epoch { object.add("epoch", .string(epoch.text)) }
        object.add("cursor", .string(String(cursor)))
        object.add("changes", items)
        object.add("limit", .int(Int64(limit)))
        return object.finished()
    }

    /// Reads a request; members it does not know are ignored, an item that makes no sense is
    /// answered by itself.
    public init(bytes: [UInt8]) throws(SyncWireError) {
        guard bytes.count <= SyncLimits.bytes else { throw .tooLarge }
        var changes: [SyncItem] = []
        guard let json = SyncItem.members(of: bytes, changes: &changes), json["v"]?.int64 == 1,
            let device = json["device"]?.string.flatMap({ RecordID($0) }),
            let request = json["request"]?.string.flatMap({ RecordID($0) }),
            let cursor = json["cursor"]?.string.flatMap({ UInt64(digits: $0) })
        else { throw .malformed }
        guard changes.count <= SyncLimits.records else { throw .tooLarge }
        let limit = json["limit"]?.int64 ?? Int64(SyncLimits.records)
        self.init(
            device: device, request: request,
            incarnation: try read(json["incarnation"]) { Incarnation($0) },
            epoch: try read(json["epoch"]) { Epoch($0) }, cursor: cursor,
            items: changes,
            limit: Int(min(max(limit, 1), Int64(SyncLimits.records))))
    }
}

/// Reads a member that may be missing but not wrong.
private func read<Value>(
    _ json: JSON?, _ body: (String) -> Value?
) throws(SyncWireError) -> Value? {
    guard let json, !json.isNull else { return nil }
    guard let value = json.string.flatMap(body) else { throw .malformed }
    return value
}
