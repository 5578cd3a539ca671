import HaruCore
import HaruReplica
import HaruStore

/// The order in which fields arrived, and purges among them.
extension SQLiteHubStorage {
    /// Moves what has a new number to the end of the order of arrival.
    func order(
        _ record: HubRecord, _ row: Int64, old: HubRecord?
    ) throws(StorageError) {
        for (i, named) in record.record.fields.enumerated() {
            let before = old?.number(of: named.name) ?? 0
            if before == record.numbers[i] { continue }
            if before > 0 {
                removeEntry.bind(1, Int64(before))
                try removeEntry.run()
            }
            addEntry.bind(1, Int64(record.numbers[i]))
            addEntry.bind(2, row)
            addEntry.bind(3, named.name)
            try addEntry.run()
        }
    }

    func entries(after number: UInt64, limit: Int) throws(StorageError) -> [HubEntry] {
        var found: [HubEntry] = []
        let after = Int64(clamping: number)
        getEntries.bind(1, after)
        getEntries.bind(2, Int64(limit))
        defer { getEntries.reset() }
        var key: (row: Int64, key: RecordKey)?
        while try getEntries.step() {
            let row = getEntries.integer(1)
            if key?.row != row { key = try self.key(ofRow: row).map { (row, $0) } }
            guard let key else { continue }
            found.append(
                HubEntry(
                    number: UInt64(getEntries.integer(0)), record: key.key,
                    field: getEntries.text(2)))
        }
        getPurges.bind(1, after)
        getPurges.bind(2, Int64(limit))
        defer { getPurges.reset() }
        var hasPurges = false
        while try getPurges.step() {
            guard let kind = kind(getPurges.integer(1)) else { continue }
            hasPurges = true
            found.append(
                HubEntry(
                    number: UInt64(getPurges.integer(0)),
                    record: RecordKey(kind, getPurges.id(2)), field: nil))
        }
        if hasPurges { found.sort { $0.number < $1.number } }
        return Array(found.prefix(limit))
    }
}
