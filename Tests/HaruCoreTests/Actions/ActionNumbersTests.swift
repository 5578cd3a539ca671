import HaruCore
import Testing

@Suite struct ActionNumbersTests {
    @Test func everyActionIsFoundWhereItIs() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        // Few different bits, so that many belong into one place; then random ones.
        for bits in [UInt64(3), 0xff, 0xffff_0000_0000, .max] {
            let ids = (0..<200).map { _ in
                RecordID(high: random.next() & bits, low: random.next() & bits)
            }
            let numbers = ActionNumbers(ids)
            for id in ids { #expect(numbers[id] == ids.firstIndex(of: id), "seed \(seed)") }
            for _ in 0..<200 {
                let other = RecordID(high: random.next() & bits, low: random.next())
                #expect(numbers[other] == ids.firstIndex(of: other), "seed \(seed)")
            }
        }
    }

    @Test func nothingIsFoundAmongNone() {
        #expect(ActionNumbers([RecordID]())[RecordID(high: 0, low: 0)] == nil)
    }
}
