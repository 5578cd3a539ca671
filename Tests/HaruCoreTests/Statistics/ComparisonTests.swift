import HaruCore
import Testing

@Suite struct ComparisonTests {
    static let cases: [(current: Int64, previous: Int64, comparison: Comparison)] = [
        (3, 2, .change(percent: 50, direction: .up)),  // D-98
        (90, 30, .change(percent: 200, direction: .up)),  // D-98b
        (2, 3, .change(percent: 33, direction: .down)),  // D-98c
        (5, 0, .noPrevious), (0, 0, .noPrevious),
        (0, 7, .change(percent: 100, direction: .down)),
        (7, 7, .change(percent: 0, direction: .same)),
        (1001, 1000, .change(percent: 0, direction: .up)),  // up, although 0 %
        (1005, 1000, .change(percent: 1, direction: .up)),  // halves away from zero
        (995, 1000, .change(percent: 1, direction: .down)),
        (1004, 1000, .change(percent: 0, direction: .up)),
        (Int64.max, 1, .change(percent: Int64.max, direction: .up)),
    ]

    @Test(arguments: cases) func aTotalIsComparedWithTheOneBefore(
        current: Int64, previous: Int64, comparison: Comparison
    ) { #expect(Comparison(current: current, previous: previous) == comparison) }

    @Test(
        arguments: [
            (0.29, 29), (0.999, 99), (0.99999, 99), (1, 100), (1.5, 150), (3.4999, 349), (0, 0),
            (1e300, 1_000_000_000_000_000), (.infinity, 1_000_000_000_000_000), (.nan, 0),
        ] as [(Double, Int64)])
    func percentTextNeverRoundsUp(ratio: Double, percent: Int64) {
        // D-113
        #expect(Percent.whole(ratio) == percent)
    }

    @Test func sameNamesAreToldApart() {
        // D-103
        #expect(
            DistinctNames.of(["독서", "운동", "독서", "독서", "독서 (2)"])
                == ["독서", "운동", "독서 (2)", "독서 (3)", "독서 (2) (2)"])
    }

    @Test func distinctNamesAreDistinct() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        let words = ["a", "a (2)", "a (2) (2)", "a (3)", "b", ""]
        for _ in 0..<200 {
            let names = (0..<12).map { _ in words.randomElement(using: &random)! }
            let distinct = DistinctNames.of(names)
            #expect(Set(distinct).count == names.count, "seed \(seed)")
            #expect(zip(names, distinct).allSatisfy { $1.hasPrefix($0) }, "seed \(seed)")
        }
    }
}
