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
