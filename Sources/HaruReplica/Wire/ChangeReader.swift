import HaruCore

/// Reads a change as Haru writes it, straight from the bytes: no white space, no escapes, names in
/// order, plain values. Whatever is different in any way is left to the general reader, which gives
/// the same for what this one reads.
struct ChangeReader {
    /// Written again, no value of an item this long comes near the limits of sync 13.
    private static let longest = 10_000

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// - Returns: `nil`, with nothing taken, when the next value is to be read in general.
    static func change(_ reader: inout JSONReader) -> Change? {
        reader.take { bytes in
            var reader = ChangeReader(bytes)
            guard let change = reader.change(), reader.position <= longest else { return nil }
            return (change, reader.position)
        }
    }

    private mutating func change() -> Change? {
        guard take("{\"k\":\""), let kind = name(), take(",\"id\":\""), let id = id(),
            take("\",\"f\":{")
        else { return nil }
        var fields: [Change.ChangedField] = []
        fields.reserveCapacity(8)
        if !take("}") {
            repeat {
                guard take("\""), let name = name(), take(":["), let value = value(),
                    take(",\""), let stamp = stamp(), take("\"]")
                else { return nil }
                if let last = fields.last, !bytesPrecede(last.name, name) { return nil }
                fields.append(Change.ChangedField(name, value, stamp))
            } while take(",")
            guard take("}") else { return nil }
        }
        let isConfirmed = take(",\"c\":true")
        guard take("}") else { return nil }
        return Change(kind: Kind(kind), id: id, sortedFields: fields, isConfirmed: isConfirmed)
    }

    private mutating func take(_ literal: StaticString) -> Bool {
        let count = literal.utf8CodeUnitCount
        guard bytes.count - position >= count else { return false }
        for i in 0..<count where bytes[position + i] != literal.utf8Start[i] { return false }
        position += count
        return true
    }

    /// The next `count` bytes.
    private mutating func slice(_ count: Int) -> UnsafeBufferPointer<UInt8>? {
        guard bytes.count - position >= count else { return nil }
        defer { position += count }
        return UnsafeBufferPointer(rebasing: bytes[position..<position + count])
    }

    private mutating func id() -> RecordID? { slice(36).flatMap { RecordID($0) } }

    private mutating func stamp() -> Stamp? { slice(Stamp.textLength).flatMap { Stamp($0) } }

    /// A name and the quote behind it.
    private mutating func name() -> String? {
        guard let text = text(), Schema.isName(text) else { return nil }
        return text
    }

    /// A text and the quote behind it.
    private mutating func text() -> String? {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            guard bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\\") else { return nil }
            position += 1
        }
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return String(
            validating: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
    }

    private mutating func value() -> FieldValue? {
        guard position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "\""):
            position += 1
            return text().map { .string($0) }
        case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return take("null") ? .null : nil
        default: return int().map { .int($0) }
        }
    }

    /// A whole number of at most 18 digits; what follows it tells whether it ends there.
    private mutating func int() -> Int64? {
        let isNegative = take("-")
        let first = position
        var value: Int64 = 0
        while position < bytes.count, position - first < 18,
            (0x30...0x39).contains(bytes[position])
        {
            value = value * 10 + Int64(bytes[position] - 0x30)
            position += 1
        }
        guard position > first, bytes[first] != 0x30 || position == first + 1 else { return nil }
        return isNegative ? -value : value
    }
}
