import HaruCore

/// Which life of a device's store an exchange belongs to (sync 2): the server gives a new one with
/// every answer, so that a copy of the store shows one that is no longer the last.
public struct Incarnation: Equatable, Sendable {
    /// Grows by one with every answer, from 1.
    public let number: UInt64
    /// Random.
    public let bits: UInt64

    public init(number: UInt64, bits: UInt64) {
        self.number = number
        self.bits = bits
    }

    /// `<number>-<bits hex 16>`.
    public var text: String {
        var hex: [UInt8] = []
        Hex.write(bits, digits: 16, into: &hex)
        return String(number) + "-" + String(decoding: hex, as: UTF8.self)
    }

    public init?(_ text: String) {
        let parts = text.parts(at: UInt8(ascii: "-"), keepsEmpty: true)
        guard parts.count == 2, let number = UInt64(digits: parts[0]), number > 0,
            parts[1].utf8.count == 16, let bits = Hex.word(parts[1])
        else { return nil }
        self.init(number: number, bits: bits)
    }
}

/// One line of an account's history (sync 8). It changes only when that line was broken.
public struct Epoch: Equatable, Sendable {
    public let high: UInt64
    public let low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// 32 lower-case hexadecimal digits.
    public var text: String {
        var hex: [UInt8] = []
        Hex.write(high, digits: 16, into: &hex)
        Hex.write(low, digits: 16, into: &hex)
        return String(decoding: hex, as: UTF8.self)
    }

    public init?(_ text: String) {
        guard let hash = FieldHash(text) else { return nil }
        self.init(high: hash.high, low: hash.low)
    }
}

extension FieldHash {
    /// Reads 32 hexadecimal digits.
    init?(_ text: String) {
        guard let bytes = Hex.bytes(text), let id = RecordID(bytes: bytes[...]) else { return nil }
        self.init(high: id.high, low: id.low)
    }
}
