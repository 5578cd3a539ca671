import HaruCore

/// Amounts as whole thousandths, which is how finely trackers write them: 7.5 is 7,500.
enum Thousandths {
    /// Amounts beyond this many thousandths are no amounts of a day.
    private static let limit: Int64 = 1_000_000_000_000

    /// The amount of `7`, `-0.5` or `7,5`; digits after the third decimal are left out.
    static func read(_ text: ByteSlice) -> Int64? {
        var text = text.trimmed
        let isNegative = text.first == UInt8(ascii: "-")
        if isNegative { text = text.part(1..<text.count) }
        var value: Int64 = 0
        var decimals: Int?
        var digits = 0
        for byte in text {
            if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
                guard decimals == nil else { return nil }
                decimals = 0
                continue
            }
            guard (0x30...0x39).contains(byte) else { return nil }
            digits += 1
            if let places = decimals {
                decimals = places + 1
                if places >= 3 { continue }
            }
            value = value * 10 + Int64(byte - 0x30)
            guard value < limit else { return nil }
        }
        guard digits > 0 else { return nil }
        for _ in min(3, decimals ?? 0)..<3 { value *= 10 }
        guard value < limit else { return nil }
        return isNegative ? -value : value
    }

    /// The amount of a number, to the nearest thousandth.
    static func read(_ json: JSON?) -> Int64? {
        guard let value = json?.double, value.magnitude < Double(limit) / 1000 else { return nil }
        return Int64((value * 1000).rounded())
    }

    /// `7`, `7.5` or `0.125`.
    static func text(_ thousandths: Int64) -> String {
        let whole = String(thousandths.magnitude / 1000)
        var decimals = String(thousandths.magnitude % 1000 + 1000).utf8.dropFirst()
        while decimals.last == 0x30 { decimals = decimals.dropLast() }
        let sign = thousandths < 0 ? "-" : ""
        if decimals.isEmpty { return sign + whole }
        return sign + whole + "." + String(decoding: decimals, as: UTF8.self)
    }
}
