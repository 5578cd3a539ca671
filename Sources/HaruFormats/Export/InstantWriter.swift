import HaruCore

/// Writes moments of one zone as `2026-08-12T20:00:00+09:00`, in whole seconds, floored.
///
/// Records come in order of time, so the offset is kept until the clock changes and the date until
/// the day does; only the time of day is written anew.
struct InstantWriter: Sendable {
    private let zone: TimeZoneRules
    /// The seconds that have this offset for certain.
    private var from: Int64 = 0
    private var to: Int64 = 0
    /// Seconds east of Greenwich, in whole minutes.
    private var offset: Int64 = 0
    /// The day whose date is in `text`.
    private var day = Int64.min
    private var text = [UInt8](repeating: 0, count: InstantWriter.width)

    private static let width = 25

    init(zone: TimeZoneRules) { self.zone = zone }

    mutating func write(second: Int64, into bytes: inout [UInt8]) {
        if second < from || second >= to { enterOffset(at: second) }
        let wall = second &+ offset
        let wallDay = floorDivide(wall, 86_400)
        if wallDay != day {
            guard enterDay(wallDay) else {
                ISO8601.write(Instant(seconds: second), offset: Int(offset), into: &bytes)
                return
            }
        }
        let past = Int(wall &- wallDay &* 86_400)
        text.withUnsafeMutableBufferPointer { text in
            InstantWriter.writePair(past / 3600, at: 11, in: text)
            InstantWriter.writePair(past / 60 % 60, at: 14, in: text)
            InstantWriter.writePair(past % 60, at: 17, in: text)
            bytes.append(contentsOf: text)
        }
    }

    private static func writePair(
        _ value: Int, at position: Int, in text: UnsafeMutableBufferPointer<UInt8>
    ) {
        text[position] = 0x30 + UInt8(truncatingIfNeeded: value / 10)
        text[position + 1] = 0x30 + UInt8(truncatingIfNeeded: value % 10)
    }

    private mutating func enterOffset(at second: Int64) {
        // Offsets of long ago have seconds, which the text has no place for; the wall time moves by
        // them, so that the moment stays what it is.
        let whole = Int64(floorDivide(zone.offset(atSecond: second), 60) * 60)
        if whole != offset { day = Int64.min }
        offset = whole
        from = second
        to = zone.nextChange(afterSecond: second) ?? Int64.max
    }

    /// - Returns: whether the date has the usual width; years beyond 9999 do not.
    private mutating func enterDay(_ wallDay: Int64) -> Bool {
        let start = Instant(seconds: wallDay * 86_400 - offset)
        text.removeAll(keepingCapacity: true)
        ISO8601.write(start, offset: Int(offset), into: &text)
        day = text.count == InstantWriter.width ? wallDay : Int64.min
        return day == wallDay
    }
}
