import HaruCore

/// The hybrid logical clock of one store (sync 3.1). It lives in the store: it is read, advanced and
/// written inside the very transaction that writes the fields, and no copy of it outlives one.
public struct HybridClock: Equatable, Sendable {
    /// The greatest time issued or received, milliseconds and counter packed as in `Stamp.time`.
    public private(set) var last: UInt64
    /// One life of one store.
    public let node: UInt64
    /// How far this device's clock is ahead of the server's, milliseconds; 0 within a minute.
    public var offset: Int64

    /// The earliest time a stamp may have, so that a dead clock does not write into 1970:
    /// 2026-01-01, when this engine was begun.
    public static let buildDate = Instant(milliseconds: 1_767_225_600_000)

    /// The latest time that a wall clock is believed to show, a day before the latest stamp that is
    /// read: what lies between is left to borrow from.
    private static let believable = 0...(Stamp.latestMilliseconds - 86_400_000)

    public init(node: UInt64, last: UInt64 = 0, offset: Int64 = 0) {
        self.node = node
        self.last = last
        self.offset = offset
    }

    /// The moment it probably is, never before `buildDate`.
    ///
    /// - Parameter wall: what the device's clock shows.
    public func corrected(_ wall: Instant) -> Instant {
        max(Instant(milliseconds: correctedMilliseconds(wall)), HybridClock.buildDate)
    }

    /// The next stamp of a commit. A local write is never refused because of a clock: when the
    /// counter is used up, a millisecond is borrowed from the future.
    ///
    /// - Parameter wall: what the device's clock shows.
    public mutating func issue(wall: Instant) -> Stamp {
        let floor = Stamp(milliseconds: corrected(wall).milliseconds, node: node).time
        last = floor > last ? floor : last + 1
        return Stamp(time: last, node: node)
    }

    /// Takes `count` consecutive stamps and returns the first.
    public mutating func issue(_ count: Int, wall: Instant) -> Stamp {
        let first = issue(wall: wall)
        last += UInt64(max(count, 1) - 1)
        return first
    }

    /// Moves past the greatest stamp of an exchange, so that whoever saw A before writing B wins.
    public mutating func receive(_ greatest: Stamp) { last = max(last, greatest.time) }

    /// Milliseconds by which the stamps run ahead of the (corrected) wall clock.
    public func lead(wall: Instant) -> Int64 {
        max(0, Int64(last >> 16) - correctedMilliseconds(wall))
    }

    /// A clock may show anything; stamps go from 1970 to the end of 9999.
    private func correctedMilliseconds(_ wall: Instant) -> Int64 {
        let range = HybridClock.believable
        let (difference, overflow) = wall.milliseconds.subtractingReportingOverflow(offset)
        if overflow { return wall.milliseconds < 0 ? range.lowerBound : range.upperBound }
        return min(max(difference, range.lowerBound), range.upperBound)
    }
}
