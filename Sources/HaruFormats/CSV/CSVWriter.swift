/// Writes CSV cells (RFC 4180). Rows end with CRLF; the caller puts the commas between cells.
public struct CSVWriter: Sendable {
    /// Stands at the beginning of a file, so that spreadsheets take it for UTF-8.
    public static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

    /// Whether a text that a spreadsheet would take for a formula gets an apostrophe in front. One
    /// that has such an apostrophe already always gets another, so that `text(of:)` restores all.
    public let isForSpreadsheets: Bool

    public init(isForSpreadsheets: Bool = false) {
        self.isForSpreadsheets = isForSpreadsheets
    }

    /// Appends one cell of text, in quotes if it needs them.
    public func cell(_ text: String, into bytes: inout [UInt8]) {
        let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable {
            cell($0, into: &bytes)
        }
        if isWritten == nil {
            Array(text.utf8).withUnsafeBufferPointer { cell($0, into: &bytes) }
        }
    }

    public func cell(_ text: ByteSlice, into bytes: inout [UInt8]) {
        guard let first = text.first else { return }
        let last = text[text.count - 1]
        // Some readers take the space at the ends of a bare cell off.
        var needsQuotes = first == 0x20 || first == 0x09 || last == 0x20 || last == 0x09
        var hasQuote = false
        for byte in text where byte <= 0x2c {
            switch byte {
            case 0x22: hasQuote = true
            case 0x2c, 0x0a, 0x0d: needsQuotes = true
            default: break
            }
        }
        let isShielded =
            (isForSpreadsheets || first == CSVWriter.apostrophe) && CSVWriter.isFormula(text)
        guard needsQuotes || hasQuote else {
            if isShielded { bytes.append(CSVWriter.apostrophe) }
            bytes.append(contentsOf: text)
            return
        }
        bytes.append(0x22)
        if isShielded { bytes.append(CSVWriter.apostrophe) }
        if hasQuote {
            for byte in text {
                if byte == 0x22 { bytes.append(0x22) }
                bytes.append(byte)
            }
        } else {
            bytes.append(contentsOf: text)
        }
        bytes.append(0x22)
    }

    public func endRow(into bytes: inout [UInt8]) {
        bytes.append(0x0d)
        bytes.append(0x0a)
    }

    /// Appends a whole row of texts.
    public func row(_ cells: [String], into bytes: inout [UInt8]) {
        for (i, text) in cells.enumerated() {
            if i > 0 { bytes.append(0x2c) }
            cell(text, into: &bytes)
        }
        endRow(into: &bytes)
    }

    /// The text of a cell that `cell` wrote: without the apostrophe that a formula got.
    static func text(of cell: ByteSlice) -> ByteSlice {
        guard cell.first == apostrophe, isFormula(cell) else { return cell }
        return ByteSlice(rebasing: cell.dropFirst())
    }

    private static let apostrophe = UInt8(ascii: "'")

    /// Whether a text is a formula to a spreadsheet, or would be without apostrophes in front.
    private static func isFormula(_ text: ByteSlice) -> Bool {
        let byte = text.first { $0 != apostrophe }
        return byte == UInt8(ascii: "=") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "@")
    }
}
