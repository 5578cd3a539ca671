/// Cuts one row into cells. This is the loop that every byte of an import passes through.
struct CSVRowSplitter: Sendable {
    private let delimiter: UInt8
    private let hasQuotes: Bool
    private let limit: Int
    private var fields: [CSVField]
    private var fieldCount = 0
    /// Cells whose quotes were doubled, without the doubling.
    private var unescaped: [UInt8] = []
    /// Where the row ended, its line break not counted.
    private(set) var rowEnd = 0
    /// Line breaks inside the row.
    private(set) var lineBreaks = 0
    /// The text ended inside quotes.
    var isCutOff = false

    init(dialect: CSVDialect, limit: Int) {
        self.limit = limit
        // A line feed ends the row before it could separate cells.
        delimiter = dialect.delimiter ?? 0x0a
        hasQuotes = dialect.hasQuotes
        let none = CSVField(start: 0, count: 0, isUnescaped: false)
        fields = [CSVField](repeating: none, count: 32)
    }

    func withFields(_ body: (UnsafeBufferPointer<CSVField>, ByteSlice) -> Void) {
        fields.withUnsafeBufferPointer { fields in
            unescaped.withUnsafeBufferPointer { unescaped in
                body(UnsafeBufferPointer(start: fields.baseAddress, count: fieldCount), unescaped)
            }
        }
    }

    /// Splits the row that begins at `from`.
    ///
    /// - Parameter isLast: whether the row ends where the bytes do.
    /// - Returns: where the next row begins; `nil` if the row goes on behind the bytes.
    mutating func split(
        _ bytes: UnsafePointer<UInt8>, from: Int, count: Int, isLast: Bool
    ) -> Int? {
        fieldCount = 0
        lineBreaks = 0
        if !unescaped.isEmpty { unescaped.removeAll(keepingCapacity: true) }
        let delimiter = delimiter
        var i = from
        while true {
            if hasQuotes, i < count, bytes[i] == 0x22 {
                guard
                    let next = quoted(bytes, at: i, row: from, count: count, isLast: isLast)
                else { return nil }
                i = next
            } else {
                let start = i
                while i < count {
                    let byte = bytes[i]
                    if byte == delimiter || byte == 0x0a || byte == 0x0d { break }
                    i &+= 1
                }
                add(start: start - from, count: i - start, isUnescaped: false)
            }
            if i == count {
                rowEnd = count
                return isLast ? count : nil
            }
            let byte = bytes[i]
            if byte == 0x0a || byte == 0x0d {
                rowEnd = i
                i &+= 1
                if byte == 0x0d, i < count, bytes[i] == 0x0a { i &+= 1 }
                return i
            }
            i &+= 1
        }
    }

    /// Reads the cell whose opening quote is at `at`.
    ///
    /// - Returns: where the delimiter or line break behind it is; `nil` if it goes on.
    private mutating func quoted(
        _ bytes: UnsafePointer<UInt8>, at: Int, row: Int, count: Int, isLast: Bool
    ) -> Int? {
        var start = at + 1
        var i = start
        /// Where the cell begins in `unescaped`, if it had to be copied.
        var copy: Int?
        while true {
            while i < count, bytes[i] != 0x22 {
                if bytes[i] == 0x0a
                    || (bytes[i] == 0x0d && (i + 1 == count || bytes[i + 1] != 0x0a))
                {
                    lineBreaks += 1
                }
                i &+= 1
            }
            if i == count {
                guard isLast else { return nil }
                isCutOff = true
                return count
            }
            if i + 1 == count {
                // Whether this is a closing quote or the first of two is in the next piece.
                guard isLast else { return nil }
                break
            }
            guard bytes[i + 1] == 0x22 else { break }
            copy = copy ?? unescaped.count
            unescaped.append(contentsOf: ByteSlice(start: bytes + start, count: i + 1 - start))
            i += 2
            start = i
        }
        let closing = i
        i += 1
        while i < count, bytes[i] != delimiter, bytes[i] != 0x0a, bytes[i] != 0x0d { i += 1 }
        if copy == nil, i == closing + 1 {
            add(start: start - row, count: closing - start, isUnescaped: false)
            return i
        }
        let from = copy ?? unescaped.count
        unescaped.append(contentsOf: ByteSlice(start: bytes + start, count: closing - start))
        unescaped.append(contentsOf: ByteSlice(start: bytes + closing + 1, count: i - closing - 1))
        add(start: from, count: unescaped.count - from, isUnescaped: true)
        return i
    }

    @inline(__always)
    private mutating func add(start: Int, count: Int, isUnescaped: Bool) {
        let field = CSVField(start: start, count: count, isUnescaped: isUnescaped)
        if fieldCount < fields.count {
            fields[fieldCount] = field
        } else {
            // A row with more cells than the limit has bytes is refused for its length.
            guard fieldCount <= limit else { return }
            fields.append(field)
        }
        fieldCount &+= 1
    }
}

/// Finds the end of a row that is spread over several pieces, each looked at once.
struct CSVRowEnd: Sendable {
    private enum State { case cellStart, plain, quoted, quoteInQuoted }

    private let delimiter: UInt8
    private let hasQuotes: Bool
    private var state = State.cellStart
    private var lastWasReturn = false
    /// Line breaks inside quotes so far.
    private(set) var lineBreaks = 0

    init(dialect: CSVDialect) {
        delimiter = dialect.delimiter ?? 0x0a
        hasQuotes = dialect.hasQuotes
    }

    /// - Returns: where the line break is that ends the row; `nil` if the row goes on.
    mutating func find(_ bytes: UnsafePointer<UInt8>, from: Int, count: Int) -> Int? {
        var i = from
        while i < count {
            let byte = bytes[i]
            switch state {
            case .quoted:
                if byte == 0x22 {
                    state = .quoteInQuoted
                } else if byte == 0x0d || (byte == 0x0a && !lastWasReturn) {
                    lineBreaks += 1
                }
                lastWasReturn = byte == 0x0d
            case .cellStart where hasQuotes && byte == 0x22:
                state = .quoted
            case .quoteInQuoted where byte == 0x22:
                state = .quoted
            case .cellStart, .plain, .quoteInQuoted:
                if byte == 0x0a || byte == 0x0d { return i }
                state = byte == delimiter ? .cellStart : .plain
            }
            i &+= 1
        }
        return nil
    }
}
