import HaruCore
import HaruReplica
import HaruStore

/// Records that are gone for good; only their names and numbers are kept.
extension SQLiteHubStorage {
    func purge(_ key: RecordKey, number: UInt64, at instant: Instant) throws(StorageError) {
        let kind = try numberMaking(key.kind)
        if let old = try find(kind, key) {
            for number in old.record.numbers {
                removeEntry.bind(1, Int64(number))
                try removeEntry.run()
            }
            let gone = try database.prepare("DELETE FROM record WHERE row = ?1")
            gone.bind(1, old.row)
            try gone.run()
            try references.replace(old.record.record, by: nil, row: old.row)
        }
        last = nil
        let statement = try database.prepare(
            "INSERT INTO purge(number, kind, id, at) VALUES(?1, ?2, ?3, ?4)")
        statement.bind(1, Int64(number))
        statement.bind(2, kind)
        statement.bind(3, key.id.bytes)
        statement.bind(4, instant.milliseconds)
        try statement.run()
    }

    func purgeNumber(of key: RecordKey) throws(StorageError) -> UInt64? {
        guard let kind = number(of: key.kind) else { return nil }
        getPurge.bind(1, kind)
        getPurge.bind(2, key.id.bytes)
        defer { getPurge.reset() }
        return try getPurge.step() ? UInt64(getPurge.integer(0)) : nil
    }

    func forgetPurge(of key: RecordKey, _ kind: Int64) throws(StorageError) {
        removePurge.bind(1, kind)
        removePurge.bind(2, key.id.bytes)
        try removePurge.run()
    }

    func forgetPurges(before instant: Instant) throws(StorageError) -> UInt64 {
        let greatest = try database.prepare("SELECT max(number) FROM purge WHERE at < ?1")
        greatest.bind(1, instant.milliseconds)
        guard try greatest.step(), !greatest.isNull(0) else { return 0 }
        let number = UInt64(greatest.integer(0))
        let statement = try database.prepare("DELETE FROM purge WHERE at < ?1")
        statement.bind(1, instant.milliseconds)
        try statement.run()
        return number
    }
}
