import HaruCore

/// Finds for each action of an import the one it is in the store, or makes a new one (domain 15.3).
///
/// Two identities in one file are two actions, even under one name, so that a restore gives back
/// what was written; what several files call by one name and type is one action.
struct ActionLinker {
    struct Target {
        var id: RecordID
        var type: TrackingType
        /// The file whose own identity a new action got; `nil` for the store's and those without.
        var identityFromFile: Int?
    }

    private(set) var targets: [Target] = []
    /// Per action of the import: its target, or −1 if it has neither a match nor a usable name.
    private(set) var targetOf: [Int32] = []
    private(set) var newActions: [Action] = []
    private(set) var newTags: [Tag] = []
    /// Number of the first target that is new; those before are the store's.
    private var storeCount = 0
    private var byID: [RecordID: Int] = [:]
    private var timedByName: [String: [Int]] = [:]
    private var countedByName: [String: [Int]] = [:]
    private var tagByName: [String: RecordID] = [:]
    private var tagCount = 0

    /// - Parameters:
    ///   - now: when new tags, and actions that do not say, were made.
    ///   - newID: gives an identity that was never used.
    init(
        actions imported: [ImportedAction], store: [Action], tags: [Tag], now: Instant,
        newID: () -> RecordID
    ) {
        let oldestFirst = store.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
        for action in oldestFirst {
            guard let type = action.trackingType else {
                // Its identity is taken, and it matches nothing.
                byID[action.id] = -1
                continue
            }
            enter(Target(id: action.id, type: type, identityFromFile: nil), name: action.name)
        }
        storeCount = targets.count
        for tag in tags.sorted(by: { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) })
        where tagByName[tag.name] == nil {
            tagByName[tag.name] = tag.id
        }
        tagCount = tags.count
        targetOf = [Int32](repeating: -1, count: imported.count)
        // What a file lists is linked before what only its records name.
        for isListed in [true, false] {
            for (i, action) in imported.enumerated() where action.isListed == isListed {
                let target = match(action) ?? make(action, now: now, newID: newID)
                targetOf[i] = Int32(truncatingIfNeeded: target ?? -1)
            }
        }
    }

    /// Whether a target is in the store already.
    func isInStore(_ target: Int) -> Bool { target < storeCount }

    /// How many of the store's actions the import names.
    var matchedCount: Int {
        var isNamed = [Bool](repeating: false, count: storeCount)
        for target in targetOf where target >= 0 && isInStore(Int(target)) {
            isNamed[Int(target)] = true
        }
        return isNamed.reduce(0) { $0 + ($1 ? 1 : 0) }
    }

    /// The store's action with this identity, as a target.
    func storeTarget(_ id: RecordID) -> Int? {
        guard let target = byID[id], target >= 0, isInStore(target) else { return nil }
        return target
    }

    private mutating func enter(_ target: Target, name: String) {
        byID[target.id] = targets.count
        switch target.type {
        case .time: timedByName[name, default: []].append(targets.count)
        case .count: countedByName[name, default: []].append(targets.count)
        }
        targets.append(target)
    }

    private func match(_ action: ImportedAction) -> Int? {
        if let id = action.id, let target = byID[id], target >= 0,
            targets[target].type == action.trackingType
        {
            return target
        }
        let named =
            switch action.trackingType {
            case .time: timedByName[action.name]
            case .count: countedByName[action.name]
            }
        return named?.first { target in
            action.id == nil || targets[target].identityFromFile != action.file
        }
    }

    private mutating func make(
        _ action: ImportedAction, now: Instant, newID: () -> RecordID
    ) -> Int? {
        guard ActionLinker.problem(action) == nil else { return nil }
        var identityFromFile: Int?
        var id: RecordID
        if let own = action.id, byID[own] == nil {
            id = own
            identityFromFile = action.file
        } else {
            id = newID()
        }
        newActions.append(
            Action(
                id: id, createdAt: action.createdAt ?? now, name: action.name,
                symbolName: action.symbolName ?? Action.defaultSymbol,
                trackingType: action.trackingType, isFavorite: action.isFavorite,
                tagIDs: tagIDs(action.tags, now: now, newID: newID)))
        enter(
            Target(id: id, type: action.trackingType, identityFromFile: identityFromFile),
            name: action.name)
        return targets.count - 1
    }

    private mutating func tagIDs(
        _ names: [String], now: Instant, newID: () -> RecordID
    ) -> [RecordID] {
        var ids: [RecordID] = []
        for name in names {
            let name = HistoryBuilder.shortened(name, to: Tag.nameLimit)
            let id = tagByName[name] ?? makeTag(name, now: now, newID: newID)
            if !ids.contains(id) { ids.append(id) }
        }
        return ids
    }

    private mutating func makeTag(
        _ name: String, now: Instant, newID: () -> RecordID
    ) -> RecordID {
        let id = newID()
        newTags.append(
            Tag(
                id: id, createdAt: now, name: name,
                colorHex: Palette.presets[tagCount % Palette.presets.count], sortOrder: tagCount))
        tagByName[name] = id
        tagCount += 1
        return id
    }

    /// Why an action that matches nothing cannot be made.
    static func problem(_ action: ImportedAction) -> ImportIssue.Reason? {
        if action.name.isEmpty { return .missingName }
        let isLong = action.name.utf8.count > Action.nameLimit
        return isLong && action.name.count > Action.nameLimit ? .nameTooLong : nil
    }
}
