/// One row of a CSV text, valid only during the call it is handed to.
public struct CSVRow: ~Copyable {
    /// Why a row cannot be given.
    public enum Problem: Sendable {
        /// Longer than the reader's limit.
        case lineTooLong
        /// The text ends inside quotes.
        case truncated
    }

    /// Of the row's first line, counted from 1.
    public let line: Int
    /// `nil` for a row that was read; a row with a problem has no cells.
    public let problem: Problem?
    /// The text ended without a line break after this row, so it may have been cut off.
    public let isAtEndOfText: Bool
    /// The row as it stands in the text, without its line break.
    public let bytes: ByteSlice

    let fields: UnsafeBufferPointer<CSVField>
    let unescaped: ByteSlice

    public var count: Int { fields.count }

    /// The cell at `index`, without quotes; empty where there is none.
    public subscript(index: Int) -> ByteSlice {
        guard index >= 0, index < fields.count else { return ByteSlice(start: nil, count: 0) }
        let field = fields[index]
        let source = field.isUnescaped ? unescaped : bytes
        return source.part(field.start..<field.start + field.count)
    }

    public var isBlank: Bool {
        for i in 0..<count where !self[i].trimmed.isEmpty { return false }
        return true
    }

    public var isUTF8: Bool { UTF8Check.isValid(bytes) }
}

/// Where a cell lies: in the row itself, or in the reader's copy without doubled quotes.
struct CSVField: Sendable {
    private let position: UInt32
    private let length: UInt32

    init(start: Int, count: Int, isUnescaped: Bool) {
        position = UInt32(truncatingIfNeeded: start) << 1 | (isUnescaped ? 1 : 0)
        length = UInt32(truncatingIfNeeded: count)
    }

    var start: Int { Int(position >> 1) }
    var count: Int { Int(length) }
    var isUnescaped: Bool { position & 1 == 1 }
}
