import HaruCore

extension ResidentStorage {
    public func timeline(
        _ kind: Kind, touching range: Range<Instant>
    ) throws(StorageError) -> [TimelineEntry] {
        var entries: [TimelineEntry] = []
        forEachEntry(kind, touching: range) { entries.append($0) }
        return entries.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    }

    /// Calls `body` with the entries that touch `range`, in no order.
    public func forEachEntry(
        _ kind: Kind, touching range: Range<Instant>, _ body: (TimelineEntry) -> Void
    ) {
        guard let number = known(kind) else { return }
        let from = range.lowerBound.milliseconds
        let end = range.upperBound.milliseconds
        let isSession = kind == .session
        for (i, positions) in kindIndexes[number].timeline.enumerated() {
            let reach = i < LengthClass.limits.count ? LengthClass.limits[i] : nil
            let earliest = isSession ? start(from, before: reach) : from
            func isEarlier(_ position: UInt32) -> Bool { row(position).start < earliest }
            positions.forEach(notBefore: isEarlier) { position in
                rowsRead += 1
                let entry = row(position).entry
                guard entry.start < end else { return false }
                if !isSession || entry.end > from { body(entry) }
                return true
            }
        }
    }

    public func running() throws(StorageError) -> [TimelineEntry] {
        guard let number = known(.session) else { return [] }
        var entries: [TimelineEntry] = []
        let positions = kindIndexes[number].timeline[LengthClass.running]
        positions.walk { position in
            rowsRead += 1
            entries.append(row(position).entry)
            return true
        }
        return entries
    }

    /// Calls `body` with all entries of a kind that belong to `owner`, in no order: every entry of
    /// the kind is looked at, but none is kept.
    public func forEachEntry(
        _ kind: Kind, of owner: RecordID, _ body: (TimelineEntry) -> Void
    ) {
        guard let number = known(kind) else { return }
        for positions in kindIndexes[number].timeline {
            positions.walk { position in
                rowsRead += 1
                let row = row(position)
                if row.owner == owner { body(row.entry) }
                return true
            }
        }
    }

    /// The earliest start that still reaches `from`; there is none before the first instant.
    private func start(_ from: Int64, before reach: Int64?) -> Int64 {
        guard let reach else { return Int64.min }
        let (earliest, isBeforeTime) = from.subtractingReportingOverflow(reach)
        return isBeforeTime ? Int64.min : earliest
    }
}
