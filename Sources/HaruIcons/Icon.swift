import HaruStrings

/// An icon that a person chose for an action, a goal or a habit.
///
/// Records keep its id, never its glyph. An id this version does not know, which a newer version or
/// an import brought, is drawn as `fallback` and stays in the record as it is:
/// `Icon(named: action.symbolName) ?? .fallback`.
public struct Icon: Equatable, Sendable {
    /// Its place in the catalogue; `nil` is the fallback's.
    let number: Int?

    /// A question mark in a circle, in place of an icon this version does not know.
    public static let fallback = Icon(number: nil)

    init(number: Int?) {
        self.number = number
    }

    /// The icon with exactly this id; `nil` if the catalogue has none.
    public init?(named id: String) {
        var (low, high) = (0, IconTable.count)
        while low < high {
            let middle = (low + high) / 2
            let candidate = IconTable.number(middle, in: IconTable.byID)
            switch order(of: IconTable.field(.id, ofIcon: candidate), and: id) {
            case .same:
                self.init(number: candidate)
                return
            case .before: low = middle + 1
            case .after: high = middle
            }
        }
        return nil
    }

    /// What a record keeps; never changes and is never used for another icon. Empty for `fallback`.
    public var id: String {
        guard let number else { return "" }
        return String(decoding: IconTable.field(.id, ofIcon: number), as: UTF8.self)
    }

    /// The glyph's code point in the font "Haru Icons", of its private use area.
    public var codePoint: UInt16 {
        guard let number else { return IconTable.fallback }
        return UInt16(IconTable.number(number, in: IconTable.codePoints))
    }

    /// The character to write where the icon is drawn.
    public var text: String { character(codePoint) }

    /// What a screen reader says, the first of the words that find it; empty for `fallback`.
    public func name(in language: Language) -> String {
        guard let number else { return "" }
        let words = IconTable.field(.words(language), ofIcon: number)
        return String(decoding: words.prefix { $0 != IconTable.comma }, as: UTF8.self)
    }
}

extension Glyph {
    /// The glyph's code point in the font "Haru Icons", of its private use area.
    public var codePoint: UInt16 { rawValue }

    /// The character to write where the glyph is drawn.
    public var text: String { character(codePoint) }
}

/// A character of the basic plane that is no surrogate.
private func character(_ codePoint: UInt16) -> String {
    guard let scalar = Unicode.Scalar(codePoint) else {
        preconditionFailure("script/icons wrote a code point that is no character")
    }
    return String(Character(scalar))
}

private enum Order {
    case before, same, after
}

private func order(of id: UnsafeBufferPointer<UInt8>, and other: String) -> Order {
    var place = 0
    for byte in other.utf8 {
        guard place < id.count else { return .before }
        if id[place] != byte { return id[place] < byte ? .before : .after }
        place += 1
    }
    return place == id.count ? .same : .after
}
