import HaruCore

/// What a field holds.
public indirect enum FieldValue: Sendable {
    case null
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case string(String)
    case bytes([UInt8])
    case blob(BlobReference)
    case list([FieldValue])
    /// Members in ascending byte order of their names, each name once.
    case map([Member])
    /// A type that a newer version writes: `{"$name": …}`, kept and passed on as it came.
    case unknown(Member)

    public struct Member: Sendable {
        public let name: String
        public let value: FieldValue
        public init(_ name: String, _ value: FieldValue) {
            self.name = name
            self.value = value
        }
    }

    /// The deepest nesting a value may have (sync 13).
    public static let allowedDepth = 32

    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    public var int64: Int64? { if case .int(let value) = self { value } else { nil } }
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    public var isNull: Bool { if case .null = self { true } else { false } }

    public static func id(_ id: RecordID) -> FieldValue { .string(id.text) }
    public static func instant(_ instant: Instant) -> FieldValue { .int(instant.milliseconds) }

    /// A map whose members may come in any order; of two with one name the later stays.
    public static func map(unordered members: [Member]) -> FieldValue {
        var sorted: [Member] = []
        for member in members {
            if let known = sorted.firstIndex(where: { sameBytes($0.name, member.name) }) {
                sorted[known] = member
            } else {
                let place = sorted.firstIndex { bytesPrecede(member.name, $0.name) } ?? sorted.count
                sorted.insert(member, at: place)
            }
        }
        return .map(sorted)
    }
}

/// A file kept beside the records, named by its content.
public struct BlobReference: Equatable, Sendable {
    /// SHA-256, 32 bytes.
    public let hash: [UInt8]
    public let size: Int64
    /// Media type, such as `image/png`.
    public let type: String

    public init?(hash: [UInt8], size: Int64, type: String) {
        guard hash.count == 32, size >= 0 else { return nil }
        self.hash = hash
        self.size = size
        self.type = type
    }
}

extension FieldValue: Equatable {
    /// Byte equality: texts that merely look alike differ, and so do 1 and 1.0. All that are not a
    /// number are one value, since they travel as one.
    public static func == (a: FieldValue, b: FieldValue) -> Bool {
        switch (a, b) {
        case (.null, .null): true
        case (.bool(let x), .bool(let y)): x == y
        case (.int(let x), .int(let y)): x == y
        case (.double(let x), .double(let y)): x.bitPattern == y.bitPattern || x.isNaN && y.isNaN
        case (.string(let x), .string(let y)): sameBytes(x, y)
        case (.bytes(let x), .bytes(let y)): x == y
        case (.blob(let x), .blob(let y)): x == y
        case (.list(let x), .list(let y)): x == y
        case (.map(let x), .map(let y)):
            x.count == y.count
                && zip(x, y).allSatisfy { sameBytes($0.name, $1.name) && $0.value == $1.value }
        case (.unknown(let x), .unknown(let y)): sameBytes(x.name, y.name) && x.value == y.value
        default: false
        }
    }
}
