import HaruCore
import HaruFormats
import HaruStrings

/// What an import would add, shown before it is agreed to and again when it is done.
public struct ImportPreview: Report, Sendable {
    public struct File: Sendable {
        public let name: String
        /// What kind of file it was found to be: `Haru CSV`, `Toggl Track`.
        public let format: String
        /// Records read from it.
        public let records: Int
        /// The days of its first and last record; `nil` without records.
        public let days: ClosedRange<LocalDay>?

        public init(name: String, format: String, records: Int, days: ClosedRange<LocalDay>?) {
            self.name = name
            self.format = format
            self.records = records
            self.days = days
        }
    }

    public let files: [File]
    public let newActions: [String]
    public let matchedActions: [String]
    public let newTags: [String]
    public let sessions: Int
    public let counts: Int
    /// Records the store already has.
    public let duplicates: Int
    /// Sessions that still run in the file.
    public let running: Int
    /// Goals and quests, which an import leaves alone.
    public let ignored: Int
    public let issues: [ImportIssue]

    public init(
        files: [File], newActions: [String], matchedActions: [String], newTags: [String],
        sessions: Int, counts: Int, duplicates: Int, running: Int, ignored: Int,
        issues: [ImportIssue]
    ) {
        self.files = files
        self.newActions = newActions
        self.matchedActions = matchedActions
        self.newTags = newTags
        self.sessions = sessions
        self.counts = counts
        self.duplicates = duplicates
        self.running = running
        self.ignored = ignored
        self.issues = issues
    }

    /// Whether agreeing would change anything.
    public var addsNothing: Bool { sessions + counts + newActions.count + newTags.count == 0 }

    public var json: JSON {
        func names(_ names: [String]) -> JSON { .array(names.map { .string($0) }) }
        return .payload([
            JSON.Member("files", .array(files.map(json))),
            JSON.Member("newActions", names(newActions)),
            JSON.Member("matchedActions", names(matchedActions)),
            JSON.Member("newTags", names(newTags)),
            JSON.Member("sessions", .count(sessions)), JSON.Member("counts", .count(counts)),
            JSON.Member("duplicates", .count(duplicates)),
            JSON.Member("running", .count(running)), JSON.Member("ignored", .count(ignored)),
            JSON.Member("issues", .array(issues.map(json))),
        ])
    }

    private func json(_ file: File) -> JSON {
        .object([
            JSON.Member("name", .string(file.name)), JSON.Member("format", .string(file.format)),
            JSON.Member("records", .count(file.records)),
            JSON.Member("firstDay", file.days.map { .day($0.lowerBound) } ?? .null),
            JSON.Member("lastDay", file.days.map { .day($0.upperBound) } ?? .null),
        ])
    }

    private func json(_ issue: ImportIssue) -> JSON {
        .object([
            JSON.Member("file", .string(issue.file)),
            JSON.Member("line", issue.line.map { .count($0) } ?? .null),
            JSON.Member("reason", .string(issue.reason.rawValue)),
        ])
    }
}
