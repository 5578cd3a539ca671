/// Identities for many records made at once, each greater than the one before, so that a store
/// appends them to its index in place of scattering them over it.
public struct AscendingIDs: Sendable {
    private var next: RecordID
    /// State of the steps between one identity and the next.
    private var mixer: UInt64

    /// - Parameter random: 128 random bits.
    public init(at time: Instant, random: (UInt64, UInt64)) {
        next = RecordID.timeOrdered(at: time, random: random)
        // The upper half of the space stays free for the ascent.
        next.low &= ~(1 << 61)
        mixer = random.0 ^ random.1
    }

    public mutating func make() -> RecordID {
        let id = next
        // SplitMix64 (Steele, Lea, Flood 2014), so that neighbours cannot be told from each other.
        mixer &+= 0x9e37_79b9_7f4a_7c15
        var step = mixer
        step = (step ^ step >> 30) &* 0xbf58_476d_1ce4_e5b9
        step = (step ^ step >> 27) &* 0x94d0_49bb_1331_11eb
        next.low += 1 + (step >> 32)
        return id
    }
}
