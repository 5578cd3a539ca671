import HaruCore
import Testing

@Suite struct JSONTests {
    @Test(arguments: [
        "null", "true", "false", "0", "-1", "9223372036854775807", "-9223372036854775808", "0.1",
        "1e+22", "\"\"", "\"하루 \\\" \\\\ \\n\\u0001\"", "[]", "{}", "[1,[2,[3]],{}]",
        "{\"a\":1,\"b\":[true,null],\"a\":2}", "\"👩‍👩‍👧\"",
    ])
    func compactTextReadsBackAsItself(_ text: String) throws {
        #expect(try JSON.parse(text).text == text)
    }

    @Test(arguments: [
        ("\"\\u00e9\\ud83d\\ude00\\/\"", "\"é😀/\""), (" [ 1 , 2 ]\n", "[1,2]"),
        ("1.50", "1.5"), ("1E2", "100.0"), ("\u{feff}7", "7"),
        ("18446744073709551616", "1.8446744073709552e+19"),
    ])
    func otherSpellingsAreRead(text: String, compact: String) throws {
        #expect(try JSON.parse(text).text == compact)
    }

    @Test(arguments: [
        ("", JSONError.Reason.unexpectedEnd), ("[1", .unexpectedEnd), ("\"a", .unexpectedEnd),
        ("[1,]", .unexpectedByte), ("{\"a\" 1}", .unexpectedByte), ("{1:2}", .unexpectedByte),
        ("nul", .unexpectedEnd), ("01", .badNumber), ("1.", .badNumber), ("1e400", .badNumber),
        ("\"\\ud800\"", .badText), ("\"\\q\"", .badText), ("\"a\nb\"", .badText),
        ("1 2", .trailing),
        (String(repeating: "[", count: 65), .tooDeep),
    ])
    func whatIsNoJSONIsRefused(text: String, reason: JSONError.Reason) {
        let error = #expect(throws: JSONError.self) { try JSON.parse(text) }
        #expect(error?.reason == reason)
    }

    @Test func randomValuesReadBackAsThemselves() throws {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        for _ in 0..<500 {
            let text = value(depth: 0, &random).text
            #expect(try JSON.parse(text).text == text, "seed \(seed)")
        }
    }

    @Test func randomBytesNeverStopTheReader() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        let alphabet = Array("{}[]\",:0123456789eE+-.\\ntrue falsnu\u{7f}é".utf8)
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
                alphabet.randomElement(using: &random)!
            }
            if let value = try? JSON.parse(bytes) { #expect((try? JSON.parse(value.text)) != nil) }
        }
    }

    private func value(depth: Int, _ random: inout SeededRandom) -> JSON {
        switch Int.random(in: 0...(depth < 4 ? 6 : 4), using: &random) {
        case 0: .null
        case 1: .bool(Bool.random(using: &random))
        case 2: .int(Int64(bitPattern: random.next()))
        case 3: .double(Double(Int64(bitPattern: random.next()) >> 11) / 64 + 0.5)
        case 4: .string(text(&random))
        case 5:
            .array(
                (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    value(depth: depth + 1, &random)
                })
        default:
            .object(
                (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    JSON.Member(text(&random), value(depth: depth + 1, &random))
                })
        }
    }

    private func text(_ random: inout SeededRandom) -> String {
        let scalars = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0...0x1_1000, using: &random))
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
