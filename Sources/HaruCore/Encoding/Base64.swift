/// Base 64 with padding (RFC 4648, section 4).
public enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    public static func text(_ bytes: [UInt8]) -> String {
        var out: [UInt8] = []
        out.reserveCapacity((bytes.count + 2) / 3 * 4)
        var i = 0
        while i < bytes.count {
            let b0 = UInt32(bytes[i])
            let b1 = i + 1 < bytes.count ? UInt32(bytes[i + 1]) : 0
            let b2 = i + 2 < bytes.count ? UInt32(bytes[i + 2]) : 0
            let word = b0 << 16 | b1 << 8 | b2
            out.append(alphabet[Int(word >> 18)])
            out.append(alphabet[Int(word >> 12 & 63)])
            out.append(i + 1 < bytes.count ? alphabet[Int(word >> 6 & 63)] : UInt8(ascii: "="))
            out.append(i + 2 < bytes.count ? alphabet[Int(word & 63)] : UInt8(ascii: "="))
            i += 3
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// - Returns: `nil` unless the text is exactly what `text(_:)` writes for some bytes.
    public static func bytes(_ text: String) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count % 4 == 0 else { return nil }
        var out: [UInt8] = []
        var word: UInt32 = 0
        var padding = 0
        for (i, digit) in digits.enumerated() {
            if digit == UInt8(ascii: "=") {
                guard i >= digits.count - 2 else { return nil }
                padding += 1
                word <<= 6
            } else {
                guard padding == 0, let value = alphabet.firstIndex(of: digit) else { return nil }
                word = word << 6 | UInt32(value)
            }
            if i & 3 == 3 {
                out.append(UInt8(truncatingIfNeeded: word >> 16))
                out.append(UInt8(truncatingIfNeeded: word >> 8))
                out.append(UInt8(truncatingIfNeeded: word))
                word = 0
            }
        }
        out.removeLast(padding)
        return sameBytes(Base64.text(out), text) ? out : nil
    }
}
