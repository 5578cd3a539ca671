import HaruCore
import Testing

@Suite struct DayRangesTests {
    private func days(_ first: Int, _ last: Int) -> ClosedRange<LocalDay> {
        LocalDay(number: first)...LocalDay(number: last)
    }

    @Test func rangesThatOverlapOrTouchAreOne() {
        let ranges = DayRanges([days(8, 9), days(1, 3), days(4, 4), days(2, 2), days(20, 30)])
        #expect(ranges.ranges == [days(1, 4), days(8, 9), days(20, 30)])
    }

    @Test func countsAndGapsAreThoseOfSingleDays() {
        let seed = testSeed()
        var random = SeededRandom(seed: seed)
        for _ in 0..<200 {
            let parts = (0..<Int.random(in: 0...5, using: &random)).map { _ in
                let first = Int.random(in: 0...40, using: &random)
                return days(first, first + Int.random(in: 0...9, using: &random))
            }
            let ranges = DayRanges(parts)
            let first = Int.random(in: -5...40, using: &random)
            let span = days(first, first + Int.random(in: 0...30, using: &random))
            let numbers = span.lowerBound.number...span.upperBound.number
            let inside = numbers.filter { number in
                parts.contains { $0.contains(LocalDay(number: number)) }
            }
            #expect(ranges.count(in: span) == inside.count, "seed \(seed)")
            let gaps = ranges.gaps(in: span).flatMap { $0.lowerBound.number...$0.upperBound.number }
            #expect(gaps == numbers.filter { !inside.contains($0) }, "seed \(seed)")
            for number in numbers {
                #expect(ranges.contains(LocalDay(number: number)) == inside.contains(number))
            }
        }
    }
}
