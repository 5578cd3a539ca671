/// What names, titles and notes have in common (domain 2, text rules).
public enum TextRules {
    /// The text without white space and line breaks at both ends.
    public static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isSpace($0) }),
            let last = scalars.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(scalars[first...last])
    }

    /// A trimmed name of at most `limit` characters, counted as a person counts them.
    public static func name(_ text: String, limit: Int) throws(DomainError) -> String {
        let name = trimmed(text)
        if name.isEmpty { throw .emptyName }
        if name.count > limit { throw .nameTooLong }
        return name
    }

    /// The most characters of a note.
    public static let noteLimit = 2000

    public static func note(_ text: String) throws(DomainError) -> String {
        // Every character has at least one byte, so most notes need no counting.
        if text.utf8.count > noteLimit, text.count > noteLimit { throw .noteTooLong }
        return text
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        // The White_Space characters of Unicode, spelt out: looking them up is slow, and every name
        // and note of an import passes through here.
        switch scalar.value {
        case 0x09...0x0d, 0x20, 0x85, 0xa0, 0x1680, 0x2000...0x200a, 0x2028, 0x2029, 0x202f, 0x205f,
            0x3000, 0xfeff:
            true
        default: false
        }
    }
}
