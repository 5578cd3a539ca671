import HaruCore
import HaruReplica

extension StorageContract {
    static var timelineCases: [Case] {
        [
            Case(description: "sessions that touch a range are found, by start, then id") {
                (storage, findings) throws(StorageError) in
                try storage.put([
                    Sample.session(1, from: 0, to: 100), Sample.session(2, from: 50, to: nil),
                    Sample.session(3, from: 100, to: 200), Sample.session(4, from: 0, to: 50),
                    Sample.session(5, from: 99, to: 20),
                    Sample.session(6, from: 60, to: 90, isDeleted: true),
                    Sample.session(7, from: -5_000_000_000_000, to: 51),
                    Sample.session(8, from: 60, to: 60),
                ])
                func found(_ from: Int64, _ to: Int64) throws(StorageError) -> [UInt64] {
                    try storage.timeline(.session, touching: Sample.range(from, to)).map {
                        $0.id.low
                    }
                }
                findings.expectEqual(try found(50, 100), [7, 1, 2, 8], "50..<100")
                findings.expectEqual(try found(100, 101), [2, 3], "100..<101")
                findings.expectEqual(try found(0, 50), [7, 1, 4], "0..<50")
                findings.expectEqual(try found(10, 99), [7, 1, 4, 2, 8], "10..<99")
                findings.expectEqual(try found(10, 100), [7, 1, 4, 2, 8, 5], "10..<100")
                findings.expectEqual(try found(200, 201), [2], "200..<201")
            },
            Case(description: "sessions of every length are found from their last millisecond") {
                (storage, findings) throws(StorageError) in
                var lengths: [Int64] = [0, 1]
                for limit in LengthClass.limits { lengths += [limit - 1, limit, limit + 1] }
                lengths.append(LengthClass.limits.last! * 5)
                for (i, length) in lengths.enumerated() {
                    try storage.put([Sample.session(UInt64(i + 1), from: 1000 - length, to: 1000)])
                }
                let last = try storage.timeline(.session, touching: Sample.range(999, 1000)).map {
                    $0.id.low
                }
                findings.expectEqual(
                    last.sorted(), (2...UInt64(lengths.count)).map { $0 }, "999..<1000")
                findings.expect(
                    try storage.timeline(.session, touching: Sample.range(1000, 2000))
                        .allSatisfy { $0.id.low == 0 }, "1000..<2000")
            },
            Case(description: "all of time can be asked for") {
                (storage, findings) throws(StorageError) in
                try storage.put([
                    Sample.session(1, from: 0, to: 9), Sample.session(2, from: 0, to: nil),
                    Sample.count(3, at: 0),
                ])
                let ever = Instant(milliseconds: .min)..<Instant(milliseconds: .max)
                findings.expectEqual(
                    try storage.timeline(.session, touching: ever).count, 2, "sessions")
                findings.expectEqual(
                    try storage.timeline(.count, touching: ever).count, 1, "counts")
            },
            Case(description: "spans are those of the timeline") {
                (storage, findings) throws(StorageError) in
                try storage.put([
                    Sample.session(1, from: 0, to: 100), Sample.session(2, from: 50, to: nil),
                    Sample.session(3, from: 100, to: 200),
                    Sample.session(4, from: 60, to: 90, isDeleted: true), Sample.count(5, at: 50),
                    Sample.count(6, at: 100),
                ])
                let ever = Instant(milliseconds: .min)..<Instant(milliseconds: .max)
                for (kind, range) in [
                    (Kind.session, Sample.range(50, 100)), (.count, Sample.range(50, 100)),
                    (.session, nil), (.count, nil), (.tag, nil),
                ] {
                    var found: [String] = []
                    try storage.forEachSpan(kind, touching: range) {
                        found.append("\($0.owner.text) \($0.start) \($0.end)")
                    }
                    let entries = try storage.timeline(kind, touching: range ?? ever).map {
                        "\($0.owner.text) \($0.start) \($0.end)"
                    }
                    findings.expectEqual(found.sorted(), entries.sorted(), kind.name)
                }
            },
            Case(description: "counts belong to a range that holds them") {
                (storage, findings) throws(StorageError) in
                try storage.put([
                    Sample.count(1, at: 0), Sample.count(2, at: 50), Sample.count(3, at: 100),
                    Sample.count(4, at: 50),
                ])
                let entries = try storage.timeline(.count, touching: Sample.range(50, 100))
                findings.expectEqual(entries.map { $0.id.low }, [2, 4], "50..<100")
                findings.expectEqual(entries.first?.end, 3, "the amount")
                findings.expectEqual(entries.first?.owner, Sample.id(1), "the action")
            },
            Case(description: "the timeline follows every change of a record") {
                (storage, findings) throws(StorageError) in
                let steps: [(record: Record, isFound: Bool, isRunning: Bool)] = [
                    (Sample.session(1, from: 0, to: nil), true, true),
                    (Sample.session(1, from: 0, to: 100), true, false),
                    (Sample.session(1, from: 200, to: 300), false, false),
                    (Sample.session(1, from: 5, to: 300_000_000), true, false),
                    (Sample.session(1, from: 5, to: 300_000_000, isDeleted: true), false, false),
                    (Sample.session(1, from: 5, to: nil), true, true),
                ]
                for (i, step) in steps.enumerated() {
                    try storage.put([step.record])
                    let isFound = try !storage.timeline(.session, touching: Sample.range(0, 50))
                        .isEmpty
                    findings.expectEqual(isFound, step.isFound, "step \(i), found")
                    findings.expectEqual(
                        try !storage.running().isEmpty, step.isRunning, "step \(i), running")
                }
            },
            Case(description: "running sessions come by start, then id") {
                (storage, findings) throws(StorageError) in
                try storage.put([
                    Sample.session(4, from: 10, to: nil), Sample.session(2, from: 20, to: nil),
                    Sample.session(3, from: 10, to: nil), Sample.session(5, from: 1, to: 2),
                ])
                findings.expectEqual(try storage.running().map { $0.id.low }, [3, 4, 2], "running")
            },
            Case(description: "what belongs to an owner is found while it lives") {
                (storage, findings) throws(StorageError) in
                let upper = FieldValue.string("00000001-0000-0000-0000-00000000000A")
                let owner = RecordID(high: 1 << 32, low: 10)
                try storage.put([
                    Sample.session(3, from: 0, to: 1), Sample.session(2, from: 0, to: nil),
                    Sample.session(4, action: 2, from: 0, to: 1),
                    Sample.session(5, from: 0, to: 1, isDeleted: true),
                    Sample.record(.session, 6, [("startAt", .int(1))]),
                    Sample.record(.quest, 7, [("goalID", .id(owner))]),
                    Sample.record(.quest, 8, [("goalID", upper)]),
                    Sample.record(.count, 9, [("actionID", upper)]),
                    Sample.record(
                        .completion, 11,
                        [("habitID", .id(owner)), ("completedOn", .string("2026-08-12"))]),
                    Sample.record(
                        .completion, 12,
                        [("habitID", .id(owner)), ("completedOn", .string("no day"))]),
                    Sample.record(.quest, 13, [("goalID", .id(owner)), ("_deleted", .bool(true))]),
                ])
                findings.expectEqual(
                    try storage.owned(.session, by: Sample.id(1)).map { $0.low }, [2, 3], "sessions"
                )
                findings.expectEqual(
                    try storage.owned(.quest, by: owner).map { $0.low }, [7, 8], "quests")
                findings.expectEqual(
                    try storage.owned(.count, by: owner).map { $0.low }, [9], "counts")
                findings.expectEqual(
                    try storage.owned(.completion, by: owner).map { $0.low }, [11, 12],
                    "completions")
                findings.expectEqual(
                    try storage.owned(.tag, by: owner).count, 0, "tags belong to nobody")
            },
        ]
    }
}
