import HaruCore
import HaruReplica
import HaruStrings

extension Workspace {
    /// All actions in this device's order.
    func actions() throws(Refusal) -> [Action] {
        let actions = try replied { () throws(ReplicaError) in try replica.actions() }
        let order = HomeOrder(actions: actions, stored: preferences.actionOrder)
        let ids = order.favorites + order.others
        return ids.compactMap { id in actions.first { $0.id == id } }
    }

    func tags() throws(Refusal) -> [Tag] {
        let tags = try replied { () throws(ReplicaError) in try replica.tags() }
        return tags.inOrder()
    }

    /// The one of `all` that a person named.
    ///
    /// - Parameters:
    ///   - thing: what each is called.
    ///   - detail: what tells those of like names apart.
    func named<Thing>(
        _ query: String, _ kind: Refusal.Kind, in all: [Thing], as thing: (Thing) -> NamedThing,
        detail: (Thing) -> String
    ) throws(Refusal) -> Thing {
        let things = all.map(thing)
        switch NameMatch.find(query, in: things) {
        case .one(let index): return all[index]
        case .none: throw .notFound(kind, query)
        case .several(let indices):
            throw .ambiguous(
                kind, query,
                indices.map { index in
                    Refusal.Candidate(
                        kind: kind, id: things[index].id, name: things[index].name,
                        detail: detail(all[index]))
                })
        }
    }

    /// The action that a person named.
    func action(named query: String, in actions: [Action]) throws(Refusal) -> Action {
        try named(query, .action, in: actions) {
            NamedThing(id: $0.id, name: $0.name)
        } detail: {
            $0.trackingType == .count ? strings.counted : strings.timed
        }
    }

    /// The action of the verb's argument at `index`.
    func action(_ index: Int) throws(Refusal) -> Action {
        try action(named: invocation.text(index) ?? "", in: actions())
    }

    /// The tag that a person named.
    func tag(named query: String, in tags: [Tag]) throws(Refusal) -> Tag {
        try named(query, .tag, in: tags) {
            NamedThing(id: $0.id, name: $0.name)
        } detail: {
            $0.colorHex
        }
    }

    func label(_ action: Action, tags: [Tag]) -> ActionLabel {
        ActionLabel(
            id: action.id, name: action.name, symbol: action.symbolName,
            colorHex: action.colorHex(tags: tags), type: action.trackingType ?? .time)
    }

    /// Ids of the actions that `--action` and `--tag` leave; `nil` when neither is given.
    func filter(_ actions: [Action], tags: [Tag]) throws(Refusal) -> Set<RecordID>? {
        let names = invocation.texts(.action)
        let tagNames = invocation.texts(.tag)
        guard !names.isEmpty || !tagNames.isEmpty else { return nil }
        var wanted: Set<RecordID> = []
        for name in names { wanted.insert(try action(named: name, in: actions).id) }
        for name in tagNames {
            let tag = try tag(named: name, in: tags)
            for action in actions where action.tagIDs.contains(tag.id) { wanted.insert(action.id) }
        }
        return wanted
    }

    /// The record that a person named by an id, the beginning of one, or `last`.
    func record(named query: String) throws(Refusal) -> (kind: Kind, id: RecordID) {
        if query == "last" {
            guard
                let last = try stored({ () throws(StorageError) in try store.storage.lastRecord() })
            else { throw .notFound(.record, query) }
            return last
        }
        guard let digits = IDPrefix.digits(query) else { throw .notFound(.record, query) }
        let found = try stored { () throws(StorageError) in
            try store.storage.records(withIDPrefix: digits, limit: 8)
        }
        switch found.count {
        case 0: throw .notFound(.record, query)
        case 1: return found[0]
        default:
            var candidates: [Refusal.Candidate] = []
            for record in found { candidates.append(try candidate(record.kind, record.id)) }
            throw .ambiguous(.record, query, candidates)
        }
    }

    private func candidate(_ kind: Kind, _ id: RecordID) throws(Refusal) -> Refusal.Candidate {
        let subject = try subject(kind, id)
        return Refusal.Candidate(
            kind: .record, id: id, name: subject.name, detail: style.dateAndTime(subject.start))
    }

    /// The action a record belongs to and when it began, for messages.
    func subject(_ kind: Kind, _ id: RecordID) throws(Refusal) -> (name: String, start: Instant) {
        let record = try stored { () throws(StorageError) in try store.storage.record(kind, id) }
        guard let record else { throw .notFound(.record, id.text) }
        let owner: RecordID
        let start: Instant
        if kind == .session {
            let session = TimeSession(record)
            (owner, start) = (session.actionID, session.start)
        } else {
            let entry = CountEntry(record)
            (owner, start) = (entry.actionID, entry.timestamp)
        }
        let action = try replied { () throws(ReplicaError) in try replica.action(owner) }
        return (action?.name ?? "", start)
    }
}
