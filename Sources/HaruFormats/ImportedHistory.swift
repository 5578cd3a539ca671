import HaruCore

/// What a file of another tracker says, in Haru's words, before anything is compared with a store.
public struct ImportedHistory: Sendable {
    public var actions: [ImportedAction] = []
    public var records = ImportedRecords()
    /// Rows that were left out, each with the reason.
    public var issues: [ImportIssue] = []
    /// Running sessions, which an import never brings along.
    public var running = 0
    /// Goals and quests of Haru's own files, recognised and not imported.
    public var ignored = 0

    public init() {}
}

/// An action named by a file.
public struct ImportedAction: Equatable, Sendable {
    /// The identity the file gives; only Haru's own files do.
    public var id: RecordID?
    public var name: String
    public var trackingType: TrackingType
    public var tags: [String]
    public var symbolName: String?
    public var isFavorite: Bool
    public var createdAt: Instant?

    public init(
        id: RecordID? = nil, name: String, trackingType: TrackingType, tags: [String] = [],
        symbolName: String? = nil, isFavorite: Bool = false, createdAt: Instant? = nil
    ) {
        self.id = id
        self.name = name
        self.trackingType = trackingType
        self.tags = tags
        self.symbolName = symbolName
        self.isFavorite = isFavorite
        self.createdAt = createdAt
    }
}

/// A row that was not imported.
public struct ImportIssue: Equatable, Sendable {
    public var file: String
    /// Counted from 1; `nil` where a file has no lines to speak of.
    public var line: Int?
    public var reason: Reason

    /// Why; the sentence is in the catalog. Raw values are stable.
    public enum Reason: String, CaseIterable, Sendable {
        case unreadable, badDate, badTime, ambiguousDate, missingEnd, endNotAfterStart
        case amountOutOfRange, missingName, noteTooLong, lineTooLong, badEncoding, unknownAction
        case truncated
    }

    public init(file: String, line: Int?, reason: Reason) {
        self.file = file
        self.line = line
        self.reason = reason
    }
}
