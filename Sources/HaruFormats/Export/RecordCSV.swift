import HaruCore

/// The first two cells of a record's row, made once per action: its id and its name.
public struct ActionCells: Sendable {
    fileprivate let bytes: [UInt8]

    public init(id: RecordID, name: String, cells: CSVWriter = CSVWriter()) {
        var bytes: [UInt8] = []
        id.write(into: &bytes)
        bytes.append(0x2c)
        cells.cell(name, into: &bytes)
        bytes.append(0x2c)
        self.bytes = bytes
    }
}

/// Writes the rows of the time records file, which are ordered by start, then id.
public struct TimeRecordCSV: Sendable {
    private let cells: CSVWriter
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
        action: ActionCells, start: Instant, end: Instant?, note: ByteSlice,
        into bytes: inout [UInt8]
    ) {
        bytes.append(contentsOf: action.bytes)
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
    private var times: InstantWriter

    public init(zone: TimeZoneRules, cells: CSVWriter = CSVWriter()) {
        self.cells = cells
        times = InstantWriter(zone: zone)
    }

    public mutating func write(
        action: ActionCells, timestamp: Instant, amount: Int, note: ByteSlice,
        into bytes: inout [UInt8]
    ) {
        bytes.append(contentsOf: action.bytes)
        times.write(second: timestamp.seconds, into: &bytes)
        bytes.append(0x2c)
        appendNumber(Int64(amount), to: &bytes)
        bytes.append(0x2c)
        cells.cell(note, into: &bytes)
        cells.endRow(into: &bytes)
    }
}

/// Appends the decimal digits of a number.
func appendNumber(_ value: Int64, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    var place = bytes.count + 1
    var larger = rest / 10
    while larger > 0 {
        place += 1
        larger /= 10
    }
    bytes.append(contentsOf: repeatElement(0x30, count: place - bytes.count))
    while rest > 0 {
        place -= 1
        bytes[place] += UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
    }
}
