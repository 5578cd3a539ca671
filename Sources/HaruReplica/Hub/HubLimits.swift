import HaruCore

/// What a server lets one account do (sync 5, 8, 13).
public struct HubLimits: Equatable, Sendable {
    /// The most live records; beyond it new records wait, while edits and deletions go on.
    public var liveRecords = 2_000_000
    /// The most bytes of field data, with the same effect.
    public var bytes: Int64 = 4_000_000_000
    /// Unconfirmed deletions of one device within an hour: above it they are held.
    public var deletions = 500
    /// From this many live records on, deleting more than half of them is held as well.
    public var halfFrom = 50
    /// How long tombstones, silent devices and purges are kept, milliseconds.
    public var horizon: Int64 = 180 * 86_400_000

    public init() {}
}
