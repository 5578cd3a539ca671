/// The settings all devices of an account share, because every number depends on them.
///
/// A setting nobody touched has no stored value; the defaults here stand in.
public struct Settings: Equatable, Sendable {
    /// IANA name; `nil` until the account has one.
    public var timeZone: String?
    /// Minute of day at which a day begins, 0…1439.
    public var dayStartMinutes = 0
    public var weekStart = Weekday.monday
    /// Sessions stopped earlier than this are discarded; 0…3600, 0 = off.
    public var minSessionSeconds = 0
    public var representative = Representative.latest

    /// Which of several running sessions stands for all.
    public enum Representative: String, CaseIterable, Sendable { case latest, earliest }

    public static let allowedDayStartMinutes = 0...1439
    public static let allowedMinSessionSeconds = 0...3600

    public init() {}
}
