import HaruCore

/// The form of everything a browser's store keeps: a header and frames, each of which can be
/// trusted or left out by itself (Docs/BrowserStore.md).
enum ResidentFrames {
    static let headerLength = 28
    static let frameHeaderLength = 13
    static let layout: UInt8 = 1
    private static let mark: UInt8 = 0xa7

    /// What a page or an entry turned out to hold.
    struct Content {
        /// Whether the header can be trusted.
        var isHeaderSound = false
        var number: Int64 = 0
        /// The greater layout of a newer version: nothing else was read.
        var newerLayout: UInt8?
        /// Where the bodies of sound frames lie.
        var bodies: [Range<Int>] = []
        /// Frames that are missing or cannot be trusted.
        var damaged = 0
        var isWhole: Bool { isHeaderSound && damaged == 0 && newerLayout == nil }
    }

    static func appendFrame(_ body: some Collection<UInt8>, to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes.append(mark)
        let count = UInt32(body.count)
        for shift: UInt32 in [24, 16, 8, 0] {
            bytes.append(UInt8(truncatingIfNeeded: count >> shift))
        }
        ByteWriter.word(0, into: &bytes)
        bytes.append(contentsOf: body)
        let sum = bytes.withUnsafeBytes { raw in
            XXH64.hash(
                UnsafeRawBufferPointer(rebasing: raw[(start + frameHeaderLength)...]),
                seed: UInt64(count))
        }
        for i in 0..<8 {
            bytes[start + 5 + i] = UInt8(truncatingIfNeeded: sum >> UInt64(56 - i * 8))
        }
    }

    static func header(number: Int64, frames: Int) -> [UInt8] {
        var bytes: [UInt8] = [0x48, 0x61, 0x52, layout, ~layout, 0, 0, 0]
        ByteWriter.word(UInt64(bitPattern: number), into: &bytes)
        for shift: UInt32 in [24, 16, 8, 0] {
            bytes.append(UInt8(truncatingIfNeeded: UInt32(frames) >> shift))
        }
        ByteWriter.word(XXH64.hash(bytes), into: &bytes)
        return bytes
    }

    /// Reads whatever can be trusted, of any bytes at all.
    static func read(_ bytes: UnsafeRawBufferPointer) -> Content {
        var content = Content()
        var expected: Int?
        if bytes.count >= headerLength {
            var reader = ByteReader(bytes)
            reader.position = 8
            let number = reader.word() ?? 0
            let count = length(bytes, 16)
            reader.position = 20
            content.isHeaderSound =
                reader.word() == XXH64.hash(UnsafeRawBufferPointer(rebasing: bytes[..<20]))
            if bytes[3] == ~bytes[4], bytes[3] > layout, content.isHeaderSound {
                content.newerLayout = bytes[3]
                return content
            }
            if content.isHeaderSound {
                content.number = Int64(bitPattern: number)
                expected = count
            }
        }
        let regions = readFrames(bytes, into: &content)
        content.damaged = max(regions, (expected ?? 0) - content.bodies.count)
        return content
    }

    /// - Returns: how many stretches between the frames are none.
    private static func readFrames(
        _ bytes: UnsafeRawBufferPointer, into content: inout Content
    ) -> Int {
        var at = min(headerLength, bytes.count)
        var regions = 0
        var isInDamage = false
        while at < bytes.count {
            if let body = frame(bytes, at: at) {
                content.bodies.append(body)
                at = body.upperBound
                isInDamage = false
                continue
            }
            if !isInDamage { regions += 1 }
            isInDamage = true
            at += 1
        }
        return regions
    }

    private static func frame(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Range<Int>? {
        let first = start + frameHeaderLength
        guard bytes[start] == mark, first <= bytes.count else { return nil }
        let count = length(bytes, start + 1)
        guard count <= bytes.count - first else { return nil }
        var reader = ByteReader(bytes)
        reader.position = start + 5
        let body = first..<first + count
        let sum = XXH64.hash(UnsafeRawBufferPointer(rebasing: bytes[body]), seed: UInt64(count))
        return reader.word() == sum ? body : nil
    }

    /// Four bytes as a length; one too long for this machine reads as the longest there is.
    private static func length(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> Int {
        var value: UInt32 = 0
        for i in 0..<4 { value = value << 8 | UInt32(bytes[at + i]) }
        return Int(clamping: value)
    }
}
