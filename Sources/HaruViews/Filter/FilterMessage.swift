import HaruCore

/// What happens in the filter (app 9.4).
public enum FilterMessage: Equatable, Sendable {
    case open
    case toggle(RecordID)
    /// A tag with all its actions; `nil`: those without a tag.
    case toggleGroup(RecordID?)
    case all
    case none
    case clear

    var text: String {
        switch self {
        case .open: "open"
        case .toggle(let id): "toggle " + id.text
        case .toggleGroup(let tag): "group " + (tag?.text ?? "none")
        case .all: "all"
        case .none: "none"
        case .clear: "clear"
        }
    }

    init?(_ words: Words) {
        switch words.verb {
        case "open": self = .open
        case "toggle":
            guard let id = words.id() else { return nil }
            self = .toggle(id)
        case "group": self = .toggleGroup(words.id())
        case "all": self = .all
        case "none": self = .none
        case "clear": self = .clear
        default: return nil
        }
    }
}

extension App {
    func update(_ message: FilterMessage) {
        let actions = model.ledger.actions
        switch message {
        case .open: present(.filter)
        case .toggle(let id):
            model.filter.set([id], isExcluded: !model.filter.excludes(id))
        case .toggleGroup(let tag):
            let groups = FilterGroup.groups(actions, tags: model.ledger.tags)
            guard let group = groups.first(where: { $0.tag?.id == tag }) else { return }
            let showsAll = group.shown(by: model.filter) == group.actions.count
            model.filter.set(group.actions.map { $0.id }, isExcluded: showsAll)
        case .all, .clear: model.filter.clear()
        case .none: model.filter.set(actions.map { $0.id }, isExcluded: true)
        }
    }
}
