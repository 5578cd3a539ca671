import HaruCore
import HaruIcons
import HaruStrings

/// Where the bubbles of the radial menu open (app 4.3).
public enum RadialGeometry {
    /// Of a bubble's centre, from the button's: to the right and upwards, CSS pixels.
    public struct Place: Equatable, Sendable {
        public let x: Double
        public let y: Double
    }

    static let bubble = 64.0

    /// - Parameter width: of the window, CSS pixels.
    public static func places(count: Int, width: Int) -> [Place] {
        if count <= 5 { return arc(count, radius: 150, halfAngle: 75, width: width) }
        return arc(4, radius: 112, halfAngle: 75, width: width)
            + arc(count - 4, radius: 192, halfAngle: 50, width: width)
    }

    private static func arc(
        _ count: Int, radius: Double, halfAngle: Double, width: Int
    ) -> [Place] {
        let limit = Double(width) / 2 - bubble / 2 - 8
        var half = halfAngle
        while half > 0, radius * sine(half) > limit { half -= 0.25 }
        return (0..<count).map { i in
            let angle = count == 1 ? 0 : -half + 2 * half * Double(i) / Double(count - 1)
            return Place(x: radius * sine(angle), y: radius * sine(90 - abs(angle)))
        }
    }

    /// The sine of an angle in degrees, −90…90, by its series.
    private static func sine(_ degrees: Double) -> Double {
        let x = degrees * 3.14159265358979 / 180
        let square = x * x
        return x
            * (1 - square / 6
                * (1 - square / 20 * (1 - square / 42 * (1 - square / 72 * (1 - square / 110)))))
    }

    private static func abs(_ x: Double) -> Double { x.magnitude }
}

/// The bubbles while they are open.
public struct RadialState: Equatable, Sendable {
    public var openedAt: Instant
    /// The bubble that has the focus of the keyboard.
    public var focused = 0
}

extension App {
    /// Two taps within so many milliseconds are a jump (app 4.3).
    private static let doubleTap: Int64 = 350

    /// A tap on the round button: it opens at once, and a second one soon after jumps.
    func tapRadial() {
        guard let radial = model.radial else {
            let current = model.radialTabs.firstIndex { $0 == model.route.tab } ?? 0
            model.radial = RadialState(openedAt: model.now, focused: current)
            return focusBubble()
        }
        if let tab = model.jumpTab, model.now - radial.openedAt <= App.doubleTap {
            return go(to: tab.path)
        }
        closeRadial()
    }

    func closeRadial() {
        guard model.radial != nil else { return }
        model.radial = nil
        effects.append(.focus("radial"))
    }

    /// A key while the bubbles are open.
    func moveInRadial(_ key: String) {
        guard let radial = model.radial else { return }
        let count = model.radialTabs.count
        switch Word(key) {
        case "Escape": closeRadial()
        case "ArrowRight", "ArrowDown": model.radial?.focused = (radial.focused + 1) % count
        case "ArrowLeft", "ArrowUp":
            model.radial?.focused = (radial.focused + count - 1) % count
        default: return
        }
        focusBubble()
    }

    private func focusBubble() {
        guard let radial = model.radial else { return }
        effects.append(.focus("bubble-" + model.radialTabs[radial.focused].rawValue))
    }
}

extension Html {
    /// A round button whose bubbles are the tabs (app 4.3).
    mutating func radialMenu(_ model: Model) {
        let strings = model.strings
        let isOpen = model.radial != nil
        if let radial = model.radial {
            element("div", .class("scrim bubbles"), .click(.shell(.closeRadial))) { _ in }
            element(
                "div", .literal("role", "menu"), .part("radial"), .label(strings.tabs)
            ) { html in
                let tabs = model.radialTabs
                let places = RadialGeometry.places(count: tabs.count, width: model.device.width)
                for (i, tab) in tabs.enumerated() {
                    html.bubble(tab, places[i], number: i, radial, model)
                }
            }
        }
        element("nav", .class("radial-nav"), .label(strings.tabs)) { html in
            html.element(
                "button", .class("radial"), .literal("data-key", "radial"),
                .literal("aria-haspopup", "menu"), .state("aria-expanded", isOpen),
                .label(isOpen ? strings.closeMenu : strings.openMenu),
                .click(.shell(.toggleRadial))
            ) { html in
                html.icon(isOpen ? .close : .grid)
                if !isOpen { html.runningDot(model) }
            }
        }
    }

    private mutating func bubble(
        _ tab: Tab, _ place: RadialGeometry.Place, number: Int, _ radial: RadialState,
        _ model: Model
    ) {
        element(
            "a", .class("bubble"), .literal("role", "menuitem"), .part("radial-bubble"),
            .href(tab.path), .key("bubble-" + tab.rawValue),
            .attribute("aria-current", tab == model.route.tab ? "page" : nil),
            .literal("tabindex", number == radial.focused ? "0" : "-1"),
            .style("--x:\(rounded(place.x));--y:\(rounded(place.y));--n:\(number)")
        ) { html in
            html.icon(tab.glyph)
            html.element("span", text: model.strings.name(of: tab))
        }
    }

    /// With one decimal.
    private func rounded(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
    }
}
