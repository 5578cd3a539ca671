/// Writes CSV cells (RFC 4180). Rows end with CRLF; the caller puts the commas between cells.
public struct CSVWriter: Sendable {
    /// Stands at the beginning of a file, so that spreadsheets take it for UTF-8.
    public static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

    /// Whether a text that a spreadsheet would take for a formula gets an apostrophe in front.
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
        let isFormula = isForSpreadsheets && CSVWriter.beginsFormula(first)
        guard needsQuotes || hasQuote else {
            if isFormula { bytes.append(0x27) }
            bytes.append(contentsOf: text)
            return
        }
        bytes.append(0x22)
        if isFormula { bytes.append(0x27) }
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

    private static func beginsFormula(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "=") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "@")
    }
}
