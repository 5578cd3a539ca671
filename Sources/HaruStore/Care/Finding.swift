import HaruCore
import HaruReplica

/// One thing that `Doctor` noticed about a store. The sentence for it is in the catalog.
public enum Finding: Equatable, Sendable {
    /// A line of SQLite's own check of pages, indexes and tables.
    case structure(String)
    case foreignKey(table: String)
    /// A record that cannot be trusted. It stays; whoever has it can send it again.
    case damagedRecord(DamagedRow)
    /// So many row numbers of a table lie on pages that cannot be read.
    case unreadableRows(table: String, count: Int)
    case clockUnreadable
    /// Records bear stamps that the clock says were never issued: it was put back.
    case clockBehind
    /// A row of the store's own bookkeeping that cannot be trusted.
    case damagedMeta(key: String)
    /// A remembered change that cannot be trusted: it and those before it cannot be taken back.
    case damagedChange(number: Int64)
    /// A field is older than what the list of changes says was written to it: the record was put
    /// back behind the store's back.
    case putBack(Kind, RecordID)
    /// Lists by time differ from the records: `missing` ones are not listed, `stale` entries are of
    /// no record. `Doctor.repair` mends it.
    case timelineDiffers(missing: Int, stale: Int)
    /// So many records belong to one that is deleted or missing: they are kept and not shown.
    case orphans(Kind, count: Int)
    /// A session that ends at or before its start: it counts 0 until somebody corrects it.
    case needsCorrection(RecordID)
    /// A session that runs on although its action is deleted.
    case runningWithoutAction(RecordID)
    /// SQLite would answer a statement by reading everything.
    case slowStatement(String)
    /// A setting of SQLite that is not what durability rests on.
    case setting(String, is: String, wanted: String)

    public enum Severity: Int, Comparable, Sendable {
        /// Good to know.
        case note
        /// Something a person or `Doctor.repair` can put right.
        case warning
        /// Data cannot be read, or cannot be trusted.
        case damage

        public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
    }

    public var severity: Severity {
        switch self {
        case .orphans: .note
        case .needsCorrection, .runningWithoutAction, .slowStatement, .timelineDiffers: .warning
        case .structure, .foreignKey, .damagedRecord, .unreadableRows, .clockUnreadable,
            .clockBehind,
            .damagedMeta, .damagedChange, .putBack, .setting:
            .damage
        }
    }
}

/// What an examination found, and what it looked at.
public struct Findings: Equatable, Sendable {
    /// How many findings are listed; `counts` goes on.
    public static let listed = 1000

    public internal(set) var list: [Finding] = []
    /// All findings by severity, those beyond the list too: notes, warnings, damage.
    public internal(set) var counts = [0, 0, 0]

    /// Sound records, deleted ones too.
    public internal(set) var records = 0
    /// Those that the server has not confirmed yet.
    public internal(set) var pendingRecords = 0
    /// Remembered changes.
    public internal(set) var changes = 0
    /// Bytes of the database and its WAL.
    public internal(set) var size: Int64 = 0
    /// Bytes left on the file system; `nil` when it does not say.
    public internal(set) var freeSpace: Int64?
    /// Set-aside stores beside this one, oldest first.
    public internal(set) var backups: [String] = []
    /// As SQLite writes it: `3.40.1`.
    public internal(set) var libraryVersion = ""
    public internal(set) var journalMode = ""

    public func count(_ severity: Finding.Severity) -> Int { counts[severity.rawValue] }
    public var isSound: Bool { count(.damage) == 0 && count(.warning) == 0 }

    mutating func add(_ finding: Finding) {
        counts[finding.severity.rawValue] += 1
        if list.count < Findings.listed { list.append(finding) }
    }
}
