import HaruCore
import HaruReplica

extension StorageContract {
    static var recordCases: [Case] {
        [
            Case(description: "a new store is empty") { (storage, findings) throws(StorageError) in
                findings.expect(try storage.kinds().isEmpty, "it has kinds")
                findings.expect(try storage.record(.tag, Sample.id(1)) == nil, "it has a record")
                findings.expect(try storage.ids(.session).isEmpty, "it has sessions")
                findings.expect(try storage.running().isEmpty, "something runs")
                findings.expect(try storage.undoEntries(limit: 9).isEmpty, "it has changes")
                findings.expectEqual(try storage.clock().last, 0, "its clock")
            },
            Case(description: "a record comes back as it was put") {
                (storage, findings) throws(StorageError) in
                try storage.put([Sample.everything])
                let read = try storage.record(Kind("novelty"), Sample.id(9))
                findings.expect(read == Sample.everything, "it differs")
            },
            Case(description: "putting again replaces the whole record") {
                (storage, findings) throws(StorageError) in
                try storage.put([
                    Sample.record(.tag, 1, [("name", .string("a")), ("flavour", .int(1))])
                ])
                let shorter = Sample.record(.tag, 1, [("name", .string("b"))])
                try storage.put([shorter])
                findings.expect(try storage.record(.tag, Sample.id(1)) == shorter, "it differs")
                findings.expectEqual(try storage.ids(.tag).count, 1, "records")
            },
            Case(description: "ids belong to their kinds") {
                (storage, findings) throws(StorageError) in
                let tag = Sample.record(.tag, 1, [("name", .string("a"))])
                let action = Sample.record(.action, 1, [("name", .string("b"))])
                try storage.put([tag, action])
                findings.expect(try storage.record(.tag, tag.id) == tag, "the tag differs")
                findings.expect(try storage.record(.action, tag.id) == action, "the action differs")
            },
            Case(description: "records come in ascending order of id, deleted ones too") {
                (storage, findings) throws(StorageError) in
                let deleted = Sample.record(.tag, 2, [("_deleted", .bool(true))])
                let high = Record(kind: .tag, id: RecordID(high: .max, low: 0))
                try storage.put(
                    [Sample.record(.tag, 3, []), high, Sample.record(.tag, 1, []), deleted]
                        .map { record in
                            var record = record
                            record["name"] = Field(value: .null, stamp: Sample.stamp)
                            return record
                        })
                findings.expectEqual(
                    try storage.ids(.tag), [Sample.id(1), Sample.id(2), Sample.id(3), high.id],
                    "order")
            },
            Case(description: "kinds come in byte order, without empty ones") {
                (storage, findings) throws(StorageError) in
                let names = ["tag", "action", "Zebra", "a.b", "action2"]
                try storage.put(names.map { Sample.record(Kind($0), 1, [("x", .null)]) })
                try storage.begin()
                try storage.purge(Kind("a.b"), Sample.id(1))
                try storage.commit()
                findings.expectEqual(
                    try storage.kinds().map { $0.name }, ["Zebra", "action", "action2", "tag"],
                    "kinds")
            },
            Case(description: "a purged record is gone with its place in time") {
                (storage, findings) throws(StorageError) in
                try storage.put([
                    Sample.session(1, from: 0, to: nil), Sample.session(2, from: 0, to: 5),
                ])
                try storage.begin()
                try storage.purge(.session, Sample.id(1))
                try storage.purge(.session, Sample.id(2))
                try storage.purge(.session, Sample.id(3))
                try storage.commit()
                findings.expect(try storage.record(.session, Sample.id(1)) == nil, "it is there")
                findings.expect(try storage.running().isEmpty, "it runs")
                findings.expect(
                    try storage.timeline(.session, touching: Sample.range(-9, 9)).isEmpty, "in time"
                )
                findings.expect(
                    try storage.owned(.session, by: Sample.id(1)).isEmpty, "it is owned")
            },
            Case(description: "a rollback undoes everything since begin") {
                (storage, findings) throws(StorageError) in
                try storage.put([
                    Sample.session(1, from: 0, to: 9), Sample.record(.tag, 1, [("name", .null)]),
                ])
                let clock = try storage.clock()
                let revision = try storage.revision()
                try storage.begin()
                try storage.put(
                    Sample.session(1, from: 3, to: nil),
                    replacing: Sample.session(1, from: 0, to: 9))
                try storage.put(Sample.session(2, from: 3, to: nil), replacing: nil)
                try storage.purge(.tag, Sample.id(1))
                try storage.setClock(HybridClock(node: 3, last: 99, offset: 9))
                try storage.pushUndo(UndoEntry(verb: .edit, at: Instant(milliseconds: 1)))
                try storage.advanceRevision()
                storage.rollback()
                findings.expect(
                    try storage.record(.session, Sample.id(1)) == Sample.session(1, from: 0, to: 9),
                    "changed")
                findings.expect(try storage.record(.session, Sample.id(2)) == nil, "added")
                findings.expect(try storage.record(.tag, Sample.id(1)) != nil, "purged")
                findings.expect(try storage.running().isEmpty, "running")
                findings.expectEqual(
                    try storage.timeline(.session, touching: Sample.range(0, 9)).count, 1, "time")
                findings.expect(try storage.clock() == clock, "the clock moved")
                findings.expect(try storage.undoEntries(limit: 9).isEmpty, "a change is noted")
                findings.expectEqual(try storage.revision(), revision, "revision")
            },
            Case(description: "a transaction sees its own writes") {
                (storage, findings) throws(StorageError) in
                try storage.begin()
                try storage.put(Sample.session(1, from: 0, to: nil), replacing: nil)
                findings.expect(try storage.record(.session, Sample.id(1)) != nil, "the record")
                findings.expectEqual(try storage.running().count, 1, "running")
                findings.expectEqual(
                    try storage.owned(.session, by: Sample.id(1)).count, 1, "owned")
                try storage.commit()
                findings.expectEqual(try storage.running().count, 1, "running after the commit")
            },
        ]
    }
}
