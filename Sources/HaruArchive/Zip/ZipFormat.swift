import HaruCore

/// The numbers of the zip format (PKWARE APPNOTE 6.3.10).
enum ZipFormat {
    static let localHeader: UInt32 = 0x0403_4b50
    static let descriptor: UInt32 = 0x0807_4b50
    static let directoryHeader: UInt32 = 0x0201_4b50
    static let end: UInt32 = 0x0605_4b50
    static let end64: UInt32 = 0x0606_4b50
    static let end64Locator: UInt32 = 0x0706_4b50

    static let localHeaderSize = 30
    static let directoryHeaderSize = 46
    static let endSize = 22
    static let end64Size = 56
    static let end64LocatorSize = 20

    static let deflated: UInt16 = 8
    static let stored: UInt16 = 0
    /// Sizes and checksum follow the data, and names are UTF-8.
    static let writtenFlags: UInt16 = 1 << 3 | 1 << 11
    static let encryptedFlag: UInt16 = 1 << 0
    /// The extra field that carries what does not fit 32 bits.
    static let extra64: UInt16 = 1
    static let version: UInt16 = 20
    static let version64: UInt16 = 45
    /// In the upper byte of "made by": attributes are those of Unix.
    static let unix: UInt16 = 3 << 8

    /// Date and time of day as the format has them: two-second steps, from 1980 to 2107.
    static func dosTime(_ wall: WallClock) -> (date: UInt16, time: UInt16) {
        let (year, month, day) = wall.date.date
        guard year >= 1980 else { return (1 << 5 | 1, 0) }
        guard year <= 2107 else { return (127 << 9 | 12 << 5 | 31, 23 << 11 | 59 << 5 | 29) }
        return (
            UInt16((year - 1980) << 9 | month << 5 | day),
            UInt16(wall.hour << 11 | wall.minute << 5 | wall.second / 2)
        )
    }
}

extension [UInt8] {
    mutating func append16(_ value: UInt16) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }

    mutating func append32(_ value: UInt32) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }

    mutating func append64(_ value: UInt64) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }

    // The caller has checked that the bytes are there.

    func read16(_ at: Int) -> UInt16 { UInt16(self[at]) | UInt16(self[at + 1]) << 8 }
    func read32(_ at: Int) -> UInt32 { UInt32(read16(at)) | UInt32(read16(at + 2)) << 16 }
    func read64(_ at: Int) -> UInt64 { UInt64(read32(at)) | UInt64(read32(at + 4)) << 32 }
}
