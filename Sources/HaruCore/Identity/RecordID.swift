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
        withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Array($0) }
    }

    /// Reads `8-4-4-4-12` hexadecimal digits of either case.
    public init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 36, text[8] == 0x2d, text[13] == 0x2d, text[18] == 0x2d,
            text[23] == 0x2d
        else { return nil }
        func word(_ places: Range<Int>, _ word: inout UInt64) -> Bool {
            for i in places {
                guard let nibble = Hex.value(text[i]) else { return false }
                word = word << 4 | UInt64(nibble)
            }
            return true
        }
        var (high, low): (UInt64, UInt64) = (0, 0)
        guard word(0..<8, &high), word(9..<13, &high), word(14..<18, &high),
            word(19..<23, &low), word(24..<36, &low)
        else { return nil }
        self.init(high: high, low: low)
    }

    public init?(_ text: String) {
        var text = text
        guard let id = text.withUTF8({ RecordID($0) }) else { return nil }
        self = id
    }

    public init?(_ text: some Collection<UInt8>) {
        let id =
            text.withContiguousStorageIfAvailable { RecordID($0) }
            ?? Array(text).withUnsafeBufferPointer { RecordID($0) }
        guard let id else { return nil }
        self = id
    }

    /// Reads the one form that Haru writes: upper-case digits are none.
    public init?(canonical text: String) {
        guard text.utf8.count == 36, let id = RecordID(text),
            !text.utf8.contains(where: { (0x41...0x46).contains($0) })
        else { return nil }
        self = id
    }

    /// Lower-case text, the only form Haru writes.
    public var text: String {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    public func write(into bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(byteCount: 40, alignment: 8) { text in
            func put(_ digits: UInt64, _ place: Int) {
                text.storeBytes(of: digits.bigEndian, toByteOffset: place, as: UInt64.self)
            }
            let second = Hex.digits(UInt32(truncatingIfNeeded: high))
            let third = Hex.digits(UInt32(low >> 32))
            put(Hex.digits(UInt32(high >> 32)), 0)
            // Eight digits reach beyond a group of four, where the next one is written over them.
            put(second, 9)
            put(second << 32, 14)
            put(third, 19)
            put(third << 32, 24)
            put(Hex.digits(UInt32(truncatingIfNeeded: low)), 28)
            for dash in [8, 13, 18, 23] { text[dash] = UInt8(ascii: "-") }
            bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[..<36]))
        }
    }
}
