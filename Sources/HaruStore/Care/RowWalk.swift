import HaruReplica

/// Visits all rows of a table in the order of their numbers, from a position, as many at a time as
/// one likes. Where a page is damaged the row numbers on it are passed over one by one, so that the
/// first readable row behind it is met.
struct RowWalk {
    private let database: Database
    private let scan: String
    private let lookup: String
    private let last: String
    /// The number of the row visited last.
    private(set) var position: Int64
    /// Row numbers that could not be looked up.
    private(set) var unreadable = 0

    /// How many row numbers in a row are tried where the greatest one is not known.
    private static let patience = 1 << 16

    /// - Parameters:
    ///   - key: the column that is the row's number; columns of a statement count from 1 behind it.
    ///   - position: the row to begin after.
    init(
        _ database: Database, table: String, key: String, columns: String, after position: Int64 = 0
    ) {
        self.database = database
        self.position = position
        scan = "SELECT \(key), \(columns) FROM \(table) WHERE \(key) > ?1 ORDER BY \(key)"
        lookup = "SELECT \(key) FROM \(table) WHERE \(key) = ?1"
        last = "SELECT max(\(key)) FROM \(table)"
    }

    /// Visits up to `limit` rows.
    ///
    /// - Returns: whether there may be more.
    /// - Throws: what is not damage, and what `body` throws.
    mutating func visit(
        _ limit: Int = .max, _ body: (Statement) throws(StorageError) -> Void
    ) throws(StorageError) -> Bool {
        var left = limit
        while left > 0 {
            do throws(StorageError) {
                guard try scan(&left, body) else { return false }
            } catch {
                guard error.isDamage, try passOver() else {
                    if !error.isDamage { throw error }
                    return false
                }
            }
        }
        return true
    }

    /// - Returns: whether the scan stopped for the limit, not at the end.
    private mutating func scan(
        _ left: inout Int, _ body: (Statement) throws(StorageError) -> Void
    ) throws(StorageError) -> Bool {
        let statement = try database.prepare(scan)
        statement.bind(1, position)
        while left > 0 {
            guard try statement.step() else { return false }
            position = statement.integer(0)
            left -= 1
            try body(statement)
        }
        return true
    }

    /// Moves behind the row numbers that cannot be looked up.
    ///
    /// - Returns: whether there is anything behind them.
    private mutating func passOver() throws(StorageError) -> Bool {
        let end = try? database.integer(last)
        guard let statement = try? database.prepare(lookup) else { return false }
        var tried = 0
        while end.map({ position < $0 }) ?? (tried < RowWalk.patience) {
            tried += 1
            statement.reset()
            statement.bind(1, position + 1)
            do throws(StorageError) {
                // A row that is there is visited by the scan; a gap is passed over.
                if try !statement.step() { position += 1 }
                return true
            } catch {
                guard error.isDamage else { throw error }
                position += 1
                unreadable += 1
            }
        }
        return false
    }
}
