/// The pieces of a text as UTF-8: takes a byte-order mark off and turns UTF-16 into UTF-8.
struct TextSource {
    private enum Encoding {
        case unknown, utf8
        case utf16(UTF16Decoder)
    }

    private let next: () -> [UInt8]?
    private var encoding = Encoding.unknown

    init(next: @escaping () -> [UInt8]?) { self.next = next }

    /// The next piece; `nil` at the end.
    mutating func read() -> [UInt8]? {
        switch encoding {
        case .unknown: return readFirst()
        case .utf8: return next()
        case .utf16(var decoder):
            let piece = next()
            let text = piece.map { decoder.decode($0) } ?? decoder.finish()
            encoding = .utf16(decoder)
            return text
        }
    }

    private mutating func readFirst() -> [UInt8]? {
        var first: [UInt8] = []
        while first.count < 3, let piece = next() { first.append(contentsOf: piece) }
        if first.starts(with: [0xef, 0xbb, 0xbf]) {
            encoding = .utf8
            return Array(first.dropFirst(3))
        }
        let isLittleEndian = first.starts(with: [0xff, 0xfe])
        guard isLittleEndian || first.starts(with: [0xfe, 0xff]) else {
            encoding = .utf8
            return first.isEmpty ? nil : first
        }
        var decoder = UTF16Decoder(isLittleEndian: isLittleEndian)
        let text = decoder.decode(Array(first.dropFirst(2)))
        encoding = .utf16(decoder)
        return text
    }
}

/// Turns UTF-16 that arrives in pieces into UTF-8. A surrogate without its other half becomes a
/// byte that is no UTF-8, so that the row it stands in is reported.
struct UTF16Decoder {
    private static let malformed: UInt8 = 0xff

    private let isLittleEndian: Bool
    private var oddByte: UInt8?
    private var highSurrogate: UInt32?
    private var isFinished = false

    init(isLittleEndian: Bool) { self.isLittleEndian = isLittleEndian }

    mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        for byte in bytes {
            guard let first = oddByte else {
                oddByte = byte
                continue
            }
            oddByte = nil
            let unit =
                isLittleEndian
                ? UInt32(byte) << 8 | UInt32(first) : UInt32(first) << 8 | UInt32(byte)
            append(unit, to: &text)
        }
        return text
    }

    /// What the end of the text leaves over; `nil` if nothing.
    mutating func finish() -> [UInt8]? {
        guard !isFinished, oddByte != nil || highSurrogate != nil else { return nil }
        isFinished = true
        return [UTF16Decoder.malformed]
    }

    private mutating func append(_ unit: UInt32, to text: inout [UInt8]) {
        if let high = highSurrogate {
            highSurrogate = nil
            if (0xdc00..<0xe000).contains(unit) {
                let code = 0x10000 + ((high - 0xd800) << 10) + (unit - 0xdc00)
                if let scalar = Unicode.Scalar(code), let encoded = UTF8.encode(scalar) {
                    text.append(contentsOf: encoded)
                }
                return
            }
            text.append(UTF16Decoder.malformed)
        }
        if (0xd800..<0xdc00).contains(unit) {
            highSurrogate = unit
        } else if let scalar = Unicode.Scalar(unit), let encoded = UTF8.encode(scalar) {
            text.append(contentsOf: encoded)
        } else {
            text.append(UTF16Decoder.malformed)
        }
    }
}
