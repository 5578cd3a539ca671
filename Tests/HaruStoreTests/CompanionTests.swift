import CFaultyVFS
import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

/// A database and what belongs beside it, taken apart and mixed up (B6): refused, right, or noticed.
@Suite struct CompanionTests {
    let folder = TemporaryFolder()
    var path: String { folder("haru.db") }

    @Test func aWALWithoutItsDatabaseIsNotPlayedIntoANewOne() throws {
        try Sample.makeStore(path, options: Sample.options(Sample.withWAL))
        #expect(File.exists(path + "-wal"))
        unlink(path)
        let store = try Store.open(path, options: Sample.options(Sample.withWAL))
        #expect(try Replica(store.storage).everything() == [])
        #expect(try Doctor.examine(store).isSound)
    }

    @Test func aDatabaseWithoutItsWALIsACommittedState() throws {
        var states: [[Int64]] = []
        do {
            let store = try Store.open(path, options: Sample.options(Sample.withWAL))
            try store.storage.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            states.append(try store.storage.fingerprint())
            for step in Script.steps {
                try step(store.storage)
                states.append(try store.storage.fingerprint())
            }
        }
        unlink(path + "-wal")
        unlink(path + "-shm")
        let store = try Store.open(path, options: Sample.options(Sample.withWAL))
        #expect(states.contains(try store.storage.fingerprint()))
        #expect(try Doctor.examine(store).count(.damage) == 0)
    }

    @Test(arguments: [Sample.withWAL, Sample.withoutWAL])
    func aWALOfAnotherStoreIsNotPlayedIntoThisOne(_ version: Int) throws {
        for (name, sessions) in [("mine.db", 3), ("other.db", 9)] {
            try Sample.makeStore(
                folder(name), sessions: sessions, options: Sample.options(Sample.withWAL))
        }
        try Database(path: folder("mine.db")).execute("PRAGMA wal_checkpoint(TRUNCATE)")
        File.write(File.read(folder("mine.db"))!, to: path)
        File.write(File.read(folder("other.db-wal"))!, to: path + "-wal")
        // The other's WAL holds all of its pages, its own first one too: a store, but which?
        let store = try Store.open(path, options: Sample.options(version))
        let count = try Replica(store.storage).everything().count
        let findings = try Doctor.examine(store)
        #expect(count == 4 || count == 10 || findings.count(.damage) > 0)
        #expect(count != 4 || findings.isSound)
    }

    /// A database copied while its owner writes, its journal earlier, later or not at all. Its records
    /// are those of a commit, or something is noticed. Pages that came before the others may be the
    /// clock's, which is ahead then, or lack the newest change in the list of them, which cannot be
    /// taken back then: neither is a wrong answer.
    @Test(arguments: ["no journal", "an earlier journal", "a later journal"])
    func aCopyMadeWhileWritingIsRightOrNoticed(_ how: String) throws {
        let layer = FaultyLayer()
        faulty_vfs_record(layer.handle, 1)
        var states: [[Int64]] = []
        do {
            let store = try Store.open(folder("live.db"), options: Sample.options(vfs: layer.name))
            states.append(try store.storage.recordsFingerprint())
            for step in Script.steps {
                try step(store.storage)
                states.append(try store.storage.recordsFingerprint())
            }
        }
        let calls = faulty_vfs_count(layer.handle)
        let chosen = [Int32](repeating: 1, count: calls)
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        var outcomes = (right: 0, noticed: 0)
        for moment in stride(from: 0, through: calls, by: 2) {
            for file in 0..<faulty_vfs_file_count(layer.handle) {
                let name = String(cString: faulty_vfs_file_name(layer.handle, file))
                let isJournal = name.hasSuffix("-journal")
                if isJournal, how == "no journal" { continue }
                let shift = !isJournal ? 0 : how == "a later journal" ? 9 : -9
                let size = faulty_vfs_image(
                    layer.handle, file, min(max(moment + shift, 0), calls), chosen, 0, &bytes,
                    Int64(bytes.count))
                guard size >= 0 else { continue }
                File.write(Array(bytes[..<Int(size)]), to: path + (isJournal ? "-journal" : ""))
            }
            var options = Sample.options()
            options.retryPause = 0
            if let store = try? Store.open(path, options: options), store.setAside == nil {
                let isKnown =
                    (try? store.storage.recordsFingerprint()).map { states.contains($0) } ?? false
                let isSound = try Doctor.examine(store).isSound
                #expect(isKnown || !isSound, "\(how), call \(moment) of \(calls)")
                if isKnown { outcomes.right += 1 } else { outcomes.noticed += 1 }
            } else {
                outcomes.noticed += 1
            }
            for name in folder.names where name.hasPrefix("haru.db") { unlink(folder(name)) }
        }
        print("B6 \(how): \(outcomes.right) right, \(outcomes.noticed) noticed")
    }

    // MARK: Links

    @Test func aLinkIsTheStoreItPointsTo() throws {
        mkdir(folder("real"), 0o700)
        try Sample.makeStore(folder("real/haru.db"))
        symlink(folder("real/haru.db"), path)
        let store = try Store.open(path, options: Sample.options())
        #expect(store.path == folder("real/haru.db"))
        // One lock for both names.
        #expect(throws: StoreError.locked(path: folder("real/haru.db"), holder: getpid())) {
            _ = try Store.open(folder("real/haru.db"), options: Sample.options())
        }
        #expect(try Replica(store.storage).everything().count == 4)
        #expect(folder.names == ["haru.db", "real"])
    }

    @Test func aFileWithASecondNameIsRefused() throws {
        try Sample.makeStore(path)
        link(path, folder("second.db"))
        for name in [path, folder("second.db")] {
            #expect(
                throws: StoreError.cannotOpen(
                    path: name, detail: "the file has a second name (hard link)")
            ) { _ = try Store.open(name, options: Sample.options()) }
        }
        unlink(folder("second.db"))
        _ = try Store.open(path, options: Sample.options())
    }
}
