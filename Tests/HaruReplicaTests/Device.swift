import HaruCore
import HaruReplica

/// A device in a test: a replica in memory and a clock that the test sets.
final class Device {
    let replica: Replica<MemoryStorage>
    /// What its clock shows.
    var wall: Instant

    init(node: UInt64, at time: String = "09:00") {
        replica = Replica(MemoryStorage(node: node))
        wall = moment(time)
    }

    /// What the device holds of a record.
    func record(_ kind: Kind, _ id: RecordID) throws -> Record? {
        try replica.storage.record(kind, id)
    }

    func value(_ kind: Kind, _ id: RecordID, _ name: String) throws -> FieldValue? {
        try record(kind, id)?.value(name)
    }

    func write(
        _ verb: UndoEntry.Verb = .edit, at time: String? = nil,
        _ body: (inout WriteTransaction<MemoryStorage>) throws(ReplicaError) -> Void
    ) throws(ReplicaError) {
        if let time { wall = moment(time) }
        try replica.write(verb, wall: wall, body)
    }

    func insert(_ kind: Kind, _ id: RecordID, _ fields: [FieldWrite]) throws(ReplicaError) {
        try write { (transaction) throws(ReplicaError) in try transaction.insert(kind, id, fields) }
    }

    func update(_ kind: Kind, _ id: RecordID, _ fields: [FieldWrite]) throws(ReplicaError) {
        try write { (transaction) throws(ReplicaError) in try transaction.update(kind, id, fields) }
    }

    func delete(_ kind: Kind, _ id: RecordID) throws(ReplicaError) {
        try write { (transaction) throws(ReplicaError) in _ = try transaction.delete(kind, id) }
    }

    @discardableResult
    func undo(at time: String? = nil) throws -> UndoEntry? {
        if let time { wall = moment(time) }
        return try replica.undo(wall: wall)
    }

    /// Takes over what another device has.
    @discardableResult
    func hear(_ other: Device) throws -> MergeResult {
        try replica.merge(try other.replica.allChanges().map { try Change(text: bytes($0)) })
    }

    var state: [String] { get throws { try replica.allChanges().map { $0.json.text } } }
}

func bytes(_ change: Change) -> [UInt8] {
    var bytes: [UInt8] = []
    change.json.write(into: &bytes)
    return bytes
}

/// All devices hear all others, then each hears the first once more.
func meet(_ devices: [Device]) throws {
    for device in devices.dropFirst() { try devices[0].hear(device) }
    for device in devices.dropFirst() { try device.hear(devices[0]) }
}

/// `hh:mm` on 12 August 2026, UTC, with seconds if wanted.
func moment(_ text: String) -> Instant {
    let parts = text.split(separator: ":").map { Int64($0)! }
    let seconds = parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
    return Instant(milliseconds: 1_786_492_800_000 + seconds * 1000)
}

func id(_ number: UInt64) -> RecordID { RecordID(high: number, low: 0) }

func stamp(_ time: UInt64, _ node: UInt64 = 1) -> Stamp { Stamp(time: time, node: node) }
