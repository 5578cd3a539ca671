/// When and where a field was written (sync 3.1): hybrid logical time, compared first by
/// milliseconds, then by counter, then by node.
@frozen public struct Stamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970 in the upper 48 bits, the counter in the lower 16.
    public var time: UInt64
    /// One life of one store.
    public var node: UInt64

    @inlinable public init(time: UInt64, node: UInt64) {
        self.time = time
        self.node = node
    }

    @inlinable public init(milliseconds: Int64, counter: UInt16 = 0, node: UInt64) {
        let limited = UInt64(min(max(milliseconds, 0), Stamp.maxMilliseconds))
        self.init(time: limited << 16 | UInt64(counter), node: node)
    }

    @inlinable public static var maxMilliseconds: Int64 { (1 << 48) - 1 }
    /// The end of the year 9999. A later stamp is no stamp: accepted once, it would leave the clock
    /// nowhere to go.
    @inlinable public static var latestMilliseconds: Int64 { 253_402_300_799_999 }
    public static let zero = Stamp(time: 0, node: 0)

    @inlinable public var milliseconds: Int64 { Int64(time >> 16) }
    @inlinable public var counter: UInt16 { UInt16(truncatingIfNeeded: time) }

    @inlinable public static func < (a: Stamp, b: Stamp) -> Bool {
        a.time != b.time ? a.time < b.time : a.node < b.node
    }
}
