/// How many cells a text takes in a terminal.
public enum TextWidth {
    public static func of(_ text: String) -> Int {
        // ASCII, blocks and dots, Hangul syllables and ideographs among themselves are a character
        // each; where anything else is, characters have to be found first.
        var width = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x20..<0x7f, 0x2500...0x25fc: width += 1
            case 0xac00...0xd7a3, 0x4e00...0x9fff: width += 2
            default: return text.reduce(0) { $0 + of($1) }
            }
        }
        return width
    }

    /// Cells of one character as a person counts them: 2 for Hangul, kana, Chinese characters and
    /// emoji, however many code points they are made of.
    public static func of(_ character: Character) -> Int {
        var width = 0
        var isEmoji = false
        var first: Unicode.Scalar?
        for scalar in character.unicodeScalars {
            switch scalar.value {
            case 0xfe0f: isEmoji = isEmoji || (first?.properties.isEmoji ?? false)
            case 0x1f1e6...0x1f1ff, 0x1f3fb...0x1f3ff: isEmoji = true
            case 0x200d: isEmoji = isEmoji || (first?.properties.isEmojiPresentation ?? false)
            default: width += of(scalar)
            }
            first = first ?? scalar
        }
        return isEmoji ? 2 : width
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 {
            return scalar.value < 0x20 || (0x7f..<0xa0) ~= scalar.value ? 0 : 1
        }
        if (0x1160...0x11ff) ~= scalar.value || (0xd7b0...0xd7ff) ~= scalar.value { return 0 }
        if isWide(scalar.value) || scalar.properties.isEmojiPresentation { return 2 }
        // Halfwidth voicing marks extend the letter before them and take a cell of their own.
        if scalar.value == 0xff9e || scalar.value == 0xff9f { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator,
            .paragraphSeparator:
            return 0
        default: return 1
        }
    }

    private static func isWide(_ value: UInt32) -> Bool {
        guard value >= 0x1100 else { return false }
        return wideRanges.contains { $0 ~= value }
    }

    /// East Asian wide and fullwidth characters (Unicode Standard Annex 11) apart from emoji, with
    /// the unassigned places between them.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0xac00...0xd7a3, 0x3041...0x3247, 0x4e00...0xa4c6, 0x1100...0x115f, 0x2e80...0x303e,
        0x3250...0x4dff, 0xff01...0xff60, 0xffe0...0xffe6, 0xf900...0xfaff, 0xa960...0xa97c,
        0x2329...0x232a, 0xfe10...0xfe19, 0xfe30...0xfe6b, 0x16fe0...0x16ff1, 0x17000...0x18d08,
        0x1aff0...0x1b2fb, 0x1f200...0x1f265, 0x20000...0x2fffd, 0x30000...0x3fffd,
    ]
}
