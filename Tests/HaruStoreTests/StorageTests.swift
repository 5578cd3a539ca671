import CFaultyVFS
import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

/// What is SQLite's own in keeping the contract of a replica's storage.
@Suite struct StorageTests {
    let folder = TemporaryFolder()
    var path: String { folder("haru.db") }

    // MARK: Plans

    @Test(arguments: Query.daily) func everyStatementUsesAnIndex(_ sql: String) throws {
        let store = try Store.open(path, options: Sample.options())
        #expect(try Query.usesIndex(sql, store.storage.database))
    }

    @Test(arguments: [
        "SELECT * FROM record WHERE fields = ?1",
        "SELECT * FROM record WHERE kind = 1 ORDER BY sum",
    ])
    func aStatementThatReadsEverythingIsTold(_ sql: String) throws {
        let store = try Store.open(path, options: Sample.options())
        #expect(try !Query.usesIndex(sql, store.storage.database))
    }

    // MARK: Same answers as in memory

    /// A random history on both storages; texts, ids and stamps are the same since both start with
    /// the same node.
    @Test(arguments: 1...12) func answersAreThoseOfMemory(_ seed: UInt64) throws {
        var chance = Chance(seed)
        let store = try Store.open(
            path, options: Sample.options(seed % 2 == 0 ? Sample.withWAL : Sample.withoutWAL))
        let native = Replica(store.storage)
        let model = Replica(MemoryStorage(node: 0xa11ce))
        for step in 0..<60 {
            let change = History.change(step: step, &chance)
            let first = Result { try change.make(native) }
            let second = Result { try change.make(model) }
            #expect(first.problem == second.problem, "seed \(seed), step \(step)")
            if step % 20 == 19 { try compare(native, model, &chance, "seed \(seed), step \(step)") }
        }
        #expect(try Doctor.examine(store).count(.damage) == 0)
        #expect(
            try !Doctor.examine(store).list.contains {
                if case .timelineDiffers = $0 { true } else { false }
            })
    }

    private func compare(
        _ native: Replica<SQLiteStorage>, _ model: Replica<MemoryStorage>, _ chance: inout Chance,
        _ place: String
    ) throws {
        #expect(try native.everything() == model.everything(), "\(place)")
        #expect(try native.storage.clock() == model.storage.clock(), "\(place)")
        #expect(try native.storage.kinds() == model.storage.kinds(), "\(place)")
        #expect(try native.storage.running() == model.storage.running(), "\(place)")
        #expect(
            try native.storage.undoEntries(limit: 99) == model.storage.undoEntries(limit: 99),
            "\(place)")
        for _ in 0..<25 {
            let range = History.range(&chance)
            for kind in [Kind.session, .count, .completion, .action] {
                #expect(
                    try native.storage.timeline(kind, touching: range)
                        == model.storage.timeline(kind, touching: range), "\(place), \(range)")
            }
        }
        for owner in History.owners {
            for kind in [Kind.session, .count, .completion, .quest] {
                #expect(
                    try native.storage.owned(kind, by: owner)
                        == model.storage.owned(kind, by: owner),
                    "\(place)")
            }
        }
    }

    // MARK: Many at once

    @Test func rowsOfManyAreThoseOfOneByOne() throws {
        let notes = [
            "", "두 쪽", "0198c9a6-0000-7000-8000-000000000001",
            "0198C9A6-0000-7000-8000-000000000001",
        ]
        let one = try Store.open(folder("one.db"), options: Sample.options())
        let many = try Store.open(folder("many.db"), options: Sample.options())
        let replica = Replica(one.storage)
        let bulk = try BulkInsert(many.storage, subject: "file", wall: Sample.noon)
        for (i, note) in notes.enumerated() {
            let start = Instant(milliseconds: Sample.noon.milliseconds + Int64(i) * 977)
            for hours in [1, 30, 100, 1000, 10_000, 100_000] as [Int64] {
                let id = Sample.id(UInt64(i * 100_000) + UInt64(hours))
                let session = TimeSession(
                    id: id, actionID: Sample.reading, start: start,
                    end: Instant(milliseconds: start.milliseconds + hours * 3_600_000), note: note,
                    createdAt: Sample.noon)
                try bulk.session(
                    id: id, action: Sample.reading, start: start.milliseconds,
                    end: session.end!.milliseconds, note: Array(note.utf8))
                try replica.write(.record, wall: Sample.noon) {
                    (transaction) throws(ReplicaError) in
                    try transaction.insert(.session, id, session.fields)
                }
            }
            for amount in [1, 250_000] {
                let id = Sample.id(UInt64(i * 100_000 + amount + 7))
                let count = CountEntry(
                    id: id, actionID: Sample.reading, timestamp: start, amount: amount, note: note,
                    createdAt: Sample.noon)
                try bulk.count(
                    id: id, action: Sample.reading, at: start.milliseconds, amount: Int64(amount),
                    note: Array(note.utf8))
                try replica.write(.add, wall: Sample.noon) { (transaction) throws(ReplicaError) in
                    try transaction.insert(.count, id, count.fields)
                }
            }
            let tag = Tag(
                id: Sample.id(UInt64(i)), createdAt: Sample.noon, name: note, colorHex: "#123456",
                sortOrder: i)
            try bulk.insert(.tag, tag.id, tag.fields)
            try replica.write(.actionAdd, wall: Sample.noon) { (transaction) throws(ReplicaError) in
                try transaction.insert(.tag, tag.id, tag.fields)
            }
        }
        try bulk.commit()
        #expect(try rows(one) == rows(many))
        #expect(try one.storage.clock() == many.storage.clock())
        #expect(try Doctor.examine(many).count(.damage) == 0)
    }

    /// All rows of the tables of records, as text.
    private func rows(_ store: Store) throws -> [String] {
        var rows: [String] = []
        for sql in [
            "SELECT row || ' ' || kind || ' ' || hex(id) || ' ' || hex(fields) || ' ' || sum FROM record",
            """
            SELECT kind || ' ' || class || ' ' || start || ' ' || row || ' ' || stop || ' ' || hex(owner)
            FROM timeline
            """,
        ] {
            let statement = try store.storage.database.prepare(sql)
            while try statement.step() { rows.append(statement.text(0)) }
        }
        return rows
    }

    @Test func takingBackAnImportDeletesWhatItMadeAndNothingElse() throws {
        let store = try Store.open(path, options: Sample.options())
        let replica = Replica(store.storage)
        try Sample.addAction(replica)
        try Sample.addSession(replica, 1)
        let bulk = try BulkInsert(store.storage, subject: "file", wall: Sample.noon)
        for number in 2...40 {
            try bulk.session(
                id: Sample.id(1000 + UInt64(number)), action: Sample.reading,
                start: Sample.noon.milliseconds, end: Sample.noon.milliseconds + 1, note: [UInt8]())
        }
        try bulk.commit()
        try Sample.addSession(replica, 41)
        #expect(try replica.undo(wall: Sample.noon)?.verb == .record)
        #expect(try replica.undo(wall: Sample.noon)?.verb == .importing)
        #expect(try replica.storage.owned(.session, by: Sample.reading) == [Sample.id(1001)])
        #expect(try Doctor.examine(store).isSound)
    }

    @Test func manyThatAreGivenUpLeaveNothing() throws {
        let store = try Store.open(path, options: Sample.options())
        let before = try rows(store)
        let clock = try store.storage.clock()
        let bulk = try BulkInsert(store.storage, subject: "file", wall: Sample.noon)
        try bulk.session(
            id: Sample.id(5), action: Sample.reading, start: 0, end: 1, note: Array("x".utf8))
        try bulk.insert(Kind("novelty"), Sample.id(6), [FieldWrite("name", .string("x"))])
        bulk.rollback()
        #expect(try rows(store) == before)
        #expect(try store.storage.clock() == clock)
        #expect(try store.storage.undoEntries(limit: 9).isEmpty)
        try Sample.addAction(Replica(store.storage))
    }

    // MARK: Nothing is left of what failed

    @Test func aRefusedChangeLeavesNothing() throws {
        let store = try Store.open(path, options: Sample.options())
        let replica = Replica(store.storage)
        try Sample.addAction(replica)
        let before = try rows(store)
        let clock = try store.storage.clock()
        #expect(throws: ReplicaError.refused(.notFound)) {
            try replica.write(.edit, wall: Sample.noon) { (transaction) throws(ReplicaError) in
                try transaction.insert(Kind("novelty"), Sample.id(9), [FieldWrite("a", .int(1))])
                try transaction.delete(.session, Sample.id(77))
            }
        }
        #expect(try rows(store) == before)
        #expect(try store.storage.clock() == clock)
        #expect(try store.storage.kinds() == [.action])
    }

    /// SQLite rolls back by itself where a disk is full: before, in and behind the row of the kind.
    @Test func aKindNumberedByAFailedTransactionIsNumberedAnew() throws {
        let layer = FaultyLayer()
        let rooms = Array(stride(from: Int64(0), to: 80_000, by: 4_100))
        var failed = 0
        do {
            let store = try Store.open(path, options: Sample.options(vfs: layer.name))
            let replica = Replica(store.storage)
            for (i, room) in rooms.enumerated() {
                faulty_vfs_room(layer.handle, room)
                do { try insertNovelty(replica, UInt64(i)) } catch {
                    failed += 1
                    faulty_vfs_room(layer.handle, -1)
                    try insertNovelty(replica, UInt64(i))
                }
            }
        }
        #expect(failed > 3 && failed < rooms.count)
        let store = try Store.open(path, options: Sample.options())
        for i in rooms.indices {
            let record = try store.storage.record(Kind("novelty\(i)"), Sample.id(UInt64(i)))
            #expect(record?.value("a") == .int(1), "room \(rooms[i])")
        }
        #expect(try Doctor.examine(store).isSound)
    }

    private func insertNovelty(_ replica: Replica<SQLiteStorage>, _ number: UInt64) throws {
        try replica.write(.edit, wall: Sample.noon) { (transaction) throws(ReplicaError) in
            try transaction.insert(
                Kind("novelty\(number)"), Sample.id(number), [FieldWrite("a", .int(1))])
        }
    }

    @Test(arguments: [Sample.withWAL, Sample.withoutWAL])
    func nothingIsWrittenAfterAFailedSync(_ version: Int) throws {
        let layer = FaultyLayer()
        do {
            let store = try Store.open(path, options: Sample.options(version, vfs: layer.name))
            let replica = Replica(store.storage)
            try Sample.addAction(replica)
            layer.fail(at: 1, only: FAULTY_SYNC)
            #expect(throws: ReplicaError.self) { try Sample.addSession(replica, 1) }
            #expect(layer.counters.failures == 1)
            #expect(throws: ReplicaError.self) { try Sample.addSession(replica, 2) }
            // What is there can be read and exported.
            #expect(try replica.actions().count == 1)
        }
        let store = try Store.open(path, options: Sample.options(version, vfs: layer.name))
        #expect(store.setAside == nil)
        try Sample.addSession(Replica(store.storage), 3)
    }

    // MARK: Damaged rows (Y-41)

    @Test func aDamagedRowIsNamedAndTheOthersAreServed() throws {
        try Sample.makeStore(path, sessions: 5)
        try Database(path: path).execute(
            """
            UPDATE record SET fields = CAST(replace(hex(fields), '', '') AS BLOB)
            WHERE id = x'\(Hex.text(Sample.id(1002).bytes))'
            """)
        let store = try Store.open(path, options: Sample.options())
        let replica = Replica(store.storage)
        let all = Instant(milliseconds: 0)..<Instant(milliseconds: 1 << 45)
        #expect(
            try replica.sessions(touching: all).map { $0.id }
                == [1000, 1001, 1003, 1004].map { Sample.id($0) })
        #expect(store.storage.damaged.map { $0.id } == [Sample.id(1002)])
        #expect(throws: StorageError.damaged(.session, Sample.id(1002))) {
            _ = try store.storage.record(.session, Sample.id(1002))
        }
        #expect(store.storage.damaged.count == 1)
        // And writing goes on.
        _ = try replica.start(
            Sample.action(), at: Sample.noon, id: Sample.id(50), wall: Sample.noon)
        let findings = try Doctor.examine(store)
        #expect(findings.count(.damage) == 1)
        guard case .damagedRecord(let row) = findings.list.first else {
            Issue.record("\(findings.list)")
            return
        }
        #expect(row.kind == .session && row.id == Sample.id(1002))
    }

    @Test func aFlippedNameOfAKindIsNoticedNotServed() throws {
        do {
            let store = try Store.open(path, options: Sample.options())
            try insertNovelty(Replica(store.storage), 1)
            try store.storage.database.execute("UPDATE kind SET name = 'noveltz'")
        }
        let store = try Store.open(path, options: Sample.options())
        #expect(try Replica(store.storage).everything() == [])
        #expect(store.storage.damaged.map { $0.kind } == [Kind("noveltz")])
    }
}

extension Result {
    /// The error in words, `nil` of a success.
    var problem: String? { if case .failure(let error) = self { "\(error)" } else { nil } }
}
