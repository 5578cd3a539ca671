import HaruCore
import HaruStrings

/// What the app knows about the device and the window it runs in.
public struct Device: Equatable, Sendable {
    /// CSS pixels.
    public var width = 390
    public var height = 844
    public var hasFinePointer = false
    /// The browser's languages, most wanted first: `ko-KR`, `en`.
    public var languages: [String] = []
    /// The device's own zone, an IANA name.
    public var zone = "UTC"
    /// The zones the browser knows, in order.
    public var zones: [String] = []
    /// Whether the person allows notifications.
    public var canNotify = false
    /// Whether the device writes the hours of the day as 1…12.
    public var countsToTwelve = false
    public var isOnline = true
    public var isVisible = true
    public var prefersReducedMotion = false
    public var isInstalled = false
    public var isSignedIn = false
    public var platform = ""
    public var version = ""
    /// What the browser can do: `vibrate`, `persist`, `share`, `wakeLock`, `notifications`,
    /// `install`.
    public var abilities: [String] = []

    public init() {}

    public func can(_ ability: String) -> Bool { abilities.contains { sameBytes($0, ability) } }
}
