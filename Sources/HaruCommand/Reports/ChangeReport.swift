import HaruCore
import HaruStrings

/// What a verb that asks would change, or has changed: the same numbers both times.
public struct ChangeReport: Report, Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case actions, tags, sessions, counts, goals, quests, habits, completions, changes, fields

        func words(_ count: Int, _ strings: Strings) -> String {
            switch self {
            case .actions: strings.actionCount(count: count)
            case .tags: strings.tagCount(count: count)
            case .sessions: strings.sessionCount(count: count)
            case .counts: strings.countEntryCount(count: count)
            case .goals: strings.goalCount(count: count)
            case .quests: strings.questCount(count: count)
            case .habits: strings.habitCount(count: count)
            case .completions: strings.completionCount(count: count)
            case .changes: strings.changeCount(count: count)
            case .fields: strings.fieldCount(count: count)
            }
        }
    }

    public struct Item: Equatable, Sendable {
        public let kind: Kind
        public let count: Int

        public init(_ kind: Kind, _ count: Int) {
            self.kind = kind
            self.count = count
        }
    }

    public let verb: Verb
    public let items: [Item]
    /// Names of what is meant, one a line; may be empty.
    public let names: [String]
    public let isDone: Bool

    public init(_ verb: Verb, _ items: [Item], names: [String] = [], isDone: Bool) {
        self.verb = verb
        self.items = items
        self.names = names
        self.isDone = isDone
    }

    public var json: JSON {
        .payload(
            [
                JSON.Member("verb", .string(verb.rawValue)),
                JSON.Member("isDone", .bool(isDone)),
            ] + items.map { JSON.Member($0.kind.rawValue, .count($0.count)) } + [
                JSON.Member("names", .array(names.map { .string($0) }))
            ])
    }

    public func lines(_ style: Style) -> [String] {
        let strings = style.strings
        let what = items.filter { $0.count > 0 }.map { $0.kind.words($0.count, strings) }
            .joined(separator: ", ")
        let title: String
        if what.isEmpty {
            title = strings.changesNothing
        } else {
            title = heading(what, strings)
        }
        return [title] + names.map { "  " + TextLayout.printable($0) }
    }

    private func heading(_ what: String, _ strings: Strings) -> String {
        switch verb {
        case .delete, .actionDelete, .tagDelete, .goalDelete, .questDelete, .habitDelete:
            isDone ? strings.deleted(what: what) : strings.wouldDelete(what: what)
        default: isDone ? strings.changed(what: what) : strings.wouldChange(what: what)
        }
    }

    public var isMessage: Bool { isDone }
}
