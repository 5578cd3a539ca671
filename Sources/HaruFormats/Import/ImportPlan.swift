import HaruCore

/// What an import would add; nothing is ever changed or deleted.
public struct ImportPlan: Sendable {
    public internal(set) var newTags: [Tag] = []
    public internal(set) var newActions: [Action] = []
    public internal(set) var newGoals: [Goal] = []
    public internal(set) var newQuests: [Quest] = []
    public internal(set) var newHabits: [Habit] = []
    public internal(set) var completions: [NewCompletion] = []
    public internal(set) var pauses: [Pause] = []

    /// The records to add, as numbers into `records`, in order of time.
    public internal(set) var added: [UInt32] = []
    public internal(set) var records = ImportedRecords()
    /// Per action of the import, the one it is or becomes; `nil` if it could not be made.
    public internal(set) var actionIDs: [RecordID?] = []
    var isCount: [Bool] = []

    public internal(set) var files: [ImportedFile] = []
    /// Actions of the store that the import has something for.
    public internal(set) var actionsMatched = 0
    public internal(set) var sessionsNew = 0
    public internal(set) var countsNew = 0
    /// Rows that the store, or another file, has already.
    public internal(set) var duplicates = 0
    public internal(set) var running = 0
    public internal(set) var ignored = 0
    public internal(set) var losses = ImportLosses()
    public internal(set) var invalid = 0
    /// The first of the rows that were left out, with the reasons.
    public internal(set) var issues: [ImportIssue] = []
    /// The days that the records to add touch; `nil` if there are none.
    public internal(set) var days: ClosedRange<LocalDay>?

    public var actionsNew: Int { newActions.count }
    public var tagsNew: Int { newTags.count }

    /// How many days the pauses to add have.
    public var pausedDays: Int { pauses.reduce(0) { $0 + ($1.days?.dayCount ?? 0) } }

    /// A day of a habit to check off.
    public struct NewCompletion: Equatable, Sendable {
        public let habitID: RecordID
        public let day: LocalDay

        /// Follows from habit and day: devices that import the same file write the same record.
        public var id: RecordID {
            RecordID.derived(
                kind: "completion", key: habitID.text + "." + ISO8601.text(day))
        }
    }

    /// One record to add.
    public struct Record: Sendable {
        public let actionID: RecordID
        public let start: Instant
        public let content: Content
        /// UTF-8.
        public let note: ArraySlice<UInt8>

        public enum Content: Equatable, Sendable {
            case session(end: Instant)
            case count(amount: Int)
        }
    }

    /// The record at `position` of `added`.
    public func record(_ position: Int) -> Record {
        let index = Int(added[position])
        let action = Int(records.action[index])
        let end = records.end[index]
        guard let actionID = actionIDs[action] else {
            preconditionFailure("only records with an action are added")
        }
        return Record(
            actionID: actionID, start: Instant(milliseconds: records.start[index]),
            content: isCount[action]
                ? .count(amount: Int(end)) : .session(end: Instant(milliseconds: end)),
            note: records.note(index))
    }
}
