import HaruCore
import HaruStrings

/// What runs at the moment (surfaces 3.1).
public struct NowRunning: Report, Equatable, Sendable {
    public struct Session: Equatable, Sendable {
        public let action: ActionLabel
        public let sessionID: RecordID
        public let startedAt: Instant
        public let note: String

        public init(action: ActionLabel, sessionID: RecordID, startedAt: Instant, note: String = "")
        {
            self.action = action
            self.sessionID = sessionID
            self.startedAt = startedAt
            self.note = note
        }
    }

    /// The one that stands for all; `nil` when nothing runs.
    public let running: Session?
    /// The sessions of the other running actions.
    public let others: [Session]
    public let revision: Int64
    public let generatedAt: Instant

    public init(running: Session?, others: [Session] = [], revision: Int64, generatedAt: Instant) {
        self.running = running
        self.others = others
        self.revision = revision
        self.generatedAt = generatedAt
    }

    /// All running sessions, the representative first.
    public var all: [Session] { (running.map { [$0] } ?? []) + others }

    public var json: JSON {
        .payload([
            JSON.Member("running", running.map(object) ?? .null),
            JSON.Member("revision", .int(revision)), JSON.Member("generatedAt", .at(generatedAt)),
        ])
    }

    private func object(_ session: Session) -> JSON {
        .object(
            members(session) + [
                JSON.Member("note", .string(session.note)),
                JSON.Member("extraCount", .count(others.count)),
                JSON.Member("others", .array(others.map { .object(members($0)) })),
            ])
    }

    private func members(_ session: Session) -> [JSON.Member] {
        session.action.members + [
            JSON.Member("sessionID", .id(session.sessionID)),
            JSON.Member("startedAt", .at(session.startedAt)),
        ]
    }

    public func lines(_ style: Style) -> [String] {
        if all.isEmpty { return [style.strings.nothingRunning] }
        var table = Table([
            Table.Column(), Table.Column(gives: true), Table.Column("", .right), Table.Column(),
            Table.Column(gives: true),
        ])
        for session in all {
            table.add([
                Table.Cell(style.dot, .accent), Table.Cell(session.action.name, .bold),
                Table.Cell(
                    style.strings.duration(seconds: (style.now - session.startedAt) / 1000)),
                Table.Cell(style.strings.since(time: style.time(session.startedAt)), .faint),
                Table.Cell(session.note, .faint),
            ])
        }
        return style.lines(table)
    }
}
