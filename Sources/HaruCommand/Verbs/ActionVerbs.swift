import HaruCore
import HaruReplica
import HaruStrings

/// Actions: listing, making, changing, ordering, deleting.
extension Workspace {
    func listActions() throws(Refusal) -> ExitCode {
        let tags = try tags()
        let all = try actions()
        let wanted = try filter(all, tags: tags)
        let running = try replied { () throws(ReplicaError) in try replica.runningSessions() }
        let shown = all.filter { wanted?.contains($0.id) ?? true }
        let prefixes = IDPrefix.shortest(all.map { $0.id })
        let rows = shown.map { action in
            ActionReport.Row(
                action: label(action, tags: tags),
                prefix: prefixes[all.firstIndex { $0.id == action.id } ?? 0],
                tags: tags.filter { action.tagIDs.contains($0.id) }.map { $0.name },
                isFavorite: action.isFavorite,
                isRunning: running.contains { $0.actionID == action.id })
        }
        console.show(ActionReport(rows: rows), style)
        return .ok
    }

    func addAction() throws(Refusal) -> ExitCode {
        let name = try checked { () throws(DomainError) in
            try TextRules.name(invocation.text(0) ?? "", limit: Action.nameLimit)
        }
        let wanted = try wantedTags(invocation.texts(.tag), among: tags())
        guard try agree(toNewTags: wanted.new, of: name) else { return .ok }
        let made = Action(
            id: newID(), createdAt: now, name: name,
            symbolName: symbol ?? Action.defaultSymbol,
            trackingType: invocation.has(.count) ? .count : .time,
            isFavorite: invocation.has(.favorite), tagIDs: (wanted.known + wanted.new).map { $0.id }
        )
        try replied(within: .actions) { () throws(ReplicaError) in
            try replica.write(.actionAdd, subject: name, wall: now) {
                (transaction) throws(ReplicaError) in
                try replica.checkRoomForAction()
                for tag in wanted.new { try transaction.insert(.tag, tag.id, tag.fields) }
                try transaction.insert(.action, made.id, made.fields)
            }
        }
        if made.isFavorite { try rememberFavorite(made.id) }
        console.show(Done(.actionAdded(name), ids: [made.id], strings), style)
        return .ok
    }

    func editAction() throws(Refusal) -> ExitCode {
        let known = try action(0)
        let tags = try tags()
        let wanted = try wantedTags(invocation.texts(.tag), among: tags)
        var writes: [FieldWrite] = []
        if let name = invocation.text(.name) {
            let checkedName = try checked { () throws(DomainError) in
                try TextRules.name(name, limit: Action.nameLimit)
            }
            writes.append(FieldWrite("name", .string(checkedName)))
        }
        if let symbol { writes.append(FieldWrite("symbolName", .string(symbol))) }
        if invocation.has(.favorite) { writes.append(FieldWrite("isFavorite", .bool(true))) }
        if invocation.has(.noFavorite) { writes.append(FieldWrite("isFavorite", .bool(false))) }
        for query in invocation.texts(.untag) {
            let tag = try tag(named: query, in: tags)
            writes.append(FieldWrite(Schema.element("tagIDs", tag.id), .bool(false)))
        }
        for tag in wanted.known + wanted.new {
            writes.append(FieldWrite(Schema.element("tagIDs", tag.id), .bool(true)))
        }
        guard try agree(toNewTags: wanted.new, of: known.name) else { return .ok }
        try replied { () throws(ReplicaError) in
            try replica.write(.actionEdit, subject: known.name, wall: now) {
                (transaction) throws(ReplicaError) in
                for tag in wanted.new { try transaction.insert(.tag, tag.id, tag.fields) }
                try transaction.update(.action, known.id, writes)
            }
        }
        if invocation.has(.favorite), !known.isFavorite { try rememberFavorite(known.id) }
        let name = try replied { () throws(ReplicaError) in try replica.action(known.id)?.name }
        console.show(Done(.actionEdited(name ?? known.name), ids: [known.id], strings), style)
        return .ok
    }

    func orderActions() throws(Refusal) -> ExitCode {
        let actions = try actions()
        var ids: [RecordID] = []
        for query in invocation.texts {
            let id = try action(named: query, in: actions).id
            if !ids.contains(id) { ids.append(id) }
        }
        preferences.actionOrder = ids + actions.map { $0.id }.filter { !ids.contains($0) }
        try savePreferences()
        return try listActions()
    }

    func deleteAction() throws(Refusal) -> ExitCode {
        let action = try action(0)
        let (sessions, counts) = try stored { () throws(StorageError) in
            (
                try store.storage.owned(.session, by: action.id).count,
                try store.storage.owned(.count, by: action.id).count
            )
        }
        func report(isDone: Bool) -> ChangeReport {
            ChangeReport(
                .actionDelete,
                [
                    ChangeReport.Item(.actions, 1), ChangeReport.Item(.sessions, sessions),
                    ChangeReport.Item(.counts, counts),
                ], names: [action.name], isDone: isDone)
        }
        let agreement = try console.agree(
            to: report(isDone: false),
            question: .deleteAction(action.name, records: sessions + counts),
            invocation, style)
        guard agreement == .go else { return .ok }
        _ = try replied { () throws(ReplicaError) in
            try replica.write(.actionDelete, subject: action.name, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.delete(.action, action.id, isConfirmed: true)
            }
        }
        console.show(report(isDone: true), style)
        return .ok
    }

    /// `--symbol`; `none` is the default symbol.
    private var symbol: String? {
        invocation.text(.symbol).map { $0.isEmpty ? Action.defaultSymbol : $0 }
    }

    /// A new favourite moves right behind the last one in this device's order.
    private func rememberFavorite(_ id: RecordID) throws(Refusal) {
        let actions = try actions()
        var others = actions
        for i in others.indices where others[i].id == id { others[i].isFavorite = false }
        var order = HomeOrder(actions: others, stored: preferences.actionOrder)
        order.mark(id)
        guard order.order != HomeOrder(actions: actions, stored: preferences.actionOrder).order
        else {
            return
        }
        preferences.actionOrder = order.order
        try savePreferences()
    }

    func checked<Result>(_ body: () throws(DomainError) -> Result) throws(Refusal) -> Result {
        do { return try body() } catch { throw .domain(error) }
    }

    // MARK: Tags that --tag names

    /// The tags that names stand for; those that do not exist are to be made. Part of a name stands
    /// for nothing here: `--tag art` makes a tag, also beside one that is called party.
    private func wantedTags(
        _ names: [String], among existing: [Tag]
    ) throws(Refusal) -> (known: [Tag], new: [Tag]) {
        var known: [Tag] = []
        var new: [Tag] = []
        for name in names {
            let id = RecordID(name)
            let meant = existing.filter { $0.id == id || NameMatch.isSame($0.name, name) }
            if !meant.isEmpty {
                let tag = try tag(named: name, in: meant)
                if !known.contains(where: { $0.id == tag.id }) { known.append(tag) }
                continue
            }
            let checkedName = try checked { () throws(DomainError) in
                try TextRules.name(name, limit: Tag.nameLimit)
            }
            guard !new.contains(where: { NameMatch.isSame($0.name, checkedName) }) else { continue }
            let color = Palette.presets[(existing.count + new.count) % Palette.presets.count]
            new.append(Tag(id: newID(), createdAt: now, name: checkedName, colorHex: color))
        }
        return (known, new)
    }

    /// Asks before tags are made that were not there.
    private func agree(toNewTags tags: [Tag], of action: String) throws(Refusal) -> Bool {
        guard !tags.isEmpty || invocation.has(.dryRun) else { return true }
        let names = tags.map { $0.name }
        let report = ChangeReport(
            invocation.verb,
            [ChangeReport.Item(.actions, 1), ChangeReport.Item(.tags, tags.count)],
            names: [action] + names, isDone: false)
        return try console.agree(to: report, question: .makeTags(names), invocation, style) == .go
    }
}
