/// What one strict IndexedDB transaction of the host writes, in this order.
public struct ResidentCommit: Sendable {
    /// A value under its ascending key.
    public struct Entry: Sendable {
        public let number: Int64
        public let bytes: [UInt8]
    }

    /// A page under its key; without bytes it is to be deleted.
    public struct Page: Sendable {
        public let number: Int
        public let bytes: [UInt8]?
    }

    /// Ascending by one from commit to commit.
    public let number: Int64
    /// Journal entries that an earlier opening could not apply, to be kept in a place of their own.
    public let setAside: [Entry]
    /// For the journal under `number`, and for the other windows' `apply`.
    public let entry: [UInt8]
    /// Of a checkpoint.
    public let pages: [Page]
    /// Of a checkpoint: entries up to this number are to be deleted, this commit's own included.
    public let deletesThrough: Int64?
}

/// How long the journal is, and what is to be done when it is written anew.
struct ResidentJournal {
    static let entryLimit = 256
    static let byteLimit = 1 << 20

    var entries = 0
    var bytes = 0
    /// Whether the next commit must be a checkpoint however short the journal.
    var isCheckpointDue = false
    var setAside: [ResidentCommit.Entry] = []

    var isLong: Bool {
        isCheckpointDue || entries > ResidentJournal.entryLimit
            || bytes > ResidentJournal.byteLimit
    }
}
