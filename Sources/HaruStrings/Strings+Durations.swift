extension Strings {
    /// A length of time in words: `1시간 20분`, `45초`, `0분`. Seconds are told only below a minute.
    ///
    /// - Parameter seconds: below 0 counts as 0.
    public func duration(seconds: Int64) -> String {
        let seconds = Int(clamping: max(0, seconds))
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        if hours > 0 {
            return minutes > 0
                ? durationHoursMinutes(hours: hours, minutes: minutes) : durationHours(hours: hours)
        }
        if minutes == 0, seconds > 0 { return durationSeconds(seconds: seconds) }
        return durationMinutes(minutes: minutes)
    }

    /// A length of time as a clock shows it: `1:12`, `0:47`.
    ///
    /// - Parameter withSeconds: below an hour `m:ss` instead: `47:05`.
    public static func clock(seconds: Int64, withSeconds: Bool = false) -> String {
        let seconds = max(0, seconds)
        if withSeconds, seconds < 3600 { return pair(seconds / 60, seconds % 60) }
        return pair(seconds / 3600, seconds / 60 % 60)
    }

    private static func pair(_ left: Int64, _ right: Int64) -> String {
        "\(left):\(right < 10 ? "0" : "")\(right)"
    }
}
