import HaruCore

/// The records of an import, packed: a million of them fit into about thirty megabytes.
///
/// Sessions and counts share one shape; for a count `end` is its amount.
public struct ImportedRecords: Sendable {
    /// Index into `ImportedHistory.actions`.
    public private(set) var action: [Int32] = []
    /// Milliseconds since 1970.
    public private(set) var start: [Int64] = []
    /// Milliseconds since 1970, or the amount of a count.
    public private(set) var end: [Int64] = []
    /// Where each note begins in `notes`; one more than there are records.
    private var noteStart: [UInt32] = [0]
    private var notes: [UInt8] = []

    public init() {}

    public var count: Int { action.count }

    public mutating func append(
        action: Int, start: Int64, end: Int64, note: some Collection<UInt8>
    ) {
        self.action.append(Int32(action))
        self.start.append(start)
        self.end.append(end)
        notes.append(contentsOf: note)
        noteStart.append(UInt32(notes.count))
    }

    public func note(_ index: Int) -> ArraySlice<UInt8> {
        notes[Int(noteStart[index])..<Int(noteStart[index + 1])]
    }
}
