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
        bytes.append(0x22)
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x5c:
                bytes.append(0x5c)
                bytes.append(byte)
            case 0x0a: append("\\n", to: &bytes)
            case 0x0d: append("\\r", to: &bytes)
            case 0x09: append("\\t", to: &bytes)
            case 0..<0x20, 0x7f:
                append("\\u00", to: &bytes)
                bytes.append(Hex.digit(byte >> 4))
                bytes.append(Hex.digit(byte))
            default: bytes.append(byte)
            }
        }
        bytes.append(0x22)
    }
}

/// Appends a literal without making a `String` of it.
@inlinable func append(_ literal: StaticString, to bytes: inout [UInt8]) {
    bytes.append(
        contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
}
