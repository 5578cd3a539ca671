/// Random identities for many records made at once, each greater than the one before, so that a
/// store fills its index from one end to the other in place of jumping about in it.
public struct AscendingIDs: Sendable {
    /// The first 60 random bits of the last identity.
    private var top: UInt64 = 0
    /// How far the next identity may be away: the space is shared among all that are asked for.
    private let reach: UInt64
    /// State of SplitMix64 (Steele, Lea, Flood 2014).
    private var state: UInt64

    /// - Parameters:
    ///   - count: how many identities will be asked for.
    ///   - random: 64 random bits.
    public init(count: Int, random: UInt64) {
        reach = (1 << 60) / UInt64(max(count, 1) + 1)
        state = random
    }

    public mutating func make() -> RecordID {
        top += 1 + next() % reach
        return RecordID.random(((top >> 12) << 16 | (top & 0xfff), next()))
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }
}
