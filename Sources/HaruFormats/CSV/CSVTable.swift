extension HistoryBuilder {
    /// Calls `body` with each row below the header of a table, and reports those for which it throws.
    mutating func eachTableRow(
        of file: ImportFile,
        _ body: (inout HistoryBuilder, CSVColumns, borrowing CSVRow) throws(ImportIssue.Reason) ->
            Void
    ) {
        var columns: CSVColumns?
        eachRow(of: file) { (builder, row) throws(ImportIssue.Reason) in
            guard let columns else {
                columns = CSVColumns(row)
                return
            }
            // A spreadsheet writes empty rows as commas.
            if row.isBlank { return }
            if row.isAtEndOfText, row.count < columns.count { throw .truncated }
            try body(&builder, columns, row)
        }
    }
}
