import HaruCore

/// The records of one kind in memory, in ascending order of id.
struct MemoryTable {
    struct Row {
        var record: Record
        /// Where the record lies in time.
        var entry: TimelineEntry?
    }

    let kind: Kind
    private(set) var rows: [Row] = []

    init(kind: Kind) { self.kind = kind }

    func record(_ id: RecordID) -> Record? {
        let place = place(of: id)
        return isThere(id, place) ? rows[place].record : nil
    }

    /// Puts a record in place of what is there; `nil` takes it out.
    ///
    /// - Returns: what was there.
    mutating func set(_ record: Record?, _ id: RecordID) -> Record? {
        let place = place(of: id)
        let known = isThere(id, place) ? rows[place].record : nil
        if let record {
            let row = Row(record: record, entry: TimelineEntry(record))
            if known == nil { rows.insert(row, at: place) } else { rows[place] = row }
        } else if known != nil {
            rows.remove(at: place)
        }
        return known
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
