import HaruIcons

extension Html {
    public enum IconSize: Sendable { case normal, small, tiny }

    /// An icon beside words; readers do not hear it.
    mutating func icon(_ glyph: Glyph, _ size: IconSize = .normal) {
        icon(text: glyph.text, size)
    }

    /// The icon that a person chose for an action; one that is unknown here draws the fallback.
    mutating func symbol(_ name: String, _ size: IconSize = .normal) {
        icon(text: (Icon(named: name) ?? .fallback).text, size)
    }

    private mutating func icon(text glyph: String, _ size: IconSize) {
        switch size {
        case .normal: raw("<span class=\"icon\" aria-hidden=\"true\">")
        case .small: raw("<span class=\"icon s\" aria-hidden=\"true\">")
        case .tiny: raw("<span class=\"icon xs\" aria-hidden=\"true\">")
        }
        text(glyph)
        raw("</span>")
    }
}
