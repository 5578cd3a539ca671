import HaruCore

/// The records of an import, packed: a million of them fit into about thirty megabytes.
///
/// Sessions and counts share one shape; for a count `end` is its amount.
public struct ImportedRecords: Sendable {
    /// Index into `ImportedHistory.actions`, whose tracking type tells sessions from counts.
    public private(set) var action: [Int32] = []
    /// Milliseconds since 1970.
    public private(set) var start: [Int64] = []
    /// Milliseconds since 1970, or the amount of a count.
    public private(set) var end: [Int64] = []
    /// Where each note begins in `notes`; one more than there are records.
    private var noteStart: [UInt32] = [0]
    private var notes: [UInt8] = []
    /// The number of the first record of each file; files are read one after the other.
    private var fileStart: [Int] = []

    public init() {}

    public var count: Int { action.count }

    /// What is appended from now on belongs to the next file.
    public mutating func beginFile() { fileStart.append(count) }

    public mutating func append(action: Int, start: Int64, end: Int64, note: ByteSlice) {
        self.action.append(Int32(truncatingIfNeeded: action))
        self.start.append(start)
        self.end.append(end)
        notes.append(contentsOf: note)
        noteStart.append(UInt32(truncatingIfNeeded: notes.count))
    }

    public func note(_ index: Int) -> ArraySlice<UInt8> {
        notes[Int(noteStart[index])..<Int(noteStart[index + 1])]
    }

    /// The number of the file that record `index` is from.
    public func file(of index: Int) -> Int {
        var low = 0
        var high = fileStart.count
        while low < high {
            let middle = (low + high) / 2
            if fileStart[middle] <= index { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
}
