import HaruCore

/// A date and a time of day as a person sets them on wheels, in whole minutes.
public struct WallTime: Equatable, Sendable {
    /// Of the calendar, whenever the days of the person begin.
    public var date: LocalDay
    /// After midnight, 0…1439.
    public var minute: Int

    public init(date: LocalDay, minute: Int) {
        self.date = date
        self.minute = minute
    }

    /// What the clock on the wall shows at `instant`.
    public init(_ instant: Instant, _ boundary: DayBoundary) {
        let wall = boundary.wallClock(instant)
        self.init(date: wall.date, minute: wall.minuteOfDay)
    }

    /// The moment that is meant.
    ///
    /// - Parameter original: the moment that was shown before; it stays, to the millisecond and in
    ///   the right one of two equal hours, as long as the wheels stand where it put them.
    func instant(_ boundary: DayBoundary, original: Instant? = nil) -> Instant {
        if let original, WallTime(original, boundary) == self { return original }
        return boundary.resolve(date, minute: minute)
    }
}

/// A wheel of a time: what its columns set.
public enum TimeColumn: String, CaseIterable, Sendable {
    case date, hour, minute
}

/// The dates that a wheel offers: so many days around the one it was unfolded on, so that no limit
/// is met while turning.
struct DateColumn: Equatable, Sendable {
    static let reach = 90
    let center: LocalDay

    var count: Int { 2 * DateColumn.reach + 1 }
    func day(_ index: Int) -> LocalDay { center + (index - DateColumn.reach) }
    func index(of day: LocalDay) -> Int {
        min(max(day - center + DateColumn.reach, 0), count - 1)
    }
}

extension WallTime {
    /// Takes in that a column of its wheel stands at `index`.
    mutating func turn(_ column: TimeColumn, to index: Int, dates: DateColumn) {
        switch column {
        case .date: date = dates.day(min(max(index, 0), dates.count - 1))
        case .hour: minute = min(max(index, 0), 23) * 60 + minute % 60
        case .minute: minute = minute / 60 * 60 + min(max(index, 0), 59)
        }
    }
}
