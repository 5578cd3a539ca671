import HaruCore
import HaruReplica
import HaruStrings

/// Tags: listing, making, changing, ordering, deleting.
extension Workspace {
    func listTags() throws(Refusal) -> ExitCode {
        let tags = try tags()
        let actions = try actions()
        let prefixes = IDPrefix.shortest(tags.map { $0.id })
        let rows = zip(tags, prefixes).map { tag, prefix in
            TagReport.Row(
                id: tag.id, prefix: prefix, name: tag.name, colorHex: tag.colorHex,
                actionCount: actions.filter { $0.tagIDs.contains(tag.id) }.count)
        }
        console.show(TagReport(rows: rows), style)
        return .ok
    }

    func addTag() throws(Refusal) -> ExitCode {
        let name = try checked { () throws(DomainError) in
            try TextRules.name(invocation.text(0) ?? "", limit: Tag.nameLimit)
        }
        let count = try tags().count
        let tag = Tag(
            id: newID(), createdAt: now, name: name,
            colorHex: invocation.text(.color) ?? Palette.presets[count % Palette.presets.count])
        try replied { () throws(ReplicaError) in
            try replica.write(.tagAdd, subject: name, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.insert(.tag, tag.id, tag.fields)
            }
        }
        console.show(Done(.tagAdded(name), ids: [tag.id], strings), style)
        return .ok
    }

    func editTag() throws(Refusal) -> ExitCode {
        let known = try tag(named: invocation.text(0) ?? "", in: tags())
        var writes: [FieldWrite] = []
        if let name = invocation.text(.name) {
            let checkedName = try checked { () throws(DomainError) in
                try TextRules.name(name, limit: Tag.nameLimit)
            }
            writes.append(FieldWrite("name", .string(checkedName)))
        }
        if let color = invocation.text(.color) {
            writes.append(FieldWrite("colorHex", .string(color)))
        }
        try replied { () throws(ReplicaError) in
            try replica.write(.tagEdit, subject: known.name, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.update(.tag, known.id, writes)
            }
        }
        let name = try tags().first { $0.id == known.id }?.name ?? known.name
        console.show(Done(.tagEdited(name), ids: [known.id], strings), style)
        return .ok
    }

    /// Writes the order into the tags, only where it changes (sync 4, rule 6).
    func orderTags() throws(Refusal) -> ExitCode {
        let tags = try tags()
        var ordered: [Tag] = []
        for query in invocation.texts {
            let tag = try tag(named: query, in: tags)
            if !ordered.contains(where: { $0.id == tag.id }) { ordered.append(tag) }
        }
        ordered += tags.filter { tag in !ordered.contains { $0.id == tag.id } }
        try replied { () throws(ReplicaError) in
            try replica.write(.tagEdit, subject: ordered[0].name, wall: now) {
                (transaction) throws(ReplicaError) in
                for (place, tag) in ordered.enumerated() {
                    try transaction.update(
                        .tag, tag.id, [FieldWrite("sortOrder", .int(Int64(place + 1)))])
                }
            }
        }
        return try listTags()
    }

    func deleteTag() throws(Refusal) -> ExitCode {
        let tag = try tag(named: invocation.text(0) ?? "", in: tags())
        let wearing = try actions().filter { $0.tagIDs.contains(tag.id) }.count
        func report(isDone: Bool) -> ChangeReport {
            ChangeReport(
                .tagDelete, [ChangeReport.Item(.tags, 1)], names: [tag.name], isDone: isDone)
        }
        let agreement = try console.agree(
            to: report(isDone: false), question: .deleteTag(tag.name, actions: wearing), invocation,
            style)
        guard agreement == .go else { return .ok }
        _ = try replied { () throws(ReplicaError) in
            try replica.write(.tagDelete, subject: tag.name, wall: now) {
                (transaction) throws(ReplicaError) in
                try transaction.delete(.tag, tag.id, isConfirmed: true)
            }
        }
        console.show(report(isDone: true), style)
        return .ok
    }
}
