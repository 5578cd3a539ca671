/// The records that an export of some days holds (domain 15.2). Actions, goals and quests are always
/// complete.
public struct ExportRange: Sendable {
    public let days: ClosedRange<LocalDay>
    public let range: Range<Instant>

    public init(_ days: ClosedRange<LocalDay>, boundary: DayBoundary) {
        self.days = days
        range = boundary.range(days)
    }

    /// Sessions that touch the days are exported whole, running ones included.
    public func contains(_ session: TimeSession) -> Bool { session.touches(range) }

    public func contains(_ entry: CountEntry) -> Bool { range.contains(entry.timestamp) }

    /// What file names end in: `-20260810-20260812`.
    public var suffix: String {
        var bytes: [UInt8] = []
        for day in [days.lowerBound, days.upperBound] {
            let (year, month, dayOfMonth) = day.date
            bytes.append(UInt8(ascii: "-"))
            ISO8601.writeDigits(max(0, year), width: 4, into: &bytes)
            ISO8601.writeDigits(month, width: 2, into: &bytes)
            ISO8601.writeDigits(dayOfMonth, width: 2, into: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
