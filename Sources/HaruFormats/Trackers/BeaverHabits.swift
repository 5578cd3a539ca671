import HaruCore

/// Beaver Habits' JSON: habits with a record for each day that was touched.
enum BeaverHabits {
    static func read(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.eachHabit(of: file) { line in
            var draft = HabitDraft()
            draft.isCounted = false
            draft.line = line
            return draft
        } member: { (builder, draft, name, stream) throws(JSONStreamError) in
            if sameBytes(name, "records") {
                return try builder.eachRecord(of: &stream) {
                    (builder, json, line) throws(ImportIssue.Reason) in
                    try take(json, line, &draft)
                }
            }
            let value = try stream.plainValue()
            if sameBytes(name, "name") { draft.name = value.string ?? "" }
            if sameBytes(name, "id") { draft.identity = value.string ?? "" }
            if sameBytes(name, "status") { draft.isArchived = isArchived(value) }
        } end: { builder, draft in
            builder.add(draft, of: .beaverHabits)
        }
    }

    private static func take(
        _ json: JSON, _ line: Int, _ draft: inout HabitDraft
    ) throws(ImportIssue.Reason) {
        guard let day = json["day"]?.string.flatMap({ ISO8601.day($0) }) else { throw .badDate }
        guard let isDone = json["done"]?.bool else { throw .unreadable }
        try draft.add(
            isDone ? .done : .notDone, on: day, note: json["text"]?.string ?? "", line: line)
    }

    private static func isArchived(_ status: JSON) -> Bool {
        guard let word = status.string else { return false }
        return sameBytes(word, "archive") || sameBytes(word, "archived")
    }
}
