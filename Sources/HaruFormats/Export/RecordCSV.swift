import HaruCore

/// Writes the rows of the time records file, which are ordered by start, then id.
public struct TimeRecordCSV: Sendable {
    private let cells: CSVWriter
    private var ids = RecordIDWriter()
    // Starts and ends lie in different hours, so each has its own.
    private var starts: InstantWriter
    private var ends: InstantWriter

    public init(zone: TimeZoneRules, cells: CSVWriter = CSVWriter()) {
        self.cells = cells
        starts = InstantWriter(zone: zone)
        ends = InstantWriter(zone: zone)
    }

    /// - Parameter end: `nil` while the session is running.
    public mutating func write(
        actionID: RecordID, name: String, start: Instant, end: Instant?, note: String,
        into bytes: inout [UInt8]
    ) {
        ids.write(actionID, into: &bytes)
        bytes.append(0x2c)
        cells.cell(name, into: &bytes)
        bytes.append(0x2c)
        starts.write(second: start.seconds, into: &bytes)
        bytes.append(0x2c)
        if let end {
            ends.write(second: end.seconds, into: &bytes)
            bytes.append(0x2c)
            appendNumber(end.seconds - start.seconds, to: &bytes)
        } else {
            bytes.append(0x2c)
        }
        bytes.append(0x2c)
        cells.cell(note, into: &bytes)
        cells.endRow(into: &bytes)
    }
}

/// Writes the rows of the count records file, which are ordered by time, then id.
public struct CountRecordCSV: Sendable {
    private let cells: CSVWriter
    private var ids = RecordIDWriter()
    private var times: InstantWriter

    public init(zone: TimeZoneRules, cells: CSVWriter = CSVWriter()) {
        self.cells = cells
        times = InstantWriter(zone: zone)
    }

    public mutating func write(
        actionID: RecordID, name: String, timestamp: Instant, amount: Int, note: String,
        into bytes: inout [UInt8]
    ) {
        ids.write(actionID, into: &bytes)
        bytes.append(0x2c)
        cells.cell(name, into: &bytes)
        bytes.append(0x2c)
        times.write(second: timestamp.seconds, into: &bytes)
        bytes.append(0x2c)
        appendNumber(Int64(amount), to: &bytes)
        bytes.append(0x2c)
        cells.cell(note, into: &bytes)
        cells.endRow(into: &bytes)
    }
}
