import HaruCore

/// A database as text, in which the portable readers get it from whoever can open databases:
///
///     {"sqlite":["Habits","Repetitions"],"tables":{
///     "Habits":{"columns":["Id","name"],"rows":[
///     [1,"명상"],
///     [2,"Run"]]},
///     "Repetitions":{"columns":["habit","timestamp"],"rows":[]}}}
///
/// Values are numbers, texts or null. Names are compared as SQLite does, small letters like capitals.
public enum DatabaseText {
    /// The tables that any of the readers asks for.
    public static let tables = ["Habits", "Repetitions", "tracks", "ticks", "CHECKINS"]

    /// Whether two names of tables or columns are the same to a database.
    public static func isSameName(_ a: String, _ b: String) -> Bool {
        let (a, b) = (a.utf8, b.utf8)
        return a.count == b.count
            && zip(a, b).allSatisfy { small($0) == small($1) }
    }

    private static func small(_ byte: UInt8) -> UInt8 {
        (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
    }

    /// Which tracker writes such a database.
    static func format(tables: [String]) -> FileFormat? {
        func has(_ name: String) -> Bool { tables.contains { isSameName($0, name) } }
        if has("Habits"), has("Repetitions") { return .loopBackup }
        if has("tracks"), has("ticks") { return .tickmate }
        if has("HABITS"), has("CHECKINS") { return .rewire }
        return nil
    }
}

/// One row of a table.
struct DatabaseRow {
    let columns: [String]
    let values: [JSON]

    /// The value of a column; null if there is no such column.
    subscript(_ name: String) -> JSON {
        for (column, value) in zip(columns, values) where DatabaseText.isSameName(column, name) {
            return value
        }
        return .null
    }

    /// A value that other tables name the row by, whether it is kept as a number or as text.
    func key(_ name: String) -> String? {
        let value = self[name]
        return value.string ?? value.int64.map { String($0) }
    }
}

extension HistoryBuilder {
    /// Calls `body` with each row of a table, numbered from 1, and reports those for which it throws.
    mutating func eachRow(
        of table: String, in file: ImportFile,
        _ body: (inout HistoryBuilder, DatabaseRow, Int) throws(ImportIssue.Reason) -> Void
    ) {
        var stream = JSONStream(file)
        var isWhole = false
        do throws(JSONStreamError) {
            try stream.members { (stream, member) throws(JSONStreamError) in
                guard sameBytes(member, "tables") else {
                    _ = try stream.value()
                    return
                }
                try stream.members { (stream, name) throws(JSONStreamError) in
                    guard DatabaseText.isSameName(name, table) else {
                        return try skipTable(&stream)
                    }
                    try eachRow(of: table, in: &stream, body)
                    isWhole = true
                }
            }
        } catch {
            // What is wrong with another table is told when that one is read.
            if isWhole { return }
            report(error == .truncated ? .truncated : .unreadable, line: nil, in: table)
        }
    }

    private func skipTable(_ stream: inout JSONStream) throws(JSONStreamError) {
        try stream.members { (stream, member) throws(JSONStreamError) in
            guard sameBytes(member, "rows") else {
                _ = try stream.value()
                return
            }
            try stream.elements { (stream) throws(JSONStreamError) in _ = try stream.value() }
        }
    }

    private mutating func eachRow(
        of table: String, in stream: inout JSONStream,
        _ body: (inout HistoryBuilder, DatabaseRow, Int) throws(ImportIssue.Reason) -> Void
    ) throws(JSONStreamError) {
        var columns: [String] = []
        var number = 0
        try stream.members { (stream, member) throws(JSONStreamError) in
            guard sameBytes(member, "rows") else {
                if case .value(let names) = try stream.value() { columns = names.texts }
                return
            }
            try stream.elements { (stream) throws(JSONStreamError) in
                number += 1
                let element = try stream.value()
                do throws(ImportIssue.Reason) {
                    switch element {
                    case .value(.array(let values)):
                        try body(
                            &self, DatabaseRow(columns: columns, values: values), number)
                    case .value: throw .unreadable
                    case .bad(let reason): throw reason
                    }
                } catch {
                    report(error, line: number, in: table)
                }
            }
        }
    }
}
