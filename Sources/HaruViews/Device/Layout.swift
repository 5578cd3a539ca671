/// How a window is laid out (app 2.1).
public enum Layout: String, CaseIterable, Sendable {
    case phone, tablet, desktop, watch

    /// - Parameters:
    ///   - width: of the window, CSS pixels; `height` likewise.
    ///   - isFine: whether the primary pointer is a mouse or a pen.
    public init(width: Int, height: Int, isFine: Bool, isWatchRoute: Bool = false) {
        self =
            if min(width, height) < 260 || isWatchRoute {
                .watch
            } else if isFine && width >= 600 {
                .desktop
            } else if !isFine && min(width, height) >= 600 {
                .tablet
            } else {
                .phone
            }
    }

    /// Whether all tabs stand at the side.
    public var hasSidebar: Bool { self == .tablet || self == .desktop }

    var literal: StaticString {
        switch self {
        case .phone: "phone"
        case .tablet: "tablet"
        case .desktop: "desktop"
        case .watch: "watch"
        }
    }
}
