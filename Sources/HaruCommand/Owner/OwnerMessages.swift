import HaruCore
import HaruReplica
import HaruStore

/// Who speaks at one end of a connection to an owner.
struct OwnerHello: Equatable, Sendable {
    /// Of the messages. A higher one understands the lower ones.
    static let protocolVersion = 1

    var protocolVersion = OwnerHello.protocolVersion
    var version = Verbs.version
    var schema = Schema.version

    var frame: OwnerFrame {
        OwnerFrame(
            .hello,
            Array(
                JSON.object([
                    JSON.Member("v", .count(protocolVersion)),
                    JSON.Member("version", .string(version)), JSON.Member("schema", .count(schema)),
                ]).text.utf8))
    }

    init() {}

    /// - Returns: `nil` when the frame is none of these.
    init?(_ frame: OwnerFrame?) {
        guard let frame, frame.kind == .hello, let json = try? JSON.parse(frame.bytes),
            let number = json["v"]?.int, let version = json["version"]?.string
        else { return nil }
        protocolVersion = number
        self.version = version
        schema = json["schema"]?.int ?? 0
    }
}

/// A command for an owner: what was typed, and what the verb would see of the process it was typed
/// for.
struct OwnerErrand: Equatable, Sendable {
    /// The same for each attempt, so that it is done once.
    var id: RecordID
    var arguments: [String]
    /// Where paths begin.
    var folder: String
    var variables: [Variable] = []
    var isInputTerminal = false
    var isOutputTerminal = false
    var isErrorTerminal = false
    var width = 80
    /// What was answered to the questions so far.
    var answers: [Answer] = []

    struct Variable: Equatable, Sendable {
        let name: String
        let value: String
    }

    /// A line that was typed after what had been shown. Should the same verb show something else by
    /// now, the answer is to another question and does not count.
    struct Answer: Equatable, Sendable {
        /// The SHA-256 of what was shown.
        let shown: String
        /// `nil` at the end of the input.
        let line: String?
    }

    /// Variables that verbs look at.
    static let variableNames = [
        "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "TZ", "TERM", "NO_COLOR", "COLORTERM",
    ]

    /// - Returns: `nil` when it is too long for a frame.
    var frame: OwnerFrame? {
        let json = JSON.object([
            JSON.Member("id", .id(id)),
            JSON.Member("arguments", .array(arguments.map { .string($0) })),
            JSON.Member("folder", .string(folder)),
            JSON.Member(
                "variables", .object(variables.map { JSON.Member($0.name, .string($0.value)) })),
            JSON.Member("input", .bool(isInputTerminal)),
            JSON.Member("output", .bool(isOutputTerminal)),
            JSON.Member("error", .bool(isErrorTerminal)), JSON.Member("width", .count(width)),
            JSON.Member(
                "answers",
                .array(
                    answers.map {
                        .object([
                            JSON.Member("shown", .string($0.shown)),
                            JSON.Member("line", $0.line.map { .string($0) } ?? .null),
                        ])
                    })),
        ])
        let bytes = Array(json.text.utf8)
        return bytes.count <= OwnerFrame.limit ? OwnerFrame(.run, bytes) : nil
    }

    init(id: RecordID, arguments: [String], folder: String) {
        self.id = id
        self.arguments = arguments
        self.folder = folder
    }

    /// - Returns: `nil` when the frame is none of these.
    init?(_ frame: OwnerFrame?) {
        guard let frame, frame.kind == .run, let json = try? JSON.parse(frame.bytes),
            let id = json["id"]?.string.flatMap({ RecordID($0) }),
            let words = json["arguments"]?.array, let folder = json["folder"]?.string
        else { return nil }
        self.init(id: id, arguments: words.compactMap { $0.string }, folder: folder)
        variables = (json["variables"]?.members ?? []).compactMap { member in
            member.value.string.map { Variable(name: member.name, value: $0) }
        }
        isInputTerminal = json["input"]?.bool ?? false
        isOutputTerminal = json["output"]?.bool ?? false
        isErrorTerminal = json["error"]?.bool ?? false
        width = max(1, json["width"]?.int ?? 80)
        answers = (json["answers"]?.array ?? []).compactMap { answer in
            answer["shown"]?.string.map { Answer(shown: $0, line: answer["line"]?.string) }
        }
    }
}
