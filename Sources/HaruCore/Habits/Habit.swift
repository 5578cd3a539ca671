/// Something a person does, or does not do, each day. A habit knows days only: no zone, no amounts.
public struct Habit: Equatable, Sendable {
    public let id: RecordID
    public var createdAt: Instant
    /// 1…40 characters.
    public var name: String
    public var symbolName: String
    /// `#RRGGBB`.
    public var colorHex: String
    /// Fixed after creation.
    public let startedOn: LocalDay
    /// The last tracked day; `nil` while the habit goes on.
    public var archivedOn: LocalDay?
    public var sortOrder: Int

    public static let nameLimit = 40
    public static let defaultSymbol = "checkmark"

    public init(
        id: RecordID, createdAt: Instant = Instant(milliseconds: 0), name: String = "",
        symbolName: String = Habit.defaultSymbol, colorHex: String = Palette.moss,
        startedOn: LocalDay, archivedOn: LocalDay? = nil, sortOrder: Int = 0
    ) {
        self.id = id
        self.createdAt = createdAt
        self.name = name
        self.symbolName = symbolName
        self.colorHex = colorHex
        self.startedOn = startedOn
        self.archivedOn = archivedOn
        self.sortOrder = sortOrder
    }

    /// The habit as it may be written.
    ///
    /// - Throws: `.emptyName`, `.nameTooLong`, `.invalidColor` or `.archiveBeforeStart`.
    public func checked() throws(DomainError) -> Habit {
        var habit = self
        habit.name = try TextRules.name(name, limit: Habit.nameLimit)
        habit.colorHex = try Palette.color(colorHex)
        if let archivedOn, archivedOn < startedOn { throw .archiveBeforeStart }
        return habit
    }

    /// The tracked days up to `day`; `nil` when there are none yet.
    public func trackedDays(upTo day: LocalDay) -> ClosedRange<LocalDay>? {
        let last = archivedOn.map { min($0, day) } ?? day
        return last < startedOn ? nil : startedOn...last
    }
}

/// The fact that a habit was done on a day. Its identity is its id: two devices that complete the
/// same day leave two, which count once.
public struct Completion: Equatable, Sendable {
    public let id: RecordID
    public var createdAt: Instant
    public var habitID: RecordID
    /// For which day it was done.
    public var completedOn: LocalDay
    /// When it was written down; plays no part in any number.
    public var recordedAt: Instant

    public init(
        id: RecordID, createdAt: Instant = Instant(milliseconds: 0), habitID: RecordID,
        completedOn: LocalDay, recordedAt: Instant = Instant(milliseconds: 0)
    ) {
        self.id = id
        self.createdAt = createdAt
        self.habitID = habitID
        self.completedOn = completedOn
        self.recordedAt = recordedAt
    }
}
