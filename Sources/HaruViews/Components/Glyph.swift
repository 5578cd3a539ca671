import HaruIcons

/// The drawn icons of the interface, symbols of `Web/icons/interface.svg`.
public enum Glyph: String, CaseIterable, Sendable {
    case action = "act"
    case alert, arrange
    case statistics = "bars"
    case bell
    case calendar = "cal"
    case check, clock, cloud
    case offline = "cloudoff"
    case copy, diary, down, download, eye, filter, flame
    case settings = "gear"
    case home = "grid"
    case handle, heart
    case history = "hist"
    case info, key
    case language = "lang"
    case laptop, left, list, lock, minus, moon, more, note, palette
    case pencil = "pen"
    case phone, play, plus, refresh, right, search, share
    case shield, star, stop, sun, tag
    case goal = "target"
    case trash, users
    case vibration = "vib"
    case warning = "warn"
    case close = "x"
}

extension Html {
    public enum IconSize: Sendable { case normal, small, tiny }

    /// An icon beside words; readers do not hear it.
    public mutating func icon(_ glyph: Glyph, _ size: IconSize = .normal, isSolid: Bool = false) {
        raw("<svg class=\"icon")
        switch size {
        case .normal: break
        case .small: raw(" s")
        case .tiny: raw(" xs")
        }
        if isSolid { raw(" solid") }
        raw("\" aria-hidden=\"true\"><use href=\"icons/interface.svg#")
        text(glyph.rawValue)
        raw("\"/></svg>")
    }

    /// The icon that a person chose for an action; one that is unknown here draws the fallback.
    public mutating func symbol(_ name: String) {
        raw("<span class=\"icon font\" aria-hidden=\"true\">")
        text((Icon(named: name) ?? .fallback).text)
        raw("</span>")
    }
}
