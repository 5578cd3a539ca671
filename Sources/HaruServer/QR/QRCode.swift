/// A QR code of bytes: error correction level M, versions 1 to 10, by ISO/IEC 18004.
struct QRCode: Equatable, Sendable {
    /// 1…10; each adds four modules to a side.
    let version: Int
    /// 0…7: the pattern that was laid over the data.
    let mask: Int
    /// Modules to a side.
    let size: Int
    /// Row by row; `true` = dark.
    let modules: [Bool]

    /// - Parameter mask: `nil` = the one that is easiest to read.
    /// - Returns: `nil` when the bytes do not fit: more than 213.
    init?(_ bytes: [UInt8], mask wanted: Int? = nil) {
        guard let version = QRVersion.all.first(where: { $0.capacity >= bytes.count }) else {
            return nil
        }
        var best: (penalty: Int, matrix: QRMatrix, mask: Int)?
        let codewords = version.codewords(of: bytes)
        for mask in wanted.map({ $0...$0 }) ?? 0...7 {
            var matrix = QRMatrix(version)
            matrix.place(codewords, mask: mask)
            matrix.placeFormat(mask: mask)
            let penalty = matrix.penalty
            if best == nil || penalty < best!.penalty { best = (penalty, matrix, mask) }
        }
        guard let best else { return nil }
        self.version = version.number
        mask = best.mask
        size = version.size
        modules = best.matrix.modules.map { $0 == .dark }
    }

    subscript(row: Int, column: Int) -> Bool {
        (0..<size).contains(row) && (0..<size).contains(column) && modules[row * size + column]
    }

    /// The code for a terminal, two rows to a line, light on the terminal's dark: dark modules are
    /// left empty, the quiet zone of four modules is drawn.
    var blocks: String {
        var text = ""
        for row in stride(from: -4, to: size + 4, by: 2) {
            for column in -4..<(size + 4) {
                switch (self[row, column], self[row + 1, column]) {
                case (false, false): text += "█"
                case (false, true): text += "▀"
                case (true, false): text += "▄"
                case (true, true): text += " "
                }
            }
            text += "\n"
        }
        return text
    }
}
