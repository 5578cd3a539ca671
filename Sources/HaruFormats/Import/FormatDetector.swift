import HaruCore

/// Tells what files are from what is in them; their names play no part.
public enum FormatDetector {
    /// What a file was recognised as, or why it was not.
    public enum Finding: Equatable, Sendable {
        case format(FileFormat)
        case none(Reason)
    }

    /// Why a file is not recognised. Raw values are stable.
    public enum Reason: String, CaseIterable, Sendable {
        /// Nothing in it, or a list without elements.
        case empty
        /// Packed; what is inside may well be readable.
        case archive
        /// Neither text nor anything known.
        case binary
        /// Text of no known kind.
        case unknown
    }

    /// One finding per file.
    public static func detect(_ files: [ImportFile]) -> [Finding] { files.map { detect($0) } }

    /// Bytes that are looked at; enough for the longest header and some rows.
    private static let headLength = 1 << 16

    static func detect(_ file: ImportFile) -> Finding {
        let head = file.head(headLength)
        if let finding = head.withUnsafeBufferPointer({ signature($0) }) { return finding }
        var text: [UInt8] = []
        var source = file.text()
        while text.count < headLength, let piece = source.read() { text.append(contentsOf: piece) }
        if text.count > headLength { text.removeLast(text.count - headLength) }
        if text.contains(0) { return .none(.binary) }
        guard
            let first = text.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0a && $0 != 0x0d })
        else { return .none(.empty) }
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return JSONDetector.detect(file)
        case UInt8(ascii: "<"):
            let isHealth = text.withUnsafeBufferPointer { contains($0, "<HealthData") }
            return isHealth ? .format(.appleHealth) : .none(.unknown)
        default:
            if isDaylioBackup(text) { return .format(.daylioBackup) }
            return TextDetector.detect(text)
        }
    }

    /// Files that begin with a mark of their own.
    private static func signature(_ head: ByteSlice) -> Finding? {
        if head.isEmpty { return .none(.empty) }
        if head.starts(with: "PK\u{3}\u{4}") {
            if contains(head, "apple_health_export") { return .format(.appleHealth) }
            return .none(.archive)
        }
        if head.count > 1, head[0] == 0x1f, head[1] == 0x8b { return .none(.archive) }
        // A database that could not be opened, or it would be here as text.
        if head.starts(with: "SQLite format 3\0") {
            if contains(head, "Repetitions") { return .format(.loopBackup) }
            if contains(head, "ticks") { return .format(.tickmate) }
            if contains(head, "CHECKINS") { return .format(.rewire) }
            return .none(.binary)
        }
        return nil
    }

    /// Whether base 64 hides the tables of Daylio.
    private static func isDaylioBackup(_ text: [UInt8]) -> Bool {
        guard text.prefix(64).allSatisfy({ Base64Decoder.value($0) != nil }) else { return false }
        var decoder = Base64Decoder()
        return decoder.decode(text).withUnsafeBufferPointer { json in
            json.first == UInt8(ascii: "{")
                && (contains(json, "\"customMoods\"") || contains(json, "\"dayEntries\""))
        }
    }

    private static func contains(_ bytes: ByteSlice, _ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        var i = 0
        while i + count <= bytes.count {
            if bytes[i] == word.utf8Start[0], bytes.part(i..<i + count).equals(word) { return true }
            i += 1
        }
        return false
    }
}
