import HaruCore

/// Daylio's backup: one JSON, mostly in base 64. Goals are promises about activities; months, which
/// are counted from 0, are not needed beside the moment of an entry.
enum DaylioBackup {
    static func read(_ file: ImportFile, into builder: inout HistoryBuilder) {
        let isPlain = file.text().beginsWithBrace
        let file = isPlain ? file : file.decodedBase64()
        let tables = DaylioTables(file)
        builder.readJSON(file) { (builder, stream) throws(JSONStreamError) in
            try stream.members { (stream, name) throws(JSONStreamError) in
                if sameBytes(name, "dayEntries") {
                    try builder.eachRecord(of: &stream) {
                        (builder, json, line) throws(ImportIssue.Reason) in
                        try take(json, line, tables, &builder)
                    }
                } else if sameBytes(name, "goals") {
                    try builder.eachRecord(of: &stream) {
                        (builder, json, line) throws(ImportIssue.Reason) in
                        try takeGoal(json, line, tables, &builder)
                    }
                } else {
                    _ = try stream.value()
                }
            }
        }
    }

    /// Milliseconds since 1970, to the end of the years of four digits.
    private static let moments: ClosedRange<Int64> = 0...253_402_300_799_999

    private static func take(
        _ json: JSON, _ line: Int, _ tables: DaylioTables, _ builder: inout HistoryBuilder
    ) throws(ImportIssue.Reason) {
        guard let moment = json["datetime"]?.int64, moments.contains(moment) else {
            throw .badTime
        }
        var entry = DaylioEntry(moment: moment)
        entry.mood = json["mood"]?.int64.flatMap { tables.moods[$0] } ?? ""
        for tag in json["tags"]?.array ?? [] {
            guard let id = tag.int64, let activity = tables.activities[id] else {
                throw .unknownAction
            }
            entry.activities.append(activity)
        }
        entry.notes = [json["note_title"]?.string ?? "", json["note"]?.string ?? ""]
        try builder.add(entry, line: line)
    }

    private static let everyDay: Int64 = 127

    /// A goal wants its activity once on each of its days: a bit for each weekday.
    private static func takeGoal(
        _ json: JSON, _ line: Int, _ tables: DaylioTables, _ builder: inout HistoryBuilder
    ) throws(ImportIssue.Reason) {
        guard let tag = json["id_tag"]?.int64, let activity = tables.activities[tag] else {
            throw .unknownAction
        }
        let isEndless = json["end_date"]?.int64 ?? -1 == -1
        let isEveryDay =
            json["repeat_type"]?.int64 == 1 && json["repeat_value"]?.int64 == everyDay
        guard isEndless, isEveryDay else {
            // Which bit is which weekday, and what the other types repeat, is not known.
            builder.history.losses.losePromise(
                of: TextRules.trimmed(activity.name), isEveryDay ? nil : weekdays(json))
            return
        }
        let action = builder.countedAction(activity.name, tag: activity.group, line: line)
        let created = json["created_at"]?.int64 ?? json["createdAt"]?.int64
        let firstDay = created.flatMap { milliseconds in
            moments.contains(milliseconds) ? builder.date(of: milliseconds) : nil
        }
        builder.addQuest(
            ImportedQuest(
                key: HabitTracker.daylio.key(identity: "", name: activity.name),
                of: .daylio, action: action, period: .daily, direction: .atLeast, target: 1,
                firstDay: firstDay))
    }

    /// On how many days of the week; `nil` where that is not said.
    private static func weekdays(_ goal: JSON) -> ImportedFrequency? {
        guard goal["repeat_type"]?.int64 == 1, let days = goal["repeat_value"]?.int64,
            (1..<everyDay).contains(days)
        else { return nil }
        return ImportedFrequency(days.nonzeroBitCount, inDays: 7)
    }
}

/// The names that entries point to, by their numbers.
struct DaylioTables {
    private(set) var moods: [Int64: String] = [:]
    private(set) var activities: [Int64: DaylioActivity] = [:]

    /// What Daylio calls the moods nobody renamed, best first; the app itself translates them.
    private static let predefined = ["rad", "good", "meh", "bad", "awful"]

    /// - Parameter file: decoded. What is wrong with it is reported when its entries are read.
    init(_ file: ImportFile) {
        var stream = JSONStream(file)
        var groups: [Int64: String] = [:]
        var tags: [(id: Int64, name: String, group: Int64)] = []
        do throws(JSONStreamError) {
            try stream.members { (stream, member) throws(JSONStreamError) in
                guard try stream.peek() == UInt8(ascii: "["), DaylioTables.isTable(member) else {
                    _ = try stream.value()
                    return
                }
                try stream.elements { (stream) throws(JSONStreamError) in
                    let row = try stream.plainValue()
                    guard let id = row["id"]?.int64 else { return }
                    let name = row["name"]?.string ?? ""
                    if sameBytes(member, "customMoods") {
                        moods[id] = DaylioTables.mood(row)
                    } else if sameBytes(member, "tag_groups") {
                        groups[id] = name
                    } else {
                        tags.append((id, name, row["id_tag_group"]?.int64 ?? 0))
                    }
                }
            }
        } catch {}
        for tag in tags {
            activities[tag.id] = DaylioActivity(name: tag.name, group: groups[tag.group] ?? "")
        }
    }

    private static func isTable(_ member: String) -> Bool {
        sameBytes(member, "customMoods") || sameBytes(member, "tags")
            || sameBytes(member, "tag_groups")
    }

    private static func mood(_ row: JSON) -> String {
        let own = row["custom_name"]?.string ?? ""
        if !TextRules.trimmed(own).isEmpty { return own }
        let group = row["mood_group_id"]?.int ?? 0
        return (1...predefined.count).contains(group) ? predefined[group - 1] : ""
    }
}

extension TextSource {
    /// Whether the text is JSON as it stands.
    fileprivate var beginsWithBrace: Bool {
        var source = self
        while let piece = source.read() {
            for byte in piece where byte != 0x20 && byte != 0x0a && byte != 0x0d && byte != 0x09 {
                return byte == UInt8(ascii: "{")
            }
        }
        return false
    }
}
