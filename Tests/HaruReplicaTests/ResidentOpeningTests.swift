import HaruCore
import HaruReplica
import Testing

/// What a browser would keep of the commits it was given.
private struct Disk {
    var pages: [Int: [UInt8]] = [:]
    var journal: [Int64: [UInt8]] = [:]

    mutating func write(_ commit: ResidentCommit) {
        journal[commit.number] = commit.entry
        for page in commit.pages { pages[page.number] = page.bytes }
        if let last = commit.deletesThrough { journal = journal.filter { $0.key > last } }
    }

    func open() throws -> (storage: ResidentStorage, report: ResidentReport) {
        var opening = ResidentStorage.Opening()
        for (number, bytes) in pages.sorted(by: { $0.key < $1.key }) {
            opening.feed(page: number, bytes)
        }
        for (number, bytes) in journal.sorted(by: { $0.key < $1.key }) {
            opening.feed(journal: number, bytes)
        }
        return try opening.finish(node: 9)
    }
}

private struct Random {
    var state: UInt64
    mutating func below(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }
}

private let kinds: [Kind] = [.session, .count, .completion, .action, Kind("later")]
private let day: Int64 = 1_787_270_400_000

private func record(_ random: inout Random) -> Record {
    let kind = kinds[random.below(kinds.count)]
    let id = RecordID(high: UInt64(random.below(20)) << 40, low: UInt64(random.below(3)))
    var record = Record(kind: kind, id: id)
    let stamp = Stamp(milliseconds: day + Int64(random.below(1000)), node: 7)
    func set(_ name: String, _ value: FieldValue, _ isPending: Bool = false) {
        record[name] = Field(value: value, stamp: stamp, isPending: isPending)
    }
    let owner = RecordID(high: 5, low: UInt64(random.below(3)))
    let start = day + Int64(random.below(1000)) * 3_600_000
    set("actionID", .id(owner))
    set("habitID", .id(owner))
    set("startAt", .int(start), random.below(2) == 0)
    set("timestamp", .int(start))
    set("completedOn", .string("2026-08-1\(random.below(10))"))
    if random.below(4) > 0 {
        set("endAt", .int(start + Int64(random.below(20)) * Int64(random.below(9_000_000))))
    }
    set("note", .string(String(repeating: "말", count: random.below(40))))
    if random.below(8) == 0 { set(Schema.deleted, .bool(true)) }
    return record
}

/// The same random change on every storage.
private func change(_ storage: some ReplicaStorage, _ seed: UInt64) throws(StorageError) {
    var random = Random(state: seed)
    try storage.begin()
    for _ in 0..<random.below(6) + 1 {
        let record = record(&random)
        if random.below(6) == 0 {
            try storage.purge(record.kind, record.id)
        } else {
            try storage.put(record, replacing: try storage.record(record.kind, record.id))
        }
    }
    try storage.setBookkeeping("key\(random.below(3))", [UInt8(random.below(256))])
    if random.below(3) == 0 {
        try storage.popUndo()
    } else {
        try storage.pushUndo(
            UndoEntry(verb: .add, at: Instant(milliseconds: Int64(random.below(99)))))
    }
    try storage.setClock(HybridClock(node: 1, last: UInt64(random.below(1000))))
    try storage.advanceRevision()
    if random.below(4) == 0 { storage.rollback() } else { try storage.commit() }
}

/// All that can be asked of a storage.
private func contents(_ storage: some ReplicaStorage) throws(StorageError) -> [String] {
    var lines = ["\(try storage.clock()) \(try storage.revision()) \(try storage.kinds())"]
    for kind in kinds {
        try storage.forEachRecord(of: kind) { lines.append("\($0)") }
        for hours in [0, 90, 400, 999] as [Int64] {
            let from = Instant(milliseconds: day + hours * 3_600_000)
            let to = Instant(milliseconds: from.milliseconds + 86_400_000)
            lines.append("\(try storage.timeline(kind, touching: from..<to))")
        }
        for low in 0..<3 as Range<UInt64> {
            lines.append("\(try storage.owned(kind, by: RecordID(high: 5, low: low)))")
        }
    }
    lines.append("\(try storage.running()) \(try storage.undoEntries(limit: 99))")
    lines.append("\(try storage.pending(after: 0, limit: 999).map { "\($0.kind) \($0.id)" })")
    for i in 0..<3 { lines.append("\(try storage.bookkeeping("key\(i)") ?? [])") }
    return lines
}

@Suite struct ResidentOpeningTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func aStoreReopenedAfterAnyCommitHoldsWhatMemoryHeld(_ seed: UInt64) throws {
        var random = Random(state: seed)
        let memory = MemoryStorage(node: 1)
        let leader = ResidentStorage(node: 1)
        let follower = ResidentStorage(node: 1)
        // A clock is written before anything else, as a first start does.
        try memory.setClock(HybridClock(node: 1))
        try leader.setClock(HybridClock(node: 1))
        var disk = Disk()
        for step in 0..<120 as Range<UInt64> {
            try change(memory, seed &* 1000 &+ step)
            try change(leader, seed &* 1000 &+ step)
            #expect(try contents(leader) == contents(memory), "seed \(seed), step \(step)")
            if random.below(10) == 0 { leader.requestCheckpoint() }
            guard random.below(3) > 0, let commit = leader.takeCommit() else { continue }
            #expect(leader.unsavedCommits().map { $0.entry } == [commit.entry])
            disk.write(commit)
            leader.saved(upTo: commit.number)
            #expect(leader.unsavedCommits().isEmpty)
            #expect(follower.apply(commit.entry) == .applied)
            #expect(follower.apply(commit.entry) == .known)
            let (reopened, report) = try disk.open()
            #expect(report.isSound, "seed \(seed), step \(step)")
            let expected = try contents(memory)
            #expect(try contents(reopened) == expected, "seed \(seed), step \(step)")
            #expect(try contents(follower) == expected, "seed \(seed), step \(step)")
        }
    }

    private func disk(checkpoint: Bool) throws -> (disk: Disk, records: Int) {
        let storage = ResidentStorage(node: 1)
        var random = Random(state: 11)
        var disk = Disk()
        for _ in 0..<4 {
            try storage.setClock(HybridClock(node: 1))
            try storage.put(record(&random), replacing: nil)
            if checkpoint { storage.requestCheckpoint() }
            disk.write(try #require(storage.takeCommit()))
        }
        return (disk, try count(storage))
    }

    private func count(_ storage: ResidentStorage) throws(StorageError) -> Int {
        var count = 0
        for kind in kinds { try storage.forEachRecord(of: kind) { _ in count += 1 } }
        return count
    }

    @Test func anyFlippedByteOfAPageIsNoticedAndCostsOneRowAtMost() throws {
        let (disk, records) = try disk(checkpoint: true)
        for (number, bytes) in disk.pages {
            for i in bytes.indices {
                var damaged = disk
                damaged.pages[number]?[i] ^= 0x41
                let (storage, report) = try damaged.open()
                #expect(!report.isSound, "page \(number), byte \(i)")
                #expect(report.damagedRows <= 1, "page \(number), byte \(i)")
                #expect(try count(storage) >= records - 1, "page \(number), byte \(i)")
            }
        }
    }

    @Test func anyTornPageIsNoticed() throws {
        let (disk, _) = try disk(checkpoint: true)
        for (number, bytes) in disk.pages {
            for length in bytes.indices {
                var damaged = disk
                damaged.pages[number] = Array(bytes[..<length])
                #expect(try !damaged.open().report.isSound, "page \(number), \(length) bytes")
            }
        }
    }

    @Test(arguments: [true, false])
    func aDamagedJournalEntryAndThoseAfterItAreKeptAside(_ isTorn: Bool) throws {
        let (disk, _) = try disk(checkpoint: false)
        let bytes = try #require(disk.journal[3])
        for i in bytes.indices {
            var damaged = disk
            if isTorn {
                damaged.journal[3] = Array(bytes[..<i])
            } else {
                damaged.journal[3]?[i] ^= 0x41
            }
            let (storage, report) = try damaged.open()
            #expect(report.damagedEntry == 3, "byte \(i)")
            #expect(report.setAside.map { $0.number } == [3, 4])
            #expect(try count(storage) == 2)
            let commit = try #require(storage.takeCommit())
            #expect(commit.setAside.map { $0.number } == [3, 4])
            damaged.write(commit)
            let again = try damaged.open()
            #expect(again.report.isSound && damaged.journal.isEmpty)
            #expect(try count(again.storage) == 2)
        }
    }
}
