import HaruCore
import HaruReplica

/// Finding records as a person names them.
extension SQLiteStorage {
    private static let recordKinds = [Kind.session, .count]

    /// The session or count that was written down last and still lives.
    public func lastRecord() throws(StorageError) -> (kind: Kind, id: RecordID)? {
        let statement = try statement(Query.newestRecords)
        defer { statement.reset() }
        while try statement.step() {
            guard let kind = kindNumbers[statement.integer(0)]?.kind,
                SQLiteStorage.recordKinds.contains(kind),
                let id = RecordID(bytes: statement.bytes(1)),
                let record = try record(kind, id), !record.isDeleted
            else { continue }
            return (kind, id)
        }
        return nil
    }

    /// Live sessions and counts whose id begins with these hexadecimal digits, at most `limit`.
    public func records(
        withIDPrefix digits: [UInt8], limit: Int
    ) throws(StorageError) -> [(kind: Kind, id: RecordID)] {
        let (first, last) = idRange(digits)
        var found: [(kind: Kind, id: RecordID)] = []
        for kind in SQLiteStorage.recordKinds {
            let statement = try statement(Query.idsBetween)
            statement.bind(1, kindNumbers[kind]?.number ?? 0)
            statement.bind(2, first.bytes)
            statement.bind(3, last.bytes)
            var ids: [RecordID] = []
            while try statement.step(), ids.count <= limit {
                if let id = RecordID(bytes: statement.bytes(0)) { ids.append(id) }
            }
            statement.reset()
            for id in ids where found.count < limit {
                if let record = try record(kind, id), !record.isDeleted { found.append((kind, id)) }
            }
        }
        return found
    }

    /// How many hexadecimal digits tell a session or count from all others of the store.
    public func distinguishingDigits(of id: RecordID) throws(StorageError) -> Int {
        var digits = 1
        for kind in SQLiteStorage.recordKinds {
            for query in [Query.idBefore, Query.idAfter] {
                let statement = try statement(query)
                statement.bind(1, kindNumbers[kind]?.number ?? 0)
                statement.bind(2, id.bytes)
                defer { statement.reset() }
                guard try statement.step(), let neighbour = RecordID(bytes: statement.bytes(0))
                else {
                    continue
                }
                digits = max(digits, commonDigits(id, neighbour) + 1)
            }
        }
        return min(digits, 32)
    }

    private func commonDigits(_ a: RecordID, _ b: RecordID) -> Int {
        let high = (a.high ^ b.high).leadingZeroBitCount
        return (high < 64 ? high : 64 + (a.low ^ b.low).leadingZeroBitCount) / 4
    }

    private func idRange(_ digits: [UInt8]) -> (RecordID, RecordID) {
        func id(fill: UInt8) -> RecordID {
            let nibbles = digits + [UInt8](repeating: fill, count: 32 - digits.count)
            func word(_ range: Range<Int>) -> UInt64 {
                nibbles[range].reduce(UInt64(0)) { $0 << 4 | UInt64($1) }
            }
            return RecordID(high: word(0..<16), low: word(16..<32))
        }
        return (id(fill: 0), id(fill: 15))
    }
}
