extension Strings {
    /// A time of day: `13:17`, or `1:17 PM` where people count to twelve.
    ///
    /// - Parameter minute: of the day, 0…1439.
    public func timeOfDay(minute: Int, countsToTwelve: Bool = false) -> String {
        let (hour, minute) = (minute / 60, minute % 60)
        let tail = ":" + (minute < 10 ? "0" : "") + "\(minute)"
        guard countsToTwelve else { return (hour < 10 ? "0" : "") + "\(hour)" + tail }
        let twelve = "\(hour % 12 == 0 ? 12 : hour % 12)" + tail
        return hour < 12 ? timeOfDayAM(time: twelve) : timeOfDayPM(time: twelve)
    }

    /// A running timer: `M:SS`, from an hour on `H:MM:SS`.
    public static func timer(seconds: Int64) -> String {
        let seconds = max(0, seconds)
        let tail = twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60)
        return seconds < 3600
            ? "\(seconds / 60):" + twoDigits(seconds % 60) : "\(seconds / 3600):" + tail
    }

    /// A length of an hour or more where there is little room: `1:12`; shorter ones are timers.
    public static func shortTimer(seconds: Int64) -> String {
        seconds < 3600
            ? timer(seconds: seconds) : "\(seconds / 3600):" + twoDigits(seconds / 60 % 60)
    }

    private static func twoDigits(_ number: Int64) -> String {
        (number < 10 ? "0" : "") + "\(number)"
    }
}
