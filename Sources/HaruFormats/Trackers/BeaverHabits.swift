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
            if sameBytes(name, "period") { draft.frequency = frequency(value) }
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

    private static func frequency(_ period: JSON) -> ImportedFrequency? {
        let count = period["period_count"]?.int ?? 1
        let times = period["target_count"]?.int ?? 1
        guard let type = period["period_type"]?.string, count > 0, times > 0 else { return nil }
        if sameBytes(type, "D") { return ImportedFrequency(times, inDays: count) }
        if sameBytes(type, "W") {
            return times >= 7 && count == 1 ? nil : .times(times, in: count, .week)
        }
        if sameBytes(type, "M") { return .times(times, in: count, .month) }
        return sameBytes(type, "Y") ? .times(times, in: count, .year) : nil
    }

    private static func isArchived(_ status: JSON) -> Bool {
        guard let word = status.string else { return false }
        return sameBytes(word, "archive") || sameBytes(word, "archived")
    }
}
