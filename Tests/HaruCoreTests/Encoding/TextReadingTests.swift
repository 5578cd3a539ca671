import HaruCore
import Testing

struct TextReadingTests {
    @Test(arguments: [
        ("0", 0 as Int64?), ("7", 7), ("+7", 7), ("-7", -7), ("-0", 0), ("007", 7),
        ("9223372036854775807", .max), ("-9223372036854775808", .min),
        ("9223372036854775808", nil), ("-9223372036854775809", nil),
        ("18446744073709551616", nil), ("99999999999999999999", nil),
        ("", nil), ("-", nil), ("+", nil), ("--1", nil), ("1-", nil), (" 1", nil), ("1 ", nil),
        ("1.0", nil), ("1e3", nil), ("0x1", nil), ("１", nil),
    ])
    func aNumberIsReadAsTheLibraryReadsIt(_ text: String, _ expected: Int64?) {
        #expect(Int64(digits: text) == expected)
        #expect(Int64(digits: text) == Int64(text))
        #expect(Int(digits: text) == Int(text))
        #expect(UInt64(digits: text) == UInt64(text))
    }

    @Test func aNumberMayNeedAllBitsOfAnUnsignedOne() {
        #expect(UInt64(digits: "18446744073709551615") == .max)
        #expect(UInt64(digits: "18446744073709551616") == nil)
    }

    @Test(arguments: [
        ("0", 0 as UInt64?), ("f", 15), ("Ff", 255), ("00000000000000001", nil),
        ("ffffffffffffffff", .max), ("", nil), ("g", nil), ("+1", nil),
    ])
    func hexadecimalDigitsAreAWord(_ text: String, _ expected: UInt64?) {
        #expect(Hex.word(text) == expected)
    }

    struct Case: Sendable {
        let text: String
        var most = Int.max
        var keepsEmpty = false
        let parts: [String]
    }

    @Test(arguments: [
        Case(text: "", parts: []), Case(text: "", keepsEmpty: true, parts: [""]),
        Case(text: "a", parts: ["a"]), Case(text: "a.b.c", parts: ["a", "b", "c"]),
        Case(text: ".a..b.", parts: ["a", "b"]),
        Case(text: ".a..b.", keepsEmpty: true, parts: ["", "a", "", "b", ""]),
        Case(text: "a.b.c", most: 2, parts: ["a", "b.c"]),
        Case(text: ".a..b", most: 2, parts: ["a", ".b"]),
        Case(text: "a.b", most: 1, parts: ["a.b"]),
        Case(text: ".", most: 2, keepsEmpty: true, parts: ["", ""]),
        Case(text: "하루.e\u{301}.一日", parts: ["하루", "e\u{301}", "一日"]),
    ])
    func aTextIsSplitAsTheLibrarySplitsIt(_ c: Case) {
        let parts = c.text.parts(at: UInt8(ascii: "."), most: c.most, keepsEmpty: c.keepsEmpty)
        #expect(parts == c.parts)
        let expected = c.text.split(
            separator: ".", maxSplits: c.most == .max ? .max : c.most - 1,
            omittingEmptySubsequences: !c.keepsEmpty)
        #expect(parts == expected.map { String($0) })
    }
}
