/// Cutting and filling texts by the cells they take.
public enum TextLayout {
    /// At most `width` cells of `text`; where something is left out, the last is an ellipsis.
    public static func truncated(_ text: String, to width: Int, ellipsis: String = "…") -> String {
        guard TextWidth.of(text) > width else { return text }
        var room = width - TextWidth.of(ellipsis)
        guard room >= 0 else { return "" }
        var kept = ""
        for character in text {
            room -= TextWidth.of(character)
            if room < 0 { break }
            kept.append(character)
        }
        return kept + ellipsis
    }

    public enum Alignment: Sendable { case left, right }

    /// `text` with spaces up to `width` cells.
    public static func padded(_ text: String, to width: Int, _ alignment: Alignment = .left)
        -> String
    {
        let space = String(repeating: " ", count: max(0, width - TextWidth.of(text)))
        return alignment == .left ? text + space : space + text
    }

    /// The text on one line and harmless: what would steer the terminal or turn the direction of
    /// writing is shown as a space.
    public static func printable(_ text: String) -> String {
        let isHarmless = text.unicodeScalars.allSatisfy { !steers($0) }
        if isHarmless { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(steers(scalar) ? " " : scalar) }
        return String(scalars)
    }

    private static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f..<0xa0, 0x2028...0x202e, 0x2066...0x2069: true
        default: false
        }
    }

    /// The words of `text` in lines of at most `width` cells; a longer word has a line of its own.
    public static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ") {
                if line.isEmpty {
                    line = String(word)
                } else if TextWidth.of(line) + 1 + TextWidth.of(String(word)) <= width {
                    line += " " + word
                } else {
                    lines.append(line)
                    line = String(word)
                }
            }
            lines.append(line)
        }
        return lines
    }
}
