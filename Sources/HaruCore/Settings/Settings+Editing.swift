extension Settings {
    /// The settings as they may be written.
    ///
    /// - Parameter isKnown: whether the tz database has a zone.
    /// - Throws: `.unknownZone`, `.outOfRange`.
    public func checked(isKnown: (String) -> Bool) throws(DomainError) -> Settings {
        if let timeZone, !isKnown(timeZone) { throw .unknownZone }
        guard Settings.allowedDayStartMinutes.contains(dayStartMinutes),
            Settings.allowedMinSessionSeconds.contains(minSessionSeconds)
        else { throw .outOfRange }
        return self
    }

    /// The settings as they are read: what is out of range counts as the nearest allowed value, and
    /// what is stored stays as it is.
    public func clamped() -> Settings {
        var settings = self
        let minutes = Settings.allowedDayStartMinutes
        settings.dayStartMinutes = min(max(dayStartMinutes, minutes.lowerBound), minutes.upperBound)
        let seconds = Settings.allowedMinSessionSeconds
        settings.minSessionSeconds = min(
            max(minSessionSeconds, seconds.lowerBound), seconds.upperBound)
        return settings
    }

    /// The boundary of days that these settings make.
    ///
    /// - Parameter zone: the rules of `timeZone`, or those of the device where it does not know them.
    public func boundary(in zone: TimeZoneRules) -> DayBoundary {
        DayBoundary(zone: zone, dayStartMinutes: dayStartMinutes, weekStart: weekStart)
    }
}
