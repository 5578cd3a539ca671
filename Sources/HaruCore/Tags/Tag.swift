/// A coloured label on actions.
public struct Tag: Equatable, Sendable {
    public let id: RecordID
    public var createdAt: Instant
    /// 1…30 characters.
    public var name: String
    /// `#RRGGBB`.
    public var colorHex: String
    public var sortOrder: Int

    public static let nameLimit = 30

    public init(
        id: RecordID, createdAt: Instant = Instant(milliseconds: 0), name: String = "",
        colorHex: String = Palette.moss, sortOrder: Int = 0
    ) {
        self.id = id
        self.createdAt = createdAt
        self.name = name
        self.colorHex = colorHex
        self.sortOrder = sortOrder
    }
}

/// The colours that come with Haru.
public enum Palette {
    public static let moss = "#2F6B4F"

    /// The preset colours, numbered from 0.
    public static let presets = [
        "#2F6B4F", "#467F33", "#1F7F76", "#2A78AD", "#3F66C2", "#5A50B5",
        "#8A4FB0", "#C2477A", "#C8483F", "#E0813A", "#C79A2E", "#5F6B73",
    ]

    /// Checks `#` and six hexadecimal digits, and writes them in capitals.
    public static func color(_ text: String) throws(DomainError) -> String {
        let bytes = Array(text.utf8)
        guard bytes.count == 7, bytes[0] == UInt8(ascii: "#"),
            bytes[1...].allSatisfy({ Hex.value($0) != nil })
        else { throw .invalidColor }
        return capitals(text)
    }

    /// A colour with its digits in capitals; `String.uppercased` would bring the letters of all
    /// scripts along.
    public static func capitals(_ text: String) -> String {
        let bytes = Array(text.utf8).map { (0x61...0x66).contains($0) ? $0 - 0x20 : $0 }
        return String(decoding: bytes, as: UTF8.self)
    }
}
