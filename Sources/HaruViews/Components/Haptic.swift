/// What a device says to the fingers, and when (app 2.5).
public enum Haptic: Sendable {
    case start, stop, count, achieved, refused, lifted, dropped

    /// Milliseconds of vibration and pause in turn.
    public func pattern(onWatch: Bool = false) -> [Int] {
        if onWatch, self == .start || self == .stop || self == .count { return [40] }
        return switch self {
        case .start: [18]
        case .stop: [14, 50, 22]
        case .count: [12]
        case .achieved: [20, 60, 20, 60, 40]
        case .refused: [40, 40, 40]
        case .lifted: [10]
        case .dropped: [14]
        }
    }
}
