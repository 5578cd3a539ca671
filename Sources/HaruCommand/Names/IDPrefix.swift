import HaruCore

/// The short forms of ids that are shown and typed.
public enum IDPrefix {
    /// The fewest digits that are shown or understood.
    public static let minimum = 4

    /// The hexadecimal digits of a typed beginning of a uuid, dashes left out; `nil` if it is none.
    public static func digits(_ text: String) -> [UInt8]? {
        var digits: [UInt8] = []
        for (i, byte) in text.utf8.enumerated() {
            if byte == UInt8(ascii: "-") {
                guard i == 8 || i == 13 || i == 18 || i == 23 else { return nil }
                continue
            }
            guard let nibble = Hex.value(byte) else { return nil }
            digits.append(nibble)
        }
        return digits.count >= minimum && digits.count <= 32 ? digits : nil
    }

    static func matches(_ id: RecordID, _ digits: [UInt8]) -> Bool {
        digits.indices.allSatisfy { digits[$0] == digit(id, $0) }
    }

    private static func digit(_ id: RecordID, _ index: Int) -> UInt8 {
        let word = index < 16 ? id.high : id.low
        return UInt8(truncatingIfNeeded: word >> UInt64(60 - (index & 15) * 4)) & 15
    }

    /// The shortest beginning of each id that no other one of `ids` has, at least four digits and
    /// all of the same length so that they line up. Dashes are written where a uuid has them.
    public static func shortest(_ ids: [RecordID]) -> [String] {
        let sorted = ids.sorted()
        var length = minimum
        for (a, b) in zip(sorted, sorted.dropFirst()) where a != b {
            var common = 0
            while digit(a, common) == digit(b, common) { common += 1 }
            length = max(length, common + 1)
        }
        return ids.map { text($0, digits: length) }
    }

    /// The first `digits` hexadecimal digits of an id.
    public static func text(_ id: RecordID, digits: Int) -> String {
        let dashes = digits <= 8 ? 0 : digits <= 12 ? 1 : digits <= 16 ? 2 : digits <= 20 ? 3 : 4
        return String(decoding: id.text.utf8.prefix(digits + dashes), as: UTF8.self)
    }
}
