import HaruCore

/// How many colours a terminal can show.
public enum ColorDepth: Sendable {
    case none, indexed, full

    /// Reads `NO_COLOR`, `TERM` and `COLORTERM`.
    ///
    /// - Parameter isTerminal: whether somebody looks at the output; a file gets no colours.
    public init(isTerminal: Bool, variables: (String) -> String?) {
        let term = variables("TERM") ?? ""
        if !isTerminal || !(variables("NO_COLOR") ?? "").isEmpty || term.isEmpty || term == "dumb" {
            self = .none
            return
        }
        switch variables("COLORTERM") ?? "" {
        case "truecolor", "24bit": self = .full
        default: self = .indexed
        }
    }
}

/// What a text is drawn with.
public enum Ink: Equatable, Sendable {
    case plain, bold, faint
    /// Haru's green, the mark of what runs, and the colour of deletions and refusals.
    case primary, accent, danger
    /// `#RRGGBB`
    case color(String)
}

/// Draws texts in colour, as far as the terminal has any.
public struct Paint: Sendable {
    public let depth: ColorDepth

    public init(_ depth: ColorDepth) { self.depth = depth }

    public func callAsFunction(_ text: String, _ ink: Ink) -> String {
        guard depth != .none, !text.isEmpty, let code = code(ink) else { return text }
        return "\u{1b}[\(code)m\(text)\u{1b}[0m"
    }

    private func code(_ ink: Ink) -> String? {
        switch ink {
        case .plain: nil
        case .bold: "1"
        case .faint: "2"
        case .primary: code(hex: Palette.moss)
        case .accent: code(hex: Palette.mustard)
        case .danger: code(hex: Palette.brick)
        case .color(let hex): code(hex: hex)
        }
    }

    private func code(hex: String) -> String? {
        let digits = hex.utf8.dropFirst().compactMap { Hex.value($0) }
        guard digits.count == 6 else { return nil }
        let red = Int(digits[0]) * 16 + Int(digits[1])
        let green = Int(digits[2]) * 16 + Int(digits[3])
        let blue = Int(digits[4]) * 16 + Int(digits[5])
        if depth == .full { return "38;2;\(red);\(green);\(blue)" }
        return "38;5;\(Paint.index(red, green, blue))"
    }

    /// The colour of the 256 that is nearest, of the cube or of the greys.
    static func index(_ red: Int, _ green: Int, _ blue: Int) -> Int {
        let levels = [0, 95, 135, 175, 215, 255]
        func level(_ value: Int) -> Int {
            levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) }!
        }
        func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
            (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue)
        }
        let (r, g, b) = (level(red), level(green), level(blue))
        let grey = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
        let shade = 8 + 10 * grey
        return distance(shade, shade, shade) < distance(levels[r], levels[g], levels[b])
            ? 232 + grey : 16 + 36 * r + 6 * g + b
    }
}

extension Palette {
    /// The colours of the app that a terminal shows besides the presets.
    static let mustard = "#D9A621"
    static let brick = "#B3362B"
    static let sage = "#7FBF9E"
}
