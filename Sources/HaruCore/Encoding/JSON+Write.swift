extension JSON {
    /// The value as compact text.
    public var text: String {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    public func write(into bytes: inout [UInt8]) {
        switch self {
        case .null: append("null", to: &bytes)
        case .bool(let value): append(value ? "true" : "false", to: &bytes)
        case .int(let value): bytes.append(contentsOf: String(value).utf8)
        case .double(let value):
            if value.isFinite {
                bytes.append(contentsOf: value.description.utf8)
            } else {
                append("null", to: &bytes)
            }
        case .string(let value): JSON.writeString(value, into: &bytes)
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (i, element) in elements.enumerated() {
                if i > 0 { bytes.append(UInt8(ascii: ",")) }
                element.write(into: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (i, member) in members.enumerated() {
                if i > 0 { bytes.append(UInt8(ascii: ",")) }
                JSON.writeString(member.name, into: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(into: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    /// Writes a quoted text; control characters, the quote and the backslash are escaped.
    public static func writeString(_ text: String, into bytes: inout [UInt8]) {
        var text = text
        bytes.append(0x22)
        text.withUTF8 { content in
            // What needs no escape is copied in one piece.
            var copied = 0
            for i in 0..<content.count where needsEscape(content[i]) {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: content[copied..<i]))
                escape(content[i], into: &bytes)
                copied = i + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: content[copied...]))
        }
        bytes.append(0x22)
    }

    /// How many bytes `writeString` writes.
    public static func writtenCount(of text: String) -> Int {
        var text = text
        return text.withUTF8 { content in
            var count = content.count + 2
            for byte in content where needsEscape(byte) {
                switch byte {
                case 0x22, 0x5c, 0x0a, 0x0d, 0x09: count += 1
                default: count += 5
                }
            }
            return count
        }
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x5c || byte == 0x7f
    }

    private static func escape(_ byte: UInt8, into bytes: inout [UInt8]) {
        switch byte {
        case 0x22, 0x5c:
            bytes.append(0x5c)
            bytes.append(byte)
        case 0x0a: append("\\n", to: &bytes)
        case 0x0d: append("\\r", to: &bytes)
        case 0x09: append("\\t", to: &bytes)
        default:
            append("\\u00", to: &bytes)
            bytes.append(Hex.digit(byte >> 4))
            bytes.append(Hex.digit(byte))
        }
    }
}

/// Appends a literal without making a `String` of it.
@inlinable public func append(_ literal: StaticString, to bytes: inout [UInt8]) {
    bytes.append(
        contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
}
