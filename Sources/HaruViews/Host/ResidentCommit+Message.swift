import HaruReplica

extension ResidentCommit {
    /// The commit as the runtime reads it (Docs/WebRuntime.md): its number, then its parts.
    public var message: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(entry.count + 64)
        func long(_ value: Int64) {
            for i in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * Int64(i)))) }
        }
        func part(_ kind: UInt8, _ number: Int64, _ content: [UInt8] = []) {
            bytes.append(kind)
            long(number)
            for i in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: content.count >> (8 * i))) }
            bytes += content
        }
        long(number)
        for kept in setAside { part(4, kept.number, kept.bytes) }
        part(0, number, entry)
        for page in pages {
            if let content = page.bytes {
                part(1, Int64(page.number), content)
            } else {
                part(2, Int64(page.number))
            }
        }
        if let deletesThrough { part(3, deletesThrough) }
        return bytes
    }
}
