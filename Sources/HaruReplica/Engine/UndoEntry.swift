import HaruCore

/// One change made on this store, with what is needed to take it back.
public struct UndoEntry: Equatable, Sendable {
    /// How many changes a store remembers.
    public static let kept = 50

    /// What was done. Raw values are stored, so none is ever reused.
    public enum Verb: UInt8, CaseIterable, Sendable {
        case start = 1
        case stop, discard, add, record, edit, delete
        case actionAdd, actionEdit, actionDelete, tagAdd, tagEdit, tagDelete
        case settings, importing, restore
        case goalAdd, goalEdit, goalJudge, goalDelete, questAdd, questEdit, questDelete
        case habitAdd, habitEdit, habitArchive, habitResume, habitDelete, check, uncheck
        case pause, resume
    }

    /// A field that the change wrote.
    public struct Cell: Equatable, Sendable {
        public var kind: Kind
        public var id: RecordID
        public var name: String
        /// The stamp it was written with: should the field bear another one by now, somebody wrote
        /// over it, and taking the change back leaves it alone.
        public var stamp: Stamp
        /// What was there before; `nil` = the field did not exist.
        public var previous: FieldValue?
        /// The stamp of what was there before; `zero` if nothing was.
        public var previousStamp: Stamp

        public init(
            kind: Kind, id: RecordID, name: String, stamp: Stamp, previous: FieldValue?,
            previousStamp: Stamp
        ) {
            self.kind = kind
            self.id = id
            self.name = name
            self.stamp = stamp
            self.previous = previous
            self.previousStamp = previousStamp
        }
    }

    public var verb: Verb
    public var at: Instant
    /// What the change was about, as the person called it: an action's name, a file's.
    public var subject: String
    public var cells: [Cell]
    /// Of an import: all records created with a stamp of this store in this range.
    public var inserted: ClosedRange<UInt64>?

    public init(
        verb: Verb, at: Instant, subject: String = "", cells: [Cell] = [],
        inserted: ClosedRange<UInt64>? = nil
    ) {
        self.verb = verb
        self.at = at
        self.subject = subject
        self.cells = cells
        self.inserted = inserted
    }
}
