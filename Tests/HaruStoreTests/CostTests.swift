import CFaultyVFS
import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

/// What an opening and a change cost, in calls and bytes (sync 10.2, Y-51).
@Suite struct CostTests {
    let folder = TemporaryFolder()

    @Test(arguments: [(Sample.withoutWAL, 5, 5), (Sample.withWAL, 2, 1)])
    func syncCallsOfAChange(version: Int, ofAShortProcess: Int, ofAnOwner: Int) throws {
        let layer = FaultyLayer()
        let path = folder("haru.db")
        let options = Sample.options(version, vfs: layer.name)
        try Sample.makeStore(path, options: options)
        for round in 1...3 {
            layer.resetCounters()
            do {
                let replica = try Replica(Store.open(path, options: options).storage)
                try Sample.addSession(replica, 10 * round)
                layer.resetCounters()
                try Sample.addSession(replica, 10 * round + 1)
                #expect(layer.counters.syncs <= ofAnOwner, "round \(round)")
                #expect(layer.counters.syncs >= 1)
                layer.resetCounters()
            }
            #expect(layer.counters.syncs == 0, "closing")
            layer.resetCounters()
            try Sample.addSession(
                Replica(Store.open(path, options: options).storage), 10 * round + 2)
            #expect(layer.counters.syncs <= ofAShortProcess, "round \(round)")
            #expect(layer.counters.syncs >= 1)
        }
    }

    @Test func theFirstChangeInANewFolderCostsNoMore() throws {
        let layer = FaultyLayer()
        try Sample.makeStore(folder("haru.db"), options: Sample.options(Sample.withWAL))
        for end in StoreFile.companions { unlinkFile(folder("haru.db") + end) }
        let options = Sample.options(Sample.withoutWAL, vfs: layer.name)
        let replica = try Replica(Store.open(folder("haru.db"), options: options).storage)
        layer.resetCounters()
        try Sample.addSession(replica, 50)
        #expect((1...5).contains(layer.counters.syncs))
    }

    /// Of many exchanges in a row each waits for the disk once: an answer is stored and the next
    /// request made in one transaction.
    @Test(arguments: [(Sample.withoutWAL, 5), (Sample.withWAL, 1)])
    func syncCallsOfAnExchangeInARow(_ version: Int, _ most: Int) throws {
        let layer = FaultyLayer()
        let store = try Store.open(
            folder("haru.db"), options: Sample.options(version, vfs: layer.name))
        let replica = Replica(store.storage)
        try Sample.addAction(replica)
        for number in 1...3 { try Sample.addSession(replica, number) }
        let hub = Hub(MemoryHubStorage(epoch: Epoch(high: 1, low: 2)))
        var chance = Chance(1)
        var request = try replica.syncRequest(
            device: Sample.id(9), limit: 1, chance: { chance.next() })
        var offered = 0
        while true {
            let answer = try hub.exchange(request, wall: Sample.noon, chance: { chance.next() })
            layer.resetCounters()
            let next = try replica.takeAndGoOn(
                answer, to: request, wall: Sample.noon, roundTrip: 1, chance: { chance.next() }
            ).next
            #expect((1...most).contains(Int(layer.counters.syncs)), "\(offered) offered")
            guard let next else { break }
            offered += next.items.count
            request = next
        }
        #expect(offered == 4)
    }

    /// Reads of an opening and of one change each, with few and with many records.
    @Test(arguments: [Sample.withoutWAL, Sample.withWAL])
    func bytesReadDoNotGrowWithTheStore(_ version: Int) throws {
        let few = try bytesRead(1_000, version)
        let many = try bytesRead(100_000, version)
        print(
            "Y-51 \(version): opening \(few.opening) → \(many.opening), change \(few.change) → \(many.change) bytes"
        )
        #expect(many.opening <= few.opening)
        // A level more in each of the four trees that a change goes through.
        #expect(many.change <= few.change + 4 * Int64(Layout.pageSize))
    }

    private func bytesRead(_ records: Int, _ version: Int) throws -> (opening: Int64, change: Int64)
    {
        let path = folder("\(records)-\(version).db")
        do {
            let store = try Store.open(path, options: Sample.options(version))
            try Sample.addAction(Replica(store.storage))
            let bulk = try BulkInsert(store.storage, subject: "file", wall: Sample.noon)
            for number in 0..<records {
                let start = Sample.noon.milliseconds - Int64(number) * 3_600_000
                try bulk.session(
                    id: Sample.id(10_000 + UInt64(number)), action: Sample.reading, start: start,
                    end: start + 1_800_000, note: [UInt8]())
            }
            try bulk.commit()
            try store.storage.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        let layer = FaultyLayer()
        let store = try Store.open(path, options: Sample.options(version, vfs: layer.name))
        let opening = layer.counters.read_bytes
        layer.resetCounters()
        try Sample.addSession(Replica(store.storage), 1)
        return (opening, layer.counters.read_bytes)
    }
}
