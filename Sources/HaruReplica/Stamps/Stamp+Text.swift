import HaruCore

extension Stamp {
    /// `<ms hex 12>-<counter hex 4>-<node hex 16>`, so that text order is stamp order.
    public var text: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(34)
        Hex.write(time >> 16, digits: 12, into: &bytes)
        bytes.append(UInt8(ascii: "-"))
        Hex.write(time & 0xffff, digits: 4, into: &bytes)
        bytes.append(UInt8(ascii: "-"))
        Hex.write(node, digits: 16, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads the text form; only lower-case digits are one, and no time after `latestMilliseconds`.
    public init?(_ text: String) {
        guard let parts = Stamp.read(text), parts.milliseconds <= UInt64(Stamp.latestMilliseconds)
        else { return nil }
        self.init(time: parts.milliseconds << 16 | parts.counter, node: parts.node)
    }

    /// Whether a text would be a stamp but for its time, which is after `latestMilliseconds`.
    static func isTooLate(_ text: String) -> Bool {
        read(text).map { $0.milliseconds > UInt64(Stamp.latestMilliseconds) } ?? false
    }

    private static func read(
        _ text: String
    ) -> (milliseconds: UInt64, counter: UInt64, node: UInt64)? {
        let bytes = Array(text.utf8)
        guard bytes.count == 34, bytes[12] == UInt8(ascii: "-"), bytes[17] == UInt8(ascii: "-")
        else {
            return nil
        }
        func number(_ range: Range<Int>) -> UInt64? {
            var value: UInt64 = 0
            for byte in bytes[range] {
                guard !(0x41...0x5a).contains(byte), let nibble = Hex.value(byte) else {
                    return nil
                }
                value = value << 4 | UInt64(nibble)
            }
            return value
        }
        guard let milliseconds = number(0..<12), let counter = number(13..<17),
            let node = number(18..<34)
        else { return nil }
        return (milliseconds, counter, node)
    }
}
