import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

@Suite struct StoreCopyTests {
    private let folder = TemporaryFolder()

    @Test(arguments: [Sample.withWAL, Sample.withoutWAL])
    func aCopyHoldsWhatTheStoreHeldAndLivesALifeOfItsOwn(library: Int) throws {
        let options = Sample.options(library)
        try Sample.makeStore(folder("a.db"), sessions: 50, options: options)
        let store = try Store.open(folder("a.db"), options: options)
        let replica = Replica(store.storage)
        let held = try replica.everything()
        let clock = try store.storage.clock()
        try store.copy(to: folder("b.db"), node: 77)
        #expect(folder.names.filter { $0.hasPrefix("b.") } == ["b.db"])

        // The original goes on while its copy is open.
        let copy = try Store.open(folder("b.db"), options: options)
        let copied = Replica(copy.storage)
        #expect(copy.setAside == nil)
        #expect(try copied.everything() == held)
        #expect(try copy.storage.clock() == HybridClock(node: 77, last: clock.last))
        #expect(try store.storage.clock() == clock)
        try Sample.addSession(replica, 1000)
        try Sample.addSession(copied, 1000)
        let newest = try [replica, copied].map {
            try $0.everything().flatMap { $0.fields.map { $0.stamp } }.max()!
        }
        #expect(newest[0] != newest[1])
    }

    @Test func onlyItsOwnerMayReadACopy() throws {
        try Sample.makeStore(folder("a.db"))
        let store = try Store.open(folder("a.db"), options: Sample.options())
        try store.copy(to: folder("b.db"), node: 77)
        var status = stat()
        #expect(stat(folder("b.db"), &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
    }

    @Test func whatIsThereIsNeverReplaced() throws {
        try Sample.makeStore(folder("a.db"))
        let store = try Store.open(folder("a.db"), options: Sample.options())
        let held = try Replica(store.storage).everything()
        let detail = String(cString: strerror(EEXIST))
        #expect(throws: StoreError.cannotOpen(path: folder("a.db"), detail: detail)) {
            try store.copy(to: folder("a.db"), node: 77)
        }
        #expect(try Replica(store.storage).everything() == held)
    }

    @Test func aDamagedStoreIsNotCopied() throws {
        try Sample.makeStore(folder("a.db"), sessions: 500)
        var bytes = try #require(File.read(folder("a.db")))
        // The last page belongs to records or their index; its header decides how it is read.
        for at in (bytes.count - Layout.pageSize)..<(bytes.count - Layout.pageSize + 100) {
            bytes[at] = 0xff
        }
        File.write(bytes, to: folder("a.db"))
        let store = try Store.open(folder("a.db"), options: Sample.options())
        #expect(store.setAside == nil)
        #expect(throws: StoreError.self) { try store.copy(to: folder("b.db"), node: 77) }
        #expect(folder.names == ["a.db", "a.db-journal", "a.db.lock"])
    }

    @Test func nothingIsLeftWhereACopyCannotBe() throws {
        try Sample.makeStore(folder("a.db"))
        let store = try Store.open(folder("a.db"), options: Sample.options())
        let before = folder.names
        let target = folder("none/b.db")
        #expect(throws: StoreError.self) { try store.copy(to: target, node: 77) }
        #expect(folder.names == before)
    }
}
