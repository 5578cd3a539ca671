/// Hexadecimal digits.
public enum Hex {
    /// The lower-case digit of the low four bits.
    @inlinable public static func digit(_ nibble: UInt8) -> UInt8 {
        let value = nibble & 15
        return value < 10 ? 0x30 + value : 0x57 + value
    }

    @inlinable public static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x41...0x46: digit - 0x37
        case 0x61...0x66: digit - 0x57
        default: nil
        }
    }

    /// `digits` lower-case digits of `value`, the most significant first.
    public static func write(_ value: UInt64, digits: Int, into bytes: inout [UInt8]) {
        var i = digits
        while i > 0 {
            i -= 1
            bytes.append(digit(UInt8(truncatingIfNeeded: value >> UInt64(i * 4))))
        }
    }

    /// The eight lower-case digits of a word, the first one in the greatest byte.
    public static func digits(_ word: UInt32) -> UInt64 {
        // Each nibble comes into a byte of its own; those above 9 are moved on to the letters.
        var spread = UInt64(word)
        spread = spread << 16 & 0xffff_0000_0000 | spread & 0xffff
        spread = (spread << 8 | spread) & 0x00ff_00ff_00ff_00ff
        spread = (spread << 4 | spread) & 0x0f0f_0f0f_0f0f_0f0f
        let letters = (spread &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return spread &+ 0x3030_3030_3030_3030 &+ letters &* 0x27
    }

    public static func text(_ bytes: some Collection<UInt8>) -> String {
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count * 2)
        for byte in bytes {
            out.append(digit(byte >> 4))
            out.append(digit(byte))
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// Reads pairs of digits; `nil` for anything else.
    public static func bytes(_ text: String) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count % 2 == 0 else { return nil }
        var out: [UInt8] = []
        for i in stride(from: 0, to: digits.count, by: 2) {
            guard let high = value(digits[i]), let low = value(digits[i + 1]) else { return nil }
            out.append(high << 4 | low)
        }
        return out
    }

    /// Reads 1 to 16 digits; `nil` for anything else.
    public static func word(_ text: String) -> UInt64? {
        let digits = Array(text.utf8)
        guard (1...16).contains(digits.count) else { return nil }
        var word: UInt64 = 0
        for digit in digits {
            guard let nibble = value(digit) else { return nil }
            word = word << 4 | UInt64(nibble)
        }
        return word
    }
}
