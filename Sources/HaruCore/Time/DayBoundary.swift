/// What turns days into moments and back: a zone, the time at which a day begins, and the weekday
/// on which a week does (domain 4).
public struct DayBoundary: Sendable {
    public let zone: TimeZoneRules
    /// Wall-clock minutes after midnight at which a day begins, 0…1439.
    public let dayStartMinutes: Int
    public let weekStart: Weekday

    public init(zone: TimeZoneRules, dayStartMinutes: Int = 0, weekStart: Weekday = .monday) {
        self.zone = zone
        self.dayStartMinutes = min(max(dayStartMinutes, 0), 1439)
        self.weekStart = weekStart
    }

    /// The earliest moment at which the wall clock shows `day minute` or later.
    ///
    /// - Parameter minute: wall-clock minutes after midnight, 0…1439.
    public func resolve(_ day: LocalDay, minute: Int) -> Instant {
        let wall = Int64(day.number) * 86_400 + Int64(minute) * 60
        return Instant(seconds: zone.firstSecond(showing: wall))
    }

    /// The moment at which `day` begins.
    public func start(of day: LocalDay) -> Instant { resolve(day, minute: dayStartMinutes) }

    /// The moments of `day`; empty on a date that the zone skipped.
    public func range(of day: LocalDay) -> Range<Instant> { range(day...day) }

    /// The moments of `days.lowerBound` to `days.upperBound`, both included.
    public func range(_ days: ClosedRange<LocalDay>) -> Range<Instant> {
        let start = start(of: days.lowerBound)
        return start..<max(start, self.start(of: days.upperBound + 1))
    }

    /// The one day whose range holds `instant`. Never goes back while time goes on, even when the
    /// wall clock does.
    public func day(of instant: Instant) -> LocalDay {
        let instant = instant.clamped
        let seconds = instant.seconds
        let wall = seconds + Int64(zone.offset(atSecond: seconds)) - Int64(dayStartMinutes) * 60
        var day = LocalDay(number: Int(floorDivide(wall, 86_400)))
        while start(of: day) > instant { day = day - 1 }
        while start(of: day + 1) <= instant { day = day + 1 }
        return day
    }

    /// The moments in which a daily quest with a deadline is measured (domain 4.6).
    ///
    /// - Parameter deadline: minute of day, or −1 for none.
    public func window(of day: LocalDay, deadline: Int) -> Range<Instant> {
        let whole = range(of: day)
        guard deadline >= 0, deadline != dayStartMinutes else { return whole }
        let end = resolve(deadline > dayStartMinutes ? day : day + 1, minute: deadline)
        let limited = min(end, whole.upperBound)
        return limited > whole.lowerBound ? whole.lowerBound..<limited : whole
    }

    /// The calendar reading of `instant` on the wall clock.
    public func wallClock(_ instant: Instant) -> WallClock {
        WallClock(instant, offset: zone.offset(at: instant))
    }
}

/// What a clock on the wall shows: a date, a time of day and its distance from Greenwich.
public struct WallClock: Equatable, Sendable {
    public let date: LocalDay
    /// Milliseconds after midnight, 0…86,399,999.
    public let milliseconds: Int
    /// Seconds east of Greenwich.
    public let offset: Int

    public init(_ instant: Instant, offset: Int) {
        let wall = instant.clamped.milliseconds + Int64(offset) * 1000
        date = LocalDay(number: Int(floorDivide(wall, 86_400_000)))
        milliseconds = Int(floorRemainder(wall, 86_400_000))
        self.offset = offset
    }

    public var hour: Int { milliseconds / 3_600_000 }
    public var minute: Int { milliseconds / 60_000 % 60 }
    public var second: Int { milliseconds / 1000 % 60 }
    /// Wall-clock minutes after midnight, 0…1439.
    public var minuteOfDay: Int { milliseconds / 60_000 }
}
