/// What a version of the code holds at level M, and how its bytes are laid out (tables 7 and 9 of
/// ISO/IEC 18004).
struct QRVersion: Equatable, Sendable {
    let number: Int
    /// Bytes of correction for each block.
    let correction: Int
    /// Bytes of data in each block, shorter ones first.
    let blocks: [Int]
    /// Centres of the alignment patterns in each direction.
    let alignment: [Int]

    var size: Int { 17 + 4 * number }
    var dataCount: Int { blocks.reduce(0, +) }
    /// Bytes of text that fit: the mode takes 4 bits, the count 8, from version 10 on 16.
    var capacity: Int { dataCount - (number < 10 ? 2 : 3) }

    static let all: [QRVersion] = [
        QRVersion(1, 10, [16], []),
        QRVersion(2, 16, [28], [6, 18]),
        QRVersion(3, 26, [44], [6, 22]),
        QRVersion(4, 18, [32, 32], [6, 26]),
        QRVersion(5, 24, [43, 43], [6, 30]),
        QRVersion(6, 16, [27, 27, 27, 27], [6, 34]),
        QRVersion(7, 18, [31, 31, 31, 31], [6, 22, 38]),
        QRVersion(8, 22, [38, 38, 39, 39], [6, 24, 42]),
        QRVersion(9, 22, [36, 36, 36, 37, 37], [6, 26, 46]),
        QRVersion(10, 26, [43, 43, 43, 43, 44], [6, 28, 50]),
    ]

    private init(_ number: Int, _ correction: Int, _ blocks: [Int], _ alignment: [Int]) {
        self.number = number
        self.correction = correction
        self.blocks = blocks
        self.alignment = alignment
    }

    /// Data and correction in the order in which they are drawn.
    func codewords(of text: [UInt8]) -> [UInt8] {
        let data = padded(text)
        var parts: [[UInt8]] = []
        var start = 0
        for count in blocks {
            parts.append(Array(data[start..<start + count]))
            start += count
        }
        let corrections = parts.map { ReedSolomon.correction(of: $0, count: correction) }
        var words: [UInt8] = []
        for i in 0..<(blocks.max() ?? 0) {
            for part in parts where i < part.count { words.append(part[i]) }
        }
        for i in 0..<correction {
            for part in corrections { words.append(part[i]) }
        }
        return words
    }

    /// Mode, count, text, end, and filling.
    private func padded(_ text: [UInt8]) -> [UInt8] {
        var bits: [Bool] = []
        func add(_ value: Int, _ count: Int) {
            for i in (0..<count).reversed() { bits.append(value >> i & 1 == 1) }
        }
        add(0b0100, 4)
        add(text.count, number < 10 ? 8 : 16)
        for byte in text { add(Int(byte), 8) }
        add(0, min(4, dataCount * 8 - bits.count))
        while bits.count % 8 != 0 { bits.append(false) }
        var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        let filling = dataCount - bytes.count
        bytes += (0..<filling).map { $0 % 2 == 0 ? 0xec : 0x11 }
        return bytes
    }
}

/// Error correction over GF(256) with the polynomial x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
    static func correction(of data: [UInt8], count: Int) -> [UInt8] {
        let divisor = generator(count)
        var rest = [UInt8](repeating: 0, count: count)
        for byte in data {
            let factor = byte ^ rest.removeFirst()
            rest.append(0)
            for i in 0..<count { rest[i] ^= product(divisor[i], factor) }
        }
        return rest
    }

    /// The coefficients of (x - 1)(x - 2)(x - 4)…, the highest left out.
    static func generator(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for i in 0..<degree {
                result[i] = product(result[i], root)
                if i + 1 < degree { result[i] ^= result[i + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for i in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11d
            result ^= Int(b >> UInt8(i) & 1) * Int(a)
        }
        return UInt8(truncatingIfNeeded: result)
    }
}
