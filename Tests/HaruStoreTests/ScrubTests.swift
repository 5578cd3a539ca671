import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

/// The weekly pass over all rows (sync 10.2, B11).
@Suite struct ScrubTests {
    private let folder = TemporaryFolder()
    private var path: String { folder("scrub.db") }

    /// A pass, so many rows at a time.
    private func pass(
        over store: Store, rows: Int, meanwhile: () throws -> Void = {}
    ) throws -> Scrub {
        var scrub = try Scrub(store.storage)
        while try scrub.go(on: store.storage, rows: rows) { try meanwhile() }
        return scrub
    }

    private func damage(_ session: UInt64) throws {
        try Database(path: path).execute(
            "UPDATE record SET sum = sum + 1 WHERE id = x'\(Hex.text(Sample.id(session).bytes))'")
    }

    @Test(arguments: [1, 2, 7, 1000]) func everyRowIsMetOnce(_ rows: Int) throws {
        try Sample.makeStore(path, sessions: 5)
        try damage(1002)
        try damage(1004)
        let store = try Store.open(path, options: Sample.options())
        let scrub = try pass(over: store, rows: rows)
        let findings = try Doctor.examine(store)
        #expect(scrub.records == findings.records)
        #expect(scrub.damaged.map { $0.id } == [Sample.id(1002), Sample.id(1004)])
        #expect(scrub.lost == 0)
    }

    @Test func changesAndBookkeepingAreLookedAtToo() throws {
        try Sample.makeStore(path, sessions: 5)
        let database = try Database(path: path)
        try database.execute("UPDATE undo SET sum = sum + 1 WHERE number = 1")
        try database.execute("UPDATE meta SET sum = sum + 1 WHERE key = 'revision'")
        let store = try Store.open(path, options: Sample.options())
        let scrub = try pass(over: store, rows: 3)
        #expect(scrub.damaged.isEmpty && scrub.lost == 2)
    }

    @Test func thePairIsRecountedUnlessSomebodyWroteMeanwhile() throws {
        try Sample.makeStore(path, sessions: 5)
        let store = try Store.open(path, options: Sample.options())
        let replica = Replica(store.storage)
        #expect(try pass(over: store, rows: 2).isPairRight(in: replica) == true)
        var written = false
        let disturbed = try pass(over: store, rows: 2) {
            if written { return }
            written = true
            _ = try replica.start(
                Sample.action(), at: Sample.noon, id: Sample.id(50), wall: Sample.noon)
        }
        #expect(try disturbed.isPairRight(in: replica) == nil)
    }

    @Test func aDamagedRowMakesRoomAndItsBytesStay() throws {
        try Sample.makeStore(path, sessions: 5)
        try damage(1002)
        let store = try Store.open(path, options: Sample.options())
        let scrub = try pass(over: store, rows: 100)
        let row = try #require(scrub.damaged.first)
        #expect(try store.storage.setAside(scrub.damaged) == 1)
        #expect(try store.storage.record(.session, Sample.id(1002)) == nil)
        #expect(try store.storage.bookkeeping("damaged.\(row.row)")?.isEmpty == false)
        #expect(try Doctor.examine(store).isSound)
        #expect(try store.storage.setAside(scrub.damaged) == 0)
    }
}
