/// Reads the parts of a stored row; a row that ends early reads as `nil`, never beyond its end.
struct ByteReader {
    let bytes: UnsafeRawBufferPointer
    var position = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { position >= bytes.count }

    mutating func byte() -> UInt8? {
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func varint() -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while shift < 64 {
            guard let byte = byte() else { return nil }
            value |= UInt64(byte & 0x7f) << shift
            if byte & 0x80 == 0 { return value }
            shift += 7
        }
        return nil
    }

    mutating func zigzag() -> Int64? {
        varint().map { Int64(bitPattern: $0 >> 1) ^ -Int64(bitPattern: $0 & 1) }
    }

    mutating func word() -> UInt64? {
        guard position + 8 <= bytes.count else { return nil }
        defer { position += 8 }
        return UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    mutating func slice() -> UnsafeRawBufferPointer? {
        guard let length = varint(), length <= UInt64(bytes.count - position) else { return nil }
        let end = position + Int(length)
        defer { position = end }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<end])
    }

    mutating func text() -> String? {
        slice().flatMap { String(validating: $0, as: UTF8.self) }
    }
}

/// Writes what `ByteReader` reads.
enum ByteWriter {
    static func varint(_ value: UInt64, into bytes: inout [UInt8]) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    static func zigzag(_ value: Int64, into bytes: inout [UInt8]) {
        varint(UInt64(bitPattern: value << 1 ^ value >> 63), into: &bytes)
    }

    static func word(_ value: UInt64, into bytes: inout [UInt8]) {
        var i: UInt64 = 64
        while i > 0 {
            i -= 8
            bytes.append(UInt8(truncatingIfNeeded: value >> i))
        }
    }

    static func text(_ text: String, into bytes: inout [UInt8]) {
        varint(UInt64(text.utf8.count), into: &bytes)
        bytes.append(contentsOf: text.utf8)
    }
}
