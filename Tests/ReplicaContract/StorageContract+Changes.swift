import HaruCore
import HaruReplica

extension StorageContract {
    static var changeCases: [Case] {
        [
            Case(description: "the clock comes back as it was set") {
                (storage, findings) throws(StorageError) in
                for offset in [Int64(0), -3_600_000, .max, .min] {
                    let clock = HybridClock(node: .max, last: .max, offset: offset)
                    try storage.begin()
                    try storage.setClock(clock)
                    try storage.commit()
                    findings.expect(try storage.clock() == clock, "offset \(offset)")
                }
            },
            Case(description: "the revision counts commits") {
                (storage, findings) throws(StorageError) in
                let first = try storage.revision()
                try storage.begin()
                try storage.advanceRevision()
                try storage.commit()
                findings.expectEqual(try storage.revision(), first + 1, "revision")
            },
            Case(description: "changes come newest first and whole") {
                (storage, findings) throws(StorageError) in
                let cell = UndoEntry.Cell(
                    kind: Kind("novelty"), id: Sample.id(1), name: "tagIDs/x", stamp: Sample.stamp,
                    previous: nil,
                    previousStamp: .zero)
                var other = cell
                other.previous = .unknown(.init("$money", .list([.null])))
                other.previousStamp = Stamp(time: .max, node: 5)
                other.name = "note"
                let entries = [
                    UndoEntry(
                        verb: .start, at: Instant(milliseconds: -1), subject: "독서",
                        cells: [cell, other]),
                    UndoEntry(verb: .importing, at: Instant(milliseconds: 2), inserted: 5...(.max)),
                    UndoEntry(verb: .delete, at: Instant(milliseconds: 3)),
                ]
                for entry in entries { try push(entry, storage) }
                findings.expect(
                    try storage.undoEntries(limit: 9) == entries.reversed(), "they differ")
                findings.expect(try storage.undoEntries(limit: 1) == [entries[2]], "the newest")
                try storage.begin()
                try storage.popUndo()
                try storage.commit()
                findings.expect(
                    try storage.undoEntries(limit: 1) == [entries[1]], "after taking one back")
            },
            Case(description: "the oldest change is forgotten, and no more than that") {
                (storage, findings) throws(StorageError) in
                for i in 0..<(UndoEntry.kept + 3) {
                    try push(UndoEntry(verb: .edit, at: Instant(milliseconds: Int64(i))), storage)
                }
                let times = try storage.undoEntries(limit: 100).map { $0.at.milliseconds }
                findings.expectEqual(times.count, UndoEntry.kept, "kept")
                findings.expectEqual(times.last, 3, "the oldest")
                for _ in 0..<(UndoEntry.kept + 2) {
                    try storage.begin()
                    try storage.popUndo()
                    try storage.commit()
                }
                findings.expect(try storage.undoEntries(limit: 9).isEmpty, "some are left")
            },
            Case(description: "a random history reads as it does in memory") {
                (storage, findings) throws(StorageError) in
                for seed in 1...3 { try compare(storage, seed: UInt64(seed), &findings) }
            },
        ]
    }

    private static func push(_ entry: UndoEntry, _ storage: Storage) throws(StorageError) {
        try storage.begin()
        try storage.pushUndo(entry)
        try storage.commit()
    }

    /// Writes the same at random into `storage` and into memory, rolls back now and then, and asks
    /// both the same.
    private static func compare(
        _ storage: Storage, seed: UInt64, _ findings: inout Findings
    ) throws(StorageError) {
        let memory = MemoryStorage(node: 1)
        for kind in try storage.kinds() {
            var records: [Record] = []
            try storage.forEachRecord(of: kind) { records.append($0) }
            try memory.put(records)
        }
        var state = seed
        func random(_ limit: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % limit
        }
        for step in 0..<150 {
            try storage.begin()
            try memory.begin()
            for _ in 0..<(1 + random(4)) {
                let hour: Int64 = 3_600_000
                let start = (Int64(random(2000)) - 1000) * hour
                let length = Int64(random(50)) << Int64(random(30)) - 10
                let record =
                    random(3) > 0
                    ? Sample.session(
                        random(40), action: random(3), from: start,
                        to: random(5) == 0 ? nil : start + length,
                        isDeleted: random(6) == 0)
                    : Sample.count(random(20), action: random(3), at: start)
                if random(12) == 0 {
                    try storage.purge(record.kind, record.id)
                    try memory.purge(record.kind, record.id)
                } else {
                    try storage.put(record, replacing: try storage.record(record.kind, record.id))
                    try memory.put(record, replacing: nil)
                }
            }
            if random(5) == 0 {
                storage.rollback()
                memory.rollback()
            } else {
                try storage.commit()
                try memory.commit()
            }
            let from = (Int64(random(2000)) - 1000) * 3_600_000
            let range = Sample.range(from, from + Int64(random(2000)) * 3_600_000)
            for kind in [Kind.session, .count] {
                findings.expect(
                    try storage.timeline(kind, touching: range)
                        == memory.timeline(kind, touching: range),
                    "seed \(seed), step \(step): \(kind.name) in \(range) differ")
                for owner in 0..<UInt64(3) {
                    findings.expect(
                        try storage.owned(kind, by: Sample.id(owner))
                            == memory.owned(kind, by: Sample.id(owner)),
                        "seed \(seed), step \(step): what \(owner) owns differs")
                }
            }
            findings.expect(
                try storage.running() == memory.running(), "seed \(seed), step \(step): others run")
        }
    }
}
