import HaruCore

/// A pending field that got another stamp.
public struct Restamped: Equatable, Sendable {
    public let record: RecordKey
    public let name: String
    public let old: Stamp
    public let new: Stamp
}

/// Gives pending fields of this store other stamps, which nobody has seen yet (sync 3.1): they keep
/// their order, fields that share a stamp go on sharing it, and each stays above what it replaces.
struct Restamping<Storage: ReplicaStorage> {
    private let storage: Storage
    /// Stamps in ascending order, each with the greatest stamp that it replaces somewhere.
    private var stamps: [(old: Stamp, base: Stamp, new: Stamp)] = []
    private var records: [PendingRecord] = []
    /// The greatest time among pending fields that keep their stamps.
    private(set) var greatestKept: UInt64 = 0

    /// - Parameter isChosen: whether a pending field's stamp is to be replaced.
    init(_ storage: Storage, _ isChosen: (Stamp) -> Bool) throws(StorageError) {
        self.storage = storage
        var position: Int64 = 0
        while true {
            let page = try storage.pending(after: position, limit: 500)
            guard let last = page.last else { break }
            position = last.position
            for pending in page { try collect(pending, isChosen) }
        }
        stamps = stamps.ordered { $0.old < $1.old }
        var merged: [(old: Stamp, base: Stamp, new: Stamp)] = []
        for stamp in stamps {
            if let last = merged.last, last.old == stamp.old {
                merged[merged.count - 1].base = max(last.base, stamp.base)
            } else {
                merged.append(stamp)
            }
        }
        stamps = merged
    }

    private mutating func collect(
        _ pending: PendingRecord, _ isChosen: (Stamp) -> Bool
    ) throws(StorageError) {
        guard let record = try storage.record(pending.kind, pending.id) else { return }
        var hasChosen = false
        for named in record.fields where named.field.isPending {
            let stamp = named.field.stamp
            if isChosen(stamp) {
                stamps.append((stamp, named.field.baseStamp, stamp))
                hasChosen = true
            } else {
                greatestKept = max(greatestKept, stamp.time)
            }
        }
        if hasChosen { records.append(pending) }
    }

    /// Moves all by the change of the clock's offset, none beyond the server's time.
    ///
    /// - Parameter change: milliseconds by which the clock turned out to be further ahead.
    mutating func move(by change: Int64, serverAt: Instant) {
        var previous: UInt64 = 0
        for i in stamps.indices {
            let old = stamps[i].old
            let (moved, overflow) = old.milliseconds.subtractingReportingOverflow(change)
            let most = serverAt.milliseconds
            let milliseconds = max(
                overflow ? most : min(most, moved), HybridClock.buildDate.milliseconds)
            var time = Stamp(milliseconds: milliseconds, node: old.node).time
            time = max(time, previous + 1)
            if stamps[i].base != .zero { time = max(time, stamps[i].base.time + 1) }
            stamps[i].new = Stamp(time: time, node: old.node)
            previous = time
        }
    }

    /// Keeps the times and names another node.
    mutating func put(node: UInt64) {
        for i in stamps.indices { stamps[i].new = Stamp(time: stamps[i].old.time, node: node) }
    }

    /// The greatest time given.
    var greatestTime: UInt64 { stamps.last?.new.time ?? 0 }

    /// Writes the new stamps into the store.
    func apply() throws(StorageError) -> [Restamped] {
        var restamped: [Restamped] = []
        for pending in records {
            guard let old = try storage.record(pending.kind, pending.id) else { continue }
            var record = old
            for named in old.fields where named.field.isPending {
                guard let new = replacement(of: named.field.stamp), new != named.field.stamp else {
                    continue
                }
                record[named.name]?.stamp = new
                restamped.append(
                    Restamped(
                        record: RecordKey(pending.kind, pending.id), name: named.name,
                        old: named.field.stamp, new: new))
            }
            if record != old { try storage.put(record, replacing: old) }
        }
        try followInUndo(restamped)
        return restamped
    }

    private func replacement(of stamp: Stamp) -> Stamp? {
        var low = 0
        var high = stamps.count
        while low < high {
            let middle = (low + high) / 2
            if stamps[middle].old < stamp { low = middle + 1 } else { high = middle }
        }
        return low < stamps.count && stamps[low].old == stamp ? stamps[low].new : nil
    }

    /// Changes that can be taken back know their fields by the new stamps.
    private func followInUndo(_ restamped: [Restamped]) throws(StorageError) {
        if restamped.isEmpty { return }
        var new: [CellKey: Stamp] = [:]
        for field in restamped {
            new[CellKey(field.record, name: field.name, stamp: field.old)] = field.new
        }
        let entries = try storage.undoEntries(limit: UndoEntry.kept)
        for _ in entries { try storage.popUndo() }
        for var entry in entries.reversed() {
            for i in entry.cells.indices {
                let cell = entry.cells[i]
                let key = RecordKey(cell.kind, cell.id)
                if let stamp = new[CellKey(key, name: cell.name, stamp: cell.stamp)] {
                    entry.cells[i].stamp = stamp
                }
                if let stamp = new[CellKey(key, name: cell.name, stamp: cell.previousStamp)] {
                    entry.cells[i].previousStamp = stamp
                }
            }
            if let inserted = entry.inserted { entry.inserted = moved(inserted) }
            try storage.pushUndo(entry)
        }
    }

    private func moved(_ times: ClosedRange<UInt64>) -> ClosedRange<UInt64> {
        let inside = stamps.filter { times.contains($0.old.time) }
        guard let first = inside.first?.new.time, let last = inside.last?.new.time, first <= last
        else { return times }
        return first...last
    }
}
