import HaruCore

/// The bytes that stand for a value wherever two replicas must agree: in hashes, and to decide
/// between two values that bear one stamp.
public enum CanonicalEncoding {
    public static func bytes(_ value: FieldValue) -> [UInt8] {
        var bytes: [UInt8] = []
        value.write(into: &bytes)
        return bytes
    }

    /// How many bytes that are.
    static func count(_ value: FieldValue) -> Int {
        switch value {
        // Most values are these, and need not be written to be counted.
        case .string(let text): JSON.writtenCount(of: text)
        case .bool(let flag): flag ? 4 : 5
        case .null: 4
        default: bytes(value).count
        }
    }

    /// Whether `a` is greater than `b`, byte by byte.
    public static func isGreater(_ a: FieldValue, _ b: FieldValue) -> Bool {
        bytes(b).lexicographicallyPrecedes(bytes(a))
    }

    /// The hash of a field: kind, id, name, stamp and value.
    public static func hash(
        kind: Kind, id: RecordID, name: String, value: FieldValue, stamp: Stamp
    ) -> FieldHash {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(192)
        bytes.append(UInt8(ascii: "["))
        JSON.writeString(kind.name, into: &bytes)
        append(",\"", to: &bytes)
        id.write(into: &bytes)
        append("\",", to: &bytes)
        JSON.writeString(name, into: &bytes)
        append(",\"", to: &bytes)
        stamp.write(into: &bytes)
        append("\",", to: &bytes)
        value.write(into: &bytes)
        bytes.append(UInt8(ascii: "]"))
        let half = SHA256.half(bytes)
        return FieldHash(high: half.high, low: half.low)
    }
}
