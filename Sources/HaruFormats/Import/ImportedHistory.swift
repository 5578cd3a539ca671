import HaruCore

/// What the files of an import say, in Haru's words, before anything is compared with a store.
public struct ImportedHistory: Sendable {
    public internal(set) var actions: [ImportedAction] = []
    public internal(set) var records = ImportedRecords()
    public internal(set) var habits: [ImportedHabit] = []
    public internal(set) var marks = ImportedMarks()
    /// What was counted on whole days: each `end` is the sum of its day, and its `start` a moment on
    /// that day.
    public internal(set) var totals = ImportedRecords()
    public internal(set) var quests: [ImportedQuest] = []
    public internal(set) var losses = ImportLosses()
    /// The files, in the order they were read.
    public internal(set) var files: [ImportedFile] = []
    /// Rows that were left out, each with the reason; at most `issueLimit` of them.
    public private(set) var issues: [ImportIssue] = []
    /// How many rows were left out.
    public private(set) var invalid = 0
    /// Running sessions, which an import never brings along.
    public internal(set) var running = 0
    /// Rows that are understood and not imported: goals and quests of Haru's own files, times away
    /// from the keyboard, events without length.
    public internal(set) var ignored = 0

    /// A file of a million bad rows is not listed row by row.
    public static let issueLimit = 10_000

    public init() {}

    /// - Parameter rows: how many rows the issue stands for.
    mutating func add(_ issue: ImportIssue, rows: Int = 1) {
        invalid += rows
        if issues.count < ImportedHistory.issueLimit { issues.append(issue) }
    }
}

/// A file that was read.
public struct ImportedFile: Equatable, Sendable {
    public let name: String
    /// `nil` if it was not recognised.
    public let format: FileFormat?
    /// Sessions, counts, and days of habits that were understood.
    public internal(set) var records = 0

    init(name: String, format: FileFormat?) {
        self.name = name
        self.format = format
    }
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
    /// Whether a file lists the action itself, and not only records of it.
    public var isListed: Bool
    /// Number of the file that named it first, and the line there.
    public var file: Int
    public var line: Int?

    public init(
        id: RecordID? = nil, name: String, trackingType: TrackingType, tags: [String] = [],
        symbolName: String? = nil, isFavorite: Bool = false, createdAt: Instant? = nil,
        isListed: Bool = false, file: Int = 0, line: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.trackingType = trackingType
        self.tags = tags
        self.symbolName = symbolName
        self.isFavorite = isFavorite
        self.createdAt = createdAt
        self.isListed = isListed
        self.file = file
        self.line = line
    }
}

/// A row that was not imported.
public struct ImportIssue: Equatable, Sendable {
    public var file: String
    /// Counted from 1; `nil` where the whole file is meant.
    public var line: Int?
    public var reason: Reason

    /// Why; the sentence is in the catalog. Raw values are stable.
    public enum Reason: String, Error, CaseIterable, Sendable {
        case unreadable, badDate, badTime, ambiguousDate, missingEnd, endNotAfterStart
        case amountOutOfRange, missingName, nameTooLong, noteTooLong, lineTooLong, badEncoding
        case unknownAction, truncated
        /// A length without the time of day at which it began.
        case noClockTime
        /// A file that is known and that this version does not read yet.
        case notSupported
        /// A day of a habit that has not come yet.
        case futureDay
        /// A day before the habit you have began, or after it was archived.
        case outsideHabit
    }

    public init(file: String, line: Int?, reason: Reason) {
        self.file = file
        self.line = line
        self.reason = reason
    }
}
