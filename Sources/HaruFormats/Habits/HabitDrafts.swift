import HaruCore

/// The habits of a file whose records name them by a key.
struct HabitDrafts {
    private(set) var all: [HabitDraft] = []
    private var places: [String: Int] = [:]

    /// The first one of a key stays.
    mutating func add(_ draft: HabitDraft, key: String) {
        guard places[key] == nil else { return }
        places[key] = all.count
        all.append(draft)
    }

    /// - Throws: `.unknownAction` if there is none of this key, and what `body` throws.
    mutating func change(
        _ key: String?, _ body: (inout HabitDraft) throws(ImportIssue.Reason) -> Void
    ) throws(ImportIssue.Reason) {
        guard let key, let place = places[key] else { throw .unknownAction }
        try body(&all[place])
    }

    /// The one of `key`, made if there is none.
    mutating func change(
        _ key: String, orMake draft: @autoclosure () -> HabitDraft,
        _ body: (inout HabitDraft) throws(ImportIssue.Reason) -> Void
    ) throws(ImportIssue.Reason) {
        if places[key] == nil { add(draft(), key: key) }
        try change(key, body)
    }
}

extension HistoryBuilder {
    /// The habits, ticked and no more, of a database in which every phone numbers its own from 1: only
    /// with its name beside the number is one another than that of the next phone.
    mutating func numberedHabits(of table: String, in file: ImportFile) -> HabitDrafts {
        var drafts = HabitDrafts()
        eachRow(of: table, in: file) { (_, row, number) throws(ImportIssue.Reason) in
            guard let key = row.key("_id") else { throw .unreadable }
            var draft = HabitDraft()
            draft.name = row["name"].string ?? ""
            draft.identity = key + "/" + draft.name
            draft.isCounted = false
            draft.line = number
            drafts.add(draft, key: key)
        }
        return drafts
    }
}
