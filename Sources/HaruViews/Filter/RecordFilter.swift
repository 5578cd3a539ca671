import HaruCore

/// Which actions the history and the statistics leave out (app 9.4). What is created later is shown,
/// because only what was excluded is kept. A session of the app long; nothing of it is stored.
public struct RecordFilter: Equatable, Sendable {
    /// In no particular order; some may be deleted by now.
    private var excluded: [RecordID] = []

    public init() {}

    public func excludes(_ action: RecordID) -> Bool { excluded.contains(action) }

    /// How many of the actions that exist are left out: whether the filter has an effect.
    public func count(among actions: [Action]) -> Int {
        var count = 0
        for action in actions where excludes(action.id) { count += 1 }
        return count
    }

    /// The one action that is left; `nil` when there are more or none.
    public func onlyShown(among actions: [Action]) -> Action? {
        let shown = actions.filter { !excludes($0.id) }
        return shown.count == 1 ? shown[0] : nil
    }

    public mutating func set(_ actions: [RecordID], isExcluded: Bool) {
        excluded.removeAll { actions.contains($0) }
        if isExcluded { excluded += actions }
    }

    public mutating func clear() { excluded = [] }

    /// Leaves out everything but one action.
    public mutating func showOnly(_ action: RecordID, among actions: [Action]) {
        excluded = actions.map { $0.id }.filter { $0 != action }
    }
}

/// A tag with its actions, as the filter lists them.
public struct FilterGroup: Equatable, Sendable {
    /// `nil`: the actions without a tag.
    public let tag: Tag?
    public let actions: [Action]

    /// Each tag with its actions, then those without one. An action with several tags stands under
    /// each; groups without actions are left out.
    public static func groups(_ actions: [Action], tags: [Tag]) -> [FilterGroup] {
        var groups: [FilterGroup] = []
        for tag in tags {
            groups.append(
                FilterGroup(tag: tag, actions: actions.filter { $0.tagIDs.contains(tag.id) }))
        }
        let untagged = actions.filter { action in
            !tags.contains { action.tagIDs.contains($0.id) }
        }
        groups.append(FilterGroup(tag: nil, actions: untagged))
        return groups.filter { !$0.actions.isEmpty }
    }

    /// How many of its actions are shown.
    func shown(by filter: RecordFilter) -> Int { actions.count - filter.count(among: actions) }
}
