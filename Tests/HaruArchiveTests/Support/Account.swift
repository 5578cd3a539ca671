import HaruArchive
import HaruCore
import HaruHost
import HaruReplica

/// A replica with a bit of everything, and how to take it out and in.
struct Account {
    let replica: Replica<MemoryStorage>

    /// 2026-08-24 09:00:00 UTC.
    static let noon = Instant(milliseconds: 1_787_562_000_000)
    static let hour: Int64 = 3_600_000

    init(node: UInt64) { replica = Replica(MemoryStorage(node: node)) }

    static func id(_ number: UInt64) -> RecordID {
        RecordID.random((number << 48, number))
    }

    static let tag = id(1)
    static let reading = id(2)
    static let water = id(3)
    static let session = id(4)
    static let stopped = id(5)
    static let count = id(6)
    static let goal = id(7)
    static let quest = id(8)
    static let habit = id(9)
    static let completion = id(10)
    static let gone = id(11)
    static let novelty = Kind("novelty")
    static let unknown = id(12)

    /// Records of every kind, one deleted, and what a newer version wrote.
    static func sample(node: UInt64, at wall: Instant = noon) throws -> Account {
        let account = Account(node: node)
        try account.fill(at: wall)
        return account
    }

    private func fill(at wall: Instant) throws {
        _ = try replica.write(.settings, wall: wall) { (t) throws(ReplicaError) in
            try t.set(
                .settings, Settings.recordID,
                [
                    FieldWrite("timeZone", .string("Asia/Seoul")),
                    FieldWrite("dayStartMinutes", .int(240)),
                ])
            let created = FieldWrite(Schema.created, .instant(wall))
            try t.insert(.tag, Self.tag, [created, FieldWrite("name", .string("공부"))])
            try t.insert(
                .action, Self.reading,
                Action(id: Self.reading, createdAt: wall, name: "독서 \"책\"\n", tagIDs: [Self.tag])
                    .fields)
            try t.insert(
                .action, Self.water,
                Action(id: Self.water, createdAt: wall, name: "물", trackingType: .count).fields)
            for id in [Self.stopped, Self.gone] {
                try t.insert(.session, id, Self.running(id, wall))
            }
            try t.insert(
                .count, Self.count,
                [
                    created, FieldWrite("actionID", .id(Self.water)), FieldWrite("amount", .int(3)),
                    FieldWrite("timestamp", .instant(wall)),
                ])
            try t.insert(.goal, Self.goal, [created, FieldWrite("title", .string("여름"))])
            try t.insert(
                .quest, Self.quest,
                [
                    created, FieldWrite("goalID", .id(Self.goal)),
                    FieldWrite("targetAction", .id(Self.reading)), FieldWrite("targetTag", .null),
                    FieldWrite("healthMetric", .string("")),
                    FieldWrite("weekdays", .list([.int(1), .int(5)])),
                ])
            try t.insert(.habit, Self.habit, [created, FieldWrite("name", .string("산책"))])
            try t.insert(
                .completion, Self.completion,
                [
                    created, FieldWrite("habitID", .id(Self.habit)),
                    FieldWrite("completedOn", .string("2026-08-24")),
                ])
        }
        _ = try replica.stop(
            Action(id: Self.reading, name: "독서"), at: wall + Self.hour, wall: wall + 1)
        _ = try replica.write(.start, wall: wall + 2) { (t) throws(ReplicaError) in
            try t.insert(.session, Self.session, Self.running(Self.session, wall + 2))
        }
        _ = try replica.write(.delete, wall: wall + 2) { (t) throws(ReplicaError) in
            try t.delete(.session, Self.gone, isConfirmed: true)
        }
        try mergeNovelties(at: wall)
    }

    private static func running(_ id: RecordID, _ start: Instant) -> [FieldWrite] {
        TimeSession(id: id, actionID: reading, start: start, end: nil, createdAt: start).fields
    }

    /// What a newer version wrote: an unknown kind, and unknown fields of a known one.
    private func mergeNovelties(at wall: Instant) throws {
        let stamp = Stamp(milliseconds: wall.milliseconds - 5000, counter: 7, node: 0xfeed)
        _ = try replica.merge([
            Change(
                kind: Self.novelty, id: Self.unknown,
                fields: [
                    .init(
                        "parts",
                        .map(unordered: [.init("owner", .id(Self.reading)), .init("n", .int(.max))]
                        ), stamp),
                    .init("members/" + Self.tag.text, .bool(true), stamp),
                    .init("ink", .bytes([0, 1, 255]), stamp),
                ]),
            Change(
                kind: .action, id: Self.reading,
                fields: [
                    .init("mood", .double(0.5), stamp),
                    .init("hosts/0123456789abcdef0123456789abcdef", .string("example.org"), stamp),
                ]),
        ])
    }

    func delete(_ kind: Kind, _ id: RecordID, wall: Instant) throws {
        _ = try replica.write(.delete, wall: wall) { (t) throws(ReplicaError) in
            try t.delete(kind, id)
        }
    }

    func rename(_ id: RecordID, to name: String, wall: Instant) throws {
        _ = try replica.write(.actionEdit, wall: wall) { (t) throws(ReplicaError) in
            try t.update(.action, id, [FieldWrite("name", .string(name))])
        }
    }

    func record(_ kind: Kind, _ id: RecordID) throws -> Record {
        try replica.storage.record(kind, id) ?? Record(kind: kind, id: id)
    }

    /// Deletes every live record, settings excepted.
    func erase(wall: Instant) throws {
        let live = try replica.allChanges().map { try record($0.kind, $0.id) }.filter {
            !$0.isDeleted
        }
        _ = try replica.write(.delete, wall: wall) { (t) throws(ReplicaError) in
            for record in live where record.kind != .settings {
                if try t.record(record.kind, record.id)?.isDeleted == false {
                    try t.delete(record.kind, record.id)
                }
            }
        }
    }

    var liveIDs: [RecordID] {
        get throws {
            try replica.allChanges().map { try record($0.kind, $0.id) }.filter { !$0.isDeleted }
                .map { $0.id }
        }
    }

    @discardableResult
    func backUp(to path: String, wall: Instant = noon + 2 * hour) throws -> ArchiveManifest {
        try Archive.write(replica, to: NewFile(path), wall: wall)
    }

    @discardableResult
    func restore(
        _ path: String, _ mode: RestoreMode = .merge, wall: Instant = noon + 3 * hour,
        isPreview: Bool = false
    ) throws -> RestoreReport {
        try ArchiveReader(path: path).restore(
            into: replica, mode: mode, wall: wall, isPreview: isPreview)
    }
}

/// Writes an archive of any lines, as its manifest says.
func writeArchive(
    _ lines: [UInt8], to path: String, created: Instant = Account.noon, manifest: JSON? = nil,
    digest: [UInt8]? = nil
) throws {
    let zip = ZipWriter(try NewFile(path), date: WallClock(created, offset: 0))
    try zip.add("records.ndjson", lines)
    let checksum = JSON.object([
        JSON.Member("records.ndjson", .string(Hex.text(digest ?? SHA256.digest(lines))))
    ])
    let described = JSON.object([
        JSON.Member("format", .int(1)), JSON.Member("schema", .int(1)),
        JSON.Member("created", .string(ISO8601.text(created, offset: 0, milliseconds: true))),
        JSON.Member("checksums", checksum),
    ])
    try zip.add("manifest.json", Array((manifest ?? described).text.utf8))
    try zip.finish()
}
