import Glibc
import HaruCore
import HaruReplica
import HaruStore

/// The server's own database: accounts, devices, tokens, links. What the devices keep in step is
/// not in it (`SQLiteHubStorage`). One connection, used by one thread at a time.
final class Ledger: @unchecked Sendable {
    private let lock = Lock()
    private let database: Database
    /// Tokens as they are in the database now.
    let tokens = TokenMemory()

    /// Opens or makes it.
    ///
    /// - Parameter path: a file in a folder of the server's user alone, or `:memory:`.
    init(_ path: String) throws(StorageError) {
        database = try Database(path: path)
        if let refused = try StoreSettings(sqliteVersion, isReadOnly: false).apply(to: database),
            refused != "journal_mode" || path != ":memory:"
        {
            throw .failed(code: 1, message: "SQLite does not accept the setting \(refused)")
        }
        try database.execute("PRAGMA busy_timeout=5000")
        let version = try database.integer("PRAGMA user_version") ?? 0
        guard version <= Int64(Ledger.migrations.count) else {
            throw .failed(code: 1, message: "\(path) is of a newer version of haru-server")
        }
        for step in Int(version)..<Ledger.migrations.count {
            try database.execute(
                "BEGIN IMMEDIATE; \(Ledger.migrations[step]); PRAGMA user_version=\(step + 1); COMMIT"
            )
        }
    }

    /// Numbered by their place, never edited once released.
    private static let migrations = [
        """
        CREATE TABLE account(
            id BLOB PRIMARY KEY, login TEXT NOT NULL UNIQUE, verifier TEXT, created INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE device(
            account BLOB NOT NULL REFERENCES account(id) ON DELETE CASCADE, id BLOB NOT NULL,
            name TEXT NOT NULL, platform TEXT NOT NULL, version TEXT NOT NULL,
            schema INTEGER NOT NULL, created INTEGER NOT NULL, seen INTEGER NOT NULL,
            PRIMARY KEY(account, id)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE token(
            id BLOB PRIMARY KEY, hash BLOB NOT NULL UNIQUE,
            account BLOB NOT NULL REFERENCES account(id) ON DELETE CASCADE, device BLOB,
            kind INTEGER NOT NULL, scopes INTEGER NOT NULL, name TEXT NOT NULL,
            created INTEGER NOT NULL, signed INTEGER NOT NULL, used INTEGER NOT NULL,
            ends INTEGER NOT NULL, replaces BLOB
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX token_account ON token(account, device);
        CREATE INDEX token_replaces ON token(replaces) WHERE replaces IS NOT NULL;
        CREATE TABLE link(
            hash BLOB PRIMARY KEY, kind INTEGER NOT NULL,
            account BLOB REFERENCES account(id) ON DELETE CASCADE, ends INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE profile(
            token BLOB PRIMARY KEY REFERENCES token(id) ON DELETE CASCADE, text TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE answer(
            token BLOB NOT NULL REFERENCES token(id) ON DELETE CASCADE, key TEXT NOT NULL,
            asked TEXT NOT NULL, body BLOB NOT NULL, at INTEGER NOT NULL,
            status INTEGER, type TEXT, bytes BLOB, PRIMARY KEY(token, key)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX answer_at ON answer(at)
        """,
    ]

    /// Reads and writes as one: all of it or nothing.
    ///
    /// - Throws: what `body` throws, or `.storeUnavailable`.
    func transaction<Result>(
        _ body: (Rows) throws(APIError) -> Result
    ) throws(APIError) -> Result {
        try locked { rows throws(APIError) -> Result in
            try rows.run("BEGIN IMMEDIATE")
            do throws(APIError) {
                let result = try body(rows)
                try rows.run("COMMIT")
                tokens.forget()
                return result
            } catch {
                _ = try? rows.run("ROLLBACK")
                throw error
            }
        }
    }

    func read<Result>(
        _ body: (Rows) throws(APIError) -> Result
    ) throws(APIError) -> Result {
        try locked(body)
    }

    private func locked<Result>(
        _ body: (Rows) throws(APIError) -> Result
    ) throws(APIError) -> Result {
        try lock.withLock { () throws(APIError) -> Result in try body(Rows(database)) }
    }

    /// The database while it is held.
    final class Rows {
        private let database: Database

        fileprivate init(_ database: Database) { self.database = database }

        enum Value {
            case int(Int64)
            case text(String)
            case bytes([UInt8])
            case null

            static func id(_ id: RecordID) -> Value { .bytes(id.bytes) }
            static func at(_ instant: Instant) -> Value { .int(instant.milliseconds) }
            static func id(_ id: RecordID?) -> Value { id.map { .id($0) } ?? .null }
        }

        /// - Returns: the number of rows that changed.
        @discardableResult
        func run(_ sql: String, _ values: Value...) throws(APIError) -> Int {
            do throws(StorageError) {
                _ = try prepare(sql, values).step()
                return database.changes
            } catch { throw APIError(.storeUnavailable) }
        }

        func all<Row>(
            _ sql: String, _ values: Value..., row: (Statement) -> Row
        ) throws(APIError) -> [Row] {
            do throws(StorageError) {
                let statement = try prepare(sql, values)
                var rows: [Row] = []
                while try statement.step() { rows.append(row(statement)) }
                return rows
            } catch { throw APIError(.storeUnavailable) }
        }

        func first<Row>(
            _ sql: String, _ values: Value..., row: (Statement) -> Row
        ) throws(APIError) -> Row? {
            do throws(StorageError) {
                let statement = try prepare(sql, values)
                return try statement.step() ? row(statement) : nil
            } catch { throw APIError(.storeUnavailable) }
        }

        private func prepare(_ sql: String, _ values: [Value]) throws(StorageError) -> Statement {
            let statement = try database.prepare(sql)
            for (i, value) in values.enumerated() {
                let place = Int32(i + 1)
                switch value {
                case .int(let number): statement.bind(place, number)
                case .text(let text): statement.bind(place, text)
                case .bytes(let bytes): statement.bind(place, bytes)
                case .null: break
                }
            }
            return statement
        }
    }
}

extension Statement {
    func id(_ column: Int32) -> RecordID {
        RecordID(bytes: Array(bytes(column))) ?? RecordID(high: 0, low: 0)
    }

    func instant(_ column: Int32) -> Instant { Instant(milliseconds: integer(column)) }
}
