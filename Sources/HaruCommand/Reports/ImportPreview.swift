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
    public var promises = Promises()

    /// What an import adds of habits and goals, and what of them has no place.
    public struct Promises: Sendable {
        public var newGoals: [String] = []
        public var quests = 0
        public var newHabits: [String] = []
        public var matchedHabits: [String] = []
        public var completions = 0
        public var pausedDays = 0
        public var losses = ImportLosses()

        var addsNothing: Bool {
            newGoals.count + quests + newHabits.count + completions + pausedDays == 0
        }
    }

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
    public var addsNothing: Bool {
        sessions + counts + newActions.count + newTags.count == 0 && promises.addsNothing
    }

    public var json: JSON {
        func names(_ names: [String]) -> JSON { .array(names.map { .string($0) }) }
        return .payload([
            JSON.Member("files", .array(files.map(json))),
            JSON.Member("newActions", names(newActions)),
            JSON.Member("matchedActions", names(matchedActions)),
            JSON.Member("newTags", names(newTags)),
            JSON.Member("sessions", .count(sessions)), JSON.Member("counts", .count(counts)),
            JSON.Member("newGoals", names(promises.newGoals)),
            JSON.Member("quests", .count(promises.quests)),
            JSON.Member("newHabits", names(promises.newHabits)),
            JSON.Member("matchedHabits", names(promises.matchedHabits)),
            JSON.Member("completions", .count(promises.completions)),
            JSON.Member("pausedDays", .count(promises.pausedDays)),
            JSON.Member("duplicates", .count(duplicates)),
            JSON.Member("running", .count(running)), JSON.Member("ignored", .count(ignored)),
            JSON.Member("leftOut", promises.losses.json),
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

extension ImportLosses {
    var json: JSON {
        .object([
            JSON.Member("notes", .count(notes)),
            JSON.Member("skippedAmounts", .count(skippedAmounts)),
            JSON.Member("promises", .count(promises)), JSON.Member("todos", .count(todos)),
            JSON.Member(
                "notesOf",
                .array(
                    notesOf.map {
                        .object([
                            JSON.Member("name", .string($0.habit)),
                            JSON.Member("count", .count($0.count)),
                        ])
                    })),
            JSON.Member(
                "frequencies",
                .array(frequencies.map { .lost($0.habit, $0.frequency) })),
            JSON.Member(
                "promisesOf", .array(promisesOf.map { .lost($0.name, $0.frequency) })),
        ])
    }
}

extension JSON {
    fileprivate static func lost(_ name: String, _ frequency: ImportedFrequency?) -> JSON {
        var members = [JSON.Member("name", .string(name))]
        switch frequency {
        case .times(let times, let count, let unit):
            members += [
                JSON.Member("times", .count(times)), JSON.Member("in", .count(count)),
                JSON.Member("unit", .string(unit.rawValue)),
            ]
        case .words(let words): members.append(JSON.Member("words", .string(words)))
        case nil: break
        }
        return .object(members)
    }
}
