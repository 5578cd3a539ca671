import HaruCore

extension Stamp {
    /// The bytes of the text form.
    static let textLength = 34

    /// `<ms hex 12>-<counter hex 4>-<node hex 16>`, so that text order is stamp order.
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
            let last = Hex.digits(UInt32(truncatingIfNeeded: time))
            put(Hex.digits(UInt32(time >> 32)), 0)
            // Eight digits reach beyond a group of four, where the next one is written over them.
            put(last, 8)
            put(last << 32, 13)
            put(Hex.digits(UInt32(node >> 32)), 18)
            put(Hex.digits(UInt32(truncatingIfNeeded: node)), 26)
            for dash in [12, 17] { text[dash] = UInt8(ascii: "-") }
            bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[..<Stamp.textLength]))
        }
    }

    /// Reads the text form; only lower-case digits are one, and no time after `latestMilliseconds`.
    public init?(_ text: String) {
        var text = text
        guard let stamp = text.withUTF8({ Stamp($0) }) else { return nil }
        self = stamp
    }

    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard let parts = Stamp.read(text), parts.milliseconds <= UInt64(Stamp.latestMilliseconds)
        else { return nil }
        self.init(time: parts.milliseconds << 16 | parts.counter, node: parts.node)
    }

    /// Whether a text would be a stamp but for its time, which is after `latestMilliseconds`.
    static func isTooLate(_ text: String) -> Bool {
        var text = text
        let parts = text.withUTF8 { read($0) }
        return parts.map { $0.milliseconds > UInt64(Stamp.latestMilliseconds) } ?? false
    }

    private static func read(
        _ text: UnsafeBufferPointer<UInt8>
    ) -> (milliseconds: UInt64, counter: UInt64, node: UInt64)? {
        guard text.count == textLength, text[12] == UInt8(ascii: "-"), text[17] == UInt8(ascii: "-")
        else { return nil }
        func number(_ range: Range<Int>) -> UInt64? {
            var value: UInt64 = 0
            for i in range {
                guard !(0x41...0x5a).contains(text[i]), let nibble = Hex.value(text[i]) else {
                    return nil
                }
                value = value << 4 | UInt64(nibble)
            }
            return value
        }
        guard let ms = number(0..<12), let counter = number(13..<17), let node = number(18..<34)
        else { return nil }
        return (ms, counter, node)
    }
}
