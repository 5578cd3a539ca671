import HaruStrings

/// Haru's own set of icons, in the categories of the icon picker.
public enum IconCatalogue {
    /// Every icon once, category by category.
    public static var icons: [Icon] {
        (0..<IconTable.count).map { Icon(number: $0) }
    }

    /// The categories in the order in which the picker shows them.
    public static var categories: [IconCategory] {
        (0..<IconTable.categoryCount).map { IconCategory(number: $0) }
    }
}

/// A group of icons in the picker, such as food.
public struct IconCategory: Equatable, Sendable {
    let number: Int

    init(number: Int) {
        self.number = number
    }

    /// Stays the same in every language.
    public var id: String {
        String(decoding: IconTable.field(.id, ofCategory: number), as: UTF8.self)
    }

    public func name(in language: Language) -> String {
        String(decoding: IconTable.field(.words(language), ofCategory: number), as: UTF8.self)
    }

    /// At least one.
    public var icons: [Icon] {
        let start = number == 0 ? 0 : IconTable.number(number - 1, in: IconTable.categoryEnds)
        let end = IconTable.number(number, in: IconTable.categoryEnds)
        return (start..<end).map { Icon(number: $0) }
    }
}
