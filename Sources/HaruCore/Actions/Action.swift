/// How an action is tracked, for life.
public enum TrackingType: String, CaseIterable, Sendable {
    case time, count
}

/// Something a person times or counts.
public struct Action: Equatable, Sendable {
    public let id: RecordID
    public var createdAt: Instant
    /// 1…40 characters.
    public var name: String
    public var symbolName: String
    /// `nil` when a newer version wrote a way of tracking that this one does not know; such an
    /// action has no totals.
    public var trackingType: TrackingType?
    public var isFavorite: Bool
    /// In no particular order.
    public var tagIDs: [RecordID]
    /// Legacy; only a fallback for ordering.
    public var sortOrder: Int

    public static let nameLimit = 40
    public static let defaultSymbol = "circle"

    public init(
        id: RecordID, createdAt: Instant = Instant(milliseconds: 0), name: String = "",
        symbolName: String = Action.defaultSymbol, trackingType: TrackingType? = .time,
        isFavorite: Bool = false, tagIDs: [RecordID] = [], sortOrder: Int = 0
    ) {
        self.id = id
        self.createdAt = createdAt
        self.name = name
        self.symbolName = symbolName
        self.trackingType = trackingType
        self.isFavorite = isFavorite
        self.tagIDs = tagIDs
        self.sortOrder = sortOrder
    }

    /// The colour the action wears: that of its tag with the smallest `createdAt` (ties: smallest
    /// id), moss without tags.
    public func colorHex(tags: [Tag]) -> String {
        var oldest: Tag?
        for tag in tags where tagIDs.contains(tag.id) {
            if let known = oldest, (known.createdAt, known.id) < (tag.createdAt, tag.id) {
                continue
            }
            oldest = tag
        }
        return oldest?.colorHex ?? Palette.moss
    }
}
