import HaruCore
import Testing

@testable import HaruServer

@Suite struct CBORTests {
    struct Case: CustomTestStringConvertible {
        let hex: String
        let value: CBOR?
        var testDescription: String { hex }
    }

    static let cases = [
        Case(hex: "00", value: .int(0)), Case(hex: "1903e8", value: .int(1000)),
        Case(hex: "26", value: .int(-7)), Case(hex: "390100", value: .int(-257)),
        Case(hex: "4401020304", value: .bytes([1, 2, 3, 4])),
        Case(hex: "63ec9db4", value: .text("이")), Case(hex: "80", value: .list([])),
        Case(
            hex: "a2010203f5",
            value: .map([
                CBOR.Member(key: .int(1), value: .int(2)),
                CBOR.Member(key: .int(3), value: .other),
            ])),
        Case(hex: "", value: nil), Case(hex: "45010203", value: nil),
        Case(hex: "61ff", value: nil), Case(hex: "5f", value: nil),
        Case(hex: "1bffffffffffffffff", value: nil), Case(hex: "c100", value: nil),
        Case(hex: "a1", value: nil), Case(hex: "a201020103", value: nil),
        Case(hex: "9affffffff", value: nil), Case(hex: "bbffffffffffffffff", value: nil),
        Case(hex: String(repeating: "81", count: 20) + "00", value: nil),
    ]

    @Test(arguments: cases) func itIsRead(_ c: Case) throws {
        var bytes = try #require(Hex.bytes(c.hex))[...]
        #expect(CBOR(&bytes) == c.value)
        if c.value != nil { #expect(bytes.isEmpty) }
    }
}
