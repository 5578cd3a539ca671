extension JSON {
    /// The deepest nesting that is read.
    public static let allowedDepth = 64

    /// Reads one value and nothing after it. A byte-order mark before it is passed over.
    public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSON {
        try parse(bytes, depth: allowedDepth)
    }

    /// - Parameter depth: the deepest nesting that is read, at most `allowedDepth`.
    public static func parse(_ bytes: [UInt8], depth: Int) throws(JSONError) -> JSON {
        var reader = JSONReader(bytes: bytes)
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { reader.position = 3 }
        let value = try reader.value(depth: allowedDepth - depth)
        reader.skipSpace()
        guard reader.position == bytes.count else { throw reader.error(.trailing) }
        return value
    }

    public static func parse(_ text: String) throws(JSONError) -> JSON {
        try parse(Array(text.utf8))
    }
}

/// Reads values one after the other, so that a long array need not be held whole.
public struct JSONReader: Sendable {
    let bytes: [UInt8]
    public internal(set) var position = 0

    public init(bytes: [UInt8]) { self.bytes = bytes }

    /// Lets `body` read from here on in the bytes themselves.
    ///
    /// - Parameter body: returns what it read, and how many bytes that were; `nil`, and nothing is
    ///   taken.
    public mutating func take<Value>(
        _ body: (UnsafeBufferPointer<UInt8>) -> (value: Value, count: Int)?
    ) -> Value? {
        skipSpace()
        let from = position
        let read = bytes.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[from...]))
        }
        guard let read else { return nil }
        position += read.count
        return read.value
    }

    func error(_ reason: JSONError.Reason) -> JSONError {
        JSONError(reason: reason, offset: position)
    }

    public mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0a, 0x0d: position += 1
            default: return
            }
        }
    }

    /// Takes `byte` if it is the next that is no white space.
    public mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// Reads the value that begins here, white space before it allowed.
    public mutating func value(depth: Int = 0) throws(JSONError) -> JSON {
        skipSpace()
        guard position < bytes.count else { throw error(.unexpectedEnd) }
        guard depth < JSON.allowedDepth else { throw error(.tooDeep) }
        switch bytes[position] {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"):
            try literal("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try literal("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try literal("null")
            return .null
        default: return try number()
        }
    }

    private mutating func literal(_ word: StaticString) throws(JSONError) {
        for i in 0..<word.utf8CodeUnitCount {
            guard position < bytes.count, bytes[position] == word.utf8Start[i] else {
                throw error(position < bytes.count ? .unexpectedByte : .unexpectedEnd)
            }
            position += 1
        }
    }

    /// Takes `byte`, which has to be the next that is no white space.
    public mutating func expect(_ byte: UInt8) throws(JSONError) {
        guard take(byte) else {
            throw error(position < bytes.count ? .unexpectedByte : .unexpectedEnd)
        }
    }

    /// Reads a text that is one object and nothing after it, a byte-order mark before it allowed.
    ///
    /// - Parameter member: reads the value of the member named; what it leaves is read as a value.
    /// - Returns: the members that were left; `nil` where the text is another value.
    public mutating func members(
        _ member: (String, inout JSONReader) throws(JSONError) -> Bool
    ) throws(JSONError) -> JSON? {
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
        guard take(UInt8(ascii: "{")) else { return nil }
        var members: [JSON.Member] = []
        if !take(UInt8(ascii: "}")) {
            repeat {
                let name = try memberName()
                if try member(name, &self) { continue }
                members.append(JSON.Member(name, try value(depth: 1)))
            } while take(UInt8(ascii: ","))
            try expect(UInt8(ascii: "}"))
        }
        skipSpace()
        guard position == bytes.count else { throw error(.trailing) }
        return .object(members)
    }

    private mutating func memberName() throws(JSONError) -> String {
        skipSpace()
        guard position < bytes.count else { throw error(.unexpectedEnd) }
        guard bytes[position] == UInt8(ascii: "\"") else { throw error(.unexpectedByte) }
        let name = try string()
        guard take(UInt8(ascii: ":")) else { throw error(.unexpectedByte) }
        return name
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSON {
        position += 1
        var members: [JSON.Member] = []
        if take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            let name = try memberName()
            members.append(JSON.Member(name, try value(depth: depth + 1)))
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
        return .object(members)
    }

    private mutating func array(depth: Int) throws(JSONError) -> JSON {
        position += 1
        var elements: [JSON] = []
        if take(UInt8(ascii: "]")) { return .array(elements) }
        repeat { elements.append(try value(depth: depth + 1)) } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
        return .array(elements)
    }

    private mutating func string() throws(JSONError) -> String {
        position += 1
        let start = position
        while position < bytes.count, bytes[position] >= 0x20, bytes[position] != 0x22,
            bytes[position] != 0x5c
        { position += 1 }
        guard position < bytes.count else { throw error(.unexpectedEnd) }
        if bytes[position] == 0x22 {
            defer { position += 1 }
            guard let text = String(validating: bytes[start..<position], as: UTF8.self) else {
                throw error(.badText)
            }
            return text
        }
        return try escapedString(from: start)
    }

    private mutating func escapedString(from start: Int) throws(JSONError) -> String {
        var text = Array(bytes[start..<position])
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case 0x22:
                guard let result = String(validating: text, as: UTF8.self) else {
                    throw error(.badText)
                }
                return result
            case 0x5c: try escape(into: &text)
            case 0..<0x20: throw error(.badText)
            default: text.append(byte)
            }
        }
        throw error(.unexpectedEnd)
    }

    private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
        guard position < bytes.count else { throw error(.unexpectedEnd) }
        let byte = bytes[position]
        position += 1
        switch byte {
        case 0x22, 0x5c, 0x2f: text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0c)
        case UInt8(ascii: "n"): text.append(0x0a)
        case UInt8(ascii: "r"): text.append(0x0d)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            var code = try hex4()
            if (0xd800..<0xdc00).contains(code) {
                guard position + 1 < bytes.count, bytes[position] == 0x5c,
                    bytes[position + 1] == UInt8(ascii: "u")
                else { throw error(.badText) }
                position += 2
                let low = try hex4()
                guard (0xdc00..<0xe000).contains(low) else { throw error(.badText) }
                code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00)
            }
            guard let scalar = Unicode.Scalar(code) else { throw error(.badText) }
            text.append(contentsOf: UTF8.encode(scalar)!)
        default: throw error(.badText)
        }
    }

    private mutating func hex4() throws(JSONError) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard position < bytes.count, let nibble = Hex.value(bytes[position]) else {
                throw error(.badText)
            }
            code = code << 4 | UInt32(nibble)
            position += 1
        }
        return code
    }

    private mutating func number() throws(JSONError) -> JSON {
        let start = position
        var isWhole = true
        if bytes[position] == UInt8(ascii: "-") { position += 1 }
        let firstDigit = position
        skipDigits()
        guard position > firstDigit else { throw error(.unexpectedByte) }
        guard position == firstDigit + 1 || bytes[firstDigit] != 0x30 else {
            throw error(.badNumber)
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            isWhole = false
            position += 1
            let decimals = position
            skipDigits()
            guard position > decimals else { throw error(.badNumber) }
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            isWhole = false
            position += 1
            if position < bytes.count, bytes[position] == 0x2b || bytes[position] == 0x2d {
                position += 1
            }
            let digits = position
            skipDigits()
            guard position > digits else { throw error(.badNumber) }
        }
        let text = bytes[start..<position]
        if isWhole, let value = Int64(digits: text) { return .int(value) }
        guard let value = Decimal.double(text) else { throw error(.badNumber) }
        return .double(value)
    }

    private mutating func skipDigits() {
        while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
    }
}
