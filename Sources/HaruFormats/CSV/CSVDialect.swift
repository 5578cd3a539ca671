/// How a text of rows is written.
public struct CSVDialect: Sendable {
    /// What separates cells; `nil` where a row is one cell.
    public var delimiter: UInt8?
    /// Whether a cell may stand in double quotes.
    public var hasQuotes: Bool
    /// Whether lines with nothing but spaces are rows.
    public var keepsBlankLines: Bool

    public init(delimiter: UInt8?, hasQuotes: Bool = true, keepsBlankLines: Bool = false) {
        self.delimiter = delimiter
        self.hasQuotes = hasQuotes
        self.keepsBlankLines = keepsBlankLines
    }

    /// RFC 4180.
    public static let csv = CSVDialect(delimiter: UInt8(ascii: ","))
    /// Tabs between cells, and no quotes.
    public static let tabs = CSVDialect(delimiter: 0x09, hasQuotes: false)
    /// Lines as they are, blank ones included.
    public static let lines = CSVDialect(delimiter: nil, hasQuotes: false, keepsBlankLines: true)
}
