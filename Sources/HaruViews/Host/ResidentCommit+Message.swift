import HaruReplica

extension ResidentCommit {
    /// The commit as the runtime reads it (Docs/WebRuntime.md).
    public var message: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(entry.count + 64)
        func long(_ value: Int64) {
            for i in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * Int64(i)))) }
        }
        func word(_ value: Int) {
            for i in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * i))) }
        }
        func run(_ content: [UInt8]) {
            word(content.count)
            bytes += content
        }
        long(number)
        long(deletesThrough ?? 0)
        run(entry)
        word(setAside.count)
        for kept in setAside {
            long(kept.number)
            run(kept.bytes)
        }
        word(pages.count)
        for page in pages {
            word(page.number)
            word(page.bytes == nil ? 0 : 1)
            if let content = page.bytes { run(content) }
        }
        return bytes
    }
}
