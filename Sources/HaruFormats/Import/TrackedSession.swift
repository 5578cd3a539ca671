import HaruCore

/// A session as other trackers know it, on its way to Haru's words.
///
/// The action is what the tracker hangs a record on. Everything else it says goes into the note,
/// separated by ` · `, so that nothing is lost.
struct TrackedSession {
    /// Milliseconds since 1970.
    var start: Int64
    /// Milliseconds since 1970.
    var end: Int64
    /// Project, activity or label; empty if the record has none.
    var label = ""
    /// Client, category or group: tags of the action.
    var groups: [String] = []
    /// Names the action if there is no label.
    var description = ""
    var details: [String] = []
    /// Tags of the record alone, which become `#tag` in the note.
    var tags: [String] = []

    init(start: Int64, end: Int64) {
        self.start = start
        self.end = end
    }

    /// A record that hangs on several labels at once: their names together are the action, and each
    /// is a tag of it.
    mutating func hang(on labels: [String]) {
        var name = ""
        for (i, label) in labels.enumerated() { name += i == 0 ? label : ", " + label }
        label = name
        if labels.count > 1 { groups = labels }
    }
}

extension HistoryBuilder {
    /// - Parameter tracker: names the action of a record that has neither label nor description.
    mutating func add(
        _ session: TrackedSession, tracker: String, line: Int?
    ) throws(ImportIssue.Reason) {
        try HistoryBuilder.checkLength(start: session.start, end: session.end)
        var parts: [String] = []
        let label = TextRules.trimmed(session.label)
        let description = TextRules.trimmed(session.description)
        let heading = HistoryBuilder.firstLine(description)
        let fullName = !label.isEmpty ? label : !heading.isEmpty ? heading : tracker
        let name = HistoryBuilder.shortened(fullName, to: Action.nameLimit)
        if !label.isEmpty, !sameBytes(name, label) { parts.append(label) }
        if !sameBytes(name, description) { parts.append(description) }
        parts += session.details
        var groups: [String] = []
        for group in session.groups {
            let full = TextRules.trimmed(group)
            if full.isEmpty { continue }
            let tag = HistoryBuilder.shortened(full, to: Tag.nameLimit)
            if !sameBytes(tag, full) { parts.append(full) }
            groups.append(tag)
        }
        for tag in session.tags { parts.append("#" + tag) }
        let note = HistoryBuilder.joined(parts)
        try note.withUnsafeBufferPointer { (note) throws(ImportIssue.Reason) in
            try HistoryBuilder.checkNote(note)
        }
        let bytes = Array(name.utf8)
        let index = bytes.withUnsafeBufferPointer {
            action(id: nil, type: .time, name: $0, line: line)
        }
        for group in groups { addTag(group, toAction: index) }
        note.withUnsafeBufferPointer {
            append(action: index, start: session.start, end: session.end, note: $0)
        }
    }

    /// At most `limit` characters, the last of them `…` if some are missing.
    static func shortened(_ text: String, to limit: Int) -> String {
        guard text.utf8.count > limit, text.count > limit else { return text }
        return TextRules.trimmed(String(text.prefix(limit - 1))) + "…"
    }

    private static func firstLine(_ text: String) -> String {
        let line = text.utf8.split(maxSplits: 1) { $0 == 0x0a || $0 == 0x0d }.first
        return TextRules.trimmed(line.map { String(decoding: $0, as: UTF8.self) } ?? "")
    }

    private static func joined(_ parts: [String]) -> [UInt8] {
        var note: [UInt8] = []
        for part in parts {
            let text = TextRules.trimmed(part)
            if text.isEmpty { continue }
            if !note.isEmpty { note.append(contentsOf: " · ".utf8) }
            note.append(contentsOf: text.utf8)
        }
        return note
    }
}
