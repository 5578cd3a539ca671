import CZlib

/// Bytes packed as gzip, for a body of HTTP.
public enum GzipWriter {
    /// No name, no time: the same bytes always give the same.
    private static let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]

    public static func pack(_ bytes: [UInt8]) -> [UInt8] {
        var packed = header
        packed.reserveCapacity(bytes.count / 4)
        bytes.withUnsafeBytes { raw in
            // Whoever waits for the body is served best by the quickest level.
            Deflater(level: 1).pack(raw, isLast: true, into: &packed)
            let checksum = crc32_z(0, raw.bindMemory(to: UInt8.self).baseAddress, raw.count)
            for word in [Int(checksum), raw.count] {
                let word = UInt32(truncatingIfNeeded: word).littleEndian
                withUnsafeBytes(of: word) { packed.append(contentsOf: $0) }
            }
        }
        return packed
    }
}
