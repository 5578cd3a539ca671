extension ImportFile {
    /// Calls `body` with each row, and with what stands for a row that cannot be given.
    func eachRow(_ dialect: CSVDialect, _ body: (borrowing CSVRow) -> Void) {
        var reader = CSVReader(dialect: dialect)
        var text = text()
        while let piece = text.read() {
            piece.withUnsafeBufferPointer { reader.read($0, body) }
        }
        reader.finish(body)
    }

    /// Calls `body` with each row below the header of a table; rows that cannot be given are left
    /// out.
    ///
    /// - Parameter cells: what finds its columns in the header.
    func eachTableRow<Cells: CSVCells>(
        _ cells: Cells.Type, _ body: (Cells, borrowing CSVRow) -> Void
    ) {
        var found: Cells?
        eachRow(tableDialect) { row in
            if row.problem != nil { return }
            guard let cells = found else {
                found = Cells(CSVColumns(row))
                return
            }
            body(cells, row)
        }
    }

    /// What separates the cells of a table: a comma, or, if its first row has none, the semicolon or
    /// tab that spreadsheets write in some countries.
    var tableDialect: CSVDialect {
        var head: [UInt8] = []
        var source = text()
        while head.count < 4096, let piece = source.read() { head.append(contentsOf: piece) }
        return CSVDialect.table(beginning: head)
    }
}

extension CSVDialect {
    static func table(beginning head: [UInt8]) -> CSVDialect {
        for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09] {
            let dialect = CSVDialect(delimiter: delimiter)
            var reader = CSVReader(dialect: dialect)
            var width: Int?
            let take = { (row: borrowing CSVRow) in width = width ?? row.count }
            head.withUnsafeBufferPointer { reader.read($0, take) }
            reader.finish(take)
            if let width, width > 1 { return dialect }
        }
        return .csv
    }
}

extension HistoryBuilder {
    /// Calls `body` with each row below the header of a table, and reports those for which it throws.
    ///
    /// - Parameter cells: what finds its columns in the header.
    mutating func eachTableRow<Cells: CSVCells>(
        of file: ImportFile, _ cells: Cells.Type,
        _ body: (inout HistoryBuilder, Cells, borrowing CSVRow) throws(ImportIssue.Reason) -> Void
    ) {
        var found: Cells?
        var width = 0
        eachRow(of: file, file.tableDialect) { (builder, row) throws(ImportIssue.Reason) in
            guard let cells = found else {
                found = Cells(CSVColumns(row))
                width = row.count
                return
            }
            // A spreadsheet writes empty rows as commas.
            if row.isBlank { return }
            if row.isAtEndOfText, row.count < width { throw .truncated }
            try body(&builder, cells, row)
        }
    }
}
