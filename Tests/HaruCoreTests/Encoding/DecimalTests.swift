import HaruCore
import Testing

@Suite struct DecimalTests {
    @Test func everyNumberThatSwiftWritesReadsBackAsItself() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        for i in 0..<100_000 {
            // Any bits at all, and every other time a number of the size people use.
            let bits = random.next()
            let value =
                i % 2 == 0 ? Double(bitPattern: bits) : Double(Int64(bitPattern: bits) >> 20) / 1000
            guard value.isFinite else { continue }
            let read = Decimal.double(value.description.utf8)
            if read?.bitPattern != value.bitPattern {
                Issue.record("\(value) was read as \(read ?? .nan), seed \(seed)")
            }
        }
    }

    @Test(arguments: [
        Double.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .pi, 0.1,
        1e22, 1e23, 9_007_199_254_740_992, 0.30000000000000004, -0.0,
    ])
    func extremeNumbersReadBackAsThemselves(_ value: Double) {
        #expect(Decimal.double(value.description.utf8)?.bitPattern == value.bitPattern)
    }

    @Test(arguments: [
        ("9007199254740993", 9007199254740992.0), ("9007199254740995", 9007199254740996.0),
        ("9007199254740993.001", 9007199254740994.0), ("1e23", 1e23),
        ("5e-324", .leastNonzeroMagnitude),
        ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", .leastNonzeroMagnitude),
        ("1.7976931348623157e308", .greatestFiniteMagnitude), ("00012", 12), ("1e-999", 0),
        ("0e999", 0),
        ("+1.50E+2", 150), ("-0.5", -0.5), (".5", 0.5), ("5.", 5),
    ])
    func otherSpellingsAreRoundedToTheNearest(text: String, value: Double) {
        #expect(Decimal.double(text.utf8) == value)
    }

    @Test(arguments: ["1.7976931348623159e308", "1e309", "18e307", "1e0-5", "1e+-5", "-1e999"])
    func whatIsTooLargeOrMalformedIsNone(_ text: String) {
        #expect(Decimal.double(text.utf8) == nil)
    }

    @Test(arguments: ["", "-", ".", "e5", "1e", "1x", "1.2.3", "--1", "1e400", " 1", "0x10", "NaN"])
    func whatIsNoNumberIsNone(_ text: String) {
        #expect(Decimal.double(text.utf8) == nil)
    }
}
