import HaruCore
import HaruFormats

extension TimeRecordCSV {
    /// Writes a row from plain texts.
    mutating func write(
        actionID: RecordID, name: String, start: Instant, end: Instant?, note: String,
        into bytes: inout [UInt8]
    ) {
        Array(note.utf8).withUnsafeBufferPointer {
            write(
                action: ActionCells(id: actionID, name: name), start: start, end: end, note: $0,
                into: &bytes)
        }
    }
}

extension CountRecordCSV {
    /// Writes a row from plain texts.
    mutating func write(
        actionID: RecordID, name: String, timestamp: Instant, amount: Int, note: String,
        into bytes: inout [UInt8]
    ) {
        Array(note.utf8).withUnsafeBufferPointer {
            write(
                action: ActionCells(id: actionID, name: name), timestamp: timestamp, amount: amount,
                note: $0, into: &bytes)
        }
    }
}
