import HaruCore

/// What a colour needs beside it: an ink that can be read on it, and a shade of it that can be seen
/// as a line on paper or in the dark (app 2.2).
public struct Coloring: Equatable, Sendable {
    public let fill: RGB
    public let ink: RGB
    /// On light and on dark grounds, at least 3:1.
    public let lineOnLight: RGB
    public let lineOnDark: RGB
    /// The fill darkened until white can be read on it, where neither ink reaches 4.5:1.
    public let isScrimmed: Bool

    static let white = RGB(red: 255, green: 255, blue: 255)
    static let black = RGB(red: 0x11, green: 0x15, blue: 0x12)

    public init(_ hex: String) {
        var fill = RGB(hex) ?? RGB(red: 0x2F, green: 0x6B, blue: 0x4F)
        let onWhite = fill.contrast(Coloring.white)
        let onBlack = fill.contrast(Coloring.black)
        ink = onWhite >= onBlack ? Coloring.white : Coloring.black
        isScrimmed = max(onWhite, onBlack) < 4.5
        lineOnLight = fill.shifted(until: 3, on: RGB(red: 0xF0, green: 0xF2, blue: 0xEC), toward: 0)
        lineOnDark = fill.shifted(
            until: 3, on: RGB(red: 0x23, green: 0x2B, blue: 0x26), toward: 255)
        if isScrimmed { fill = fill.shifted(until: 4.5, on: Coloring.white, toward: 0) }
        self.fill = fill
    }
}

/// A colour of the screen, 0…255 each.
public struct RGB: Equatable, Sendable {
    public var red: Int
    public var green: Int
    public var blue: Int

    public init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// `#` and six hexadecimal digits.
    public init?(_ hex: String) {
        let digits = Array(hex.utf8)
        guard digits.count == 7, digits[0] == UInt8(ascii: "#") else { return nil }
        var parts: [Int] = []
        for i in stride(from: 1, to: 7, by: 2) {
            guard let high = Hex.value(digits[i]), let low = Hex.value(digits[i + 1]) else {
                return nil
            }
            parts.append(Int(high) * 16 + Int(low))
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2])
    }

    public var hex: String {
        var text = "#"
        for part in [red, green, blue] {
            let digits = String(part, radix: 16, uppercase: true)
            text += digits.utf8.count == 1 ? "0" + digits : digits
        }
        return text
    }

    /// WCAG 2.2's relative luminance, 0…1.
    public var luminance: Double {
        0.2126 * RGB.linear(red) + 0.7152 * RGB.linear(green) + 0.0722 * RGB.linear(blue)
    }

    /// WCAG 2.2's contrast, 1…21.
    public func contrast(_ other: RGB) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The same hue, mixed with black (`toward` 0) or white (255) in steps of 4 % until it has
    /// `contrast` on `ground`.
    func shifted(until contrast: Double, on ground: RGB, toward end: Int) -> RGB {
        for step in 0...24 {
            let mixed = RGB(
                red: red + (end - red) * step / 25, green: green + (end - green) * step / 25,
                blue: blue + (end - blue) * step / 25)
            if mixed.contrast(ground) >= contrast { return mixed }
        }
        return RGB(red: end, green: end, blue: end)
    }

    private static func linear(_ part: Int) -> Double { linearParts[min(max(part, 0), 255)] }

    /// sRGB to linear light; `x^2.4` by squaring and Newton's fifth root, since there is no `pow`.
    private static let linearParts: [Double] = (0...255).map { part in
        let value = Double(part) / 255
        if value <= 0.04045 { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        let square = base * base
        var root = 0.6
        for _ in 0..<40 {
            root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
        }
        return square * root
    }
}

extension Attribute {
    /// The colours of an element that wears `hex`.
    static func colored(_ hex: String) -> Attribute {
        let presets: [StaticString] = [
            "moss", "leaf", "teal", "sky", "blue", "indigo", "violet", "rose", "red", "orange",
            "gold", "slate",
        ]
        for (i, preset) in Palette.presets.enumerated() where sameBytes(preset, hex) {
            return literal("data-tag", presets[i])
        }
        let colors = Coloring(hex)
        let toward = colors.ink == Coloring.white ? "black" : "white"
        return style(
            "--c:\(colors.fill.hex);--ink:\(colors.ink.hex);--toward:\(toward);"
                + "--cl:light-dark(\(colors.lineOnLight.hex),\(colors.lineOnDark.hex))")
    }
}
