import HaruCore
import HaruReplica

/// What every store promises, as cases that a test of each store runs.
public struct StorageContract<Storage: ReplicaStorage & SendableMetatype>: Sendable {
    /// One promise.
    public struct Case: Sendable, CustomStringConvertible {
        public let description: String
        let check: @Sendable (Storage, inout Findings) throws(StorageError) -> Void

        /// - Parameter storage: a new, empty one.
        /// - Returns: what is not as promised; empty when all is.
        public func findings(_ storage: Storage) -> [String] {
            var findings = Findings()
            do throws(StorageError) { try check(storage, &findings) } catch {
                findings.list.append("it threw \(error)")
            }
            return findings.list
        }
    }

    public static var cases: [Case] { recordCases + timelineCases + changeCases }
}

/// What was found wrong.
public struct Findings {
    var list: [String] = []

    mutating func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) {
        if !isTrue { list.append(what()) }
    }

    mutating func expectEqual<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String) {
        if found != expected { list.append("\(what): \(found), expected \(expected)") }
    }
}

/// Records for the cases.
enum Sample {
    static let day: Int64 = 1_787_270_400_000
    static let stamp = Stamp(milliseconds: day, node: 7)

    static func id(_ number: UInt64) -> RecordID { RecordID(high: number << 32, low: number) }

    static func record(_ kind: Kind, _ number: UInt64, _ fields: [(String, FieldValue)]) -> Record {
        var record = Record(kind: kind, id: id(number))
        for (i, field) in fields.enumerated() {
            record[field.0] = Field(
                value: field.1, stamp: Stamp(time: stamp.time + UInt64(i), node: 7))
        }
        return record
    }

    static func session(
        _ number: UInt64, action: UInt64 = 1, from start: Int64, to end: Int64?,
        isDeleted: Bool = false
    ) -> Record {
        var fields: [(String, FieldValue)] = [
            ("actionID", .id(id(action))), ("startAt", .int(day + start)),
        ]
        if let end { fields.append(("endAt", .int(day + end))) }
        if isDeleted { fields.append(("_deleted", .bool(true))) }
        return record(.session, number, fields)
    }

    static func count(_ number: UInt64, action: UInt64 = 1, at time: Int64) -> Record {
        record(
            .count, number,
            [("actionID", .id(id(action))), ("timestamp", .int(day + time)), ("amount", .int(3))])
    }

    static func range(_ from: Int64, _ to: Int64) -> Range<Instant> {
        Instant(milliseconds: day + from)..<Instant(milliseconds: day + to)
    }

    /// A value of every type, and a field in every state.
    static let everything: Record = {
        let values: [(String, FieldValue)] = [
            ("_created", .int(day)), ("_deleted", .bool(false)), ("a", .null), ("b", .bool(true)),
            ("c", .int(.min)), ("d", .double(-0.0)), ("e", .double(.infinity)),
            ("f", .string("하루 \"e\u{301}\"\n\u{0}")), ("g", .bytes([0, 255])),
            (
                "h",
                .blob(BlobReference(hash: [UInt8](repeating: 5, count: 32), size: 9, type: "a/b")!)
            ),
            ("i", .list([.int(1), .list([])])),
            ("j", .map([.init("$x", .null), .init("y", .int(2))])),
            ("k", .unknown(.init("$money", .string("3")))), ("stops/12", .bool(true)),
            ("tagIDs/0198e7a2-0000-7000-8000-000000000001", .bool(false)),
            ("tagIDs/x", .bool(true)),
        ]
        var everything = record(Kind("novelty"), 9, values)
        everything["b"]?.isPending = false
        everything["c"]?.base = FieldHash(high: 1, low: .max)
        everything["_deleted"]?.isConfirmed = true
        everything["zz"] = Field(value: .int(1), stamp: Stamp(time: .max, node: .max))
        return everything
    }()
}

extension ReplicaStorage {
    /// Puts records in one transaction, each over what is there.
    func put(_ records: [Record]) throws(StorageError) {
        try begin()
        for record in records {
            try put(record, replacing: try self.record(record.kind, record.id))
        }
        try commit()
    }

    func ids(_ kind: Kind) throws(StorageError) -> [RecordID] {
        var ids: [RecordID] = []
        try forEachRecord(of: kind) { ids.append($0.id) }
        return ids
    }
}
