/// The clock's row in a store.
public enum StoredClock {
    public static func encode(_ clock: HybridClock) -> [UInt8] {
        var bytes: [UInt8] = [1]
        ByteWriter.word(clock.last, into: &bytes)
        ByteWriter.word(clock.node, into: &bytes)
        ByteWriter.zigzag(clock.offset, into: &bytes)
        return bytes
    }

    /// - Returns: `nil` when the bytes are not what `encode` writes.
    public static func decode(_ bytes: [UInt8]) -> HybridClock? {
        bytes.withUnsafeBytes { raw in
            var reader = ByteReader(raw)
            guard reader.byte() == 1, let last = reader.word(), let node = reader.word(),
                let offset = reader.zigzag(), reader.isAtEnd
            else { return nil }
            return HybridClock(node: node, last: last, offset: offset)
        }
    }
}
