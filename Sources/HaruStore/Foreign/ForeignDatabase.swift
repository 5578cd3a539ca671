import CSQLite
import HaruCore
import HaruReplica

/// A database that another program wrote, which may come from anywhere. It is read and nothing else:
/// no journal is rolled back, no log taken in, no view or trigger of it runs.
public final class ForeignDatabase {
    /// The tables that are there, of those that were asked for, by their names in the database.
    public let tables: [String]
    private let database: Database
    private let fileSize: Int64

    /// The longest text or blob that is read, in bytes.
    private static let allowedLength: Int32 = 1 << 20

    /// - Parameters:
    ///   - path: of a copy; the database must not change while it is open.
    ///   - wanted: names of tables, small letters being like capitals.
    public init(path: String, wanted: [String]) throws(StorageError) {
        let database = try Database(
            path: ForeignDatabase.address(path), readOnly: true, create: false, isURI: true)
        sqlite3_limit(database.handle, SQLITE_LIMIT_LENGTH, ForeignDatabase.allowedLength)
        try database.execute("PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON")
        let pages = try database.integer("PRAGMA page_count") ?? 0
        fileSize = pages * (try database.integer("PRAGMA page_size") ?? 0)
        var tables: [String] = []
        // A table without a page of its own is computed by the schema.
        let list = try database.prepare(
            "SELECT name FROM sqlite_master WHERE type='table' AND rootpage>0 ORDER BY name")
        while try list.step() {
            let name = list.text(0)
            if wanted.contains(where: { ForeignDatabase.isSame($0, name) }) { tables.append(name) }
        }
        self.database = database
        self.tables = tables
    }

    /// The tables as one JSON text, in pieces, from its beginning:
    /// `{"sqlite":["A"],"tables":{"A":{"columns":["x"],"rows":[[1],["b"]]}}}`. Where the database turns
    /// out damaged the text breaks off.
    public func text() -> () -> [UInt8]? {
        let dump = DatabaseDump(database, tables: tables, mostRows: fileSize / 4)
        return { dump.next() }
    }

    /// Read-only and unchanging, so that nothing beside the file is looked for.
    private static func address(_ path: String) -> String {
        var address: [UInt8] = Array("file:".utf8)
        for byte in path.utf8 {
            let isPlain =
                (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20) || byte == 0x2f
            if isPlain {
                address.append(byte)
            } else {
                address += [UInt8(ascii: "%"), Hex.digit(byte >> 4), Hex.digit(byte & 15)]
            }
        }
        return String(decoding: address, as: UTF8.self) + "?immutable=1"
    }

    private static func isSame(_ a: String, _ b: String) -> Bool {
        sqlite3_stricmp(a, b) == 0
    }
}

/// Writes the text of a database's tables, row by row.
private final class DatabaseDump {
    private let database: Database
    private let tables: [String]
    /// More rows than this can no file of that size hold: its pages go round in a circle.
    private let mostRows: Int64
    private var place = -1
    private var rows: Statement?
    private var rowCount: Int64 = 0
    private var hasEnded = false

    private static let pieceSize = 1 << 16

    init(_ database: Database, tables: [String], mostRows: Int64) {
        self.database = database
        self.tables = tables
        self.mostRows = mostRows
    }

    func next() -> [UInt8]? {
        if hasEnded { return nil }
        var piece: [UInt8] = []
        do throws(StorageError) {
            while !hasEnded, piece.count < DatabaseDump.pieceSize { try add(to: &piece) }
        } catch {
            hasEnded = true
        }
        return piece
    }

    private func add(to piece: inout [UInt8]) throws(StorageError) {
        if place < 0 {
            append("{\"sqlite\":", to: &piece)
            JSON.array(tables.map { .string($0) }).write(into: &piece)
            append(",\"tables\":{", to: &piece)
            place = 0
        } else if let rows {
            try add(rows, to: &piece)
        } else if place < tables.count {
            try beginTable(to: &piece)
        } else {
            append("}}", to: &piece)
            hasEnded = true
        }
    }

    private func beginTable(to piece: inout [UInt8]) throws(StorageError) {
        let name = tables[place]
        let rows = try database.prepare("SELECT * FROM main." + DatabaseDump.quoted(name))
        append(place == 0 ? "\n" : ",\n", to: &piece)
        JSON.writeString(name, into: &piece)
        append(":{\"columns\":", to: &piece)
        JSON.array(rows.columnNames.map { .string($0) }).write(into: &piece)
        append(",\"rows\":[", to: &piece)
        self.rows = rows
        rowCount = 0
    }

    private func add(_ rows: Statement, to piece: inout [UInt8]) throws(StorageError) {
        guard try rows.step() else {
            append("]}", to: &piece)
            self.rows = nil
            place += 1
            return
        }
        guard rowCount < mostRows else {
            hasEnded = true
            return
        }
        append(rowCount == 0 ? "\n" : ",\n", to: &piece)
        rowCount += 1
        JSON.array(rows.values).write(into: &piece)
    }

    private static func quoted(_ name: String) -> String {
        var quoted: [UInt8] = [0x22]
        for byte in name.utf8 { quoted += byte == 0x22 ? [0x22, 0x22] : [byte] }
        return String(decoding: quoted + [0x22], as: UTF8.self)
    }
}

extension Statement {
    fileprivate var columnNames: [String] {
        (0..<columnCount).map { columnName($0) }
    }

    /// The columns of the row; a blob is nothing that can be read here.
    fileprivate var values: [JSON] {
        (0..<columnCount).map { column in
            switch type(column) {
            case SQLITE_INTEGER: .int(integer(column))
            case SQLITE_FLOAT: .double(double(column))
            case SQLITE_TEXT: .string(text(column))
            default: .null
            }
        }
    }
}
