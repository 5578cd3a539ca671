/// A JSON value. Objects keep the order of their members; a name that occurs twice keeps both,
/// and looking it up finds the last.
public indirect enum JSON: Sendable {
    case null
    case bool(Bool)
    /// A number written without fraction and exponent that fits 64 bits.
    case int(Int64)
    case double(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    public struct Member: Sendable {
        public var name: String
        public var value: JSON
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// The member of an object; `nil` if there is none or this is no object.
    public subscript(_ name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        var i = members.count - 1
        while i >= 0 {
            if sameBytes(members[i].name, name) { return members[i].value }
            i -= 1
        }
        return nil
    }

    public var isNull: Bool { if case .null = self { true } else { false } }
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    public var array: [JSON]? { if case .array(let value) = self { value } else { nil } }
    public var members: [Member]? { if case .object(let value) = self { value } else { nil } }

    /// A whole number, also when it was written as `3.0`.
    public var int64: Int64? {
        switch self {
        case .int(let value): value
        case .double(let value):
            value == value.rounded() && value.magnitude < 9e15 ? Int64(value) : nil
        default: nil
        }
    }

    public var int: Int? { int64.flatMap { Int(exactly: $0) } }

    public var double: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }
}

/// Compares two texts byte by byte: names in data are what they are, not what they look like.
@inline(never) public func sameBytes(_ a: String, _ b: String) -> Bool {
    let (a, b) = (a.utf8, b.utf8)
    guard a.count == b.count else { return false }
    // Texts lie in one piece, except those that came from Foundation.
    return a.withContiguousStorageIfAvailable { a in
        b.withContiguousStorageIfAvailable { b in
            var i = 0
            while i < a.count, a[i] == b[i] { i &+= 1 }
            return i == a.count
        }
    }.flatMap { $0 } ?? a.elementsEqual(b)
}

/// Whether `a` comes before `b`, byte by byte.
@inline(never) public func bytesPrecede(_ a: String, _ b: String) -> Bool {
    let (a, b) = (a.utf8, b.utf8)
    return a.withContiguousStorageIfAvailable { a in
        b.withContiguousStorageIfAvailable { b in
            let common = min(a.count, b.count)
            var i = 0
            while i < common, a[i] == b[i] { i &+= 1 }
            return i < common ? a[i] < b[i] : a.count < b.count
        }
    }.flatMap { $0 } ?? a.lexicographicallyPrecedes(b)
}

/// Where and why a text is not JSON.
public struct JSONError: Error, Equatable, Sendable {
    public enum Reason: Sendable {
        case unexpectedEnd, unexpectedByte, badNumber, badText, tooDeep, trailing
    }
    public let reason: Reason
    /// Bytes from the beginning.
    public let offset: Int
}
