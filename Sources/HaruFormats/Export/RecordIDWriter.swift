import HaruCore

/// Writes identities, keeping the text of those met lately: a million records belong to few actions.
struct RecordIDWriter: Sendable {
    private static let slots = 64
    private static let width = 36
    private var known = [RecordID](repeating: RecordID(high: 0, low: 0), count: slots)
    private var texts: [UInt8]

    init() {
        var zero: [UInt8] = []
        RecordID(high: 0, low: 0).write(into: &zero)
        texts = []
        for _ in 0..<RecordIDWriter.slots { texts.append(contentsOf: zero) }
    }

    mutating func write(_ id: RecordID, into bytes: inout [UInt8]) {
        let slot = Int(truncatingIfNeeded: (id.low ^ id.high ^ id.low >> 32) & 63)
        let from = slot * RecordIDWriter.width
        if known[slot] != id {
            var text: [UInt8] = []
            id.write(into: &text)
            texts.replaceSubrange(from..<from + RecordIDWriter.width, with: text)
            known[slot] = id
        }
        texts.withUnsafeBufferPointer {
            bytes.append(contentsOf: $0.part(from..<from + RecordIDWriter.width))
        }
    }
}

/// Appends the decimal digits of a number.
func appendNumber(_ value: Int64, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    var divisor: UInt64 = 1
    while rest / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
        bytes.append(0x30 + UInt8(truncatingIfNeeded: rest / divisor))
        rest %= divisor
        divisor /= 10
    }
}
