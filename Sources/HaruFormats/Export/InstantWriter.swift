import HaruCore

/// Writes moments of one zone as `2026-08-12T20:00:00+09:00`, in whole seconds, floored.
///
/// Records come in order of time, so the hour of the last one is kept as text and only minutes and
/// seconds are written anew.
struct InstantWriter: Sendable {
    private let zone: TimeZoneRules
    /// The seconds that `text` is good for.
    private var from: Int64 = 0
    private var to: Int64 = 0
    /// When the wall clock's hour began, as if it had never been set.
    private var hour: Int64 = 0
    private var text = [UInt8](repeating: 0, count: 25)

    init(zone: TimeZoneRules) { self.zone = zone }

    mutating func write(second: Int64, into bytes: inout [UInt8]) {
        if second < from || second >= to {
            guard enterHour(of: second) else {
                let offset = wholeMinutes(zone.offset(atSecond: second))
                ISO8601.write(Instant(seconds: second), offset: offset, into: &bytes)
                return
            }
        }
        let past = Int(second - hour)
        let minute = past / 60
        let rest = past - minute * 60
        text[14] = 0x30 + UInt8(truncatingIfNeeded: minute / 10)
        text[15] = 0x30 + UInt8(truncatingIfNeeded: minute % 10)
        text[17] = 0x30 + UInt8(truncatingIfNeeded: rest / 10)
        text[18] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
        bytes.append(contentsOf: text)
    }

    /// - Returns: whether the hour's text has the usual width; years beyond 9999 do not.
    private mutating func enterHour(of second: Int64) -> Bool {
        let exact = zone.offset(atSecond: second)
        let offset = Int64(wholeMinutes(exact))
        hour = floorDivide(second + offset, 3600) * 3600 - offset
        from = zone.offset(atSecond: hour) == exact ? hour : second
        to = hour + 3600
        if let change = zone.nextChange(afterSecond: second), change < to { to = change }
        text.removeAll(keepingCapacity: true)
        ISO8601.write(Instant(seconds: hour), offset: Int(offset), into: &text)
        if text.count == 25 { return true }
        to = from
        return false
    }

    /// Offsets of long ago have seconds, which the text has no place for; the wall time moves by
    /// them, so that the moment stays what it is.
    private func wholeMinutes(_ offset: Int) -> Int { floorDivide(offset, 60) * 60 }
}
