/// Small drawings made of block characters, or of plain ones where those cannot be shown.
public enum Bar {
    /// A bar over `cells` cells, filled to an eighth of a cell. Anything above 0 can be seen.
    ///
    /// - Parameter ratio: 0…1; what is beyond counts as the end.
    public static func horizontal(_ ratio: Double, cells: Int, isUnicode: Bool) -> String {
        let ratio = ratio.isNaN ? 0 : min(max(ratio, 0), 1)
        guard isUnicode else {
            let full = max(Int((ratio * Double(cells)).rounded()), ratio > 0 ? 1 : 0)
            return String(repeating: "#", count: full)
        }
        let eighths = max(Int((ratio * Double(cells * 8)).rounded()), ratio > 0 ? 1 : 0)
        var bar = String(repeating: "█", count: eighths / 8)
        let last = UInt32(eighths % 8)
        // U+258F is an eighth, U+2589 seven of them.
        if last > 0, let part = Unicode.Scalar(0x2590 - last) { bar.unicodeScalars.append(part) }
        return bar
    }

    /// One column per value, the greatest as high as a line; nothing is a dot.
    public static func columns(_ values: [Int64], isUnicode: Bool) -> String {
        let greatest = values.max() ?? 0
        let steps = Array(isUnicode ? "▁▂▃▄▅▆▇█" : ".:-=+*%#")
        return String(
            values.map { value -> Character in
                guard value > 0 else { return isUnicode ? "·" : " " }
                return steps[Int((Double(value) / Double(greatest) * 7).rounded())]
            })
    }
}
