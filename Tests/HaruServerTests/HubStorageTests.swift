import Glibc
import HaruCore
import HaruReplica
import HaruStore
import Testing

@testable import HaruServer

/// A server on SQLite answers byte for byte as one in memory does.
@Suite struct HubStorageTests {
    /// SplitMix64, so that a failing seed can be run again.
    struct Chance {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
            return z ^ z >> 31
        }
        mutating func below(_ n: UInt64) -> UInt64 { next() % n }
    }

    private static let start: Int64 = 1_787_000_000_000

    private func item(_ chance: inout Chance, at time: Int64) -> SyncItem {
        let kinds: [Kind] = [.tag, .action, Kind("newer")]
        let id = RecordID(high: 5, low: chance.below(12))
        var fields: [Change.ChangedField] = []
        let stamp = Stamp(
            milliseconds: time - Int64(chance.below(5000)), counter: UInt16(chance.below(4)),
            node: chance.below(3) + 1)
        for name in ["colorHex", "name", "sortOrder", "tagIDs/a"] where chance.below(2) == 0 {
            fields.append(Change.ChangedField(name, .int(Int64(chance.below(9))), stamp))
        }
        if chance.below(4) == 0 {
            let isDeleted = chance.below(3) > 0
            fields.append(Change.ChangedField(Schema.deleted, .bool(isDeleted), stamp))
        }
        if fields.isEmpty { fields.append(Change.ChangedField("name", .null, stamp)) }
        fields.sort { bytesPrecede($0.name, $1.name) }
        return .change(
            Change(kind: kinds[Int(chance.below(3))], id: id, fields: fields))
    }

    @Test(arguments: 0..<12)
    func itAnswersAsTheOneInMemory(seed: UInt64) throws {
        var chance = Chance(state: seed)
        let epoch = Epoch(high: 1, low: 2)
        let memory = Hub(MemoryHubStorage(epoch: epoch))
        let path = "/tmp/haru-hub-\(getpid())-\(seed).store"
        defer { for end in ["", "-journal", "-wal", "-shm"] { unlink(path + end) } }
        var sqlite = Hub(try SQLiteHubStorage(path, newEpoch: epoch))
        var time = HubStorageTests.start
        var cursors: [UInt64] = [0, 0]
        var lives: [Incarnation?] = [nil, nil]
        for round in 0..<60 {
            time += Int64(chance.below(20)) * 86_400_000
            if round % 20 == 19 { sqlite = Hub(try SQLiteHubStorage(path, newEpoch: epoch)) }
            if chance.below(10) == 0 {
                let wall = Instant(milliseconds: time)
                #expect(try memory.purge(wall: wall).count == sqlite.purge(wall: wall).count)
            }
            let who = Int(chance.below(2))
            let request = SyncRequest(
                device: RecordID(high: 9, low: UInt64(who)),
                request: RecordID(high: 10, low: UInt64(round)), incarnation: lives[who],
                cursor: chance.below(6) == 0 ? 0 : cursors[who],
                items: (0..<chance.below(6)).map { _ in item(&chance, at: time) },
                limit: Int(chance.below(8)) + 1)
            let wall = Instant(milliseconds: time)
            let word = chance.next()
            let one = Result { () throws(SyncRefusal) in
                try memory.exchange(request, wall: wall) { word }
            }
            let other = Result { () throws(SyncRefusal) in
                try sqlite.exchange(request, wall: wall) { word }
            }
            #expect(one.map { $0.bytes } == other.map { $0.bytes }, "seed \(seed), round \(round)")
            if case .success(let answer) = one {
                cursors[who] = answer.cursor
                lives[who] = answer.incarnation
            }
        }
        #expect(try sqlite.recountParity())
        #expect(try memory.storage.account() == sqlite.storage.account())
    }

    /// A store of the first version knows of no attachments, but its records may name some.
    @Test func anOlderStoreLearnsWhatItsRecordsName() throws {
        let path = "/tmp/haru-hub-older-\(getpid()).store"
        defer { for end in ["", "-journal", "-wal", "-shm"] { unlink(path + end) } }
        let hash = [UInt8](repeating: 7, count: 32)
        do {
            let storage = try SQLiteHubStorage(path, newEpoch: Epoch(high: 1, low: 2))
            for (id, hash) in [(1, hash), (2, [UInt8](repeating: 8, count: 32))] {
                var record = Record(kind: .tag, id: RecordID(high: 1, low: UInt64(id)))
                let blob = try #require(BlobReference(hash: hash, size: 1, type: "image/png"))
                record["picture"] = Field(
                    value: .blob(blob), stamp: Stamp(milliseconds: 1, counter: 0, node: 1),
                    isPending: false)
                try storage.put(HubRecord(record: record, numbers: [UInt64(id)]))
            }
        }
        do {
            let database = try Database(path: path)
            try database.execute("DROP TABLE attachment; PRAGMA user_version=1")
        }
        let storage = try SQLiteHubStorage(path, newEpoch: Epoch(high: 1, low: 2))
        #expect(try storage.isNamed(hash))
        #expect(try !storage.isNamed([UInt8](repeating: 9, count: 32)))
    }

    @Test func aFlippedBitIsNoticed() throws {
        let path = "/tmp/haru-hub-damage-\(getpid()).store"
        defer { for end in ["", "-journal", "-wal", "-shm"] { unlink(path + end) } }
        let key = RecordKey(.tag, RecordID(high: 1, low: 2))
        do {
            let storage = try SQLiteHubStorage(path, newEpoch: Epoch(high: 1, low: 2))
            var record = Record(kind: key.kind, id: key.id)
            record["name"] = Field(
                value: .string("a name that is easy to find"),
                stamp: Stamp(milliseconds: 1, counter: 0, node: 1), isPending: false)
            try storage.put(HubRecord(record: record, numbers: [1]))
        }
        let file = open(path, O_RDWR)
        let bytes = try #require(try? Array(readAll(file)))
        let text = Array("easy to find".utf8)
        let place = try #require(
            (0..<(bytes.count - text.count)).first { Array(bytes[$0..<$0 + text.count]) == text })
        var flipped = bytes[place] ^ 1
        pwrite(file, &flipped, 1, place)
        close(file)
        let storage = try SQLiteHubStorage(path, newEpoch: Epoch(high: 1, low: 2))
        #expect(throws: StorageError.damaged(key.kind, key.id)) { try storage.record(key) }
    }

    private func readAll(_ file: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Int(lseek(file, 0, SEEK_END)))
        pread(file, &bytes, bytes.count, 0)
        return bytes
    }
}
