import HaruCore
import Testing

@Suite struct TextRulesSpaceTests {
    @Test func whatUnicodeCallsWhiteSpaceIsTrimmedAndNothingElse() {
        for value in 0...0x10ffff as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isSpace = scalar.properties.isWhitespace || value == 0xfeff
            if TextRules.trimmed(String(Character(scalar))).isEmpty != isSpace {
                Issue.record("U+\(String(value, radix: 16))")
            }
        }
    }
}
