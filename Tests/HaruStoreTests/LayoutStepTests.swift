import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

@Suite struct LayoutStepTests {
    /// A store as the first layout kept it: one action, written before there was a server.
    @Test func everyRecordOfTheFirstLayoutIsStillToBeOffered() throws {
        let path = "/tmp/haru-layout-\(getpid()).db"
        defer { for suffix in ["", "-wal", "-shm", "-journal", ".lock"] { unlink(path + suffix) } }
        let action = Sample.action()
        var record = Record(kind: .action, id: action.id)
        record["name"] = Field(value: .string("독서"), stamp: Stamp(time: 1 << 40, node: 3))
        let bytes = StoredFields.encode(record)
        do {
            let database = try Database(path: path)
            try database.execute(Layout.steps[0])
            try database.execute(
                "PRAGMA application_id=\(Layout.applicationID); PRAGMA user_version=1;")
            let storage = try SQLiteStorage(database)
            try storage.setClock(HybridClock(node: 3, last: 1 << 40))
            let number = try #require(storage.kindNumbers[.action])
            let sum = bytes.withUnsafeBytes {
                RowChecksum.record(kind: number, id: action.id, fields: $0)
            }
            let insert = try database.prepare(Query.addRecord)
            insert.bind(1, number.number)
            insert.bind(2, action.id.bytes)
            insert.bind(3, bytes)
            insert.bind(4, sum)
            try insert.run()
        }
        let store = try Store.open(path, options: Sample.options())
        #expect(try store.storage.pending(after: 0, limit: 9).map { $0.id } == [action.id])
        #expect(try store.storage.record(.action, action.id) == record)
        var confirmed = record
        confirmed["name"]?.isPending = false
        try store.storage.begin()
        try store.storage.put(confirmed, replacing: record)
        try store.storage.commit()
        #expect(try store.storage.pending(after: 0, limit: 9).isEmpty)
    }
}
