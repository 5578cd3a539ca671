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

extension Html {
    /// A round button whose bubbles are the tabs (app 4.3).
    mutating func radialMenu(_ model: Model) {
        let strings = model.strings
        if model.isRadialOpen {
            element("div", .class("scrim"), .click(.shell(.toggleRadial))) { _ in }
            element(
                "div", .literal("role", "menu"), .part("radial"), .label(strings.tabs)
            ) { html in
                let tabs = model.radialTabs
                let places = RadialGeometry.places(count: tabs.count, width: model.device.width)
                for (tab, place) in zip(tabs, places) { html.bubble(tab, place, model) }
            }
        }
        element(
            "button", .class("radial"), .literal("data-key", "radial"),
            .state("aria-expanded", model.isRadialOpen),
            .label(model.isRadialOpen ? strings.closeMenu : strings.openMenu),
            .click(.shell(.toggleRadial))
        ) { html in
            html.icon(model.isRadialOpen ? .close : .grid)
            if !model.isRadialOpen { html.runningDot(model) }
        }
    }

    private mutating func bubble(_ tab: Tab, _ place: RadialGeometry.Place, _ model: Model) {
        element(
            "a", .class("bubble"), .literal("role", "menuitem"), .part("radial-bubble"),
            .href(tab.path), .key("bubble-" + tab.rawValue),
            .attribute("aria-current", tab == model.route.tab ? "page" : nil),
            .style("--x:\(rounded(place.x));--y:\(rounded(place.y))")
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
