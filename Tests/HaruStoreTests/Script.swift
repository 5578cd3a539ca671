import HaruCore
import HaruReplica

@testable import HaruStore

/// A short life of a store, one commit per step, that touches every table.
enum Script {
    typealias Step = @Sendable (SQLiteStorage) throws -> Void

    static let steps: [Step] = [
        { try Sample.addAction(Replica($0)) },
        { try Sample.addSession(Replica($0), 1, note: "첫 기록") },
        { try addMany(20, from: 2000, to: $0) },
        {
            _ = try Replica($0).start(
                Sample.action(), at: Sample.noon, id: Sample.id(7), wall: Sample.noon)
        },
        { storage in
            _ = try Replica(storage).edit(
                session: Sample.id(1001), start: Instant(milliseconds: 1_786_000_000_000),
                subject: "",
                wall: Sample.noon)
        },
        { _ = try Replica($0).stop(Sample.action(), at: Sample.noon, wall: Sample.noon) },
        { _ = try Replica($0).undo(wall: Sample.noon) },
        { storage in
            let stamp = Stamp(milliseconds: Sample.noon.milliseconds + 50_000, node: 9)
            let fields = [Change.ChangedField("name", .string("novelty"), stamp)]
            _ = try Replica(storage).merge([
                Change(kind: Kind("novelty"), id: Sample.id(8), fields: fields)
            ])
        },
        { try addMany(150, from: 3000, to: $0) },
        { storage in
            _ = try Replica(storage).write(.delete, wall: Sample.noon) {
                (transaction) throws(ReplicaError) in
                try transaction.delete(.session, Sample.id(1001))
            }
        },
        { try Sample.addSession(Replica($0), 2) },
        { try $0.inTransaction { storage in try storage.purge(.session, Sample.id(3001)) } },
    ]

    private static func addMany(_ count: Int, from first: UInt64, to storage: SQLiteStorage) throws
    {
        let bulk = try BulkInsert(storage, subject: "file", wall: Sample.noon)
        do {
            for number in 0..<UInt64(count) {
                let start = Sample.noon.milliseconds - Int64(number) * 7_000_000
                try bulk.session(
                    id: Sample.id(first + number), action: Sample.reading, start: start,
                    end: start + 3_000_000, note: Array("기록 \(number)".utf8))
            }
            try bulk.commit()
        } catch {
            bulk.rollback()
            throw error
        }
    }
}

extension SQLiteStorage {
    func inTransaction(_ body: (SQLiteStorage) throws -> Void) throws {
        try begin()
        do {
            try body(self)
            try commit()
        } catch {
            rollback()
            throw error
        }
    }

    /// What the store holds: the checksums of its rows and the rows of the timeline.
    func fingerprint() throws -> [Int64] {
        try recordsFingerprint()
            + numbers(["SELECT sum FROM undo ORDER BY number", "SELECT sum FROM meta ORDER BY key"])
    }

    /// The same of the records and the timeline alone, without the clock and the list of changes.
    func recordsFingerprint() throws -> [Int64] {
        try numbers([
            "SELECT sum FROM record ORDER BY kind, id",
            "SELECT start FROM timeline ORDER BY kind, class, start, row",
            "SELECT stop FROM timeline ORDER BY kind, class, start, row",
        ])
    }

    private func numbers(_ queries: [String]) throws -> [Int64] {
        var numbers: [Int64] = []
        for sql in queries {
            let statement = try database.prepare(sql)
            while try statement.step() { numbers.append(statement.integer(0)) }
            numbers.append(Int64(numbers.count))
        }
        return numbers
    }
}
