import HaruCore
import HaruReplica

/// Whether the timeline says what the records say, by counting and adding up the hashes of its
/// rows: two passes in whatever order the rows lie, and no list of them.
struct TimelineRecount {
    /// Rows of records that cannot be trusted: what the timeline should say of them is not known.
    var damaged: Set<Int64> = []
    private(set) var expected = Sum()
    private(set) var found = Sum()

    struct Sum: Equatable {
        var count = 0
        var hash: UInt64 = 0
    }

    mutating func expect(_ entry: TimelineEntry, kind: Int64, row: Int64) {
        TimelineRecount.add(
            to: &expected, kind, Int64(TimelineRow.lengthClass(entry, kind: kind)), entry.start,
            row,
            entry.end, entry.owner)
    }

    /// Adds a row `kind, class, start, row, stop, owner` of the timeline.
    mutating func meet(_ statement: Statement) {
        guard !damaged.contains(statement.integer(3)) else { return }
        let owner = RecordID(bytes: statement.bytes(5)) ?? RecordID(high: .max, low: .max)
        TimelineRecount.add(
            to: &found, statement.integer(0), statement.integer(1), statement.integer(2),
            statement.integer(3), statement.integer(4), owner)
    }

    private static func add(
        to sum: inout Sum, _ kind: Int64, _ lengthClass: Int64, _ start: Int64, _ row: Int64,
        _ stop: Int64, _ owner: RecordID
    ) {
        var words = (kind, lengthClass, start, row, stop, owner.high, owner.low)
        sum.count += 1
        sum.hash &+= withUnsafeBytes(of: &words) { XXH64.hash($0) }
    }
}

extension Examination {
    /// Compares the timeline with what `checkRecords` expects of it.
    mutating func checkTimeline() throws(StorageError) {
        try tolerating { (this) throws(StorageError) in
            let rows = try this.database.prepare(
                "SELECT kind, class, start, row, stop, owner FROM timeline")
            while try rows.step() { this.timeline.meet(rows) }
            guard this.timeline.expected != this.timeline.found else { return }
            let missing = try this.missingFromTimeline()
            let stale = this.timeline.found.count - (this.timeline.expected.count - missing)
            this.findings.add(.timelineDiffers(missing: missing, stale: stale))
        }
    }

    /// Records that the timeline does not list as they are.
    private func missingFromTimeline() throws(StorageError) -> Int {
        let lookup = try database.prepare(
            """
            SELECT stop, owner FROM timeline
            WHERE kind = ?1 AND class = ?2 AND start = ?3 AND row = ?4
            """)
        var missing = 0
        var walk = RowWalk(database, table: "record", key: "row", columns: "kind, id, fields, sum")
        _ = try walk.visit { statement throws(StorageError) in
            guard case .sound(let record) = RecordRow.read(statement, storage.kindNumbers),
                let entry = TimelineEntry(record)
            else { return }
            let kind = statement.integer(1)
            lookup.reset()
            lookup.bind(1, kind)
            lookup.bind(2, Int64(TimelineRow.lengthClass(entry, kind: kind)))
            lookup.bind(3, entry.start)
            lookup.bind(4, statement.integer(0))
            let isListed =
                try lookup.step() && lookup.integer(0) == entry.end
                && RecordID(bytes: lookup.bytes(1)) == entry.owner
            if !isListed { missing += 1 }
        }
        return missing
    }
}
