/// A moment: milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
@frozen public struct Instant: Hashable, Comparable, Sendable {
    public var milliseconds: Int64

    @inlinable public init(milliseconds: Int64) { self.milliseconds = milliseconds }
    @inlinable public init(seconds: Int64) { self.milliseconds = seconds &* 1000 }

    /// Whole seconds since 1970, rounded towards the past.
    @inlinable public var seconds: Int64 { floorDivide(milliseconds, 1000) }

    /// The moments that Haru computes with, the years 1 to 9999. A merge may bring any number; what
    /// lies beyond has the day and the offset of the nearest of these.
    public static let computable =
        Instant(milliseconds: -62_135_596_800_000)...Instant(milliseconds: 253_402_300_799_999)

    /// The nearest computable moment.
    var clamped: Instant {
        min(max(self, Instant.computable.lowerBound), Instant.computable.upperBound)
    }

    @inlinable public static func < (a: Instant, b: Instant) -> Bool {
        a.milliseconds < b.milliseconds
    }

    /// The moment `milliseconds` later.
    @inlinable public static func + (a: Instant, milliseconds: Int64) -> Instant {
        Instant(milliseconds: a.milliseconds &+ milliseconds)
    }

    @inlinable public static func - (a: Instant, milliseconds: Int64) -> Instant {
        Instant(milliseconds: a.milliseconds &- milliseconds)
    }

    /// Milliseconds from `b` to `a`.
    @inlinable public static func - (a: Instant, b: Instant) -> Int64 {
        a.milliseconds &- b.milliseconds
    }
}

/// Division that rounds towards minus infinity; `divisor` is positive.
@inlinable public func floorDivide<I: FixedWidthInteger & SignedInteger>(_ a: I, _ divisor: I) -> I
{
    let q = a / divisor
    return a % divisor < 0 ? q - 1 : q
}

/// The remainder that goes with `floorDivide`, in `0..<divisor`.
@inlinable public func floorRemainder<I: FixedWidthInteger & SignedInteger>(_ a: I, _ divisor: I)
    -> I
{
    let r = a % divisor
    return r < 0 ? r + divisor : r
}
