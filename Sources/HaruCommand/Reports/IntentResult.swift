import HaruCore
import HaruStrings

/// The answer to something a person asked to be done (surfaces 8.2): the same for the command line,
/// the API and a voice.
public struct IntentResult: Report, Sendable {
    public enum Intent: String, Sendable {
        case start, stop, add, total, goal, quest, run, setControl
    }

    public enum Code: String, Sendable {
        case started, stopped, added, total, fulfilled, paused
        case discardedShort = "discarded_short"
        case goalProgress = "goal_progress"
        case questProgress = "quest_progress"
        case offDay = "off_day"
        case withinLimit = "within_limit"
        case overLimit = "over_limit"
    }

    public enum Unit: String, Sendable { case seconds, count, percent }

    /// What the answer is about.
    public struct Entity: Equatable, Sendable {
        public let kind: Phrase.Entity.Kind
        public let id: RecordID
        public let name: String

        public init(_ kind: Phrase.Entity.Kind, id: RecordID, name: String) {
            self.kind = kind
            self.id = id
            self.name = name
        }

        init(_ action: ActionLabel) {
            self.init(.action, id: action.id, name: action.name)
        }
    }

    /// The session that began or ended.
    public struct Session: Equatable, Sendable {
        public let id: RecordID
        public let startedAt: Instant
        public let endedAt: Instant?

        public init(id: RecordID, startedAt: Instant, endedAt: Instant?) {
            self.id = id
            self.startedAt = startedAt
            self.endedAt = endedAt
        }
    }

    public let intent: Intent
    public let code: Code
    /// A sentence in the language of the caller that can be shown or spoken as it is.
    public let dialog: String
    public let value: Int64?
    public let unit: Unit?
    public let entity: Entity
    public let session: Session?
    public let revision: Int64

    public var json: JSON {
        var members = [
            JSON.Member("ok", .bool(true)), JSON.Member("intent", .string(intent.rawValue)),
            JSON.Member("code", .string(code.rawValue)), JSON.Member("dialog", .string(dialog)),
        ]
        if let value, let unit {
            members.append(JSON.Member("value", .int(value)))
            members.append(JSON.Member("unit", .string(unit.rawValue)))
        }
        members.append(
            JSON.Member(
                "entity",
                .object([
                    JSON.Member("kind", .string(entity.kind.rawValue)),
                    JSON.Member("id", .id(entity.id)), JSON.Member("name", .string(entity.name)),
                ])))
        if let session {
            members.append(
                JSON.Member(
                    "session",
                    .object([
                        JSON.Member("id", .id(session.id)),
                        JSON.Member("startedAt", .at(session.startedAt)),
                        JSON.Member("endedAt", .at(session.endedAt)),
                    ])))
        }
        members.append(JSON.Member("revision", .int(revision)))
        return .payload(members)
    }

    public func lines(_ style: Style) -> [String] { [TextLayout.printable(dialog)] }

    public var isMessage: Bool { ![.total, .goal, .quest].contains(intent) }
}

extension IntentResult {
    public static func started(
        _ action: ActionLabel, _ session: Session, intent: Intent = .start, revision: Int64,
        _ strings: Strings
    ) -> IntentResult {
        IntentResult(
            intent: intent, code: .started, dialog: strings.started(action: action.name),
            value: nil, unit: nil, entity: Entity(action), session: session, revision: revision)
    }

    public static func stopped(
        _ action: ActionLabel, _ session: Session, intent: Intent = .stop, revision: Int64,
        _ strings: Strings
    ) -> IntentResult {
        let seconds = session.endedAt.map { ($0 - session.startedAt) / 1000 } ?? 0
        let dialog = strings.stopped(
            action: action.name, duration: strings.duration(seconds: seconds))
        return IntentResult(
            intent: intent, code: .stopped, dialog: dialog, value: seconds, unit: .seconds,
            entity: Entity(action), session: session, revision: revision)
    }

    /// A toggle that was set to off and was off.
    public static func isStopped(
        _ action: ActionLabel, revision: Int64, _ strings: Strings
    ) -> IntentResult {
        IntentResult(
            intent: .setControl, code: .stopped, dialog: strings.intentStopped, value: nil,
            unit: nil, entity: Entity(action), session: nil, revision: revision)
    }

    /// A stop that kept nothing, because the session was shorter than the settings want.
    public static func discardedShort(
        _ action: ActionLabel, intent: Intent = .stop, revision: Int64, _ strings: Strings
    ) -> IntentResult {
        IntentResult(
            intent: intent, code: .discardedShort, dialog: strings.discardedShort, value: nil,
            unit: nil, entity: Entity(action), session: nil, revision: revision)
    }

    /// - Parameters:
    ///   - amount: how many were added.
    ///   - today: how many there are today, these included.
    public static func added(
        _ action: ActionLabel, amount: Int, today: Int, intent: Intent = .add, revision: Int64,
        _ strings: Strings
    ) -> IntentResult {
        let dialog = strings.added(
            action: action.name, amount: strings.times(count: amount),
            today: strings.times(count: today))
        return IntentResult(
            intent: intent, code: .added, dialog: dialog, value: Int64(today), unit: .count,
            entity: Entity(action), session: nil, revision: revision)
    }

    public static func total(
        _ action: ActionLabel, _ amount: Amount, _ period: Period, revision: Int64,
        _ strings: Strings
    ) -> IntentResult {
        let dialog = strings.totalOf(
            period: period.name(strings), action: action.name, amount: amount.words(strings))
        return IntentResult(
            intent: .total, code: .total, dialog: dialog, value: amount.number,
            unit: action.type == .time ? .seconds : .count, entity: Entity(action), session: nil,
            revision: revision)
    }
}

/// The answers to one request that concerned several actions: `haru stop --all`.
public struct IntentResults: Report, Sendable {
    public let results: [IntentResult]

    public init(_ results: [IntentResult]) { self.results = results }

    public var json: JSON { .payload([JSON.Member("results", .array(results.map { $0.json }))]) }

    public func lines(_ style: Style) -> [String] { results.flatMap { $0.lines(style) } }

    public var isMessage: Bool { true }
}
