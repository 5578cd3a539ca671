import HaruCore
import HaruStrings

/// Why a verb did not do what it was asked to: everything that can go wrong, with the sentence a
/// person reads, the code a program reads and the exit code a shell reads.
public enum Refusal: Error, Equatable, Sendable {
    case usage(UsageError)
    case domain(DomainError)
    case alreadyRunning(action: String)
    case notRunning(action: String)
    case nothingRunning
    /// `haru stop` without a name, while several actions run.
    case severalRunning([Candidate])
    /// The end of a session that has none yet was to be corrected.
    case stillRunning
    /// A flag for time records was given for a count, or the other way round.
    case flagOfOtherKind(Flag)
    case unknownZone(String)
    /// A file's times belong to a zone that it does not name.
    case zoneNeeded
    /// A timed action where a counted one is needed, or the other way round.
    case wrongType(action: String, needed: TrackingType)
    /// How much a quest asks for was typed as a time where a number is needed, or the other way
    /// round.
    case amountOfOtherKind(String, needed: TrackingType)
    /// How much a quest asks of a metric was typed as a time, or finer than the metric goes.
    case amountOfMetric(HealthMetric)
    /// The hours of sleep were given for a quest about something else.
    case sleepWindowOfOther
    /// Health data knows whole days only.
    case healthHasNoDeadline
    /// A schedule or a deadline for a quest that is not daily.
    case onlyDaily(Flag)
    case questsOfSeveralGoals
    /// Nobody but a person can say whether the goal was achieved.
    case answerNeeded(goal: String)
    /// The goal is judged once its last day has passed.
    case judgedByDate(goal: String, day: String)
    /// The goal's quests say it.
    case answerNotAsked(goal: String)
    /// An archived habit goes on as a whole, not from a day on.
    case resumesWhole(habit: String)
    case notFound(Kind, String)
    case ambiguous(Kind, String, [Candidate])
    /// The free plan has no room for one more.
    case limit(FreeLimit)
    case nothingToUndo
    /// A person was asked and said no.
    case declined
    case file(path: String, FileProblem)
    case store(StoreProblem)
    case network(NetworkProblem)

    /// What was looked for.
    public enum Kind: String, Sendable {
        case action, tag, goal, quest, habit, record, device, token
    }

    public enum FileProblem: Equatable, Sendable {
        case missing, unreadable, unwritable, exists, full
        case notAnArchive, newerArchive, damagedArchive, unsafeArchive, damagedZip
        /// Read, but of no kind that Haru knows.
        case unknownFormat
    }

    /// One of several things a name could mean.
    public struct Candidate: Equatable, Sendable {
        public let kind: Kind
        public let id: RecordID
        public let name: String
        /// What tells it from the others.
        public let detail: String

        public init(kind: Kind, id: RecordID, name: String, detail: String) {
            self.kind = kind
            self.id = id
            self.name = name
            self.detail = detail
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .usage: .usage
        case .domain(let error): error.exitCode
        case .alreadyRunning, .notRunning, .nothingRunning, .wrongType, .nothingToUndo,
            .stillRunning, .answerNeeded, .answerNotAsked, .judgedByDate:
            .refused
        case .amountOfOtherKind, .amountOfMetric, .sleepWindowOfOther, .healthHasNoDeadline,
            .onlyDaily, .questsOfSeveralGoals, .resumesWhole, .flagOfOtherKind, .unknownZone,
            .zoneNeeded:
            .usage
        case .notFound, .ambiguous, .severalRunning: .notFound
        case .limit: .plan
        case .declined, .file: .failure
        case .store: .store
        case .network: .network
        }
    }

    /// The code of `--json` answers and of the API; never translated.
    public var code: String {
        switch self {
        case .usage: "usage"
        case .domain(let error): error.code
        case .alreadyRunning: DomainError.alreadyRunning.code
        case .notRunning, .nothingRunning: DomainError.notRunning.code
        case .wrongType: DomainError.wrongTrackingType.code
        case .notFound: DomainError.notFound.code
        case .ambiguous, .severalRunning: "ambiguous"
        case .stillRunning: DomainError.alreadyRunning.code
        case .flagOfOtherKind, .amountOfOtherKind, .amountOfMetric, .sleepWindowOfOther,
            .healthHasNoDeadline, .onlyDaily, .questsOfSeveralGoals, .resumesWhole:
            "usage"
        case .judgedByDate: DomainError.hasEndDay.code
        case .answerNeeded: "answer_needed"
        case .answerNotAsked: "answer_not_asked"
        case .unknownZone: DomainError.unknownZone.code
        case .zoneNeeded: "zone_needed"
        case .limit: DomainError.limitReached.code
        case .nothingToUndo: "nothing_to_undo"
        case .declined: "declined"
        case .file: "file"
        case .store(let problem): problem.code
        case .network(let problem): problem.code
        }
    }

    public var candidates: [Candidate] {
        switch self {
        case .ambiguous(_, _, let candidates), .severalRunning(let candidates): candidates
        default: []
        }
    }
}

extension DomainError {
    var exitCode: ExitCode {
        switch self {
        case .limitReached, .premiumRequired: .plan
        case .notFound, .habitNotFound: .notFound
        default: .refused
        }
    }

    /// Those that the API names too are spelled as there (surfaces 8.1, 9.1).
    var code: String {
        switch self {
        case .alreadyRunning: "already_running"
        case .notRunning: "not_running"
        case .wrongTrackingType: "wrong_type"
        case .outOfRange, .amountOutOfRange: "out_of_range"
        case .limitReached: "limit_reached"
        case .premiumRequired: "premium_required"
        case .notFound: "not_found"
        default: rawValue
        }
    }
}
