import HaruCore

/// A run of bytes inside a reader's buffer, valid only during the call it came with.
public typealias ByteSlice = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer where Element == UInt8 {
    /// The bytes as text; what is not UTF-8 becomes the replacement character.
    public var text: String { String(decoding: self, as: UTF8.self) }

    func equals(_ literal: StaticString) -> Bool {
        guard count == literal.utf8CodeUnitCount else { return false }
        for i in 0..<count where self[i] != literal.utf8Start[i] { return false }
        return true
    }

    func starts(with literal: StaticString) -> Bool {
        guard count >= literal.utf8CodeUnitCount else { return false }
        for i in 0..<literal.utf8CodeUnitCount where self[i] != literal.utf8Start[i] {
            return false
        }
        return true
    }

    /// The slice of `range`, its indices counted from 0.
    func part(_ range: Range<Int>) -> ByteSlice { ByteSlice(rebasing: self[range]) }

    /// Without spaces and tabs at both ends.
    var trimmed: ByteSlice {
        var from = 0
        var to = count
        while from < to, self[from] == 0x20 || self[from] == 0x09 { from += 1 }
        while to > from, self[to - 1] == 0x20 || self[to - 1] == 0x09 { to -= 1 }
        return part(from..<to)
    }

    /// Only ASCII digits, and at least one.
    var isDigits: Bool {
        for byte in self where byte < 0x30 || byte > 0x39 { return false }
        return count > 0
    }

    /// The number that digits spell; `nil` if they are none, or more than nine.
    var number: Int? {
        guard isDigits, count <= 9 else { return nil }
        var value = 0
        for byte in self { value = value * 10 + Int(byte - 0x30) }
        return value
    }

    /// The texts between `, `, without those that are empty.
    var commaList: [String] {
        split(separator: 0x2c).compactMap {
            let text = TextRules.trimmed(String(decoding: $0, as: UTF8.self))
            return text.isEmpty ? nil : text
        }
    }
}
