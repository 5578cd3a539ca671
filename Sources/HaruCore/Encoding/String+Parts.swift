extension String {
    /// What stands between the bytes `separator`. `split` of a `String` goes by characters, which
    /// takes 8 KB of a program (`Docs/Wasm.md`).
    ///
    /// - Parameters:
    ///   - separator: an ASCII character.
    ///   - most: the greatest number of parts; the last one holds the rest.
    ///   - keepsEmpty: whether a part of no bytes is one.
    @inline(never)
    public func parts(at separator: UInt8, most: Int = .max, keepsEmpty: Bool = false) -> [String] {
        var parts: [String] = []
        var part: [UInt8] = []
        func end() {
            guard keepsEmpty || !part.isEmpty else { return }
            parts.append(String(decoding: part, as: UTF8.self))
            part.removeAll(keepingCapacity: true)
        }
        for byte in Array(utf8) {
            if byte == separator, parts.count + 1 < most { end() } else { part.append(byte) }
        }
        end()
        return parts
    }
}
