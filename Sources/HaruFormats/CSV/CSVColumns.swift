/// Finds cells by the names in the header row.
struct CSVColumns {
    let names: [String]

    init(_ header: borrowing CSVRow) {
        names = (0..<header.count).map { header[$0].trimmed.text }
    }

    /// The column of the first of `names` that there is; −1, which is an empty cell, if there is none.
    func index(_ names: String...) -> Int {
        for name in names {
            if let index = self.names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) {
                return index
            }
        }
        return -1
    }

    func has(_ names: [String]) -> Bool { names.allSatisfy { index($0) >= 0 } }
}

/// Where the cells that a reader wants are, found once in the header.
protocol CSVCells {
    init(_ columns: CSVColumns)
}
