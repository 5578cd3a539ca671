import HaruCore

/// An item that one side cannot take: kept with its reason, shown, and tried again when something
/// has changed (sync 7). It never holds up the others.
public struct QuarantinedItem: Equatable, Sendable {
    /// Of an item of ours that the server refused; `nil` = it came from the server and cannot be read.
    public let record: RecordKey?
    /// Of an item of ours: its newest pending stamp, so that an edit offers it again.
    public let stamp: Stamp
    /// The item as it would travel, or as it came.
    public let bytes: [UInt8]
    /// `too_large`, `malformed`, or why it cannot be read.
    public let reason: String

    fileprivate var json: JSON {
        var members = [
            JSON.Member("b", .string(Base64.text(bytes))), JSON.Member("s", .string(stamp.text)),
            JSON.Member("r", .string(reason)),
        ]
        if let record { members.append(JSON.Member("k", record.json)) }
        return .object(members)
    }

    fileprivate init?(json: JSON) {
        guard let bytes = json["b"]?.string.flatMap({ Base64.bytes($0) }),
            let stamp = json["s"]?.string.flatMap({ Stamp($0) }), let reason = json["r"]?.string
        else { return nil }
        self.init(
            record: json["k"].flatMap { RecordKey(json: $0) }, stamp: stamp, bytes: bytes,
            reason: reason)
    }

    init(record: RecordKey?, stamp: Stamp, bytes: [UInt8], reason: String) {
        self.record = record
        self.stamp = stamp
        self.bytes = bytes
        self.reason = reason
    }
}

/// All such items of a device.
struct Quarantine {
    private(set) var items: [QuarantinedItem] = []
    private(set) var hasChanged = false

    init(_ storage: some ReplicaStorage) throws(StorageError) {
        guard let bytes = try storage.bookkeeping(SyncState.quarantineKey),
            let list = (try? JSON.parse(bytes))?.array
        else { return }
        items = list.compactMap { QuarantinedItem(json: $0) }
    }

    /// Whether items wait that came from the server: then the pairs cannot agree.
    var hasIncoming: Bool { items.contains { $0.record == nil } }

    /// Whether the record was refused as it is now.
    func holds(_ change: Change) -> Bool {
        let newest = change.newestStamp
        return items.contains { item in
            item.record == RecordKey(change.kind, change.id) && item.stamp == newest
        }
    }

    mutating func add(_ change: Change, _ reason: SyncAnswer.Code) {
        let key = RecordKey(change.kind, change.id)
        items.removeAll { $0.record == key }
        var bytes: [UInt8] = []
        change.write(into: &bytes)
        items.append(
            QuarantinedItem(
                record: key, stamp: change.newestStamp, bytes: bytes, reason: reason.rawValue))
        hasChanged = true
    }

    mutating func add(_ bytes: [UInt8], _ reason: WireError) {
        // The same item comes again after a download from zero.
        if items.contains(where: { $0.record == nil && $0.bytes == bytes }) { return }
        items.append(
            QuarantinedItem(record: nil, stamp: .zero, bytes: bytes, reason: reason.word))
        hasChanged = true
    }

    /// Takes out what came from the server.
    mutating func takeIncoming() -> [[UInt8]] {
        let taken = items.filter { $0.record == nil }.map { $0.bytes }
        if taken.isEmpty { return [] }
        items.removeAll { $0.record == nil }
        hasChanged = true
        return taken
    }

    /// Lets everything of ours be offered again.
    mutating func release() {
        if !items.contains(where: { $0.record != nil }) { return }
        items.removeAll { $0.record != nil }
        hasChanged = true
    }

    func save(_ storage: some ReplicaStorage) throws(StorageError) {
        guard hasChanged else { return }
        var bytes: [UInt8] = []
        JSON.array(items.map { $0.json }).write(into: &bytes)
        try storage.setBookkeeping(SyncState.quarantineKey, bytes)
    }
}

extension Change {
    /// The greatest stamp it carries.
    var newestStamp: Stamp { fields.reduce(Stamp.zero) { max($0, $1.stamp) } }
}

extension WireError {
    /// The reason in a word.
    public var word: String {
        switch self {
        case .notAnObject: "not_an_object"
        case .badKind: "bad_kind"
        case .badID: "bad_id"
        case .badFieldName: "bad_field_name"
        case .badStamp: "bad_stamp"
        case .stampTooLate: "stamp_too_late"
        case .badValue: "bad_value"
        case .tooLarge: "too_large"
        }
    }
}
