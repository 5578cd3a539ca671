import HaruCore

/// The bytes that stand for a value wherever two replicas must agree: in hashes, and to decide
/// between two values that bear one stamp.
public enum CanonicalEncoding {
    public static func bytes(_ value: FieldValue) -> [UInt8] {
        var bytes: [UInt8] = []
        value.json.write(into: &bytes)
        return bytes
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
        JSON.array([
            .string(kind.name), .string(id.text), .string(name), .string(stamp.text), value.json,
        ]).write(into: &bytes)
        let digest = SHA256.digest(bytes)
        let id = RecordID(bytes: digest[0..<16])!
        return FieldHash(high: id.high, low: id.low)
    }
}
