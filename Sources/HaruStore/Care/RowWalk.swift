import HaruReplica

/// Visits all rows of a table in the order of their numbers, from a position, as many at a time as
/// one likes. Where a page is damaged the row numbers on it are passed over one by one, so that every
/// readable row behind it is met. In a damaged table a row may be met twice.
struct RowWalk {
    private let database: Database
    private let all: String
    private let one: String
    private let greatest: String
    /// The row number up to which rows were visited or passed over.
    private(set) var position: Int64
    /// Row numbers that could not be looked up.
    private(set) var unreadable = 0

    /// Row numbers tried since the last row that was met.
    private var misses = 0

    /// How many row numbers are tried in a row: as many as one damaged inner page can hide (about 1,100
    /// pages of 80 rows), and not all there are, since the greatest one may be damaged itself.
    private static let patience = 1 << 17

    /// - Parameters:
    ///   - key: the column that is the row's number; columns of a statement count from 1 behind it.
    ///   - position: the row to begin after.
    init(
        _ database: Database, table: String, key: String, columns: String, after position: Int64 = 0
    ) {
        self.database = database
        self.position = position
        all = "SELECT \(key), \(columns) FROM \(table) WHERE \(key) > ?1 ORDER BY \(key)"
        one = "SELECT \(key), \(columns) FROM \(table) WHERE \(key) = ?1"
        greatest = "SELECT max(\(key)) FROM \(table)"
    }

    /// Visits up to `limit` rows.
    ///
    /// - Returns: whether there may be more.
    /// - Throws: what is not damage, and what `body` throws.
    mutating func visit(
        _ limit: Int = .max, _ body: (Statement) throws(StorageError) -> Void
    ) throws(StorageError) -> Bool {
        let end = try? database.integer(greatest)
        var left = limit
        while left > 0 {
            do throws(StorageError) {
                guard try scan(&left, end, body) else { return false }
            } catch {
                guard error.isDamage else { throw error }
                guard try passOver(&left, end, body) else { return false }
            }
        }
        return true
    }

    /// - Returns: whether the scan stopped for the limit, not at the end.
    private mutating func scan(
        _ left: inout Int, _ end: Int64?, _ body: (Statement) throws(StorageError) -> Void
    ) throws(StorageError) -> Bool {
        let statement = try database.prepare(all)
        statement.bind(1, position)
        while left > 0 {
            guard try statement.step() else { return false }
            // A number that is out of order or out of range is damaged, and is no place to go on from.
            let number = statement.integer(0)
            if number > position, number <= end ?? .max { position = number }
            left -= 1
            misses = 0
            try body(statement)
        }
        return true
    }

    /// Tries one row number after the other until one can be looked up, and visits what is there.
    ///
    /// - Returns: whether there may be more.
    private mutating func passOver(
        _ left: inout Int, _ end: Int64?, _ body: (Statement) throws(StorageError) -> Void
    ) throws(StorageError) -> Bool {
        guard let statement = try? database.prepare(one) else { return false }
        while position < end ?? .max, misses < RowWalk.patience {
            misses += 1
            position += 1
            statement.reset()
            statement.bind(1, position)
            do throws(StorageError) {
                if try statement.step() {
                    left -= 1
                    misses = 0
                    try body(statement)
                }
                return true
            } catch {
                guard error.isDamage else { throw error }
                unreadable += 1
            }
        }
        return false
    }
}
