import CSQLite
import HaruReplica

/// The SQLite library that is linked, as a number: 3.40.1 is 3040001.
public let sqliteVersion = Int(sqlite3_libversion_number())

/// One connection. It belongs to one thread at a time and owns SQLite's handle.
package final class Database {
    let handle: OpaquePointer
    let path: String
    /// Held until the file is closed, whoever still uses the connection by then.
    var lock: StoreLock?
    /// The first failure of a write or sync. What the file holds by then is known to nobody but the
    /// next opening, so nothing more is written through this connection (sync 10.2).
    private(set) var failure: StorageError?

    /// - Parameters:
    ///   - vfs: the name of a registered file layer, for tests; `nil` = the system's.
    ///   - isURI: whether `path` is one of SQLite's `file:` addresses.
    package init(
        path: String, readOnly: Bool = false, create: Bool = true, vfs: String? = nil,
        isURI: Bool = false
    ) throws(StorageError) {
        var handle: OpaquePointer?
        let flags =
            (readOnly
                ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | (create ? SQLITE_OPEN_CREATE : 0))
            | (isURI ? SQLITE_OPEN_URI : 0) | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &handle, flags, vfs)
        guard code == SQLITE_OK, let handle else {
            let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(handle)
            throw .failed(code: Int(code), message: message)
        }
        self.handle = handle
        self.path = path
    }

    deinit { sqlite3_close_v2(handle) }

    func error(_ code: Int32) -> StorageError {
        let error = StorageError.failed(
            code: Int(code), message: String(cString: sqlite3_errmsg(handle)))
        if failure == nil, code & 0xff == SQLITE_IOERR, !Database.readFailures.contains(code) {
            failure = error
        }
        return error
    }

    /// `SQLITE_IOERR_READ` and `SQLITE_IOERR_SHORT_READ`.
    private static let readFailures = [SQLITE_IOERR | 1 << 8, SQLITE_IOERR | 2 << 8]

    package func execute(_ sql: String) throws(StorageError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        if code != SQLITE_OK { throw error(code) }
    }

    enum Locking: String { case normal, exclusive }

    /// Whether SQLite gives its lock back after every statement or keeps it until the next change of
    /// this setting.
    private(set) var locking = Locking.normal

    /// - Returns: whether SQLite accepted it.
    func setLocking(_ new: Locking) throws(StorageError) -> Bool {
        guard locking != new else { return true }
        guard try text("PRAGMA locking_mode=\(new.rawValue)") == new.rawValue else { return false }
        locking = new
        return true
    }

    package func prepare(_ sql: String) throws(StorageError) -> Statement {
        try Statement(self, sql)
    }

    /// The first column of the first row, or `nil` when there is no row.
    package func integer(_ sql: String) throws(StorageError) -> Int64? {
        let statement = try prepare(sql)
        return try statement.step() ? statement.integer(0) : nil
    }

    package func text(_ sql: String) throws(StorageError) -> String? {
        let statement = try prepare(sql)
        return try statement.step() ? statement.text(0) : nil
    }

    package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
    package var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }
    /// Rows changed by the last statement.
    package var changes: Int { Int(sqlite3_changes(handle)) }
}

/// A prepared statement; parameters and columns are numbered as in SQLite (from 1, from 0).
package final class Statement {
    private let handle: OpaquePointer
    /// Kept, so that the connection outlives its statements and closes at once when it ends.
    private let database: Database

    init(_ database: Database, _ sql: String) throws(StorageError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(
            database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else { throw database.error(code) }
        self.handle = handle
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    @inline(__always) package func bind(_ index: Int32, _ value: Int64) {
        sqlite3_bind_int64(handle, index, value)
    }

    package func bindNull(_ index: Int32) { sqlite3_bind_null(handle, index) }

    package func bind(_ index: Int32, _ text: String) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                _ = sqlite3_bind_text(handle, index, $0.baseAddress, Int32($0.count), transient)
            }
        }
    }

    /// Binds bytes that SQLite copies.
    package func bind(_ index: Int32, _ bytes: [UInt8]) {
        if bytes.isEmpty {
            sqlite3_bind_zeroblob(handle, index, 0)
            return
        }
        _ = bytes.withUnsafeBytes {
            sqlite3_bind_blob(handle, index, $0.baseAddress, Int32($0.count), transient)
        }
    }

    /// Binds bytes that stay where they are until the statement is stepped and reset.
    @inline(__always) func bind(_ index: Int32, borrowing bytes: UnsafeRawBufferPointer) {
        sqlite3_bind_blob(handle, index, bytes.baseAddress, Int32(bytes.count), nil)
    }

    /// - Returns: whether there is a row.
    @inline(__always) package func step() throws(StorageError) -> Bool {
        let code = sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        if code == SQLITE_DONE { return false }
        let error = database.error(code)
        sqlite3_reset(handle)
        throw error
    }

    /// Steps once and makes the statement ready to be bound anew.
    package func run() throws(StorageError) {
        _ = try step()
        reset()
    }

    @inline(__always) package func reset() { sqlite3_reset(handle) }

    @inline(__always) package func integer(_ column: Int32) -> Int64 {
        sqlite3_column_int64(handle, column)
    }
    package func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(handle, column) == SQLITE_NULL
    }

    package var columnCount: Int32 { sqlite3_column_count(handle) }
    package func columnName(_ column: Int32) -> String {
        String(cString: sqlite3_column_name(handle, column))
    }
    /// `SQLITE_INTEGER` and the like.
    package func type(_ column: Int32) -> Int32 { sqlite3_column_type(handle, column) }
    package func double(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

    package func text(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(handle, column) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// The column's bytes, valid until the next step or reset.
    @inline(__always) package func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
        let start = sqlite3_column_blob(handle, column)
        return UnsafeRawBufferPointer(
            start: start, count: Int(sqlite3_column_bytes(handle, column)))
    }

    /// SQLite's own macro for "copy this" is a cast that Swift does not import.
    private var transient: sqlite3_destructor_type {
        unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    }
}
