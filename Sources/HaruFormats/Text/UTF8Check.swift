/// Whether bytes are well-formed UTF-8 (Unicode 15, table 3-7).
enum UTF8Check {
    static func isValid(_ bytes: ByteSlice) -> Bool {
        guard let start = bytes.baseAddress else { return true }
        let raw = UnsafeRawBufferPointer(bytes)
        let count = bytes.count
        var i = 0
        while i < count {
            // Nearly everything is ASCII, so eight bytes are tried at once.
            if i &+ 8 <= count,
                raw.loadUnaligned(fromByteOffset: i, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                i &+= 8
                continue
            }
            if start[i] < 0x80 {
                i &+= 1
                continue
            }
            let length = lengthOfCharacter(start + i, count - i)
            if length == 0 { return false }
            i &+= length
        }
        return true
    }

    /// Bytes of the character that begins here with a byte above 0x7f; 0 if it is malformed.
    private static func lengthOfCharacter(_ p: UnsafePointer<UInt8>, _ left: Int) -> Int {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xbf
        switch p[0] {
        case 0xc2...0xdf: length = 2
        case 0xe0: (length, second) = (3, 0xa0...0xbf)
        case 0xed: (length, second) = (3, 0x80...0x9f)
        case 0xe1...0xef: length = 3
        case 0xf0: (length, second) = (4, 0x90...0xbf)
        case 0xf1...0xf3: length = 4
        case 0xf4: (length, second) = (4, 0x80...0x8f)
        default: return 0
        }
        guard left >= length, second.contains(p[1]) else { return 0 }
        for i in 2..<max(2, length) where p[i] & 0xc0 != 0x80 { return 0 }
        return length
    }
}
