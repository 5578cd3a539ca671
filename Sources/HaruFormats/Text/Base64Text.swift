import HaruCore

extension ImportFile {
    /// What a file in base 64 stands for. Line breaks are passed over; the first byte that belongs to
    /// no base 64 ends the text.
    func decodedBase64() -> ImportFile {
        ImportFile(name: name) {
            var text = self.text()
            var decoder = Base64Decoder()
            return {
                while let piece = text.read() {
                    let bytes = decoder.decode(piece)
                    if !bytes.isEmpty { return bytes }
                }
                return nil
            }
        }
    }
}

/// Decodes base 64 that arrives in pieces.
struct Base64Decoder {
    private var word: UInt32 = 0
    private var bits = 0
    private var hasEnded = false

    mutating func decode(_ piece: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(piece.count / 4 * 3 + 3)
        for byte in piece where !hasEnded && byte != 0x0a && byte != 0x0d {
            guard let value = Base64Decoder.value(byte) else {
                hasEnded = true
                break
            }
            word = word << 6 | value
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
            }
        }
        return bytes
    }

    static func value(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x41...0x5a: UInt32(byte - 0x41)
        case 0x61...0x7a: UInt32(byte - 0x61 + 26)
        case 0x30...0x39: UInt32(byte - 0x30 + 52)
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
