/// Reads rows out of a text that arrives in pieces (RFC 4180).
///
/// Lines end with LF, CRLF or CR; a cell in quotes may hold all of them. A quote inside an unquoted
/// cell is itself, and what follows a closing quote belongs to the cell. The text is UTF-8 without
/// byte-order mark: `TextSource` takes it off.
///
/// Rows that lie inside one piece are handed on without being copied. A row longer than `limit`
/// bytes is reported and passed over, so that memory stays bounded whatever the text holds.
public struct CSVReader: Sendable {
    public static let defaultLimit = 1 << 20

    private let dialect: CSVDialect
    private let limit: Int
    /// Of the next row.
    private var line = 1
    /// The beginning of a row that the last piece left unfinished.
    private var pending: [UInt8] = []
    private var end: CSVRowEnd
    private var isInsideRow = false
    private var isSkipping = false
    /// The last piece ended with CR; a LF at the beginning of the next belongs to it.
    private var skipsLineFeed = false
    private var splitter: CSVRowSplitter

    public init(dialect: CSVDialect = .csv, limit: Int = CSVReader.defaultLimit) {
        self.dialect = dialect
        self.limit = limit
        end = CSVRowEnd(dialect: dialect)
        splitter = CSVRowSplitter(dialect: dialect, limit: limit)
    }

    /// Takes the next piece and calls `body` with each row that is complete.
    public mutating func read(_ piece: ByteSlice, _ body: (borrowing CSVRow) -> Void) {
        guard let bytes = piece.baseAddress, piece.count > 0 else { return }
        let count = piece.count
        var i = 0
        if skipsLineFeed {
            skipsLineFeed = false
            if bytes[0] == 0x0a { i = 1 }
        }
        if isInsideRow {
            guard let next = finishPending(bytes, from: i, count: count, body) else { return }
            i = next
        }
        while i < count {
            splitter.isCutOff = false
            guard let next = splitter.split(bytes, from: i, count: count, isLast: false) else {
                begin(bytes, from: i, count: count, body)
                return
            }
            emit(bytes + i, count: splitter.rowEnd - i, isAtEndOfText: false, body)
            i = next
            if i == count { skipsLineFeed = bytes[count - 1] == 0x0d }
        }
    }

    /// Takes the end of the text: the last row may lack its line break.
    public mutating func finish(_ body: (borrowing CSVRow) -> Void) {
        guard isInsideRow, !isSkipping else { return }
        isInsideRow = false
        emitPending(isAtEndOfText: true, body)
    }

    /// Keeps the beginning of a row that goes on in the next piece.
    private mutating func begin(
        _ bytes: UnsafePointer<UInt8>, from: Int, count: Int, _ body: (borrowing CSVRow) -> Void
    ) {
        isInsideRow = true
        end = CSVRowEnd(dialect: dialect)
        _ = end.find(bytes, from: from, count: count)
        keep(bytes + from, count - from, body)
    }

    /// Goes on with the row that an earlier piece began.
    ///
    /// - Returns: where the next row begins; `nil` if this one does not end here either.
    private mutating func finishPending(
        _ bytes: UnsafePointer<UInt8>, from: Int, count: Int, _ body: (borrowing CSVRow) -> Void
    ) -> Int? {
        guard let stop = end.find(bytes, from: from, count: count) else {
            keep(bytes + from, count - from, body)
            return nil
        }
        keep(bytes + from, stop - from, body)
        if isSkipping {
            line += end.lineBreaks + 1
            isSkipping = false
        } else {
            emitPending(isAtEndOfText: false, body)
        }
        isInsideRow = false
        guard bytes[stop] == 0x0d else { return stop + 1 }
        if stop + 1 == count { skipsLineFeed = true }
        return stop + 1 < count && bytes[stop + 1] == 0x0a ? stop + 2 : stop + 1
    }

    private mutating func keep(
        _ bytes: UnsafePointer<UInt8>, _ count: Int, _ body: (borrowing CSVRow) -> Void
    ) {
        guard !isSkipping else { return }
        if pending.count + count > limit {
            isSkipping = true
            pending = []
            report(.lineTooLong, body)
        } else {
            pending.append(contentsOf: ByteSlice(start: bytes, count: count))
        }
    }

    private mutating func emitPending(
        isAtEndOfText: Bool, _ body: (borrowing CSVRow) -> Void
    ) {
        var row: [UInt8] = []
        swap(&row, &pending)
        row.withUnsafeBufferPointer { row in
            splitter.isCutOff = false
            if let bytes = row.baseAddress {
                _ = splitter.split(bytes, from: 0, count: row.count, isLast: true)
                emit(bytes, count: row.count, isAtEndOfText: isAtEndOfText, body)
            }
        }
        row.removeAll(keepingCapacity: true)
        swap(&row, &pending)
    }

    private mutating func emit(
        _ bytes: UnsafePointer<UInt8>, count: Int, isAtEndOfText: Bool,
        _ body: (borrowing CSVRow) -> Void
    ) {
        defer { line += splitter.lineBreaks + 1 }
        if count > limit { return report(.lineTooLong, body) }
        if splitter.isCutOff { return report(.truncated, body) }
        let line = line
        let dialect = dialect
        splitter.withFields { fields, unescaped in
            let row = CSVRow(
                line: line, problem: nil, isAtEndOfText: isAtEndOfText,
                bytes: ByteSlice(start: bytes, count: count), fields: fields, unescaped: unescaped)
            if row.count == 1, !dialect.keepsBlankLines, row.isBlank { return }
            body(row)
        }
    }

    private func report(_ problem: CSVRow.Problem, _ body: (borrowing CSVRow) -> Void) {
        let none = ByteSlice(start: nil, count: 0)
        body(
            CSVRow(
                line: line, problem: problem, isAtEndOfText: false, bytes: none,
                fields: UnsafeBufferPointer(start: nil, count: 0), unescaped: none))
    }
}
