/// What the records of an archive did, or would do, to a store. Each record counts once, under
/// the first of these that is true of it.
public struct RestoreCounts: Equatable, Sendable {
    /// Were not here.
    public var added = 0
    /// Were not here, and come deleted.
    public var tombstones = 0
    /// Were deleted here, and live again.
    public var revived = 0
    /// Live in the archive and are deleted here, as they stay.
    public var deletedHere = 0
    /// Lived here; the archive knows of a later deletion.
    public var deleted = 0
    /// Have at least one field that is newer in the archive.
    public var changed = 0
    /// Have nothing newer in the archive, and something newer here.
    public var older = 0
    /// Are the same here.
    public var unchanged = 0
    /// Lie in rows of this store that cannot be read, and are left alone.
    public var unreadable = 0

    /// Fields, not records, whose stamp was later than the archive itself and was cut.
    public var fieldsCut = 0
    /// Fields, not records, whose one stamp came with two values.
    public var clashes = 0
    /// Rows that were written.
    public var rows = 0

    public init() {}
}
