import HaruCore
import HaruReplica

extension SQLiteStorage {
    func addToTimeline(_ entry: TimelineEntry, kind: Int64, row: Int64) throws(StorageError) {
        let statement = try statement(Query.addEntry)
        statement.bind(1, kind)
        statement.bind(2, Int64(TimelineRow.lengthClass(entry, kind: kind)))
        statement.bind(3, entry.start)
        statement.bind(4, row)
        statement.bind(5, entry.end)
        statement.bind(6, entry.owner.bytes)
        try statement.run()
    }

    func removeFromTimeline(_ entry: TimelineEntry, kind: Int64, row: Int64) throws(StorageError) {
        let statement = try statement(Query.removeEntry)
        statement.bind(1, kind)
        statement.bind(2, Int64(TimelineRow.lengthClass(entry, kind: kind)))
        statement.bind(3, entry.start)
        statement.bind(4, row)
        try statement.run()
    }

    /// Calls `body` with the span and owner of every live record of `kind` that touches `range`, by
    /// length class, in each in ascending order of start. Reads the timeline alone: no record is
    /// fetched, no list is made.
    ///
    /// - Parameter range: `nil` = all of history.
    public func forEachSpan(
        _ kind: Kind, touching range: Range<Instant>?, _ body: (TimelineSpan) -> Void
    ) throws(StorageError) {
        guard let number = kindNumbers[kind]?.number else { return }
        let statement = try statement(Query.spans)
        for (lengthClass, reach) in classes(of: kind) {
            statement.reset()
            bind(
                statement, kind: number, lengthClass: lengthClass, reach: reach, range: range,
                isSession: kind == .session)
            while try statement.step() {
                let owner = statement.bytes(2)
                guard owner.count == 16 else { continue }
                body(
                    TimelineSpan(
                        owner: RecordID(unaligned: owner), start: statement.integer(0),
                        end: statement.integer(1)))
            }
        }
        statement.reset()
    }

    public func timeline(
        _ kind: Kind, touching range: Range<Instant>
    ) throws(StorageError) -> [TimelineEntry] {
        try entries(kind, touching: range, classes: classes(of: kind))
    }

    public func running() throws(StorageError) -> [TimelineEntry] {
        try entries(.session, touching: nil, classes: [(LengthClass.running, nil)])
    }

    private func entries(
        _ kind: Kind, touching range: Range<Instant>?, classes: [(Int, Int64?)]
    ) throws(StorageError) -> [TimelineEntry] {
        guard let number = kindNumbers[kind]?.number else { return [] }
        let statement = try statement(Query.entries)
        var entries: [TimelineEntry] = []
        for (lengthClass, reach) in classes {
            statement.reset()
            bind(
                statement, kind: number, lengthClass: lengthClass, reach: reach, range: range,
                isSession: kind == .session)
            while try statement.step() {
                guard let owner = RecordID(bytes: statement.bytes(2)),
                    let id = RecordID(bytes: statement.bytes(3))
                else { continue }
                entries.append(
                    TimelineEntry(
                        id: id, owner: owner, start: statement.integer(0), end: statement.integer(1)
                    ))
            }
        }
        statement.reset()
        return entries.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    }

    /// Length classes of a kind, each with the longest length in it (`nil` = no limit).
    func classes(of kind: Kind) -> [(Int, Int64?)] {
        guard kind == .session else { return [(0, 0)] }
        return LengthClass.limits.enumerated().map { ($0.offset, $0.element) }
            + [(LengthClass.longest, nil), (LengthClass.running, nil)]
    }

    func bind(
        _ statement: Statement, kind: Int64, lengthClass: Int, reach: Int64?,
        range: Range<Instant>?, isSession: Bool
    ) {
        let from = range?.lowerBound.milliseconds ?? Int64.min
        statement.bind(1, kind)
        statement.bind(2, Int64(lengthClass))
        // The earliest start that still reaches the range; there is none before the first instant.
        let (earliest, isBeforeTime) = from.subtractingReportingOverflow(reach ?? 0)
        let isBounded = reach != nil && range != nil && !isBeforeTime
        statement.bind(3, isBounded ? earliest : Int64.min)
        statement.bind(4, range?.upperBound.milliseconds ?? Int64.max)
        // A session touches the range if it ends inside or after it; a count has no end.
        statement.bind(5, isSession && range != nil ? from : Int64.min)
    }

    public func owned(_ kind: Kind, by owner: RecordID) throws(StorageError) -> [RecordID] {
        guard let number = kindNumbers[kind]?.number else { return [] }
        // A completion whose day cannot be read is in no timeline and belongs to its habit all the same.
        guard kind == .session || kind == .count else {
            var ids: [RecordID] = []
            let field = Schema.definition(kind)?.owner?.field ?? ""
            try forEachRecord(of: kind) { record in
                let named = record.value(field)?.string.flatMap { RecordID($0) }
                if !record.isDeleted, named == owner { ids.append(record.id) }
            }
            return ids
        }
        let statement = try statement(Query.owned)
        statement.bind(1, number)
        statement.bind(2, owner.bytes)
        defer { statement.reset() }
        var ids: [RecordID] = []
        while try statement.step() {
            if let id = RecordID(bytes: statement.bytes(0)) { ids.append(id) }
        }
        return ids.sorted()
    }
}

/// What a row of the timeline says beside what its entry does.
enum TimelineRow {
    private static let sessions = Int64(StoredFields.KnownKind.session.rawValue)

    /// - Parameter kind: by its number.
    static func lengthClass(_ entry: TimelineEntry, kind: Int64) -> Int {
        kind == sessions ? LengthClass.of(start: entry.start, end: entry.end) : 0
    }
}

extension RecordID {
    /// Reads 16 bytes that may lie anywhere.
    @inline(__always) init(unaligned bytes: UnsafeRawBufferPointer) {
        self.init(
            high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
            low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }
}

extension SQLiteStorage {
    /// Moments between which all live sessions and counts lie, milliseconds: exact at the start, not
    /// too early at the end, `TimelineEntry.running` while something runs. `nil` without records.
    public func extent() throws(StorageError) -> (start: Int64, end: Int64)? {
        var extent: (start: Int64, end: Int64)?
        for kind in [Kind.session, .count] {
            for (lengthClass, reach) in classes(of: kind) {
                let number = kindNumbers[kind]?.number ?? 0
                guard
                    let first = try edge(Query.firstStart, kind: number, lengthClass: lengthClass),
                    let last = try edge(Query.lastStart, kind: number, lengthClass: lengthClass)
                else { continue }
                let end: Int64
                if let reach {
                    // The latest start plus the longest length is not before the latest end.
                    end = last &+ reach
                } else {
                    end = try edge(Query.lastStop, kind: number, lengthClass: lengthClass) ?? last
                }
                extent = (min(extent?.start ?? first, first), max(extent?.end ?? end, end))
            }
        }
        return extent
    }

    private func edge(
        _ query: String, kind: Int64, lengthClass: Int
    ) throws(StorageError) -> Int64? {
        let statement = try statement(query)
        statement.bind(1, kind)
        statement.bind(2, Int64(lengthClass))
        defer { statement.reset() }
        guard try statement.step(), !statement.isNull(0) else { return nil }
        return statement.integer(0)
    }
}
