import CFaultyVFS
import CSQLite
import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

/// Only damage sets a store aside (sync 10.3, B13, Y-16, Y-18).
@Suite struct SetAsideTests {
    let folder = TemporaryFolder()
    var path: String { folder("haru.db") }
    var backup: String { folder("haru.db.backup-20260812090000") }

    func noise(_ count: Int, seed: UInt64 = 7) -> [UInt8] {
        var chance = Chance(seed)
        return (0..<count).map { _ in UInt8.random(in: 0...255, using: &chance) }
    }

    @Test func noiseIsKeptBesideANewEmptyStore() throws {
        try Sample.makeStore(path)
        let bytes = noise(40_000)
        File.write(bytes, to: path)
        do {
            let store = try Store.open(path, options: Sample.options())
            #expect(store.setAside == SetAside(backup: backup, saved: 0))
            #expect(try Replica(store.storage).everything().isEmpty)
        }
        #expect(File.isSame(backup, bytes))
        // The notice comes once.
        #expect(try Store.open(path, options: Sample.options()).setAside == nil)
        #expect(Doctor.backups(of: path) == [backup])
    }

    @Test func twoInTheSameSecondAreBothKept() throws {
        for round in 1...2 {
            try Sample.makeStore(path)
            File.write(noise(9000, seed: UInt64(round)), to: path)
            _ = try Store.open(path, options: Sample.options())
            unlink(path)
        }
        #expect(Doctor.backups(of: path) == [backup, backup + "-2"])
        #expect(File.read(backup) == noise(9000, seed: 1))
        #expect(File.read(backup + "-2") == noise(9000, seed: 2))
    }

    /// Makes a store of 60 sessions and spoils one page: that of the clock.
    func makeStoreWithSpoiledClock(_ options: Store.Options = Sample.options()) throws -> [Change] {
        try Sample.makeStore(path, sessions: 60, options: options)
        let root: Int
        let before: [Change]
        do {
            let store = try Store.open(path, options: options)
            before = try Replica(store.storage).everything()
            try store.storage.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            root = Int(
                try store.storage.database.integer(
                    "SELECT rootpage FROM sqlite_schema WHERE name = 'meta'")!)
        }
        var bytes = try #require(File.read(path))
        for i in (root - 1) * Layout.pageSize..<root * Layout.pageSize { bytes[i] = 0 }
        File.write(bytes, to: path)
        return before
    }

    @Test(arguments: [Sample.withWAL, Sample.withoutWAL])
    func readableRecordsAreInTheNewStoreWithValuesStampsAndMarks(_ version: Int) throws {
        let options = Sample.options(version)
        let before = try makeStoreWithSpoiledClock(options)
        let store = try Store.open(path, options: options)
        #expect(store.setAside == SetAside(backup: backup, saved: 61))
        #expect(try Replica(store.storage).everything() == before)
        let newest = before.flatMap { $0.fields }.map { $0.stamp }.max()!
        #expect(try store.storage.clock().last == newest.time)
        #expect(try store.storage.record(.session, Sample.id(1000))?["startAt"]?.isPending == true)
        #expect(try Doctor.examine(store).isSound)
    }

    // MARK: Interrupted

    @Test func anInterruptedPreparationIsForgotten() throws {
        let before = try makeStoreWithSpoiledClock()
        File.write(Array(noise(100)), to: path + ".rescue")
        let store = try Store.open(path, options: Sample.options())
        #expect(try Replica(store.storage).everything() == before)
        #expect(folder.names.filter { $0.contains("rescue") } == [])
    }

    @Test(arguments: [0, 1, 2])
    func whatWasInterruptedIsFinishedByTheNextOpening(_ moved: Int) throws {
        let before = try makeStoreWithSpoiledClock()
        try SetAside.prepare(path, Sample.options())
        File.write([1], to: path + "-journal")
        if moved >= 1 { rename(path, backup) }
        if moved >= 2 { rename(path + "-journal", backup + "-journal") }
        let store = try Store.open(path, options: Sample.options())
        #expect(store.setAside == SetAside(backup: backup, saved: 61))
        #expect(try Replica(store.storage).everything() == before)
        #expect(File.exists(backup) && File.read(backup + "-journal") == [1])
    }

    @Test func aFullDiskLeavesTheDamagedStoreWhereItIs() throws {
        _ = try makeStoreWithSpoiledClock()
        let before = File.read(path)
        let layer = FaultyLayer()
        faulty_vfs_room(layer.handle, 30_000)
        #expect(throws: StoreError.full(path: path)) {
            _ = try Store.open(path, options: Sample.options(vfs: layer.name))
        }
        #expect(File.isSame(path, before))
        #expect(folder.names.filter { $0.contains("backup") || $0.contains("rescue") } == [])
        faulty_vfs_room(layer.handle, -1)
        let store = try Store.open(path, options: Sample.options(vfs: layer.name))
        #expect(store.setAside?.saved == 61)
    }

    // MARK: What is not damage

    enum Cause: CaseIterable, CustomTestStringConvertible {
        case busy, readError, cannotOpen
        var testDescription: String { "\(self)" }
    }

    @Test(arguments: Cause.allCases, [Sample.withWAL, Sample.withoutWAL])
    func nothingElseSetsAStoreAside(_ cause: Cause, version: Int) throws {
        try Sample.makeStore(path, options: Sample.options(version))
        let before = File.read(path)
        let names = folder.names
        let layer = FaultyLayer()
        let options = Sample.options(version, vfs: layer.name)
        switch cause {
        case .busy:
            let other = try Database(path: path)
            haru_keep_wal_on_close(other.handle)
            try other.execute("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE")
            #expect(throws: StoreError.locked(path: path, holder: nil)) {
                _ = try Store.open(path, options: options)
            }
        case .readError:
            faulty_vfs_fail_reads(layer.handle, 1)
            #expect(throws: StoreError.readError(path: path, detail: "disk I/O error")) {
                _ = try Store.open(path, options: options)
            }
        case .cannotOpen:
            faulty_vfs_fail_opens(layer.handle, 1)
            #expect(
                throws: StoreError.cannotOpen(path: path, detail: "unable to open database file")
            ) {
                _ = try Store.open(path, options: options)
            }
        }
        faulty_vfs_fail_reads(layer.handle, 0)
        faulty_vfs_fail_opens(layer.handle, 0)
        #expect(File.isSame(path, before))
        #expect(
            folder.names.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
                == names.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") })
        let store = try Store.open(path, options: options)
        #expect(try Replica(store.storage).everything().count == 4)
    }

    @Test func aPassingFailureIsTriedAgain() throws {
        try Sample.makeStore(path)
        let layer = FaultyLayer()
        // The first three attempts fail at their first file.
        layer.fail(at: 1, times: 3, only: FAULTY_OPEN)
        let store = try Store.open(path, options: Sample.options(vfs: layer.name))
        #expect(layer.counters.failures == 3)
        #expect(store.setAside == nil)
    }

    /// Fails just as long as an opening tries, so that a store which took the failure for damage
    /// could be set aside (mutant 28).
    @Test(arguments: [(FAULTY_OPEN, "cannotOpen"), (FAULTY_READ, "readError")])
    func aFourthFailureIsTheEndAndNoDamage(operation: Int, problem: String) throws {
        try Sample.makeStore(path)
        let before = File.read(path)
        let layer = FaultyLayer()
        layer.fail(at: 1, times: 4, only: operation)
        let error = #expect(throws: StoreError.self) {
            _ = try Store.open(path, options: Sample.options(vfs: layer.name))
        }
        #expect(error.map { "\($0)".contains(problem) } == true)
        #expect(layer.counters.failures == 4)
        #expect(File.isSame(path, before))
        #expect(folder.names.allSatisfy { !$0.contains("backup") && !$0.contains("rescue") })
        #expect(try Store.open(path, options: Sample.options(vfs: layer.name)).setAside == nil)
    }

    // MARK: Back from a backup

    @Test func aBackupIsMergedAndItsDamagedRowsAreNamed() throws {
        try Sample.makeStore(path, sessions: 5)
        let older = folder("haru.db.backup-20260101000000")
        File.write(try #require(File.read(path)), to: older)
        try Database(path: older).execute(
            "UPDATE record SET fields = zeroblob(9) WHERE id = x'\(Hex.text(Sample.id(1002).bytes))'"
        )
        let store = try Store.open(path, options: Sample.options())
        let replica = Replica(store.storage)
        // Newer here than in the backup, and gone here.
        _ = try replica.edit(
            session: Sample.id(1000), note: "newer", subject: "", wall: Sample.noon)
        try store.storage.purge(.session, Sample.id(1001))
        try store.storage.purge(.session, Sample.id(1002))
        let imported = try Doctor.importBackup(older, into: store)
        #expect(imported.read == 5)
        #expect(imported.changed == 1)
        #expect(imported.damaged.map { $0.id } == [Sample.id(1002)])
        #expect(imported.unreadable == 0)
        let notes = try [1000, 1001, 1002].map {
            try store.storage.record(.session, Sample.id($0)).map { TimeSession($0).note }
        }
        #expect(notes == ["newer", "", nil])
        #expect(try Doctor.importBackup(older, into: store).changed == 0)
    }

    @Test func aFileOfSomethingElseIsNoBackup() throws {
        try Sample.makeStore(path)
        File.write(noise(5000), to: folder("other"))
        let store = try Store.open(path, options: Sample.options())
        #expect(throws: StoreError.notAStore(path: folder("other"))) {
            _ = try Doctor.importBackup(folder("other"), into: store)
        }
        #expect(throws: StoreError.notAStore(path: folder("nothing"))) {
            _ = try Doctor.importBackup(folder("nothing"), into: store)
        }
    }
}

/// Bytes as SQLite's literals want them.
enum Hex {
    static func text(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
