import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

@Suite struct DoctorTests {
    let folder = TemporaryFolder()
    var path: String { folder("haru.db") }

    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let sql: String
        let finding: Finding
        init(_ name: String, _ sql: String, _ finding: Finding) {
            (testDescription, self.sql, self.finding) = (name, sql, finding)
        }
    }

    static let cases = [
        Case(
            "a flipped bit in a record nobody read",
            "UPDATE record SET fields = zeroblob(length(fields)) WHERE row = 3",
            .damagedRecord(DamagedRow(row: 3, kind: .session, id: Sample.id(1001)))),
        Case(
            "a record of a kind nobody knows", "UPDATE record SET kind = 200 WHERE row = 3",
            .damagedRecord(DamagedRow(row: 3, kind: nil, id: Sample.id(1001)))),
        Case(
            "an identity that is none", "UPDATE record SET id = x'01' WHERE row = 3",
            .damagedRecord(DamagedRow(row: 3, kind: .session, id: nil))),
        Case(
            "another checksum", "UPDATE record SET sum = sum + 1 WHERE row = 1",
            .damagedRecord(DamagedRow(row: 1, kind: .action, id: Sample.reading))),
        Case(
            "a clock that cannot be read", "UPDATE meta SET sum = 1 WHERE key = 'clock'",
            .damagedMeta(key: "clock")),
        Case("no clock", "DELETE FROM meta", .clockUnreadable),
        Case(
            "a change that cannot be read", "UPDATE undo SET entry = x'00' WHERE number = 2",
            .damagedChange(number: 2)),
        Case(
            "an entry missing from the timeline", "DELETE FROM timeline WHERE row = 2",
            .timelineDiffers(missing: 1, stale: 0)),
        Case(
            "an entry of no record",
            "INSERT INTO timeline VALUES(4, 0, 5, 99, 6, zeroblob(16))",
            .timelineDiffers(missing: 0, stale: 1)),
        Case(
            "another owner in the timeline",
            "UPDATE timeline SET owner = zeroblob(16) WHERE row = 2",
            .timelineDiffers(missing: 1, stale: 1)),
        Case(
            "another end in the timeline", "UPDATE timeline SET stop = stop + 1 WHERE row = 2",
            .timelineDiffers(missing: 1, stale: 1)),
    ]

    @Test(arguments: cases) func eachIsFound(_ c: Case) throws {
        try Sample.makeStore(path)
        let store = try Store.open(path, options: Sample.options())
        #expect(try Doctor.examine(store).list == [])
        try store.storage.database.execute(c.sql)
        let findings = try Doctor.examine(store)
        #expect(findings.list.contains(c.finding), "\(findings.list)")
        #expect(!findings.isSound)
    }

    @Test func aSoundStoreIsDescribed() throws {
        try Sample.makeStore(path)
        File.write([1], to: path + ".backup-20260101000000")
        File.write([1], to: path + ".backup-20260101000000-journal")
        File.write([1], to: folder("other.db.backup-20260101000000"))
        let findings = try Doctor.examine(Store.open(path, options: Sample.options()))
        #expect(findings.records == 4 && findings.pendingRecords == 4 && findings.changes == 4)
        #expect(findings.backups == [path + ".backup-20260101000000"])
        #expect(findings.journalMode == "truncate")
        #expect(findings.libraryVersion.hasPrefix("3."))
        #expect(findings.size == Int64(File.read(path)!.count))
        #expect(findings.freeSpace ?? 0 > 0)
    }

    @Test func aSettingThatSlippedIsFound() throws {
        let store = try Store.open(path, options: Sample.options())
        try store.storage.database.execute("PRAGMA synchronous=1")
        #expect(
            try Doctor.examine(store).list == [.setting("synchronous", is: "1", wanted: "2")])
    }

    @Test func aClockThatWasPutBackIsFound() throws {
        try Sample.makeStore(path)
        let store = try Store.open(path, options: Sample.options())
        let clock = try store.storage.clock()
        try store.storage.setClock(HybridClock(node: clock.node, last: clock.last - 1))
        #expect(try Doctor.examine(store).list == [.clockBehind])
    }

    @Test func aRecordThatWasPutBackIsFound() throws {
        try Sample.makeStore(path)
        let store = try Store.open(path, options: Sample.options())
        let replica = Replica(store.storage)
        let before = try store.storage.record(.session, Sample.id(1001))!
        _ = try replica.edit(session: before.id, note: "new", subject: "", wall: Sample.noon)
        let after = try store.storage.record(.session, Sample.id(1001))!
        try store.storage.put(before, replacing: after)
        #expect(try Doctor.examine(store).list == [.putBack(.session, before.id)])
    }

    @Test func orphansSessionsToCorrectAndThoseThatRunOnAreFound() throws {
        let store = try Store.open(path, options: Sample.options())
        let replica = Replica(store.storage)
        try Sample.addAction(replica)
        try Sample.addAction(replica, Sample.action(Sample.id(2), type: .count))
        try replica.write(.actionAdd, wall: Sample.noon) { (transaction) throws(ReplicaError) in
            for (number, owner, end) in [(10, 1, 100), (11, 1, 50), (12, 1, 40), (13, 3, 100)] {
                try transaction.insert(
                    .session, Sample.id(UInt64(number)),
                    [
                        FieldWrite("actionID", .id(Sample.id(UInt64(owner)))),
                        FieldWrite("startAt", .int(50)), FieldWrite("endAt", .int(Int64(end))),
                    ])
            }
            try transaction.insert(
                .session, Sample.id(14),
                [FieldWrite("actionID", .id(Sample.id(3))), FieldWrite("startAt", .int(50))])
        }
        let findings = try Doctor.examine(store)
        #expect(
            findings.list == [
                .needsCorrection(Sample.id(11)), .needsCorrection(Sample.id(12)),
                .runningWithoutAction(Sample.id(14)), .orphans(.session, count: 2),
            ])
        #expect(findings.counts == [1, 3, 0])
        #expect(findings.count(.damage) == 0)
    }

    @Test func theTimelineIsBuiltAnewAndDamagedRowsStay() throws {
        try Sample.makeStore(path, sessions: 6)
        let store = try Store.open(path, options: Sample.options())
        let database = store.storage.database
        try database.execute(
            """
            UPDATE record SET sum = 0 WHERE row = 4;
            DELETE FROM timeline WHERE row = 2;
            UPDATE timeline SET start = start + 1 WHERE row = 3;
            INSERT INTO timeline VALUES(5, 0, 5, 99, 6, zeroblob(16));
            """)
        #expect(try Doctor.repair(store) == 5)
        let findings = try Doctor.examine(store)
        #expect(
            findings.list
                == [.damagedRecord(DamagedRow(row: 4, kind: .session, id: Sample.id(1002)))])
        #expect(try database.integer("SELECT count(*) FROM record") == 7)
        #expect(try database.integer("SELECT count(*) FROM timeline") == 5)
    }

    @Test func aFailedRepairLeavesWhatWasThere() throws {
        let layer = FaultyLayer()
        try Sample.makeStore(path)
        let store = try Store.open(path, options: Sample.options(vfs: layer.name))
        try store.storage.database.execute("DELETE FROM timeline WHERE row = 2")
        layer.fail(at: 3, times: .max)
        #expect(throws: StoreError.self) { _ = try Doctor.repair(store) }
        layer.stopFailing()
        #expect(try store.storage.database.integer("SELECT count(*) FROM timeline") == 2)
    }

    /// The rows behind a page that cannot be read are met, each of them.
    @Test func aWalkPassesOverUnreadablePagesAndNothingElse() throws {
        do {
            let store = try Store.open(path, options: Sample.options())
            for step in Script.steps { try step(store.storage) }
        }
        let before: [Int64]
        let page: Int
        do {
            let database = try Database(path: path)
            before = try rows(database)
            page = Int(
                try database.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'record'")!)
        }
        var bytes = File.read(path)!
        // The root has become an inner page; its second child is a leaf.
        let root = Array(bytes[(page - 1) * Layout.pageSize..<page * Layout.pageSize])
        try #require(root[0] == 5)
        let cell = Int(root[14]) << 8 | Int(root[15])
        let leaf = root[cell..<cell + 4].reduce(0) { $0 << 8 | Int($1) }
        for i in (leaf - 1) * Layout.pageSize..<leaf * Layout.pageSize { bytes[i] = 0 }
        File.write(bytes, to: path)
        let database = try Database(path: path)
        let after = try rows(database)
        var walk = RowWalk(database, table: "record", key: "row", columns: "kind")
        while try walk.visit(7, { _ in }) {}
        #expect(after.count < before.count && after.count > before.count / 2)
        #expect(walk.unreadable >= before.count - after.count)
        // What is missing is one run of rows, those of the leaf.
        let missing = before.filter { !after.contains($0) }
        #expect(before.filter { (missing.first!...missing.last!).contains($0) } == missing)
    }

    private func rows(_ database: Database) throws -> [Int64] {
        var rows: [Int64] = []
        var walk = RowWalk(database, table: "record", key: "row", columns: "kind")
        while try walk.visit(10, { rows.append($0.integer(0)) }) {}
        return rows
    }
}
