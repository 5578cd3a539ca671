/// The identity of a record: a UUID, compared as bytes.
@frozen public struct RecordID: Hashable, Comparable, Sendable {
    /// The first eight bytes, big endian.
    public var high: UInt64
    /// The last eight bytes, big endian.
    public var low: UInt64

    @inlinable public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    @inlinable public static func < (a: RecordID, b: RecordID) -> Bool {
        a.high != b.high ? a.high < b.high : a.low < b.low
    }

    /// A new identity (RFC 9562, version 4). Random from the first digit on, so that a person can
    /// name a record by a few of them.
    ///
    /// - Parameter random: 128 random bits, of which 122 are used.
    public static func random(_ random: (UInt64, UInt64)) -> RecordID {
        RecordID(
            high: random.0 & ~0xf000 | 0x4000,
            low: random.1 & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000)
    }

    /// The identity that follows from a kind and a key, the same on every device (RFC 9562,
    /// version 5), for records of which there is one per key: the settings, a diary day.
    public static func derived(kind: String, key: String) -> RecordID {
        var bytes = RecordID.haruNamespace.bytes
        bytes.append(contentsOf: kind.utf8)
        bytes.append(UInt8(ascii: "/"))
        bytes.append(contentsOf: key.utf8)
        let digest = SHA1.digest(bytes)
        var id = RecordID(bytes: digest[0..<16])!
        id.high = id.high & ~0xf000 | 0x5000
        id.low = id.low & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
        return id
    }

    /// The name space of Haru's derived identities; never changes.
    static let haruNamespace = RecordID(high: 0x6861_7275_0000_4000, low: 0x8000_0000_0000_0001)
}

extension RecordID {
    /// Reads 16 bytes.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 16 else { return nil }
        var high: UInt64 = 0
        var low: UInt64 = 0
        for (i, byte) in bytes.enumerated() {
            if i < 8 { high = high << 8 | UInt64(byte) } else { low = low << 8 | UInt64(byte) }
        }
        self.init(high: high, low: low)
    }

    public var bytes: [UInt8] {
        (0..<16).map { i in
            UInt8(truncatingIfNeeded: (i < 8 ? high : low) >> UInt64(56 - (i & 7) * 8))
        }
    }

    /// Reads `8-4-4-4-12` hexadecimal digits of either case.
    public init?(_ text: some Collection<UInt8>) {
        guard text.count == 36 else { return nil }
        var high: UInt64 = 0
        var low: UInt64 = 0
        var digits = 0
        for (i, byte) in text.enumerated() {
            if i == 8 || i == 13 || i == 18 || i == 23 {
                guard byte == UInt8(ascii: "-") else { return nil }
                continue
            }
            guard let nibble = Hex.value(byte) else { return nil }
            if digits < 16 {
                high = high << 4 | UInt64(nibble)
            } else {
                low = low << 4 | UInt64(nibble)
            }
            digits += 1
        }
        self.init(high: high, low: low)
    }

    public init?(_ text: String) { self.init(text.utf8) }

    /// Lower-case text, the only form Haru writes.
    public var text: String {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    public func write(into bytes: inout [UInt8]) {
        for i in 0..<32 {
            if i == 8 || i == 12 || i == 16 || i == 20 { bytes.append(UInt8(ascii: "-")) }
            let word = i < 16 ? high : low
            bytes.append(Hex.digit(UInt8(truncatingIfNeeded: word >> UInt64(60 - (i & 15) * 4))))
        }
    }
}
