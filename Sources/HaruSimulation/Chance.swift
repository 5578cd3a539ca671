import HaruCore

/// Chance from a seed: xoshiro256** (Blackman and Vigna, "Scrambled linear pseudorandom number
/// generators", 2018), its state filled by SplitMix64.
public struct Chance: Sendable {
    private var a: UInt64
    private var b: UInt64
    private var c: UInt64
    private var d: UInt64

    public init(seed: UInt64) {
        var state = seed
        func mixed() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
            return z ^ z >> 31
        }
        a = mixed()
        b = mixed()
        c = mixed()
        d = mixed()
    }

    public mutating func next() -> UInt64 {
        let result = rotated(b &* 5, 7) &* 9
        let shifted = b << 17
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = rotated(d, 45)
        return result
    }

    private func rotated(_ x: UInt64, _ n: UInt64) -> UInt64 { x << n | x >> (64 - n) }

    /// A number in `0..<limit`; the bias is far below what a simulation could notice.
    public mutating func below(_ limit: Int) -> Int {
        Int(truncatingIfNeeded: next() % UInt64(max(limit, 1)))
    }

    public mutating func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.upperBound - range.lowerBound + 1)
    }

    public mutating func milliseconds(_ range: ClosedRange<Int64>) -> Int64 {
        let span = UInt64(range.upperBound - range.lowerBound) + 1
        return range.lowerBound + Int64(next() % span)
    }

    /// Whether something happens that does so in `percent` of cases.
    public mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

    public mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    public mutating func shuffle<Element>(_ elements: inout [Element]) {
        var i = elements.count - 1
        while i > 0 {
            elements.swapAt(i, below(i + 1))
            i -= 1
        }
    }

    public mutating func id() -> RecordID { RecordID(high: next(), low: next()) }
}
