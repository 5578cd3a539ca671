import HaruCore

/// The records of one kind in memory, in ascending order of id.
struct MemoryTable {
    struct Row {
        var record: Record
        /// Its position in the store.
        let position: Int64
        /// Where the record lies in time.
        var entry: TimelineEntry?
    }

    let kind: Kind
    private(set) var rows: [Row] = []

    init(kind: Kind) { self.kind = kind }

    func row(_ id: RecordID) -> Row? {
        let place = place(of: id)
        return isThere(id, place) ? rows[place] : nil
    }

    /// Puts a record in place of what is there; `nil` takes it out.
    ///
    /// - Parameter position: where it comes to lie.
    mutating func set(_ record: Record?, _ id: RecordID, position: Int64) {
        let place = place(of: id)
        let isKnown = isThere(id, place)
        if let record {
            let row = Row(record: record, position: position, entry: TimelineEntry(record))
            if isKnown { rows[place] = row } else { rows.insert(row, at: place) }
        } else if isKnown {
            rows.remove(at: place)
        }
    }

    private func isThere(_ id: RecordID, _ place: Int) -> Bool {
        place < rows.count && rows[place].record.id == id
    }

    private func place(of id: RecordID) -> Int {
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].record.id < id { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
