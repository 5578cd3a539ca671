import CFaultyVFS
import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

/// Every call to the file system fails once, in every way (B3, B4, B7).
@Suite struct FaultTests {
    struct Fault: CustomTestStringConvertible {
        let name: String
        let kind: FaultyKind
        let times: Int
        let version: Int
        var testDescription: String { "\(name), \(version >= Sample.withWAL ? "WAL" : "TRUNCATE")" }
    }

    static let faults: [Fault] = [Sample.withoutWAL, Sample.withWAL].flatMap { version in
        [
            Fault(name: "EIO", kind: FAULTY_EIO, times: 1, version: version),
            Fault(name: "EIO twice", kind: FAULTY_EIO, times: 2, version: version),
            Fault(name: "no space", kind: FAULTY_ENOSPC, times: 1, version: version),
            Fault(name: "half a write", kind: FAULTY_SHORT, times: 1, version: version),
        ]
    }

    private static let steps = Script.steps.prefix(8)

    @Test(arguments: faults) func aCommitHappenedOrDidNot(_ fault: Fault) throws {
        let states = try self.states(fault.version)
        var n = 1
        while true {
            let folder = TemporaryFolder()
            let layer = FaultyLayer()
            layer.fail(at: n, times: fault.times, fault.kind)
            let acknowledged = try run(folder("haru.db"), layer, fault.version)
            guard layer.counters.failures > 0 else { break }
            layer.stopFailing()
            let place = "call \(n)"
            let store = try Store.open(folder("haru.db"), options: Sample.options(fault.version))
            let state = states.lastIndex(of: try store.storage.fingerprint())
            #expect(state == acknowledged || state == acknowledged + 1, "\(place)")
            #expect(store.setAside == nil, "\(place)")
            #expect(try Doctor.examine(store).isSound, "\(place)")
            #expect(folder.names.allSatisfy { !$0.contains("backup") }, "\(place)")
            n += 1
        }
        print("B3 \(fault.testDescription): \(n - 1) calls failed, 8 commits")
        #expect(n > 40)
    }

    /// Steps until one fails, in a store that may not even open. After a failure nothing more is
    /// acknowledged where a sync or write failed, and everything else is tried once more.
    ///
    /// - Returns: how many commits were acknowledged.
    private func run(_ path: String, _ layer: FaultyLayer, _ version: Int) throws -> Int {
        guard let store = try? Store.open(path, options: Sample.options(version, vfs: layer.name))
        else {
            return 0
        }
        for (i, step) in FaultTests.steps.enumerated() {
            guard (try? step(store.storage)) != nil else {
                if store.storage.database.failure != nil {
                    #expect((try? step(store.storage)) == nil)
                }
                return i
            }
        }
        return FaultTests.steps.count
    }

    /// What the store holds after each step, the first of them after its making.
    private func states(_ version: Int) throws -> [[Int64]] {
        let folder = TemporaryFolder()
        let store = try Store.open(folder("haru.db"), options: Sample.options(version))
        var states = [try store.storage.fingerprint()]
        for step in FaultTests.steps {
            try step(store.storage)
            states.append(try store.storage.fingerprint())
        }
        return states
    }

    @Test(arguments: [Sample.withoutWAL, Sample.withWAL])
    func aMakingThatIsKilledAnywhereIsMadeUpForByTheNextOpening(_ version: Int) throws {
        let fresh = try states(version)[0]
        var n = 1
        while true {
            let folder = TemporaryFolder()
            let layer = FaultyLayer()
            layer.fail(at: n, times: .max)
            let isOpen =
                (try? Store.open(
                    folder("haru.db"), options: Sample.options(version, vfs: layer.name))) != nil
            if layer.counters.failures == 0 { break }
            // Only what comes after the last commit may fail without notice.
            layer.stopFailing()
            let store = try Store.open(folder("haru.db"), options: Sample.options(version))
            #expect(try store.storage.fingerprint() == fresh, "call \(n), open \(isOpen)")
            #expect(store.setAside == nil)
            #expect(
                try store.storage.database.integer("PRAGMA page_size") == Int64(Layout.pageSize))
            n += 1
        }
        print("B7: making a store killed at \(n - 1) calls")
        #expect(n > 5)
    }

    @Test(arguments: [Sample.withoutWAL, Sample.withWAL])
    func aFullDiskIsReadAndWrittenAgainWhenThereIsRoom(_ version: Int) throws {
        let folder = TemporaryFolder()
        let layer = FaultyLayer()
        let path = folder("haru.db")
        let store = try Store.open(path, options: Sample.options(version, vfs: layer.name))
        let replica = Replica(store.storage)
        try Sample.addAction(replica)
        var written = 0
        for cycle in 0..<2 {
            faulty_vfs_room(layer.handle, 60_000)
            var problem: ReplicaError?
            while problem == nil {
                do {
                    try Sample.addSession(
                        replica, written, note: String(repeating: "긴 ", count: 200))
                    written += 1
                } catch let error as ReplicaError { problem = error }
            }
            guard case .storage(let cause) = problem! else { throw problem! }
            #expect(StoreError(cause, path: path) == .full(path: path))
            // Reading, and with it every export, goes on.
            #expect(try replica.everything().count == written + 1, "cycle \(cycle)")
            #expect(throws: ReplicaError.self) {
                try Sample.addSession(
                    replica, written, note: String(repeating: "긴 ", count: 20_000))
            }
            faulty_vfs_room(layer.handle, -1)
            try Sample.addSession(replica, written)
            written += 1
        }
        #expect(try Doctor.examine(store).count(.damage) == 0)
        #expect(try replica.everything().count == written + 1)
        #expect(folder.names.allSatisfy { !$0.contains("backup") })
    }
}
