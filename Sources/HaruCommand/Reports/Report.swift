import HaruCore

/// Something a verb shows: to people as lines, to programs as one JSON value.
public protocol Report {
    /// `"v": 1`, moments in milliseconds, lengths in seconds (surfaces 1.3).
    var json: JSON { get }
    /// The lines, without line breaks.
    func lines(_ style: Style) -> [String]
    /// Whether it only says what happened, which `--quiet` leaves out.
    var isMessage: Bool { get }
}

extension JSON {
    /// An object that is a payload of its own, with its version in front.
    public static func payload(_ members: [Member]) -> JSON {
        .object([Member("v", .int(1))] + members)
    }

    public static func id(_ id: RecordID) -> JSON { .string(id.text) }
    public static func at(_ instant: Instant) -> JSON { .int(instant.milliseconds) }
    static func at(_ instant: Instant?) -> JSON { instant.map { .at($0) } ?? .null }
    static func day(_ day: LocalDay) -> JSON { .string(ISO8601.text(day)) }
    static func day(_ day: LocalDay?) -> JSON { day.map { .day($0) } ?? .null }
    public static func count(_ count: Int) -> JSON { .int(Int64(count)) }
}

/// An action as reports name it.
public struct ActionLabel: Equatable, Sendable {
    public let id: RecordID
    public let name: String
    public let symbol: String
    /// `#RRGGBB`
    public let colorHex: String
    public let type: TrackingType

    public init(
        id: RecordID, name: String, symbol: String = Action.defaultSymbol,
        colorHex: String = Palette.moss, type: TrackingType = .time
    ) {
        self.id = id
        self.name = name
        self.symbol = symbol
        self.colorHex = colorHex
        self.type = type
    }

    /// `actionID`, `name`, `symbol` and `colorHex`, which every payload about an action has.
    var members: [JSON.Member] {
        [
            JSON.Member("actionID", .id(id)), JSON.Member("name", .string(name)),
            JSON.Member("symbol", .string(symbol)), JSON.Member("colorHex", .string(colorHex)),
        ]
    }
}
